import type { Phrases } from '../translator';

/** What stands on prints beside the reports' own words: heads, feet, page numbers, sheets. */
export const prints: Phrases = {
  'Cash memos {0}': 'कैश मेमो {0}',
  'CASH MEMO': 'कैश मेमो',
  'No. {0}': 'नं. {0}',
  'Phone {0}': 'फ़ोन {0}',
  Customer: 'ग्राहक',
  'Price (₹ a litre)': 'भाव (₹ प्रति लीटर)',
  'Quantity (litres)': 'मात्रा (लीटर)',
  'For {0}': '{0} की ओर से',
  'Authorised signatory': 'अधिकृत हस्ताक्षर',
  'Printed {0}': 'प्रिंट {0}',
  'Page {0} of {1}': 'पेज {0} / {1}',
  None: 'कुछ नहीं',
};
