import { type Column, date, key, litres, money, product, rate, text } from './column';

/** The columns that all lists of credit sales share, in order. */
export const DELIVERY_COLUMNS: readonly Column[] = [
  product('product'),
  litres('litres', { total: true }),
  rate('rate'),
  money('amount', { total: true }),
];

/** The creditor of a sale, with a link to its statement. */
export const FIRM_COLUMNS: readonly Column[] = [
  key('creditorId'),
  text('firmName', { label: 'Creditor', drill: '/report/credit-statement?creditor={creditorId}' }),
];

/** Its shift, with `SHIFT_CELLS`: a closed one links to its sheet. */
export const SHIFT_COLUMNS: readonly Column[] = [
  key('shiftId'),
  date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
  text('shift'),
];
