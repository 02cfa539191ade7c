import { cells } from '../domain/cells.messages';
import { amountInWords } from '../domain/kernel/words';
import { prints } from '../domain/prints.messages';
import { ADJUSTMENT_KIND } from '../modules/credit/adjustment.queries';
import { BILL_OF_RECEIPT, PAYMENT_DAY } from '../modules/credit/receipts-of-bills';
import { firstLineOfSlip } from '../modules/credit/slip-order';
import { PERIOD } from './bill-list';
import { date, key, litres, message, money, numbered, percent, product, rate, text, words } from './column';
import { labelInSql, messageInSql, typedInSql } from './message-in-sql';
import { PAID_BY, PAYMENT_WAY } from './paid-by';
import { DOCUMENT, definePaper } from './papers/paper';
import { IS_PAYMENT } from './payment-or-adjustment';
import type { SectionDefinition } from './section';

/** SQL: the id of the payment `d`; null for an adjustment, which is changed and printed elsewhere. */
const PAYMENT_ID = `CASE WHEN ${IS_PAYMENT} THEN d.id END`;

const NO_VEHICLE = messageInSql(cells.noVehicle, {});

const VEHICLE = `CASE WHEN l.spelled IS NULL THEN ${NO_VEHICLE} ELSE ${typedInSql('l.spelled')} END`;

/** SQL: the vehicles of a slip, so that its lines have one subtotal (ADR 56). */
const VEHICLES_OF_SLIP = `
  CASE WHEN v.vehicles IS NULL THEN ${NO_VEHICLE}
       WHEN v.lacks THEN ${messageInSql(cells.vehiclesAndNone, { vehicles: 'v.vehicles' })}
       ELSE ${typedInSql('v.vehicles')} END`;

/**
 * A bill, for a condition on `creditor_bill b`: the creditor, the charges, and the calculation of the closing due. Its
 * figures and terms are those of its creation; the creditor's name and address are current. On paper they are those of
 * `BILL_PAPER`.
 */
