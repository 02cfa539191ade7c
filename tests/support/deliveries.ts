import type { Sql } from '../../server/platform/sql';
import type { Act } from './small-station';

let papers = 0;

/**
 * Creates an invoice that was received long ago, with one line for each of these. Returns the ids of the lines in
 * order. Millilitres.
 */
export async function receiveInvoice(
  { act, sql }: { act: Act; sql: Sql },
  lines: readonly { productId: number; quantity: number }[],
): Promise<number[]> {
  const { invoiceId } = await act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber: `DELIVERY-${++papers}`,
    invoiceDateTime: '2025-04-01T06:00',
    receiveDateTime: '2025-04-01T08:00',
    invoiceAmount: 100_000_000,
    // The price per litre varies with the lines.
    confirmed: true,
    truckNumber: 'MH 12 AB 1234',
    lines: lines.map((line) => ({ ...line, shortageQuantity: 0, density: '832.5' })),
  });
  const rows = await sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1 ORDER BY id', [invoiceId]);
  return rows.map(({ id }) => id);
}
