import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { billOfReceipt } from './receipts-of-bills';

/** Something of a day that bills of a creditor have in their figures. */
export interface SeenByBills {
  creditorId: number;
  day: BusinessDate;
  /** Bills made after it had been entered have seen it. */
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
 * Corrects the figures of the bills that have seen a payment, a sale that none of them bills, or a bill of interest: so much
 * more (paise) was owed from its day on than they say. The one bill that prints the payment's receipt (`billOfReceipt`) has
 * it in what was paid, every other one in its opening due. So a sheet that is printed again still adds up, and says what the
 * ledger says. The caller holds the creditor. Answers what moved, in sentences.
 */
export async function restateBills(tx: Tx, { creditorId, day, by }: SeenByBills, more: Paise): Promise<string[]> {
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
      return movedMoney(`Closing due that bill ${number} shows`, before.closing, closing);
    });
}
