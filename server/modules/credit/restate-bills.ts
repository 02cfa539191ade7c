import { effects as texts } from '../../domain/effects.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { billOfReceipt } from './receipts-of-bills';
import { refuseTooGreat } from './write-bill';

interface BilledSale {
  saleId: number;
  /** The bill that it is on. */
  billedOn: number | null;
  /** The field at which too great a bill is refused. */
  field?: string;
}

/** A document of a day that is included in bills of a creditor. */
export interface SeenByBills {
  creditorId: number;
  day: BusinessDate;
  /** Bills made after this document was entered include it. */
  by: { paymentId: number } | { returnedPaymentId: number } | BilledSale | { billId: number };
}

/**
 * SQL predicate: `restateBills` would restate a bill for a change of the document `d`, given the column with the last of
 * its kind that a bill includes, and its day.
 */
export const isIncludedInBill = (last: 'last_payment_id' | 'last_sale_id', day: string): string => `EXISTS (
  SELECT FROM creditor_bill f
  WHERE f.creditor_id = d.creditor_id AND f.to_date >= ${day} AND f.${last} >= d.id)`;

interface Restated {
  id: number;
  number: string;
  opening: Paise;
  amount: Paise;
  paid: Paise;
  closing: Paise;
}

/**
 * Adds `more` paise to every bill that includes a payment, its return as a cheque, a sale, or a bill of interest. The bill that a sale is on has
 * it in its amount; the one bill that prints the payment's receipt (`billOfReceipt`) counts it as paid, every other one in its opening due.
 * So a reprinted sheet still adds up and agrees with the ledger. The caller has locked the creditor. Returns sentences
 * about the figures that changed. Throws ProblemError REFUSED if the bill of a sale would be too great.
 */
export async function restateBills(tx: Tx, { creditorId, day, by }: SeenByBills, more: Paise): Promise<Message[]> {
  const { paymentId, returnedPaymentId, saleId, billId, billedOn, field } = {
    paymentId: null,
    returnedPaymentId: null,
    saleId: null,
    billId: null,
    billedOn: null,
    field: undefined,
    ...by,
  };
  if (billedOn !== null) refuseTooGreat((await amountOfBill(tx, billedOn)) + more, field);
  const bills = await tx.sql<Restated & { shown: boolean; isItsOwn: boolean }>(
    `UPDATE creditor_bill b
     SET paid = b.paid - CASE WHEN s.shown THEN $6::bigint ELSE 0 END,
         amount = b.amount + CASE WHEN s.is_its_own THEN $6::bigint ELSE 0 END,
         opening = b.opening + CASE WHEN s.shown OR s.is_its_own THEN 0 ELSE $6::bigint END,
         closing = b.closing + $6::bigint, version = b.version + 1
     FROM (SELECT id, COALESCE(id = ${billOfReceipt('$1', '$3', '$2')}, false) AS shown,
                  COALESCE(id = $7, false) AS is_its_own
           FROM creditor_bill
           WHERE creditor_id = $1 AND to_date >= $2 AND (last_payment_id >= COALESCE($3, $8) OR last_sale_id >= $4 OR id > $5)) s
     WHERE b.id = s.id
     RETURNING b.id, b.number, b.opening, b.amount, b.paid, b.closing, s.shown, s.is_its_own AS "isItsOwn"`,
    [creditorId, day, paymentId, saleId, billId, more, billedOn, returnedPaymentId],
  );
  return bills
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ shown, isItsOwn, ...bill }) => {
      const { id, number, opening, amount, paid, closing } = bill;
      const before = {
        opening: shown || isItsOwn ? opening : opening - more,
        amount: isItsOwn ? amount - more : amount,
        paid: shown ? paid + more : paid,
        closing: closing - more,
      };
      tx.audit({ table: 'creditor_bill', id, before, after: { opening, amount, paid, closing } });
      return [
        ...(isItsOwn ? [movedMoney(texts.billAmount({ bill: number }), before.amount, amount)] : []),
        ...(shown ? [movedMoney(texts.payments({ bill: number }), before.paid, paid)] : []),
        movedMoney(texts.closingDue({ bill: number }), before.closing, closing),
      ];
    });
}

async function amountOfBill({ sql }: Tx, billId: number): Promise<Paise> {
  const [bill] = await sql<{ amount: Paise }>('SELECT amount FROM creditor_bill WHERE id = $1', [billId]);
  return bill!.amount;
}
