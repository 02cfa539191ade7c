import { dateTime, file, litres, money, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** Deliveries of a range by the day of receipt, one row per product of the invoice. */
export const invoiceReportBetweenTwoDay = defineReport({
  route: 'invoice-report-between-two-day',
  right: 'stock.read',
  title: 'Invoices between two days',
  description:
    'Deliveries by receive date. The amount of an invoice is shared among its products by litres × the selling ' +
    'rate on that date; remaining = quantity − unloaded',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [
    text('invoiceNo'),
    dateTime('invoiceDate'),
    dateTime('received'),
    text('transporter'),
    text('lorry'),
    product('product'),
    litres('quantity', { label: 'Quantity (L)', total: true }),
    text('density', { label: 'Density (challan)' }),
    money('amount', { total: true }),
    litres('unloaded', { label: 'Unloaded (L)', total: true }),
    litres('remaining', { label: 'Remaining (L)', total: true }),
    file('document'),
  ],
  changes: 'invoice_line',
  sql: `
    SELECT l.id AS "changeId", i.invoice_number AS "invoiceNo", i.invoice_date_time AS "invoiceDate", i.receive_date_time AS received,
           i.transport_name AS transporter, i.truck_number AS lorry, p.short_name AS product, l.quantity, l.density,
           l.amount, l.unloaded, l.quantity - l.unloaded AS remaining,
           i.document_id AS document
    FROM invoice i
    JOIN invoice_line l ON l.invoice_id = i.id
    JOIN product p ON p.id = l.product_id
    WHERE i.received_on BETWEEN :from AND :to
    ORDER BY i.receive_date_time, i.id, l.id`,
});
