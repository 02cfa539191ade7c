import { problemsOfReceiveTime } from '../../domain/invoice.rules';
import { invoices } from '../../domain/invoices.messages';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { DAYS_FAR_OFF } from '../../domain/unusual-figure.rules';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { askAbout, askTogether } from '../../platform/ask-about';
import { defineCommand, type Tx } from '../../platform/submit';
import { beforeBooksText } from '../safe/books-began.queries';
import { CreateInvoiceInput } from './create-invoice.input';
import { likeNumberText, refuseTakenNumber } from './invoice-number';
import { problemsOfProducts } from './invoice-products';
import { postInvoice, withShares } from './post-invoice';
import { problemsOfSupplier } from './suppliers.queries';
import { unusualPriceText } from './unusual-price';

/** A line as it is stored: millilitres, and its share of the invoice's amount in paise. */
type Line = CreateInvoiceInput['lines'][number] & { amount: number };

/** Records a purchase: posts the purchases per product and the supplier's balance (docs/design/domain.md#postings). */
export const createInvoice = defineCommand({
  name: 'createInvoice',
  right: 'stock.record',
  input: CreateInvoiceInput,
  async run(tx, input): Promise<{ invoiceId: number }> {
    const problems = problemsOfReceiveTime(input.receiveDateTime, tx.ctx.clock.minute());
    const { supplierId = null } = input;
    refuseIf([
      ...problems,
      ...(await problemsOfSupplier(tx.sql, supplierId)),
      ...(await problemsOfDocument(tx, input)),
    ]);
    const receivedOn = input.receiveDateTime.slice(0, 10);
    const lines = await linesOf(tx, input, receivedOn);
    await askTogether(
      () =>
        askAbout(tx, input, 'REFERENCE_SEEN', 'invoiceNumber', () =>
          likeNumberText(tx.sql, { id: null, ...input, supplierId }),
        ),
      () =>
        askAbout(tx, input, 'FIGURE_UNUSUAL', 'receiveDateTime', () =>
          beforeBooksText(tx.sql, receivedOn, DAYS_FAR_OFF),
        ),
      () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'invoiceAmount', () => unusualPriceText(tx.sql, lines, receivedOn)),
    );
    await moveOpeningsBefore(tx, receivedOn, { supplier: supplierId });
    const invoiceId = await writeHeader(tx, input);
    await writeLines(tx, invoiceId, lines);
    await postInvoice(tx, { id: invoiceId, supplierId, amount: input.invoiceAmount, receivedOn }, lines);
    tx.publish('stockChanged', { invoiceId });
    return { invoiceId };
  },
});

/**
 * Locks the file, so that the clean-up does not delete it. It must be the user's own upload, since an invoice opens its paper
 * to all its readers.
 */
async function problemsOfDocument(tx: Tx, { documentId }: CreateInvoiceInput): Promise<Problem[]> {
  if (documentId == null) return [];
  const kept = await tx.sql('SELECT FROM stored_file WHERE id = $1 AND created_by_id = $2 FOR KEY SHARE', [
    documentId,
    tx.actor.userId,
  ]);
  return kept.length > 0 ? [] : [{ code: 'UNKNOWN_DOCUMENT', ...invoices.unknownDocument(), field: 'documentId' }];
}

/** The lines with their shares of the amount. Throws ProblemError INVALID at those whose product is no fuel in use. */
async function linesOf(tx: Tx, { invoiceAmount, lines }: CreateInvoiceInput, receivedOn: string): Promise<Line[]> {
  const products = lines.map(({ productId }, index) => ({ productId, field: `lines.${index}.productId` }));
  refuseIf(await problemsOfProducts(tx.sql, products));
  return withShares(tx, lines, invoiceAmount, receivedOn);
}

async function writeHeader(
  tx: Tx,
  { lines: _lines, confirmed: _confirmed, ...header }: CreateInvoiceInput,
): Promise<number> {
  await refuseTakenNumber(tx, { id: null, ...header, supplierId: header.supplierId ?? null });
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO invoice (invoice_number, invoice_date_time, receive_date_time, amount, truck_number, transport_name,
                          truck_driver_phone, comment, document_id, created_by_id, supplier_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      header.invoiceNumber,
      header.invoiceDateTime,
      header.receiveDateTime,
      header.invoiceAmount,
      header.truckNumber,
      header.transportName ?? null,
      header.truckDriverPhone ?? null,
      header.comment ?? null,
      header.documentId ?? null,
      tx.actor.userId,
      header.supplierId ?? null,
    ],
  );
  tx.audit({ table: 'invoice', id: row!.id, after: header });
  return row!.id;
}

async function writeLines(tx: Tx, invoiceId: number, lines: Line[]): Promise<void> {
  const rows = await tx.sql<{ id: number }>(
    `INSERT INTO invoice_line (invoice_id, product_id, quantity, shortage_quantity, density, amount)
     SELECT $1, l."productId", l.quantity, l."shortageQuantity", l.density, l.amount
     FROM jsonb_to_recordset($2::jsonb)
          AS l("productId" int, quantity bigint, "shortageQuantity" bigint, density text, amount bigint)
     RETURNING id`,
    [invoiceId, JSON.stringify(lines)],
  );
  for (const [place, line] of lines.entries())
    tx.audit({ table: 'invoice_line', id: rows[place]!.id, after: { invoiceId, ...line } });
}
