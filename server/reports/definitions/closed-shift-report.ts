import { cells } from '../../domain/cells.messages';
import { paidDocuments } from '../../modules/changes/documents';
import { ADJUSTMENT_KIND, LETTER_ID } from '../../modules/credit/adjustment.queries';
import { firstLineOfSlip } from '../../modules/credit/slip-order';
import { joinSubject, titleColumnOf } from '../../modules/documents/document';
import { AUDIT_HEAD } from '../../platform/audit-head';
import { reasonTextOf } from '../../services/approvals/stored-reason';
import { KIND_COLUMN } from '../adjustment-sheet';
import { ADVANCE_COLUMNS, advanceRows } from '../advance-rows';
import { CASH_POSITION, NOTES_AT_CLOSE, SAFE_AT_CLOSE } from '../cash-at-close';
import { COLLECTION_COLUMNS, collectionsOf } from '../collection-rows';
import { count, date, dateTime, instant, key, litres, message, money, product, rate, text, words } from '../column';
import { EXPENDITURE_COLUMNS, expendituresOf } from '../expenditure-rows';
import { messageInSql } from '../message-in-sql';
import { PAID_BY, PAID_BY_NUMBER, PAYMENT_WAY } from '../paid-by';
import { parameter } from '../parameter';
import { IS_PAYMENT } from '../payment-or-adjustment';
import { defineReport } from '../report';
import { salaryRows } from '../salary-rows';
import type { Row } from '../section';

/** A reason that the server wrote itself is in the reader's language. */
const withReasonText = (row: Row): Row => ({ ...row, reason: reasonTextOf(row.reason as string) ?? row.reason });

/** SQL: the late entries of documents that are definitions. */
const DEFINED_LATE = paidDocuments
  .map(
    ({
      definition,
    }) => `SELECT '${definition.label}', s.${titleColumnOf(definition)}, d.amount, d.late_reason, d.created_by_id, d.created_at
              FROM ${definition.table} d ${joinSubject(definition)} WHERE d.shift_id = :shiftId`,
  )
  .join(' UNION ALL ');

/**
 * A closed shift on one printable sheet, with the frozen figures of its close; none is calculated again. The notes and
 * the cash position are sums of the ledger.
 */
