import { challanDensity } from '../../domain/density';
import { effects as texts } from '../../domain/effects.messages';
import { invoiceLineRules, problemsOfInvoiceLine } from '../../domain/invoice.rules';
import { invoices } from '../../domain/invoices.messages';
import { type BusinessDate } from '../../domain/kernel/business-date';
import { groupedLitres } from '../../domain/kernel/format';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { Product } from '../../masters/product';
import { referenceField } from '../../masters/reference-field';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { refuseClaimed } from './claimed-invoice';
import { problemsOfProducts, productNamed } from './invoice-products';
import { lockLines, type PostedInvoice, repostInvoice, type StoredLine } from './post-invoice';

interface InvoiceLineRow extends EditableRow {
  invoiceId: number;
  supplierId: number | null;
  invoiceNumber: string;
  invoiceAmount: Paise;
  receivedOn: BusinessDate;
  productId: number;
  productName: string;
  quantity: Millilitres;
  unloaded: Millilitres;
  density: string;
}

/** Corrects a product of an invoice: the invoice's amount is allocated to its lines again. */
export const changeOfInvoiceLine = editable<InvoiceLineRow>({
  table: 'invoice_line',
  label: 'Invoice line',
  fields: [
    referenceField('productId', 'Product', invoiceLineRules.productId, () => Product),
    changeField('quantity', 'Quantity, KL', invoiceLineRules.quantity),
    changeField('shortageQuantity', 'Shortage, litres', invoiceLineRules.shortageQuantity),
    changeField('density', 'Base density', invoiceLineRules.density),
  ],
  facts: [
    { name: 'invoiceNumber', label: 'Invoice', kind: 'text' },
    { name: 'receivedOn', label: 'Received', kind: 'date' },
    { name: 'unloaded', label: 'Unloaded', kind: 'litres' },
    { name: 'amount', label: 'Share of the amount', kind: 'money' },
  ],
  partOf: ({ invoiceId }) => ({ table: 'invoice', rowId: invoiceId }),
  async read(sql, id) {
    const [row] = await sql<InvoiceLineRow>(
      `SELECT l.id, l.version, i.created_at AS at, l.invoice_id AS "invoiceId", i.supplier_id AS "supplierId", i.invoice_number AS "invoiceNumber",
              i.amount AS "invoiceAmount", i.received_on AS "receivedOn", l.product_id AS "productId",
              p.name AS "productName", l.quantity,
              l.shortage_quantity AS "shortageQuantity", l.density, l.unloaded, l.amount
       FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id JOIN product p ON p.id = l.product_id
       WHERE l.id = $1`,
      [id],
    );
    return row ?? null;
  },
  async lock(tx, id) {
    const [line] = await tx.sql<{ invoiceId: number }>(
      'SELECT invoice_id AS "invoiceId" FROM invoice_line WHERE id = $1',
      [id],
    );
    if (!line) return;
    await tx.sql('SELECT FROM invoice WHERE id = $1 FOR UPDATE', [line.invoiceId]);
    await lockLines(tx, line.invoiceId);
  },
  titleOf: ({ invoiceNumber, productName, quantity }) =>
    `${invoiceNumber}, ${productName} ${groupedLitres(quantity)} L`,
  events: ({ invoiceId }) => [['stockChanged', { invoiceId }]],
  async modify(tx, after, before) {
    // A line recorded before densities had to be readable may keep its density.
    const isOld = (code: string): boolean => code === 'DENSITY_UNREADABLE' && after.density === before.density;
    refuseIf(problemsOfInvoiceLine({ ...after }).filter(({ code }) => !isOld(code)));
    if (after.quantity < after.unloaded)
      throw refusal('BELOW_UNLOADED', invoices.belowUnloaded({ unloaded: after.unloaded }), 'quantity');
    const lines = await lockLines(tx, after.invoiceId);
    const isOther = after.productId !== before.productId;
    if (isOther) {
      await refuseUsedLine(tx, lines.find(({ id }) => id === after.id)!, 'productId');
      await refuseLastClaimed(tx, before, lines, 'productId');
      refuseIf(await problemsOfProducts(tx.sql, [{ productId: after.productId, field: 'productId' }]));
    }
    const effects = after.density === before.density ? [] : await compareAgain(tx, after);
    if (after.quantity === before.quantity && !isOther) return { effects };
    const { productId, quantity } = after;
    const productName = isOther ? await productNamed(tx.sql, productId) : before.productName;
    const bought = lines.map((line) => (line.id === after.id ? { ...line, productId, productName, quantity } : line));
    const field = isOther ? 'productId' : 'quantity';
    const posted = await repostInvoice(tx, invoiceOf(after), bought, { field, stored: lines });
    return { ...posted, effects: [...posted.effects, ...effects] };
  },
  async remove(tx, row) {
    const lines = await lockLines(tx, row.invoiceId);
    await refuseUsedLine(tx, lines.find(({ id }) => id === row.id)!);
    await refuseLastClaimed(tx, row, lines);
    const others = lines.filter(({ id }) => id !== row.id);
    if (others.length === 0) throw refusal('LAST_LINE', invoices.noLines());
    const { questions, effects } = await repostInvoice(tx, invoiceOf(row), others, { field: 'quantity' });
    // A deletion has no figure to ask about.
    return { effects: [...questions.map(({ fact }) => fact), ...effects] };
  },
});

