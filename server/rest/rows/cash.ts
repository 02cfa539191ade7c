import { notesInSafe } from '../../cash/cash.queries';
import { collectCash } from '../../cash/collect-cash';
import { exchangeCash } from '../../cash/exchange-cash';
import { lastId } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { body, count, list, money, nothing, text, whole } from '../shape';

/** Counted notes as the currency form sends them; what is available and the totals are the safe's to know. */
export const currencyData = list('currencyData', {
  value: whole('denominationName'),
  in: count('in'),
  out: count('out'),
});

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
    shape: body({
      employeeId: whole('employeeId'),
      pumpId: whole('mpdId'),
      amount: money('amount'),
      notes: currencyData,
    }),
    present: ({ cashCollectionId }) => lastId(cashCollectionId),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/cash-exchange',
    bodies: 'json',
    command: exchangeCash,
    shape: body({ notes: currencyData, comment: text('comment') }),
    present: () => ({ msg: 'Cash Exchange Successfull' }),
  }),
];