export const closedShiftReport = defineReport({
  route: 'closed-shift-report',
  right: 'shift.read',
  title: 'Closed shift',
  description:
    'A closed shift on one sheet: readings, sales, takings, shortages, money paid and received, cash and dips',
  isSigned: true,
  parameters: {
    shiftId: parameter('integer', 'Shift', { inPath: true }),
    shiftDate: parameter('date', 'Shift date', { inPath: true }),
  },
  sections: {
    shift: {
      title: 'Shift',
      asFacts: true,
      missing: 'No closed shift has this number and date',
      columns: [
        date('shiftDate'),
        text('shift'),
        instant('startedAt'),
        text('startedBy'),
        instant('closedAt'),
        text('closedBy'),
        text('onDuty'),
        text('comment'),
        message('corrections'),
        text('auditHead'),
      ],
      sql: `
        SELECT s.shift_date AS "shiftDate", t.name AS shift, s.started_at AS "startedAt", a.name AS "startedBy",
               s.closed_at AS "closedAt", b.name AS "closedBy", s.comment, (${AUDIT_HEAD}) AS "auditHead",
               (SELECT string_agg(concat_ws(' – ', e.name, p.name), ', ' ORDER BY p.name, e.name)
                FROM attendance d JOIN employee e ON e.id = d.employee_id LEFT JOIN pump p ON p.id = d.pump_id
                WHERE d.shift_id = s.id) AS "onDuty",
               CASE c.times WHEN 0 THEN NULL WHEN 1 THEN ${messageInSql(cells.correctedOnce, {})}
                            ELSE ${messageInSql(cells.correctedTimes, { times: 'c.times' })} END AS corrections
        FROM shift s
        CROSS JOIN LATERAL (SELECT COUNT(*)::int AS times FROM shift_correction WHERE s.id IN (shift_id, next_shift_id)) c
        JOIN shift_type t ON t.id = s.shift_type_id
        LEFT JOIN app_user a ON a.id = s.started_by_id
        LEFT JOIN app_user b ON b.id = s.closed_by_id
        WHERE s.id = :shiftId AND s.shift_date = :shiftDate AND s.state = 'CLOSED'`,
    },
    pumps: {
      title: 'Each pump: sale = credit + cash + swipe + last + shortage − excess',
      columns: [
        text('pump'),
        money('sale', { total: true }),
        money('credit', { label: 'On credit', total: true }),
        money('cash', { total: true }),
        money('swipe', { total: true }),
        money('last', { label: 'Last collection', total: true }),
        text('employee', { label: 'Handed in by' }),
        money('shortage', { total: true }),
        money('excess', { label: 'Excess (short −)', total: true }),
      ],
      sql: `
        SELECT p.name AS pump, c.sale, c.credit, c.cash, c.swipe, c.last, e.name AS employee, c.shortage,
               c.short_and_over AS excess
        FROM pump_close c
        JOIN pump p ON p.id = c.pump_id
        LEFT JOIN employee e ON e.id = c.employee_id
        WHERE c.shift_id = :shiftId ORDER BY c.pump_id`,
    },
    readings: {
      title: 'Readings',
      subtotalBy: 'product',
      columns: [
        text('pump'),
        text('nozzle'),
        product('product'),
        litres('open'),
        litres('close'),
        litres('testing', { total: true }),
        litres('consumption', { total: true }),
        rate('rate'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT p.name AS pump, n.name AS nozzle, d.short_name AS product, r.open, r.close, r.testing, r.consumption,
               r.rate, r.amount
        FROM nozzle_reading r
        JOIN pump p ON p.id = r.pump_id
        JOIN nozzle n ON n.id = r.nozzle_id
        JOIN product d ON d.id = r.product_id
        WHERE r.shift_id = :shiftId ORDER BY r.pump_id, r.nozzle_id, r.chain, r.sequence`,
    },
    sales: {
      title: 'Sales per product',
      columns: [
        product('product'),
        litres('litres', { total: true }),
        litres('testing', { total: true }),
        rate('rate'),
        money('amount', { total: true }),
        litres('creditLitres', { label: 'On credit (L)', total: true }),
        money('creditAmount', { label: 'On credit', total: true }),
      ],
      sql: `
        SELECT p.short_name AS product, r.rate, SUM(r.consumption) AS litres, SUM(r.testing) AS testing,
               SUM(r.amount) AS amount, COALESCE(c.litres, 0) AS "creditLitres", COALESCE(c.amount, 0) AS "creditAmount"
        FROM nozzle_reading r
        JOIN product p ON p.id = r.product_id
        LEFT JOIN (SELECT product_id, rate, SUM(litres) AS litres, SUM(amount) AS amount
                   FROM credit_sale WHERE shift_id = :shiftId GROUP BY product_id, rate) c
          ON c.product_id = r.product_id AND c.rate = r.rate
        WHERE r.shift_id = :shiftId
        GROUP BY p.id, r.rate, c.litres, c.amount ORDER BY p.id, r.rate`,
    },
    credit: {
      title: 'Credit sales',
      subtotalBy: 'product',
      changes: 'credit_sale',
      columns: [
        text('slipNo', { label: 'Slip' }),
        instant('at', { label: 'Time' }),
        text('firmName', { label: 'Creditor' }),
        text('vehicle'),
        text('pump'),
        product('product'),
        litres('litres', { total: true }),
        rate('rate'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT c.id AS "changeId", c.slip_no AS "slipNo", c.created_at AS at, f.firm_name AS "firmName", c.vehicle, p.name AS pump,
               d.short_name AS product, c.litres, c.rate, c.amount
        FROM credit_sale c
        JOIN creditor f ON f.id = c.creditor_id
        JOIN pump p ON p.id = c.pump_id
        JOIN product d ON d.id = c.product_id
        WHERE c.shift_id = :shiftId ORDER BY ${firstLineOfSlip('c')}, c.id`,
    },
    swipe: {
      title: 'Swipe',
      columns: [text('machine'), text('pump'), money('amount', { total: true })],
      sql: `
        SELECT m.name AS machine, p.name AS pump, c.amount
        FROM swipe_collection c
        JOIN swipe_machine m ON m.id = c.swipe_machine_id
        JOIN pump p ON p.id = c.pump_id
        WHERE c.shift_id = :shiftId ORDER BY m.id, p.id`,
    },
    collections: {
      title: 'Cash collections',
      columns: COLLECTION_COLUMNS,
      changes: 'cash_collection',
      sql: collectionsOf(':shiftId'),
    },
    shortages: {
      title: 'Shortages',
      columns: [text('employee'), text('pump'), money('amount', { total: true })],
      sql: `
        SELECT e.name AS employee, p.name AS pump, x.amount
        FROM employee_shortage x
        JOIN employee e ON e.id = x.employee_id
        JOIN pump p ON p.id = x.pump_id
        WHERE x.shift_id = :shiftId ORDER BY p.id, e.name`,
    },
    creditorPayments: {
      title: 'Received from creditors',
      optional: true,
      changes: 'creditor_payment',
      columns: [
        key('creditorPaymentId'),
        text('firmName', { label: 'Creditor', drill: '/report/creditor-payment-receipt/{creditorPaymentId}' }),
        message('paidBy'),
        text('reference'),
        text('comment'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT d.id AS "changeId", d.id AS "creditorPaymentId", c.firm_name AS "firmName", ${PAID_BY} AS "paidBy", d.reference, d.comment, d.amount
        FROM creditor_payment d
        JOIN creditor c ON c.id = d.creditor_id ${PAYMENT_WAY}
        WHERE d.shift_id = :shiftId AND ${IS_PAYMENT} ORDER BY d.id`,
    },
    creditorAdjustments: {
      title: 'Adjustments of creditors',
      optional: true,
      changes: 'creditor_adjustment',
      columns: [
        key('creditorAdjustmentId'),
        text('firmName', { label: 'Creditor', drill: '/report/creditor-adjustment-note/{creditorAdjustmentId}' }),
        KIND_COLUMN,
        text('reference', { label: 'Note or certificate' }),
        text('comment'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT d.id AS "changeId", ${LETTER_ID} AS "creditorAdjustmentId", c.firm_name AS "firmName", ${ADJUSTMENT_KIND} AS kind, d.reference,
               d.comment, d.amount
        FROM creditor_adjustment d
        JOIN creditor c ON c.id = d.creditor_id
        WHERE d.shift_id = :shiftId ORDER BY d.id`,
    },
    supplierPayments: {
      title: 'Paid to suppliers',
      optional: true,
      changes: 'supplier_payment',
      columns: [text('supplier'), message('paidBy'), text('comment'), money('amount', { total: true })],
      sql: `
        SELECT d.id AS "changeId", v.name AS supplier, ${PAID_BY_NUMBER} AS "paidBy", d.comment, d.amount
        FROM supplier_payment d
        JOIN supplier v ON v.id = d.supplier_id ${PAYMENT_WAY}
        WHERE d.shift_id = :shiftId ORDER BY d.id`,
    },
    expenditure: {
      title: 'Expenditure',
      optional: true,
      columns: EXPENDITURE_COLUMNS,
      changes: 'expenditure',
      sql: expendituresOf(':shiftId'),
    },
    advances: {
      title: 'Employee advances',
      optional: true,
      columns: ADVANCE_COLUMNS,
      changes: 'employee_advance',
      sql: advanceRows('d.shift_id = :shiftId'),
    },
    salaries: {
      title: 'Salaries',
      optional: true,
      changes: 'salary_payment',
      columns: [text('employee'), message('period'), message('paidBy'), money('paid', { total: true })],
      // Names are hidden too, since the cash paid for salaries is on the same sheet.
      pay: ['employee', 'period', 'paid'],
      sql: salaryRows('d.shift_id = :shiftId'),
    },
    cashTransfers: {
      title: 'Cash to and from the bank',
      optional: true,
      changes: 'cash_transfer',
      columns: [
        words('what', ['Deposit', 'Withdrawal']),
        text('account'),
        text('reference'),
        text('comment'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT d.id AS "changeId", CASE d.kind WHEN 'DEPOSIT' THEN 'Deposit' ELSE 'Withdrawal' END AS what,
               a.name AS account, d.reference, d.comment,
               CASE d.kind WHEN 'DEPOSIT' THEN -d.amount ELSE d.amount END AS amount
        FROM cash_transfer d JOIN transaction_account a ON a.id = d.account_id
        WHERE d.shift_id = :shiftId ORDER BY d.id`,
    },
    cash: CASH_POSITION,
    safe: SAFE_AT_CLOSE,
    notes: NOTES_AT_CLOSE,
    stockIns: {
      title: 'Stock-ins',
      subtotalBy: 'product',
      changes: 'stock_in',
      columns: [
        dateTime('at', { label: 'Time' }),
        text('invoice'),
        text('tank'),
        product('product'),
        litres('claimed', { total: true }),
        litres('measured', { total: true }),
        litres('difference', { label: 'Difference (short −)', total: true }),
        words('entered', ['To review', 'After the close']),
        text('comment'),
      ],
      sql: `
        SELECT s.id AS "changeId", s.stock_in_date_time AS at, i.invoice_number AS invoice, t.name AS tank, p.short_name AS product,
               s.quantity AS claimed, s.measured, s.measured - s.quantity AS difference,
               CASE WHEN s.to_review THEN 'To review' WHEN s.is_backward THEN 'After the close' END AS entered, s.comment
        FROM stock_in s
        JOIN invoice_line l ON l.id = s.invoice_line_id
        JOIN invoice i ON i.id = l.invoice_id
        JOIN tank t ON t.id = s.tank_id
        JOIN product p ON p.id = t.product_id
        WHERE s.shift_id = :shiftId ORDER BY s.id`,
    },
    dips: {
      title: 'Dips and variation (loss −)',
      subtotalBy: 'product',
      changes: 'tank_dip',
      columns: [
        text('tank'),
        product('product'),
        litres('opening', { total: true }),
        count('dip', { label: 'Dip (mm)' }),
        count('waterDip', { label: 'Water (mm)' }),
        litres('volume', { total: true }),
        words('by', ['Gauge', 'Dip']),
        litres('book', { total: true }),
        litres('variation', { total: true }),
      ],
      sql: `
        SELECT d.id AS "changeId", t.name AS tank, p.short_name AS product, o.opening_volume AS opening, d.dip,
               d.water_dip AS "waterDip", d.volume,
               CASE WHEN d.is_atg THEN 'Gauge' ELSE 'Dip' END AS by, d.book_volume AS book, d.variation
        FROM tank_dip d
        JOIN tank t ON t.id = d.tank_id
        JOIN product p ON p.id = t.product_id
        LEFT JOIN shift_tank o ON o.shift_id = d.shift_id AND o.tank_id = d.tank_id
        WHERE d.shift_id = :shiftId AND d.kind = 'CLOSE' ORDER BY t.id`,
    },
    lateEntries: {
      title: 'Entered after the close',
      optional: true,
      columns: [
        words('entry', [
          'Credit sale',
          'Cash collection',
          'Creditor payment',
          ...paidDocuments.map(({ definition }) => definition.label),
          'Cash transfer',
          'Cash exchange',
          'Salary',
        ]),
        text('who', { label: 'For' }),
        money('amount'),
        message('reason'),
        text('by', { label: 'Entered by' }),
        instant('at', { label: 'Entered at' }),
      ],
      sql: `
        SELECT d.entry, d.who, d.amount, to_jsonb(d.late_reason) AS reason, u.name AS by, d.created_at AS at
        FROM (SELECT 'Credit sale' AS entry, c.firm_name AS who, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM credit_sale k JOIN creditor c ON c.id = k.creditor_id WHERE k.shift_id = :shiftId
              UNION ALL
              SELECT 'Cash collection', e.name, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM cash_collection k JOIN employee e ON e.id = k.employee_id WHERE k.shift_id = :shiftId
              UNION ALL
              SELECT 'Creditor payment', c.firm_name, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM creditor_payment k JOIN creditor c ON c.id = k.creditor_id
              WHERE k.shift_id = :shiftId AND k.kind = 'CREDITOR_PAYMENT'
              UNION ALL
              SELECT 'Creditor adjustment', c.firm_name, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM creditor_adjustment k JOIN creditor c ON c.id = k.creditor_id WHERE k.shift_id = :shiftId
              UNION ALL
              ${DEFINED_LATE}
              UNION ALL
              SELECT 'Cash transfer', a.name, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM cash_transfer k JOIN transaction_account a ON a.id = k.account_id WHERE k.shift_id = :shiftId
              UNION ALL
              SELECT 'Cash exchange', NULL, k.amount, k.late_reason, k.created_by_id, k.created_at
              FROM cash_exchange k WHERE k.shift_id = :shiftId
              UNION ALL
              SELECT 'Salary', e.name, k.paid, k.late_reason, k.created_by_id, k.created_at
              FROM salary_payment k JOIN employee e ON e.id = k.employee_id WHERE k.shift_id = :shiftId) d
        LEFT JOIN app_user u ON u.id = d.created_by_id
        WHERE d.late_reason IS NOT NULL ORDER BY d.created_at`,
      each: withReasonText,
    },
    corrections: {
      title: 'Corrections',
      optional: true,
      printedOnce: ['at', 'by', 'reason'],
      columns: [
        instant('at', { label: 'Corrected at' }),
        text('by', { label: 'Corrected by' }),
        message('reason'),
        message('change', { label: 'From and to' }),
      ],
      sql: `
        SELECT c.corrected_at AS at, u.name AS by, to_jsonb(c.reason) AS reason, e.effect AS change
        FROM shift_correction c
        JOIN app_user u ON u.id = c.corrected_by_id
        CROSS JOIN jsonb_array_elements(c.effects) WITH ORDINALITY AS e(effect, position)
        WHERE :shiftId IN (c.shift_id, c.next_shift_id) ORDER BY c.id, e.position`,
      each: withReasonText,
    },
  },
});