const invoiceOf = ({ invoiceId, supplierId, invoiceAmount, receivedOn }: InvoiceLineRow): PostedInvoice => ({
  id: invoiceId,
  supplierId,
  amount: invoiceAmount,
  receivedOn,
});

/** A line that documents refer to can neither be deleted nor get another product; that is refused at its field. */
export async function refuseUsedLine(
  tx: Tx,
  { id, productName, unloaded }: StoredLine,
  field?: 'productId',
): Promise<void> {
  if (unloaded > 0) throw refusal('UNLOADED', invoices.lineUnloaded({ unloaded, product: productName }), field);
  const [reading] = await tx.sql<{ on: BusinessDate }>(
    'SELECT business_date AS "on" FROM density_reading WHERE invoice_line_id = $1 ORDER BY id LIMIT 1',
    [id],
  );
  if (reading) throw refusal('DENSITY_READ', invoices.densityRead({ day: reading.on, product: productName }), field);
}

/** The last line of a product that a debit note claims stays. */
async function refuseLastClaimed(
  tx: Tx,
  { id, invoiceId, productId, productName }: InvoiceLineRow,
  lines: readonly StoredLine[],
  field?: 'productId',
): Promise<void> {
  if (lines.some((line) => line.id !== id && line.productId === productId)) return;
  await refuseClaimed(tx, invoiceId, { product: { id: productId, name: productName }, field });
}

/** Compares the density readings of the line with the new challan density. */
async function compareAgain(tx: Tx, { id, density }: InvoiceLineRow): Promise<Message[]> {
  const challan = challanDensity(density);
  const readings = await tx.sql<{ id: number; on: BusinessDate; was: number | null }>(
    `SELECT id, business_date AS "on", challan_density AS was FROM density_reading WHERE invoice_line_id = $1
     ORDER BY id FOR UPDATE`,
    [id],
  );
  const changed = readings.filter(({ was }) => was !== challan);
  for (const reading of changed) {
    await tx.sql('UPDATE density_reading SET challan_density = $2 WHERE id = $1', [reading.id, challan]);
    tx.audit({
      table: 'density_reading',
      id: reading.id,
      before: { challanDensity: reading.was },
      after: { challanDensity: challan },
    });
  }
  const shown = (density: number | null): Message =>
    density === null ? texts.noDensity() : texts.densityFigure({ density });
  return changed.map(({ on, was }) => texts.challan({ day: on, before: shown(was), after: shown(challan) }));
}
