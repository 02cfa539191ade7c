import { createInvoice } from '../../../modules/stock/create-invoice';
import { pendingInvoiceLines } from '../../../modules/stock/invoice.queries';
import { inLitres } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { body, flag, kilolitres, list, litres, money, parameters, text, whole } from '../shape';

export const stockRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/invoice',
    bodies: 'json',
    command: createInvoice,
    shape: body({
      invoiceNumber: text('invoice.invoiceNumber'),
      invoiceDateTime: text('invoice.invoiceDateTime'),
      receiveDateTime: text('invoice.receiveDateTime'),
      invoiceAmount: money('invoice.invoiceAmount'),
      truckNumber: text('invoice.truckNumber'),
      transportName: text('invoice.transportName'),
      truckDriverPhone: text('invoice.truckDriverPhone'),
      comment: text('invoice.comment'),
      documentId: text('invoice.document'),
      lines: list('invoiceDetails', {
        productId: whole('productId'),
        quantity: kilolitres('quantity'),
        shortageQuantity: litres('shortageQuantity'),
        density: text('density'),
      }),
      confirmed: flag('confirmed', false),
    }),
    present: ({ invoiceId }) => [{ id: invoiceId }],
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/stockins/pending/:productId',
    query: pendingInvoiceLines,
    shape: parameters({ productId: whole('productId') }),
    present: (lines) =>
      lines.map(({ invoiceLineId, invoiceNumber, quantity, shortageQuantity, remaining }) => ({
        invoiceDetailId: invoiceLineId,
        invoiceNumber,
        orederQuantity: inLitres(quantity),
        shortageQuantity: inLitres(shortageQuantity),
        avilabel: inLitres(remaining),
      })),
  }),
];
