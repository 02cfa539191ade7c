import { billNumberText, type NumberForm } from '../../domain/bill-number';
import { credit } from '../../domain/credit.messages';
import { dueDateOf } from '../../domain/interest';
import { type BusinessDate, financialYearOf } from '../../domain/kernel/business-date';
import { GREATEST_AMOUNT, type Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import { lockSeries, proposeForm } from './bill-series';
import type { CreditorBill } from './creditor-bill.entity';
import { notifyOfBill } from './tell-creditor';

/** A bill's figures (paise) before it is numbered. */
export type UnnumberedBill = Pick<
  CreditorBill,
  'creditorId' | 'kind' | 'series' | 'billDate' | 'fromDate' | 'toDate' | 'opening' | 'amount' | 'paid' | 'closing'
>;

/**
 * Writes a bill with the next number of its series and financial year. Bills of one series are serialised until commit,
 * so no number is skipped. Stores the due date by the current terms, and the last payment and sale included: the caller
 * has locked the creditor's row, so none comes in between. Throws ProblemError REFUSED for an amount beyond the limit
 * of documents, or for a bill of sales that is dated before the last one of its series and year.
 */
export async function writeBill(tx: Tx, bill: UnnumberedBill): Promise<{ billId: number; number: string }> {
  refuseTooGreat(bill.amount);
  const financialYear = financialYearOf(bill.billDate);
  const { last: sequence, ...form } = await nextSequence(tx, bill.series, financialYear);
  // A bill of today needs no look: a clock that was ahead once must not stop the next one.
  if (bill.kind === 'SALES' && bill.billDate !== tx.today) await refuseOutOfOrder(tx, bill, financialYear);
  const number = billNumberText(form, sequence);
  const { dueDate, lastPaymentId, lastSaleId } = await termsOf(tx, bill);
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO creditor_bill (creditor_id, kind, series, financial_year, sequence, number, bill_date, due_date, from_date, to_date,
                                opening, amount, paid, closing, last_payment_id, last_sale_id, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
    [
      bill.creditorId,
      bill.kind,
      bill.series,
      financialYear,
      sequence,
      number,
      bill.billDate,
      dueDate,
      bill.fromDate,
      bill.toDate,
      bill.opening,
      bill.amount,
      bill.paid,
      bill.closing,
      lastPaymentId,
      lastSaleId,
      tx.actor.userId,
    ],
  );
  tx.audit({ table: 'creditor_bill', id: row!.id, after: { ...bill, number, dueDate, lastPaymentId, lastSaleId } });
  await notifyOfBill(tx, { ...bill, id: row!.id, number });
  return { billId: row!.id, number };
}

/** Throws ProblemError REFUSED for a bill of an amount beyond the limit of documents. */
export function refuseTooGreat(amount: Paise, field?: string): void {
  if (amount > GREATEST_AMOUNT)
    throw refusal('TOO_LARGE', credit.billTooGreat({ amount, greatest: GREATEST_AMOUNT }), field);
}

async function termsOf(
  { sql }: Tx,
  { creditorId, billDate }: UnnumberedBill,
): Promise<Pick<CreditorBill, 'dueDate' | 'lastPaymentId' | 'lastSaleId'>> {
  const [firm] = await sql<{ creditDays: number } & Pick<CreditorBill, 'lastPaymentId' | 'lastSaleId'>>(
    `SELECT c.credit_days AS "creditDays", (SELECT MAX(id) FROM creditor_payment WHERE creditor_id = c.id) AS "lastPaymentId",
            (SELECT MAX(id) FROM credit_sale WHERE creditor_id = c.id) AS "lastSaleId"
     FROM creditor c WHERE c.id = $1`,
    [creditorId],
  );
  const { creditDays, ...seen } = firm!;
  return { dueDate: dueDateOf(billDate, creditDays), ...seen };
}

/** The caller has locked the series. A cancelled bill keeps its number, and so its place. */
async function refuseOutOfOrder(
  { sql }: Tx,
  { series, billDate }: UnnumberedBill,
  financialYear: string,
): Promise<void> {
  const [last] = await sql<{ number: string; date: BusinessDate }>(
    `SELECT number, bill_date AS date FROM (
       SELECT number, sequence, bill_date FROM creditor_bill WHERE series = $1 AND financial_year = $2
       UNION ALL SELECT number, sequence, bill_date FROM cancelled_bill WHERE series = $1 AND financial_year = $2) b
     ORDER BY sequence DESC LIMIT 1`,
    [series, financialYear],
  );
  if (last !== undefined && billDate < last.date) throw refusal('OUT_OF_ORDER', credit.billsInOrder(last), 'billDate');
}

interface Numbered extends NumberForm {
  last: number;
}

async function nextSequence(tx: Tx, series: string, financialYear: string): Promise<Numbered> {
  const [row] = await tx.sql<Numbered>(
    `UPDATE bill_sequence SET last = last + 1 WHERE series = $1 AND financial_year = $2 RETURNING last, prefix, digits`,
    [series, financialYear],
  );
  return row ?? beginSeries(tx, series, financialYear);
}

async function beginSeries(tx: Tx, series: string, financialYear: string): Promise<Numbered> {
  await lockSeries(tx);
  const { prefix, digits } = await proposeForm(tx.sql, series, financialYear);
  const [row] = await tx.sql<Numbered>(
    `INSERT INTO bill_sequence (series, financial_year, prefix, digits, first, last) VALUES ($1, $2, $3, $4, 1, 1)
     ON CONFLICT (series, financial_year) DO UPDATE SET last = bill_sequence.last + 1 RETURNING last, prefix, digits`,
    [series, financialYear, prefix, digits],
  );
  return row!;
}
