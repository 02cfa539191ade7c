import { collectCash } from '../../../modules/cash/collect-cash';
import { exchangeCash } from '../../../modules/cash/exchange-cash';
import { expenditure } from '../../../modules/cash/expenditure';
import { notesInSafe } from '../../../modules/safe/safe.queries';
import { askRow, type Row, submitRow } from '../route';
import { count, flag, list, money, nothing, text, whole } from '../shape';
import { entryBody, entryId } from './shift-entry';

/** Counted notes as the currency form sends them; the safe calculates availability and totals itself. */
export const currencyData = list('currencyData', {
  value: whole('denominationName'),
  in: count('in'),
  out: count('out'),
});

/** How much money moves and by which way: cash if no account is named. */
export const paid = {
  amount: money('amount'),
  accountId: whole('trAccountId'),
  paymentModeId: whole('payModeId'),
  notes: currencyData,
};

export const cashRows: Row[] = [
  askRow({
    method: 'GET',
    path: '/api/v1/availablecurrency',
    query: notesInSafe,
    shape: nothing,
    present: (notes) => notes.map(({ value, available }) => ({ denominationName: value, available })),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/employee-cash-collection',
    command: collectCash,
    shape: entryBody({
      employeeId: whole('employeeId'),
      pumpId: whole('mpdId'),
      amount: money('amount'),
      notes: currencyData,
      confirmed: flag('confirmed', false),
    }),
    present: ({ cashCollectionId, ...late }) => entryId(cashCollectionId, late),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/cash-exchange',
    bodies: 'json',
    command: exchangeCash,
    shape: entryBody({ notes: currencyData, comment: text('comment') }),
    present: () => ({ msg: 'Cash Exchange Successfull' }),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/expenditure',
    command: expenditure.record,
    shape: entryBody({
      expenditureCategoryId: whole('exCatId'),
      amount: money('amount'),
      comment: text('comment'),
      accountId: whole('trAccountId'),
      paymentModeId: whole('payModeId'),
      valueDate: text('valueDate'),
      reference: text('reference'),
      notes: currencyData,
      confirmed: flag('confirmed', false),
    }),
    present: ({ expenditureId, ...late }) => entryId(expenditureId, late),
  }),
];
