import type { prints as english } from '../../../server/domain/prints.messages';
import type { Translation } from '../../renderer';

export const prints: Translation<typeof english> = {
  page: 'पेज {page, count} / {pages, count}',
  printedAt: 'प्रिंट {at, dateTime}',
  phone: 'फ़ोन {phone}',
  forStation: '{station} की ओर से',
  signatory: 'अधिकृत हस्ताक्षर',
  none: 'कुछ नहीं',
  total: 'कुल',
  yes: 'हाँ',
  cashMemos: 'कैश मेमो {set, count}',
  cashMemo: 'कैश मेमो',
  memoNumber: 'नं. {number}',
  date: 'तारीख',
  customer: 'ग्राहक',
  vehicle: 'गाड़ी',
  product: 'उत्पाद',
  price: 'भाव (₹ प्रति लीटर)',
  quantity: 'मात्रा (लीटर)',
  amount: 'राशि',
  sourceSplit: 'बिना दर्ज नकद बिक्री का बँटवारा',
  sourceSale: 'उधार बिक्री {id, count}',
};
