import { effects as texts } from '../../domain/effects.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { billOfReceipt } from './receipts-of-bills';

/** A document of a day that is included in bills of a creditor. */
export interface SeenByBills {
  creditorId: number;
  day: BusinessDate;
  /** Bills made after this document was entered include it. */
  by: { paymentId: number } | { saleId: number } | { billId: number };
}

interface Restated {
  id: number;
  number: string;
  opening: Paise;
  paid: Paise;
  closing: Paise;
}

/**
 * Adds `more` paise to every bill that includes a payment, a sale billed by none of them, or a bill of interest. The
 * one bill that prints the payment's receipt (`billOfReceipt`) counts it as paid, every other one in its opening due.
 * So a reprinted sheet still adds up and agrees with the ledger. The caller has locked the creditor. Returns sentences
 * about the figures that changed.
 */
export async function restateBills(tx: Tx, { creditorId, day, by }: SeenByBills, more: Paise): Promise<Message[]> {
  const { paymentId, saleId, billId } = { paymentId: null, saleId: null, billId: null, ...by };
  const bills = await tx.sql<Restated & { shown: boolean }>(
    `UPDATE creditor_bill b
     SET paid = b.paid - CASE WHEN s.shown THEN $6::bigint ELSE 0 END,
         opening = b.opening + CASE WHEN s.shown THEN 0 ELSE $6::bigint END,
         closing = b.closing + $6::bigint, version = b.version + 1
     FROM (SELECT id, COALESCE(id = ${billOfReceipt('$1', '$3', '$2')}, false) AS shown
           FROM creditor_bill
           WHERE creditor_id = $1 AND to_date >= $2 AND (last_payment_id >= $3 OR last_sale_id >= $4 OR id > $5)) s
     WHERE b.id = s.id
     RETURNING b.id, b.number, b.opening, b.paid, b.closing, s.shown`,
    [creditorId, day, paymentId, saleId, billId, more],
  );
  return bills
    .toSorted((one, other) => one.id - other.id)
    .map(({ shown, ...bill }) => {
      const { id, number, opening, paid, closing } = bill;
      const before = {
        opening: shown ? opening : opening - more,
        paid: shown ? paid + more : paid,
        closing: closing - more,
      };
      tx.audit({ table: 'creditor_bill', id, before, after: { opening, paid, closing } });
      return movedMoney(texts.closingDue({ bill: number }), before.closing, closing);
    });
}
