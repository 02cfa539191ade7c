import type { Phrases } from '../../translator';

/** Refusals and messages of credit sales, slips, bills and interest. */
export const credit: Phrases = {
  'Sales on credit': 'उधार बिक्री',
  '{0} is cancelled. Its number is not used again.': '{0} रद्द हुआ। इसका नंबर दोबारा इस्तेमाल नहीं होगा।',
  '{0} unbilled again, and the number {1} is not used again': '{0} फिर बिना बिल, और नंबर {1} दोबारा इस्तेमाल नहीं होगा',
  '1 sale is': '1 बिक्री',
  '{0} sales are': '{0} बिक्रियाँ',
  'Bill {0}: {1} of interest from {2} to {3} can be charged again':
    'बिल {0}: {2} से {3} तक का ब्याज {1} फिर लगाया जा सकता है',
  '{0} is disabled': '{0} निष्क्रिय है',
  'slip {0}': 'पर्ची {0}',
  'Closing due on bill {0}': 'बिल {0} में अंत का बकाया',
  'Payments on bill {0}': 'बिल {0} में भुगतान',
  'Advance of {0}': '{0} का एडवांस',
  '{0}: {1} {2} is settled': '{0}: {1} {2} चुकता है',
  '{0}: interest already charged up to {1} does not change': '{0}: {1} तक लगाया गया ब्याज नहीं बदलेगा',
  'vehicle must be at most {0} characters': 'गाड़ी नंबर ज़्यादा से ज़्यादा {0} अक्षरों का हो',
  'slip number must be at most {0} characters': 'पर्ची नंबर ज़्यादा से ज़्यादा {0} अक्षरों का हो',
  'reason must be at most {0} characters': 'कारण ज़्यादा से ज़्यादा {0} अक्षरों का हो',
};