export function billSheet(condition: string): Record<string, SectionDefinition & { title: string }> {
  const ofBill = (what: string): string => `(SELECT b.${what} FROM creditor_bill b WHERE ${condition})`;
  return {
    bill: {
      title: 'Creditor and period',
      asFacts: true,
      missing: 'This bill was not found',
      columns: [
        key('creditorId'),
        text('billNo', { onPaper: 'head' }),
        date('date', { onPaper: 'head' }),
        text('firmName', {
          label: 'Creditor',
          drill: '/report/credit-report-billed-bycreditor/{creditorId}/{firmName}',
          onPaper: 'party',
        }),
        text('address', { onPaper: 'party' }),
        text('pan', { label: 'PAN', onPaper: 'party' }),
        words('what', ['Interest on bills paid late', 'Charge for a returned cheque', 'Fuel taken on credit'], {
          label: 'For',
          onPaper: 'head',
        }),
        message('period', { onPaper: 'head' }),
        date('dueDate', { label: 'Due date', onPaper: 'head' }),
      ],
      sql: `
        SELECT b.creditor_id AS "creditorId", b.number AS "billNo", b.bill_date AS date, c.firm_name AS "firmName",
               c.address, c.pan_number AS pan,
               CASE b.kind WHEN 'INTEREST' THEN 'Interest on bills paid late' WHEN 'CHARGE' THEN 'Charge for a returned cheque'
                           ELSE 'Fuel taken on credit' END AS what,
               ${PERIOD} AS period, b.due_date AS "dueDate"
        FROM creditor_bill b JOIN creditor c ON c.id = b.creditor_id
        WHERE ${condition}`,
    },
    sales: {
      title: 'Sales by vehicle',
      optional: true,
      subtotalBy: 'vehicle',
      grouped: true,
      groupName: 'vehicles',
      changes: 'credit_sale',
      columns: [
        message('vehicle'),
        date('date'),
        text('slip'),
        product('product'),
        litres('litres', { total: true }),
        rate('rate'),
        money('amount', { total: true }),
      ],
      sql: `
        WITH lines AS (
          SELECT c.*, h.shift_date, ${firstLineOfSlip('c')} AS slip,
                 first_value(c.vehicle) OVER (
                   PARTITION BY CASE WHEN ${ofBill('joins_spellings')} THEN c.vehicle_key ELSE c.vehicle END
                   ORDER BY h.shift_date DESC, c.id DESC) AS spelled
          FROM credit_sale c JOIN shift h ON h.id = c.shift_id WHERE c.bill_id = ${ofBill('id')}),
        slips AS (
          SELECT slip, string_agg(DISTINCT spelled, ' + ' ORDER BY spelled) AS vehicles, bool_or(spelled IS NULL) AS lacks
          FROM lines GROUP BY slip)
        SELECT l.id AS "changeId", ${VEHICLE} AS vehicle, ${VEHICLES_OF_SLIP} AS vehicles, l.shift_date AS date,
               l.slip_no AS slip, p.short_name AS product, l.litres, l.rate, l.amount
        FROM lines l
        JOIN slips v ON v.slip = l.slip
        JOIN product p ON p.id = l.product_id
        ORDER BY v.vehicles NULLS LAST, v.lacks, l.shift_date, l.slip, l.id`,
    },
    products: {
      title: 'Sales by product',
      optional: true,
      columns: [product('product'), litres('litres', { total: true }), money('amount', { total: true })],
      sql: `
        SELECT p.short_name AS product, SUM(l.litres) AS litres, SUM(l.amount) AS amount
        FROM credit_sale l JOIN product p ON p.id = l.product_id
        WHERE l.bill_id = ${ofBill('id')}
        GROUP BY p.id ORDER BY p.id`,
    },
    charges: {
      title: 'Interest by bill',
      optional: true,
      columns: [
        numbered('billNo'),
        date('date'),
        money('billAmount'),
        date('dueDate'),
        date('chargedFrom', { label: 'Interest from' }),
        date('chargedTo', { label: 'Interest up to' }),
        percent('rate', { label: 'Rate a year' }),
        money('interest', { total: true }),
      ],
      sql: `
        SELECT b.number AS "billNo", b.bill_date AS date, b.amount AS "billAmount",
               b.due_date AS "dueDate", i.charged_from AS "chargedFrom", i.charged_to AS "chargedTo", i.rate,
               i.amount AS interest
        FROM interest_charge i
        JOIN creditor_bill b ON b.id = i.bill_id
        WHERE i.interest_bill_id = ${ofBill('id')}
        ORDER BY b.bill_date, b.id`,
    },
    payments: {
      title: 'Payments since the last bill',
      optional: true,
      changes: 'creditor_payment',
      columns: [
        key('creditorPaymentId'),
        date('date', { drill: '/report/creditor-payment-receipt/{creditorPaymentId}' }),
        message('paidBy'),
        text('reference'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT ${PAYMENT_ID} AS "changeId", ${PAYMENT_ID} AS "creditorPaymentId", ${PAYMENT_DAY} AS date,
               CASE WHEN ${IS_PAYMENT} THEN ${PAID_BY} ELSE ${labelInSql(ADJUSTMENT_KIND)} END AS "paidBy", d.reference, d.amount
        FROM creditor_bill b
        JOIN creditor_payment d ON d.creditor_id = b.creditor_id AND d.id <= b.last_payment_id
        JOIN shift s ON s.id = d.shift_id AND ${PAYMENT_DAY} <= b.to_date ${PAYMENT_WAY}
        WHERE ${condition} AND b.kind = 'SALES' AND b.id = ${BILL_OF_RECEIPT}
        ORDER BY ${PAYMENT_DAY}, d.id`,
    },
    due: {
      title: 'Amount due',
      asFacts: true,
      columns: [
        money('opening', { label: 'Opening due (advance −)' }),
        money('amount', { label: 'This bill' }),
        money('paid', { label: 'Payments' }),
        money('closing', { label: 'Closing due (advance −)' }),
        message('inWords', { label: 'This bill in words' }),
      ],
      sql: `
        SELECT b.opening, b.amount, b.paid, b.closing, NULL AS "inWords"
        FROM creditor_bill b WHERE ${condition}`,
      each: (row) => ({ ...row, inWords: amountInWords(row.amount as number) }),
    },
  };
}

export const BILL_PAPER = definePaper({
  kind: 'creditor_bill',
  partyIs: prints.billTo(),
  sections: billSheet(`b.id = ${DOCUMENT}`),
  party: `
    SELECT c.firm_name AS name, c.address, c.contact_no AS phone, c.pan_number AS pan, c.gstin
    FROM creditor_bill b JOIN creditor c ON c.id = b.creditor_id WHERE b.id = ${DOCUMENT}`,
  asksFor: ({ bill, due }) => ({ amount: Number(due!.rows[0]!.closing), reference: String(bill!.rows[0]!.billNo) }),
  // What has been paid of it since is not on it.
  isRestatedBy: (after) => 'closing' in after || 'paid' in after,
});

/** The same with the document of a report, for a condition on `creditor_bill b`. */
export const billPaper = (condition: string) => ({
  ...BILL_PAPER,
  document: `SELECT b.id FROM creditor_bill b WHERE ${condition}`,
});
