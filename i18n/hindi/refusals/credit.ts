import type { Phrases } from '../../translator';

/** Refusals and messages of credit sales, slips, bills and interest. */
export const credit: Phrases = {
  'Sales on credit': 'उधार बिक्री',
  '{0} is cancelled. Its number is not used again.': '{0} रद्द हुआ। इसका नंबर दोबारा इस्तेमाल नहीं होगा।',
  'slip {0}': 'पर्ची {0}',
  '{0}, slip {1}': '{0}, पर्ची {1}',
  'vehicle must be at most {0} characters': 'गाड़ी नंबर ज़्यादा से ज़्यादा {0} अक्षरों का हो',
  'slip number must be at most {0} characters': 'पर्ची नंबर ज़्यादा से ज़्यादा {0} अक्षरों का हो',
  'reason must be at most {0} characters': 'कारण ज़्यादा से ज़्यादा {0} अक्षरों का हो',
};
