import { effects as texts } from '../../domain/effects.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import { type PurchasedLine, purchaseShares } from '../../domain/purchase-shares';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { RATE_AT_END, type RateInForce } from '../../masters/product-rate.queries';
import type { Tx } from '../../platform/submit';
import { type ChangeResult, questionsOf } from '../../services/approvals/editable-table';
import { account, post } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { perLitre, unusualPriceText } from './unusual-price';

export const INVOICE = 'INVOICE';

/** A purchased line with its share of the invoice's amount, paise. */
interface BoughtLine extends Pick<PurchasedLine, 'quantity'> {
  productId: number;
}

/** Allocates the amount to the lines by the selling prices of their products on the day of delivery. */
export async function withShares<Line extends BoughtLine>(
  tx: Tx,
  lines: readonly Line[],
  amount: Paise,
  receivedOn: BusinessDate,
): Promise<(Line & { amount: Paise })[]> {
  const prices = await tx.sql<RateInForce>(
    `SELECT p.id AS "productId", ${RATE_AT_END} AS rate FROM product p WHERE p.id = ANY($2)`,
    [receivedOn, lines.map(({ productId }) => productId)],
  );
  const rates = new Map(prices.map(({ productId, rate }) => [productId, rate]));
  const purchased = lines.map(({ productId, quantity }) => ({ quantity, rate: rates.get(productId) ?? null }));
  const shares = purchaseShares(amount, purchased);
  return lines.map((line, index) => ({ ...line, amount: shares[index]! }));
}

/** An invoice as it is posted. */
export interface PostedInvoice {
  id: number;
  /** Null for one that names none: these are owed to one account together. */
  supplierId: number | null;
  amount: Paise;
  receivedOn: BusinessDate;
}

/** Posts purchases per product and the supplier's balance (docs/design/domain.md#postings), on the day of delivery. */
export async function postInvoice(
  tx: Tx,
  { id, supplierId, amount, receivedOn }: PostedInvoice,
  lines: readonly { productId: number; amount: Paise }[],
): Promise<void> {
  await post(tx, tx.actor.userId, [
    {
      document: { kind: INVOICE, id },
      businessDate: receivedOn,
      shiftId: null,
      lines: [
        ...lines.map((line) => ({ account: account('PURCHASES', line.productId), amount: line.amount })),
        { account: account('SUPPLIER', supplierId ?? 0), amount: -amount },
      ],
    },
  ]);
}

/** A stored line with its current share. */
export interface StoredLine {
  id: number;
  productId: number;
  productName: string;
  quantity: number;
  unloaded: number;
  amount: Paise;
}

/** Locks an invoice's lines, in the order of entry. */
export const lockLines = (tx: Tx, invoiceId: number): Promise<StoredLine[]> =>
  tx.sql<StoredLine>(
    `SELECT l.id, l.product_id AS "productId", p.name AS "productName", l.quantity, l.unloaded, l.amount
     FROM invoice_line l JOIN product p ON p.id = l.product_id WHERE l.invoice_id = $1 ORDER BY l.id FOR UPDATE OF l`,
    [invoiceId],
  );

/**
 * Reverses an invoice's entry, allocates its amount to the lines again and posts it. `lines` are those after the
 * change, with their old shares; `stored` are the same lines before it, if their products or
 * quantities change. Returns how purchases
 * change, in sentences, and what is asked about a price per litre that does, at `field`.
 */
export async function repostInvoice(
  tx: Tx,
  invoice: PostedInvoice,
  lines: readonly StoredLine[],
  { field, stored = lines }: { field: string; stored?: readonly StoredLine[] },
): Promise<Required<Pick<ChangeResult, 'questions' | 'effects'>>> {
  const shared = await withShares(tx, lines, invoice.amount, invoice.receivedOn);
  const repriced = shared.filter(
    (line, index) => line.productId !== stored[index]!.productId || perLitre(line) !== perLitre(stored[index]!),
  );
  const far = await unusualPriceText(tx.sql, repriced, invoice.receivedOn, invoice.id);
  const effects = await writeShares(tx, invoice, lines, shared, stored);
  return { questions: questionsOf('FIGURE_UNUSUAL', field, far), effects };
}

/** Stores the new shares, and posts the invoice with them in place of its current entry. */
async function writeShares(
  tx: Tx,
  invoice: PostedInvoice & { number?: string },
  lines: readonly StoredLine[],
  shared: readonly StoredLine[],
  stored = lines,
): Promise<Message[]> {
  const { number } = invoice;
  const purchaseOf = (product: string): Message =>
    number === undefined ? texts.purchase({ product }) : texts.purchaseOf({ product, invoice: number });
  const effects: Message[] = [];
  for (const [place, { id, productName: product, amount }] of shared.entries()) {
    const before = lines[place]!.amount;
    const { productId, productName: former } = stored[place]!;
    const isOther = shared[place]!.productId !== productId;
    if (amount !== before) {
      await tx.sql('UPDATE invoice_line SET amount = $2 WHERE id = $1', [id, amount]);
      tx.audit({ table: 'invoice_line', id, before: { amount: before }, after: { amount } });
    }
    if (isOther) effects.push(movedMoney(purchaseOf(former), before, 0));
    if (amount !== before || isOther) effects.push(movedMoney(purchaseOf(product), isOther ? 0 : before, amount));
  }
  effects.push(...(await moveOpeningsBefore(tx, invoice.receivedOn, { supplier: invoice.supplierId })));
  await reverse(tx, tx.actor.userId, { kind: INVOICE, id: invoice.id });
  await postInvoice(tx, invoice, shared);
  return effects;
}

/** The rate of a product from a shift on. */
interface RateSince {
  productId: number;
  shiftDate: BusinessDate;
  shiftTypeId: number;
}

/**
 * Allocates invoices again that name the product among others and were received between that rate, which is new or
 * another one by now, and the next one: their shares are those by the rates of their days, whenever these were entered
 * (ADR 8). Returns how purchases change, in sentences.
 */
export async function shareAgain(tx: Tx, { productId, shiftDate, shiftTypeId }: RateSince): Promise<Message[]> {
  const invoices = await tx.sql<PostedInvoice & { number: string }>(
    `SELECT i.id, i.supplier_id AS "supplierId", i.amount, i.received_on AS "receivedOn", i.invoice_number AS number
     FROM invoice i
     WHERE i.received_on >= $2
       AND i.received_on < COALESCE((SELECT MIN(n.shift_date) FROM product_rate n
                                     JOIN shift_type u ON u.id = n.shift_type_id, shift_type first
                                     WHERE first.id = $3 AND n.product_id = $1
                                       AND (n.shift_date, u.position) > ($2::date, first.position)), 'infinity')
       AND EXISTS (SELECT FROM invoice_line WHERE invoice_id = i.id AND product_id = $1)
       AND EXISTS (SELECT FROM invoice_line WHERE invoice_id = i.id AND product_id <> $1)
     ORDER BY i.id FOR UPDATE OF i`,
    [productId, shiftDate, shiftTypeId],
  );
  const effects: Message[] = [];
  for (const invoice of invoices) {
    const lines = await lockLines(tx, invoice.id);
    const shared = await withShares(tx, lines, invoice.amount, invoice.receivedOn);
    if (shared.every(({ amount }, index) => amount === lines[index]!.amount)) continue;
    effects.push(...(await writeShares(tx, invoice, lines, shared)));
    tx.publish('stockChanged', { invoiceId: invoice.id });
  }
  return effects;
}
