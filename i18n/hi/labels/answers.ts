import type { Labels } from '../../labels';

/** What was done, and the questions before a decision. */
export const answers: Labels = {
  'Sent for approval. Somebody who may approve it will decide.': 'मंज़ूरी के लिए भेजा गया। जो इसे मंज़ूर कर सकते हैं, वे फ़ैसला करेंगे।',
  'Sent for approval. The new user can log in after somebody else accepts.':
    'मंज़ूरी के लिए भेजा गया। किसी और के मंज़ूर करने पर ही नया यूज़र लॉग इन कर सकेगा।',
  'Station settings changed.': 'स्टेशन सेटिंग बदली गई।',
  'Event Name created successfully': 'घटना का नाम बन गया',
  'Receive Category created successfully': 'पाने वालों की श्रेणी बन गई',
  'Created Message  successfully': 'संदेश बन गया',
  'Do you want to accept it ?': 'क्या आप इसे मंज़ूर करना चाहते हैं ?',
  'Do you want to reject it ?': 'क्या आप इसे नामंज़ूर करना चाहते हैं ?',
  'A link for a new password': 'नए पासवर्ड का लिंक',
};
