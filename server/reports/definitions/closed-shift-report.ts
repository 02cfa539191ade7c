import { count, date, dateTime, instant, litres, money, product, rate, text } from '../column';
import { parameter } from '../parameter';
import { defineReport } from '../report';

/** A denomination's label: above 500 the first digit and K, so 2000 is '2K'. */
const NOTE = `CASE WHEN d.value > 50000 THEN left((d.value / 100)::text, 1) || 'K' ELSE (d.value / 100)::text END`;

/** The greatest bigint: no entry comes after it. */
const NO_END = '9223372036854775807';

/** A stock-in may be entered into a shift long after its close; it moves neither cash nor notes, and marks no bounds. */
const BOUNDS = "document_kind NOT IN ('STOCK_IN', 'CLOSE_CHANGE')";

/**
 * A shift's entries are those after the close of the shift before it, up to its own, by the entries' order in the ledger
 * and not by the clock: so each shift opens with what the one before it closed with. The first shift begins at its own
 * first entry; a close that had nothing to post ends where the next shift's entries begin.
 */
const SPAN = `
  closed AS (
    SELECT s.id, COALESCE(
      (SELECT MAX(j.id) FROM journal_entry j
       WHERE j.document_kind = 'SHIFT_CLOSE' AND j.document_id = s.id AND j.reverses_id IS NULL
         AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = j.id)),
      (SELECT id - 1 FROM journal_entry WHERE shift_id > s.id AND ${BOUNDS} ORDER BY shift_id, id LIMIT 1),
      ${NO_END}) AS until
    FROM shift s WHERE s.state = 'CLOSED' AND s.id <= :shiftId ORDER BY s.id DESC LIMIT 2),
  span AS (
    SELECT own.until, COALESCE(
      (SELECT until FROM closed WHERE id < own.id),
      (SELECT id - 1 FROM journal_entry WHERE shift_id >= own.id AND ${BOUNDS} ORDER BY shift_id, id LIMIT 1),
      own.until) AS before
    FROM closed own WHERE own.id = :shiftId)`;

/** The safe's notes: what the shift moved, and what was there at its close, which is what there is now without what came since. */
const NOTES = `
  WITH ${SPAN},
  moved AS (
    SELECT v.denomination_id AS id, COALESCE(SUM(v.count) FILTER (WHERE v.entry_id <= s.until), 0) AS within,
           COALESCE(SUM(v.count) FILTER (WHERE v.entry_id > s.until), 0) AS since
    FROM span s JOIN note_movement v ON v.entry_id > s.before
    GROUP BY v.denomination_id)
  SELECT CASE WHEN d.is_loose THEN 'Not counted' ELSE ${NOTE} END AS note,
         CASE WHEN NOT d.is_loose THEN COALESCE(m.within, 0) END AS count, COALESCE(m.within, 0) * d.value AS amount,
         CASE WHEN NOT d.is_loose THEN d.available - COALESCE(m.since, 0) END AS "inSafe",
         (d.available - COALESCE(m.since, 0)) * d.value AS "safeAmount"
  FROM denomination d LEFT JOIN moved m ON m.id = d.id
  WHERE COALESCE(m.within, 0) <> 0 OR d.available <> COALESCE(m.since, 0)
  ORDER BY d.value DESC`;

/** By the ledger: what the safe held when the shift began, and what each kind of document moved in it until the close. */
const CASH_POSITION = `
  WITH ${SPAN}
  SELECT left(m.kind, 1) || lower(replace(substr(m.kind, 2), '_', ' ')) AS what, SUM(m.amount) AS amount
  FROM (
    SELECT j.id, p.amount, CASE WHEN j.id <= s.before THEN 'OPENING' ELSE j.document_kind END AS kind
    FROM span s
    JOIN ledger_account a ON a.kind = 'CASH'
    JOIN posting p ON p.account_id = a.id AND p.entry_id <= s.until
    JOIN journal_entry j ON j.id = p.entry_id) m
  GROUP BY m.kind HAVING SUM(m.amount) <> 0 ORDER BY m.kind <> 'OPENING', MIN(m.id)`;

/**
 * A closed shift on one printable sheet. Every figure is read as the close froze it, and none is reckoned again;
 * the notes and the cash position are sums of the ledger.
 */
