import { type BesideBill, type BillPeriod, problemsOfOlderSales } from '../../domain/bill-period';
import { type Bill, type BilledSale, billOf, type PaymentOfPeriod } from '../../domain/billing';
import { credit } from '../../domain/credit.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { ADJUSTMENT_KIND } from './adjustment.queries';
import { CREDITOR_PAYMENT } from './creditor-payment.entity';
import { advanceOf } from './open-debts.queries';
import { BILL_OF_RECEIPT, PAYMENT_DAY } from './receipts-of-bills';

/** A sale for a bill: litres and paise, with the product's short name. */
export interface SaleOfBill extends BilledSale {
  slipNo: string | null;
  shortName: string;
  rate: number;
}

/** A payment for a bill, with the name of its mode or account. */
export interface PaymentOfBill extends PaymentOfPeriod {
  way: string;
  reference: string | null;
}

/** The fields of a creditor that billing needs. */
export interface BilledFirm {
  id: number;
  firmName: string;
  isSmall: boolean;
}

/**
 * SQL: whether a sale `c` of a shift `s` missed its bill: it was recorded late, after the bill of its day was made. The
 * next bill takes it.
 */
export const MISSED_ITS_BILL = `EXISTS (
  SELECT FROM creditor_bill b
  WHERE b.creditor_id = c.creditor_id AND b.kind = 'SALES' AND s.shift_date BETWEEN b.from_date AND b.to_date)`;

/** SQL: whether a bill of the period $from to $to takes an unbilled sale `c` of a shift `s`. */
export const isTakenBy = (from: string, to: string): string =>
  `s.shift_date <= ${to} AND (s.shift_date >= ${from} OR ${MISSED_ITS_BILL})`;

/**
 * Calculates the bill of the creditor's unbilled sales of a period, and of those that missed their bill (docs/design/domain.md#bills) from the current data.
 * Throws ProblemError REFUSED for a small creditor, if there is nothing to bill, and if an advance is due to older
 * sales.
 */
export async function calculateBill(
  sql: Sql,
  firm: BilledFirm,
  period: BillPeriod,
): Promise<Bill<SaleOfBill, PaymentOfBill>> {
  if (firm.isSmall) throw refusal('SMALL_CREDITOR', credit.smallCreditor(), 'creditorId');
  const sales = await unbilledSales(sql, firm.id, period);
  if (sales.length === 0) throw refusal('NOTHING_TO_BILL', credit.nothingToBill(), 'from');
  refuseIf(problemsOfOlderSales(period, await besideBillOf(sql, firm.id)), 'REFUSED');
  const payments = await unprintedPayments(sql, firm.id, period.to);
  const owed = await balanceOf(sql, account('CREDITOR', firm.id), period.to);
  const opening = owed - sum(sales, ({ amount }) => amount) + sum(payments, ({ amount }) => amount);
  return billOf(opening, sales, payments);
}

async function besideBillOf(sql: Sql, creditorId: number): Promise<BesideBill> {
  const [beside] = await sql<BesideBill>(
    `SELECT MIN(s.shift_date) AS "oldestUnbilled",
            (SELECT ${advanceOf('r')} > 0 FROM creditor r WHERE r.id = $1) AS "hasAdvance"
     FROM credit_sale c JOIN shift s ON s.id = c.shift_id
     WHERE c.creditor_id = $1 AND c.bill_id IS NULL AND NOT ${MISSED_ITS_BILL}`,
    [creditorId],
  );
  return beside!;
}

const unbilledSales = (sql: Sql, creditorId: number, { from, to }: BillPeriod): Promise<SaleOfBill[]> =>
  sql<SaleOfBill>(
    `SELECT c.id, s.shift_date AS date, c.slip_no AS "slipNo", c.vehicle, c.product_id AS "productId",
            COALESCE(p.short_name, p.name) AS "shortName", c.litres, c.rate, c.amount
     FROM credit_sale c
     JOIN shift s ON s.id = c.shift_id
     JOIN product p ON p.id = c.product_id
     WHERE c.creditor_id = $1 AND c.bill_id IS NULL AND ${isTakenBy('$2', '$3')}`,
    [creditorId, from, to],
  );

/** The payments up to a day that no bill has printed yet. */
const unprintedPayments = (sql: Sql, creditorId: number, to: BusinessDate): Promise<PaymentOfBill[]> =>
  sql<PaymentOfBill>(
    `SELECT d.id, ${PAYMENT_DAY} AS date, d.amount, COALESCE(m.name, CASE d.kind WHEN '${CREDITOR_PAYMENT}' THEN 'Cash' ELSE ${ADJUSTMENT_KIND} END) AS way, d.reference
     FROM creditor_payment d
     JOIN shift s ON s.id = d.shift_id
     LEFT JOIN payment_mode m ON m.id = d.payment_mode_id
     WHERE d.creditor_id = $1 AND ${PAYMENT_DAY} <= $2 AND ${BILL_OF_RECEIPT} IS NULL`,
    [creditorId, to],
  );
