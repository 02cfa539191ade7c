import type { Phrases } from '../../translator';

/** Refusals and messages of change requests. */
export const approvals: Phrases = {
  '{0} asks to delete {1}': '{0} इसे हटाना चाहते हैं: {1}',
  '{0} asks to change {1}': '{0} इसे बदलना चाहते हैं: {1}',
  '{0} asks to record {1}': '{0} दर्ज करना चाहते हैं: {1}',
  'At the request of {0}': '{0} के अनुरोध पर',
  '{0} recorded for review {1}': '{0} ने जाँच के लिए दर्ज किया: {1}',
  '{0} recorded {1}': '{0} ने दर्ज किया: {1}',
  '{0} issued a password link for {1}': '{0} ने नए पासवर्ड का लिंक जारी किया: {1}',
  'The API key {0} of {1} is valid through {2}': '{1} की API कुंजी {0} {2} तक मान्य है',
  '{0} added {1}': '{0} ने जोड़ा: {1}',
  '{0} disabled the maker of {1}': '{0} ने इसे बनाने वाले को निष्क्रिय किया: {1}',
  '{0} changed {1}': '{0} ने बदला: {1}',
  '{0} deleted {1}': '{0} ने हटाया: {1}',

  'Station setting {0}': 'स्टेशन की सेटिंग {0}',
  'Stock-in {0}': 'माल आवक {0}',
  'Invoice line {0}': 'इनवॉइस की पंक्ति {0}',
  'Invoice {0}': 'इनवॉइस {0}',
  'Density reading {0}': 'घनत्व रीडिंग {0}',
  'Inspection {0}': 'निरीक्षण {0}',
  'Creditor payment {0}': 'उधार ग्राहक का भुगतान {0}',
  'Employee advance {0}': 'कर्मचारी एडवांस {0}',
  'Salary {0}': 'वेतन {0}',
  'Expenditure {0}': 'खर्च {0}',
  'Cash transfer {0}': 'नकद जमा-निकासी {0}',
  'Cash exchange {0}': 'नकद अदला-बदली {0}',
  'Swipe settlement {0}': 'स्वाइप सेटलमेंट {0}',
  'Credit sale {0}': 'उधार बिक्री {0}',
  'Cash collection {0}': 'नकद वसूली {0}',
  'Dip {0}': 'डिप {0}',
};
