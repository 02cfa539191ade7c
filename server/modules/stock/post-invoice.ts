import { effects as texts } from '../../domain/effects.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import { type PurchasedLine, purchaseShares } from '../../domain/purchase-shares';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { pricesAtEndOf } from '../../masters/product-rate.queries';
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
  const prices = await pricesAtEndOf(tx.sql, receivedOn);
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
 * change, with their old shares; `stored` are the same lines before it, if their quantities change. Returns how purchases
 * change, in sentences, and what is asked about a price per litre that does, at `field`.
 */
export async function repostInvoice(
  tx: Tx,
  invoice: PostedInvoice,
  lines: readonly StoredLine[],
  { field, stored = lines }: { field: string; stored?: readonly StoredLine[] },
): Promise<Required<Pick<ChangeResult, 'questions' | 'effects'>>> {
  const shared = await withShares(tx, lines, invoice.amount, invoice.receivedOn);
  const repriced = shared.filter((line, index) => perLitre(line) !== perLitre(stored[index]!));
  const far = await unusualPriceText(tx.sql, repriced, invoice.id);
  const effects: Message[] = [];
  for (const [place, { id, productName, amount }] of shared.entries()) {
    const before = lines[place]!.amount;
    if (amount === before) continue;
    await tx.sql('UPDATE invoice_line SET amount = $2 WHERE id = $1', [id, amount]);
    tx.audit({ table: 'invoice_line', id, before: { amount: before }, after: { amount } });
    effects.push(movedMoney(texts.purchase({ product: productName }), before, amount));
  }
  effects.push(...(await moveOpeningsBefore(tx, invoice.receivedOn, { supplier: invoice.supplierId })));
  await reverse(tx, tx.actor.userId, { kind: INVOICE, id: invoice.id });
  await postInvoice(tx, invoice, shared);
  return { questions: questionsOf('FIGURE_UNUSUAL', field, far), effects };
}
