import { defineMessages } from './kernel/message';

/** The own words of prints and files, beside the labels of reports and the data. */
export const prints = defineMessages('prints', {
  page: 'Page {page, count} of {pages, count}',
  printedAt: 'Printed {at, dateTime}',
  phone: 'Phone {phone}',
  forStation: 'For {station}',
  signatory: 'Authorised signatory',
  none: 'None',
  total: 'Total',
  yes: 'Yes',
  cashMemos: 'Cash memos {set, count}',
  cashMemo: 'CASH MEMO',
  memoNumber: 'No. {number}',
  date: 'Date',
  customer: 'Customer',
  vehicle: 'Vehicle',
  product: 'Product',
  price: 'Price (₹ a litre)',
  quantity: 'Quantity (litres)',
  amount: 'Amount',
  sourceSplit: 'Split of unrecorded cash sales',
  sourceSale: 'Credit sale {id, count}',
});
