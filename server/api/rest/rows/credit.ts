import { creditSalesBetween } from '../../../modules/credit/credit.queries';
import { recordCreditSale } from '../../../modules/credit/record-credit-sale';
import { recordCreditorPayment } from '../../../modules/credit/record-creditor-payment';
import { inLitres, rupees } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { flag, litres, money, parameters, text, whole } from '../shape';
import { paid } from './cash';
import { entryBody, entryId } from './shift-entry';

/** `id=false` asks for all creditors. */
const creditorOrAll = { ...whole('id'), read: (id: unknown) => (id === 'false' ? null : whole('id').read(id)) };

export const creditRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/credit',
    command: recordCreditSale,
    shape: entryBody({
      creditorId: whole('creditorId'),
      pumpId: whole('mpdId'),
      productId: whole('productId'),
      vehicle: text('vehicle'),
      slipNo: text('slipNo'),
      litres: litres('quantity'),
      amount: money('amount'),
      overLimitReason: text('overLimitReason'),
      confirmed: flag('confirmed', false),
    }),
    present: ({ creditSaleId, ...late }) => entryId(creditSaleId, late),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/creditor-payment',
    command: recordCreditorPayment,
    shape: entryBody({
      ...paid,
      creditorId: whole('creditorId'),
      valueDate: text('valueDate'),
      reference: text('reference'),
      comment: text('comment'),
      confirmed: flag('confirmed', false),
    }),
    present: ({ creditorPaymentId, ...late }) => entryId(creditorPaymentId, late),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/credit-report-between-dates',
    query: creditSalesBetween,
    shape: parameters({ from: text('from'), to: text('to'), creditorId: creditorOrAll }),
    present: (sales) =>
      sales.map(({ id, firmName, shiftDate, vehicle, productId, productName, ...sale }) => ({
        creditId: id,
        firmName,
        shiftDate,
        vehicle,
        productId,
        productName,
        quantity: inLitres(sale.litres),
        price: rupees(sale.rate),
        amount: rupees(sale.amount),
      })),
  }),
];
