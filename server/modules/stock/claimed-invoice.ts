import { invoices } from '../../domain/invoices.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';

/**
 * Throws ProblemError CLAIMED if a debit note names the locked invoice, or that product of it: the note would claim
 * something else.
 */
export async function refuseClaimed(
  tx: Tx,
  invoiceId: number,
  { product, field }: { product?: { id: number; name: string }; field?: string } = {},
): Promise<void> {
  const [note] = await tx.sql<{ id: number; day: BusinessDate }>(
    `SELECT id, note_date AS day FROM debit_note
     WHERE invoice_id = $1 AND COALESCE(product_id = $2::int, true) ORDER BY id LIMIT 1`,
    [invoiceId, product?.id ?? null],
  );
  if (note === undefined) return;
  const claimed = product ? invoices.productClaimed({ ...note, product: product.name }) : invoices.invoiceClaimed(note);
  throw refusal('CLAIMED', claimed, field);
}
