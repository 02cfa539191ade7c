import { type OpenPayment, settle } from '../../domain/allocation';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import type { Tx } from '../../platform/submit';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { dayOfPayment } from '../safe/value-date';
import { type OpenDebt, openDebtsOf } from './open-debts.queries';

/** A part (paise) of a payment, or of the advance at the start, that is allocated to a debt from the day `on`. */
export interface Allocated {
  /** Null for the advance with which the creditor began. */
  paymentId: number | null;
  /** Null for the opening balance. */
  billId: number | null;
  /** The bill's number, or 'Opening balance'. */
  label: string;
  amount: number;
  on: BusinessDate;
}

/**
 * Allocates what is left of a creditor's payments to its open debts, oldest first (docs/design/domain.md#payments). The
 * caller has locked the creditor's row and checked that no debt after the first open one has been settled (`settleNew`
 * does); then the result equals a settlement of the whole history. Afterwards there is no open debt, or no open
 * payment.
 */
export async function allocateOpen(tx: Tx, creditorId: number, open?: OpenDebt[]): Promise<Allocated[]> {
  const debts = open ?? (await openDebtsOf(tx.sql, creditorId));
  const { allocations } = settle(debts, await openPaymentsOf(tx, creditorId));
  if (allocations.length === 0) return [];
  const allocated = allocations.map(({ bill, payment, amount, on }): Allocated => {
    return { paymentId: payment.paymentId, billId: bill.billId, label: bill.label, amount, on };
  });
  await write(tx, creditorId, allocated);
  for (const { billId, paymentId, amount, on } of allocated)
    tx.audit({
      ...(billId === null ? { table: 'creditor', id: creditorId } : { table: 'creditor_bill', id: billId }),
      after: { settledBy: paymentId ?? OPENING_BALANCE, amount, on },
    });
  return allocated;
}

/** In the audit, an advance at the start in place of the id of a payment. */
export const OPENING_BALANCE = 'OPENING_BALANCE';

interface OpenCredit extends OpenPayment {
  /** Null for the advance at the start, whose `id` is 0: it comes before the payments of its day. */
  paymentId: number | null;
}

/**
 * Payments that are not fully allocated, each on its day, none by a cheque that came back; and what is left of an
 * advance at the start.
 */
const openPaymentsOf = ({ sql }: Tx, creditorId: number): Promise<OpenCredit[]> =>
  sql<OpenCredit>(
    `SELECT p.id, p.id AS "paymentId", ${dayOfPayment('p', 's')} AS date, p.amount - p.allocated AS unallocated
     FROM creditor_payment p JOIN shift s ON s.id = p.shift_id
     WHERE p.creditor_id = $1 AND p.allocated < p.amount AND p.returned_on IS NULL
     UNION ALL
     SELECT 0, NULL, e.business_date, c.opening_settled - c.opening_balance
     FROM creditor c
     JOIN journal_entry e ON e.document_kind = 'CREDITOR_OPENING' AND e.document_id = c.id AND ${NOT_REVERSED}
     WHERE c.id = $1 AND c.opening_balance < c.opening_settled`,
    [creditorId],
  );

async function write({ sql }: Tx, creditorId: number, allocated: Allocated[]): Promise<void> {
  const rows = JSON.stringify(allocated);
  await sql(
    `INSERT INTO payment_allocation (payment_id, bill_id, amount, allocated_on)
     SELECT "paymentId", "billId", amount, "on"
     FROM jsonb_to_recordset($1::jsonb) AS a("paymentId" int, "billId" int, amount bigint, "on" date)`,
    [rows],
  );
  await sql(
    `UPDATE creditor_payment p SET allocated = p.allocated + a.amount
     FROM (SELECT "paymentId" AS id, SUM(amount)::bigint AS amount
           FROM jsonb_to_recordset($1::jsonb) AS a("paymentId" int, amount bigint) GROUP BY 1) a
     WHERE p.id = a.id`,
    [rows],
  );
  await sql(
    `UPDATE creditor_bill b
     SET settled = b.settled + a.amount,
         settled_on = CASE WHEN b.settled + a.amount = b.amount
                           THEN (SELECT MAX(allocated_on) FROM payment_allocation WHERE bill_id = b.id) END
     FROM (SELECT "billId" AS id, SUM(amount)::bigint AS amount
           FROM jsonb_to_recordset($1::jsonb) AS a("billId" int, amount bigint) GROUP BY 1) a
     WHERE b.id = a.id`,
    [rows],
  );
  // What is settled of an opening balance has its sign: below 0 of an advance.
  const ofOpening = sum(allocated, ({ billId, paymentId, amount }) =>
    billId === null ? amount : paymentId === null ? -amount : 0,
  );
  await sql('UPDATE creditor SET opening_settled = opening_settled + $2 WHERE id = $1', [creditorId, ofOpening]);
}
