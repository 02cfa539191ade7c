import { type OpenPayment, settle } from '../../domain/allocation';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import type { Tx } from '../../platform/submit';
import { dayOfPayment } from '../safe/value-date';
import { type OpenDebt, openDebtsOf } from './open-debts.queries';

/** A part (paise) of a payment that is allocated to a debt from the day `on`. */
export interface Allocated {
  paymentId: number;
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
    return { paymentId: payment.id, billId: bill.billId, label: bill.label, amount, on };
  });
  await write(tx, creditorId, allocated);
  for (const { billId, paymentId, amount, on } of allocated)
    tx.audit({
      ...(billId === null ? { table: 'creditor', id: creditorId } : { table: 'creditor_bill', id: billId }),
      after: { settledBy: paymentId, amount, on },
    });
  return allocated;
}

/** Payments that are not fully allocated, each on its day; none by a cheque that came back. */
const openPaymentsOf = ({ sql }: Tx, creditorId: number): Promise<OpenPayment[]> =>
  sql<OpenPayment>(
    `SELECT p.id, ${dayOfPayment('p', 's')} AS date, p.amount - p.allocated AS unallocated
     FROM creditor_payment p JOIN shift s ON s.id = p.shift_id
     WHERE p.creditor_id = $1 AND p.allocated < p.amount AND p.returned_on IS NULL`,
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
  const ofOpening = sum(allocated, ({ billId, amount }) => (billId === null ? amount : 0));
  await sql('UPDATE creditor SET opening_settled = opening_settled + $2 WHERE id = $1', [creditorId, ofOpening]);
}