export const closedShiftReport = defineReport({
  route: 'closed-shift-report',
  title: 'Closed shift',
  description: 'A closed shift on one sheet: readings, sales, takings, shortages, dips and cash',
  parameters: {
    shiftId: parameter('integer', 'Shift', { inPath: true }),
    shiftDate: parameter('date', 'Shift date', { inPath: true }),
  },
  sections: {
    shift: {
      title: 'Shift',
      asFacts: true,
      missing: 'There is no closed shift of that number and date',
      columns: [
        date('shiftDate'),
        text('shift'),
        instant('startedAt'),
        text('startedBy'),
        instant('closedAt'),
        text('closedBy'),
        text('onDuty'),
        text('comment'),
      ],
      sql: `
        SELECT s.shift_date AS "shiftDate", t.name AS shift, s.started_at AS "startedAt", a.name AS "startedBy",
               s.closed_at AS "closedAt", b.name AS "closedBy", s.comment,
               (SELECT string_agg(concat_ws(' at ', e.name, p.name), ', ' ORDER BY p.name, e.name)
                FROM attendance d JOIN employee e ON e.id = d.employee_id LEFT JOIN pump p ON p.id = d.pump_id
                WHERE d.shift_id = s.id) AS "onDuty"
        FROM shift s
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
        money('credit', { total: true }),
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
      columns: [
        text('slipNo', { label: 'Slip' }),
        instant('at', { label: 'Time' }),
        text('firmName', { label: 'Firm' }),
        text('vehicle'),
        text('pump'),
        product('product'),
        litres('litres', { total: true }),
        rate('rate'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT c.slip_no AS "slipNo", c.created_at AS at, f.firm_name AS "firmName", c.vehicle, p.name AS pump,
               d.short_name AS product, c.litres, c.rate, c.amount
        FROM credit_sale c
        JOIN creditor f ON f.id = c.creditor_id
        JOIN pump p ON p.id = c.pump_id
        JOIN product d ON d.id = c.product_id
        WHERE c.shift_id = :shiftId ORDER BY c.id`,
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
      columns: [
        instant('at', { label: 'Time' }),
        text('pump'),
        text('employee'),
        text('kind'),
        text('notes'),
        money('amount', { total: true }),
      ],
      sql: `
        SELECT c.created_at AS at, p.name AS pump, e.name AS employee, c.amount,
               CASE WHEN c.is_last THEN 'Last collection' ELSE 'During the shift' END AS kind, n.notes
        FROM cash_collection c
        JOIN pump p ON p.id = c.pump_id
        JOIN employee e ON e.id = c.employee_id
        CROSS JOIN LATERAL (
          SELECT string_agg(CASE WHEN d.is_loose THEN 'not counted' ELSE ${NOTE} || ' × ' || m.count END, ', '
                            ORDER BY d.value DESC) AS notes
          FROM (SELECT v.denomination_id, SUM(v.count) AS count
                FROM journal_entry j JOIN note_movement v ON v.entry_id = j.id
                WHERE j.document_kind = 'CASH_COLLECTION' AND j.document_id = c.id
                GROUP BY v.denomination_id HAVING SUM(v.count) <> 0) m
          JOIN denomination d ON d.id = m.denomination_id) n
        WHERE c.shift_id = :shiftId ORDER BY c.id`,
    },
    notes: {
      title: 'Notes and coins',
      columns: [
        text('note'),
        count('count', { label: 'Taken in' }),
        money('amount', { label: 'Amount taken in', total: true }),
        count('inSafe', { label: 'In the safe' }),
        money('safeAmount', { label: 'Amount in the safe', total: true }),
      ],
      sql: NOTES,
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
    stockIns: {
      title: 'Stock-ins',
      subtotalBy: 'product',
      columns: [
        dateTime('at', { label: 'Time' }),
        text('invoice'),
        text('tank'),
        product('product'),
        litres('claimed', { total: true }),
        litres('measured', { total: true }),
        litres('difference', { label: 'Difference (short −)', total: true }),
        text('comment'),
      ],
      sql: `
        SELECT s.stock_in_date_time AS at, i.invoice_number AS invoice, t.name AS tank, p.short_name AS product,
               s.quantity AS claimed, s.measured, s.measured - s.quantity AS difference,
               concat_ws(', ', CASE WHEN s.is_backward THEN 'Entered after the close' END, s.comment) AS comment
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
      columns: [
        text('tank'),
        product('product'),
        litres('opening', { total: true }),
        count('dip', { label: 'Dip (mm)' }),
        count('waterDip', { label: 'Water (mm)' }),
        litres('volume', { total: true }),
        text('by'),
        litres('book', { total: true }),
        litres('variation', { total: true }),
      ],
      sql: `
        SELECT t.name AS tank, p.short_name AS product, o.opening_volume AS opening, d.dip, d.water_dip AS "waterDip", d.volume,
               CASE WHEN d.is_atg THEN 'Gauge' ELSE 'Dip' END AS by, d.book_volume AS book, d.variation
        FROM tank_dip d
        JOIN tank t ON t.id = d.tank_id
        JOIN product p ON p.id = t.product_id
        LEFT JOIN shift_tank o ON o.shift_id = d.shift_id AND o.tank_id = d.tank_id
        WHERE d.shift_id = :shiftId AND d.kind = 'CLOSE' ORDER BY t.id`,
    },
    cash: {
      title: 'Cash position: opening, and in all what the safe held at the close',
      columns: [text('what'), money('amount', { total: true })],
      sql: CASH_POSITION,
    },
  },
});
