import { differenceOf } from '../../domain/decanting';
import { date, litres, percent, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

/** `claimed` and `measured` are null if nothing has been unloaded yet. */
const LINES = `
  SELECT l.id AS "changeId", i.received_on AS received, i.invoice_number AS "invoiceNo", p.short_name AS product, s.claimed, s.measured,
         l.shortage_quantity AS noted, i.truck_number AS lorry, i.transport_name AS transporter
  FROM invoice i
  JOIN invoice_line l ON l.invoice_id = i.id
  JOIN product p ON p.id = l.product_id
  CROSS JOIN LATERAL (
    SELECT SUM(quantity)::bigint AS claimed, SUM(measured)::bigint AS measured
    FROM stock_in WHERE invoice_line_id = l.id) s
  WHERE i.received_on BETWEEN $1 AND $2
  ORDER BY i.receive_date_time, i.id, l.id`;

/** Measured quantity of each delivery, by tank and meters, against the claimed one. */
export const invoiceShortageReportBetweenTwoDay = defineReport({
  route: 'invoice-shortage-report-between-two-day',
  right: 'stock.read',
  title: 'Invoice shortage between two days',
  description:
    'Deliveries by receive date: shortage = measured − claimed at unloading, short −. The shortage noted on the ' +
    'invoice is shown separately. Deliveries not yet unloaded have no figures',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [
    date('received'),
    text('invoiceNo'),
    product('product'),
    litres('claimed', { label: 'Claimed (L)' }),
    litres('measured', { label: 'Measured (L)' }),
    litres('shortage', { label: 'Shortage (short −)', total: true }),
    percent('share', { label: '% of claimed' }),
    litres('noted', { label: 'Noted on the invoice (L)' }),
    text('lorry'),
    text('transporter'),
  ],
  changes: 'invoice_line',
  async calculate(sql, { from, to }) {
    const lines = await sql<Row & { claimed: number | null; measured: number | null }>(LINES, [from, to]);
    return lines.map((line) => {
      const { claimed, measured } = line;
      const difference = claimed === null || measured === null ? null : differenceOf(measured, claimed);
      return { ...line, shortage: difference?.litres ?? null, share: difference?.percent ?? null };
    });
  },
});
