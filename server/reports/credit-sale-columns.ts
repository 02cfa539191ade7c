import { type Column, date, key, litres, money, product, rate, text } from './column';

/** Which delivery: the columns that all lists of credit sales have in common, in their order. */
export const DELIVERY_COLUMNS: readonly Column[] = [
  product('product'),
  litres('litres', { total: true }),
  rate('rate'),
  money('amount', { total: true }),
];

/** The firm that a sale is of, which leads to its statement. */
export const FIRM_COLUMNS: readonly Column[] = [
  key('creditorId'),
  text('firmName', { label: 'Firm', drill: '/report/credit-statement?creditor={creditorId}' }),
];

/** Its shift, beside `SHIFT_CELLS`: a closed one leads to its sheet. */
export const SHIFT_COLUMNS: readonly Column[] = [
  key('shiftId'),
  date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
  text('shift'),
];
