import type { prints as english } from '../../../server/domain/prints.messages';
import type { Draft } from '../../renderer';

export const prints = {
  page: '{pages, count} पैकी पान {page, count}',
  printedAt: 'प्रिंट: {at, dateTime}',
  phone: 'फोन {phone}',
  forStation: '{station} करिता',
  signatory: 'अधिकृत स्वाक्षरी',
  none: 'नाही',
  total: 'एकूण',
  yes: 'होय',
  cashMemos: 'कॅश मेमो {set, count}',
  cashMemo: 'कॅश मेमो',
  memoNumber: 'क्र. {number}',
  date: 'तारीख',
  customer: 'ग्राहक',
  vehicle: 'वाहन',
  product: 'उत्पादन',
  price: 'दर (₹ प्रति लिटर)',
  quantity: 'लिटर',
  amount: 'रक्कम',
  sourceSplit: 'न नोंदवलेल्या रोख विक्रीची वाटणी',
  sourceSale: 'उधारी विक्री {id, count}',
} satisfies Draft<typeof english>;
