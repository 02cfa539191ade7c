import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { dayOfPayment } from '../safe/value-date';

/**
 * SQL: the id of the bill that prints a receipt (ADR 29): the creditor's first bill of sales, in the order of creation,
 * that was made after the payment and ends on its day or later; null while there is none. The arguments are SQL
 * expressions of the creditor's id, the payment's id and the payment's day.
 */
export const billOfReceipt = (creditorId: string, paymentId: string, day: string): string => `(
  SELECT MIN(f.id) FROM creditor_bill f
  WHERE f.creditor_id = ${creditorId} AND f.kind = 'SALES' AND f.last_payment_id >= ${paymentId} AND f.to_date >= ${day})`;

/** SQL: the day of a payment or an adjustment `d` of the shift `s`. */
export const PAYMENT_DAY = dayOfPayment('d', 's');

/** The bill that prints the receipt of a payment `d` of the shift `s`. */
export const BILL_OF_RECEIPT = billOfReceipt('d.creditor_id', 'd.id', PAYMENT_DAY);

/**
 * Reassigns the receipts of a creditor's bills after a bill was cancelled: the next bill prints the receipts of the cancelled
 * one. Its opening due falls by the same amount, so its closing due stays. The caller holds the creditor. Returns sentences
 * about the figures that changed.
 */
export async function reassignReceipts(tx: Tx, creditorId: number): Promise<Message[]> {
  const bills = await tx.sql<{ id: number; number: string; opening: Paise; paid: Paise; more: Paise }>(
    `UPDATE creditor_bill b SET paid = r.paid, opening = b.opening + r.paid - b.paid, version = b.version + 1
     FROM (
       SELECT f.id, f.paid AS before, COALESCE(SUM(p.amount), 0)::bigint AS paid
       FROM creditor_bill f
       LEFT JOIN (
         SELECT d.amount, ${BILL_OF_RECEIPT} AS bill_id
         FROM creditor_payment d JOIN shift s ON s.id = d.shift_id WHERE d.creditor_id = $1) p ON p.bill_id = f.id
       WHERE f.creditor_id = $1
       GROUP BY f.id) r
     WHERE b.id = r.id AND b.paid <> r.paid
     RETURNING b.id, b.number, b.opening, b.paid, (r.paid - r.before)::bigint AS more`,
    [creditorId],
  );
  return bills
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, number, opening, paid, more }) => {
      const before = { opening: opening - more, paid: paid - more };
      tx.audit({ table: 'creditor_bill', id, before, after: { opening, paid } });
      return movedMoney(texts.payments({ bill: number }), before.paid, paid);
    });
}
