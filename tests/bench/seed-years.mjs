import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

const { BUILT_IN_ROLES } = createRequire(import.meta.url)(path.resolve('dist/server/domain/rights'));

/**
 * Credit sales per shift: with two shifts a day, ten years have a million. BENCH_SALES=40, one per creditor, is for a
 * short trial of a bench; its figures mean nothing.
 */
export const CREDIT_SALES_A_SHIFT = Number(process.env.BENCH_SALES ?? 137);

/** Number of creditors of the demo. */
const CREDITORS = 40;
/** In paise. */
const GREATEST_LIMIT = 99_999_999_900;
const NOZZLES = 16;

/**
 * A station with the demo's masters and the given number of days of closed shifts up to `lastDay`, with none running.
 * Its days are alike and inserted by SQL, since ten years through the commands would take an hour; the invariants of
 * the books hold. It is inspected each January and July or, with `inspectedOnce`, on its first day only. It may have
 * more or fewer creditors than the demo, who buy the same total; another number of nozzles only without days.
 */
export async function seedYears({ client, act, seedMasters, days, lastDay, ...options }) {
  const { inspectedOnce = false, creditors = CREDITORS, nozzles = NOZZLES } = options;
  const station = await seedMasters(withFewer(act, { creditors, nozzles }), firstDayOf(lastDay, days));
  for (let number = NOZZLES; number < nozzles; number += 4) await addPump(act, station, number);
  if (creditors > CREDITORS) await client.query(MORE_CREDITORS, [CREDITORS, creditors]);
  if (days === 0) return;
  const [diesel, petrol] = station.products;
  const ids = {
    shifts: days * 2,
    firstDay: firstDayOf(lastDay, days),
    morning: station.shiftTypeIds[0],
    night: station.shiftTypeIds[1],
    diesel: diesel.id,
    dieselRate: diesel.rate,
    petrol: petrol.id,
    petrolRate: petrol.rate,
    employee: station.employeeIds[0],
    machine: station.swipeMachineIds[0],
    lastDay,
    account: await idOf(client, 'transaction_account'),
    mode: await idOf(client, 'account_payment_mode', 'payment_mode_id'),
    creditSales: CREDIT_SALES_A_SHIFT,
    creditors,
  };
  // What the triggers would enforce is checked at the end by the invariants.
  await client.query('SET session_replication_role = replica');
  const inspections = INSPECTIONS(inspectedOnce ? 's.id = 1' : "date_part('month', s.shift_date) IN (1, 7)");
  for (const statement of [...STATEMENTS, inspections])
    await client.query(statement.replace(/(?<!:):(\w+)/g, (whole, name) => literal(ids, name, whole)));
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
}

/**
 * Creates the masters without those that are too many: no row gets the number 0. Creditors may owe anything, since ten
 * owe as much as ten thousand.
 */
function withFewer(act, { creditors, nozzles }) {
  const left = { createCreditor: creditors, createNozzle: nozzles };
  return async (command, input) => {
    if (input.creditorId === 0 || (command in left && left[command]-- <= 0)) return { id: 0 };
    return act(command, command === 'createCreditor' ? { ...input, maxLimit: GREATEST_LIMIT } : input);
  };
}

/** Adds a pump like the others, with a nozzle for each tank. */
async function addPump(act, { tankIds }, number) {
  const { id: pumpId } = await act('createPump', { name: `P${1 + number / 4}` });
  for (const [tank, tankId] of tankIds.entries())
    await act('createNozzle', { name: `N${tank + 1}`, pumpId, tankId, initialReading: 1_000_000 });
}

/** Creditors like the demo's, without an opening balance, with consecutive numbers. */
const MORE_CREDITORS = `
  WITH added AS (
    INSERT INTO creditor OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(c, jsonb_build_object(
              'id', n, 'firm_name', c.firm_name || ' ' || n, 'short_name', 'F' || n, 'email', 'f' || n || '@firm.example', 'opening_balance', 0))).*
    FROM generate_series($1::int + 1, $2::int) n JOIN creditor c ON c.id = 1 + n % $1
    RETURNING id)
  SELECT setval(pg_get_serial_sequence('creditor', 'id'), MAX(id)) FROM added`;

/** The id of the first row. */
const idOf = async (client, table, column = 'id') =>
  (await client.query(`SELECT ${column} AS id FROM ${table} ORDER BY id LIMIT 1`)).rows[0].id;

export const firstDayOf = (lastDay, days) =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10);

const literal = (ids, name, whole) =>
  name in ids ? (typeof ids[name] === 'string' ? `'${ids[name]}'` : ids[name]) : whole;

/** The context of the user who enters the masters. */
export const contextOfSeeder = (ground, userId) => ({
  ...ground,
  requestId: randomUUID(),
  actor: {
    kind: 'user',
    userId,
    sessionId: 0,
    name: 'BENCH',
    email: 'bench@station.example',
    rights: BUILT_IN_ROLES.admin,
  },
  address: '',
  userAgent: 'bench',
  idempotencyKey: null,
  replayed: false,
});

/** A tank sells 1,200 L a shift, receives 12,000 L every tenth shift, and is a litre short after every second one. */
const LEVEL = (shift) =>
  `(14000000 - 1200000::bigint * ${shift} + 12000000::bigint * ((${shift} + 4) / 10) - CASE WHEN ${shift} % 2 = 1 THEN 1000 ELSE 0 END)::bigint`;

/** Inspections on the first morning of each of the selected months. */
const INSPECTIONS = (chosen) =>
  `INSERT INTO inspection (product_id, inspection_date, reading_sum, total_stock, total_before_stock, created_by_id)
   SELECT DISTINCT ON (r.product_id, date_trunc('month', s.shift_date)) r.product_id, s.shift_date, SUM(r.open), 28000000, 0, 1
   FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id
   WHERE s.id % 2 = 1 AND ${chosen} GROUP BY r.product_id, s.shift_date
   ORDER BY r.product_id, date_trunc('month', s.shift_date), s.shift_date`;

/** Shift numbers are their ids: 1 is the first morning. */
const STATEMENTS = [
  `INSERT INTO shift (shift_date, shift_type_id, state, started_at, started_by_id, closed_at, closed_by_id)
   SELECT :firstDay::date + (k - 1) / 2, CASE k % 2 WHEN 1 THEN :morning ELSE :night END, 'CLOSED',
          :firstDay::date + (k - 1) * interval '12 hours' + interval '6 hours', 1,
          :firstDay::date + k * interval '12 hours' + interval '5 hours 50 minutes', 1
   FROM generate_series(1, :shifts) k`,
  `INSERT INTO shift_rate SELECT s.id, r.product_id, r.rate
   FROM shift s, (VALUES (:diesel, :dieselRate), (:petrol, :petrolRate)) r(product_id, rate)`,
  `INSERT INTO shift_tank (shift_id, tank_id, opening_volume) SELECT s.id, t.id, ${LEVEL('(s.id - 1)')} FROM shift s, tank t`,
  // Entered again every week, although it does not change.
  `INSERT INTO product_rate (product_id, rate, shift_date, shift_type_id)
   SELECT r.product_id, r.rate, s.shift_date, :morning FROM shift s JOIN shift_rate r ON r.shift_id = s.id
   WHERE s.id % 2 = 1 AND date_part('day', s.shift_date) IN (1, 8, 15, 22) ON CONFLICT DO NOTHING`,
  `INSERT INTO attendance SELECT s.id, :employee, NULL FROM shift s`,
  `INSERT INTO nozzle_reading (shift_id, nozzle_id, chain, sequence, pump_id, tank_id, product_id, open, close, testing, rate, amount)
   SELECT s.id, n.id, 1, s.id, n.pump_id, n.tank_id, t.product_id, n.initial_reading + (s.id - 1) * 305000::bigint,
          n.initial_reading + s.id * 305000::bigint, 5000, r.rate, 300 * r.rate
   FROM shift s, nozzle n JOIN tank t ON t.id = n.tank_id, shift_rate r WHERE r.shift_id = s.id AND r.product_id = t.product_id`,
  `INSERT INTO daily_total
   SELECT r.shift_id, r.pump_id, r.product_id, s.shift_date, SUM(r.close - r.open - r.testing), SUM(r.testing), MAX(r.rate), SUM(r.amount), 0, 0
   FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id GROUP BY r.shift_id, r.pump_id, r.product_id, s.shift_date`,
  // Ten litres of diesel for each creditor in turn, at the pumps in turn.
  `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, slip_no, litres, rate, amount, created_by_id, created_at)
   SELECT s.id, 1 + (s.id * :creditSales + n) % :creditors, 1 + n % (SELECT COUNT(*) FROM pump), :diesel, 'CG04AB' || 1000 + n, n::text,
          10000, :dieselRate, 10 * :dieselRate, 1, s.started_at + n * interval '1 minute'
   FROM shift s, generate_series(1, :creditSales) n ORDER BY s.id, n`,
  `UPDATE daily_total d SET credit_litres = c.litres, credit_amount = c.amount
   FROM (SELECT shift_id, pump_id, product_id, SUM(litres) AS litres, SUM(amount) AS amount FROM credit_sale GROUP BY 1, 2, 3) c
   WHERE c.shift_id = d.shift_id AND c.pump_id = d.pump_id AND c.product_id = d.product_id`,
  `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id, created_at)
   SELECT s.id, p.id, :employee, 1000000, false, 1, s.started_at + interval '6 hours' FROM shift s, pump p ORDER BY s.id, p.id`,
  `INSERT INTO swipe_collection (shift_id, pump_id, swipe_machine_id, amount) SELECT s.id, p.id, :machine, 2000000 FROM shift s, pump p`,
  `INSERT INTO pump_close (shift_id, pump_id, sale, credit, cash, swipe, last, shortage, short_and_over, employee_id, typed_shares)
   SELECT d.shift_id, d.pump_id, SUM(d.amount), SUM(d.credit_amount), 1000000, 2000000,
          SUM(d.amount) - SUM(d.credit_amount) - 3000000, 0, 0, :employee, '[]'
   FROM daily_total d GROUP BY d.shift_id, d.pump_id`,
  `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id, created_at)
   SELECT c.shift_id, c.pump_id, :employee, c.last, true, 1, s.closed_at FROM pump_close c JOIN shift s ON s.id = c.shift_id ORDER BY 1, 2`,
  `INSERT INTO tank_dip (shift_id, tank_id, kind, volume, is_atg, book_volume, variation, measured_at, measured_by_id)
   SELECT s.id, t.id, 'CLOSE', ${LEVEL('s.id')}, true, ${LEVEL('s.id')} - CASE s.id % 2 WHEN 1 THEN -1000 ELSE 1000 END,
          CASE s.id % 2 WHEN 1 THEN -1000 ELSE 1000 END, s.closed_at, 1
   FROM shift s, tank t ORDER BY s.id, t.id`,
  `INSERT INTO invoice (invoice_number, invoice_date_time, receive_date_time, amount, transport_name, truck_number, created_by_id)
   SELECT 'INV' || s.id, s.shift_date + interval '8 hours', s.shift_date + interval '10 hours', 400000000, 'BENCH ROADWAYS', 'CG04TT' || s.id % 7, 1
   FROM shift s WHERE (s.id + 4) % 10 = 0 ORDER BY s.id`,
  `INSERT INTO invoice_line (invoice_id, product_id, quantity, shortage_quantity, density, unloaded, amount)
   SELECT i.id, r.product_id, 24000000, 0, r.density, 24000000, 200000000
   FROM invoice i, (VALUES (:diesel, '832.5'), (:petrol, '748.3')) r(product_id, density) ORDER BY i.id, r.product_id`,
  `INSERT INTO stock_in (shift_id, is_backward, stock_in_date_time, invoice_line_id, tank_id, is_atg, start_volume, end_volume,
                         before_reading, after_reading, quantity, stock_quantity, created_by_id)
   SELECT s.id, false, s.shift_date + interval '11 hours', l.id, t.id, true, 4000000, 15990000, 1000000000, 1000010000, 12000000, 12000000, 1
   FROM shift s JOIN invoice i ON i.invoice_number = 'INV' || s.id JOIN invoice_line l ON l.invoice_id = i.id JOIN tank t ON t.product_id = l.product_id
   ORDER BY s.id, t.id`,
  `INSERT INTO density_reading (business_date, occasion, product_id, tank_id, density, temperature, density_at_15, created_by_id)
   SELECT s.shift_date, 'MORNING', t.product_id, t.id, 8220, 300, 8325, 1 FROM shift s, tank t WHERE s.id % 2 = 1`,
  // Each month's sales of a creditor are billed on the first of the next month, and the bill is paid through the bank
  // on the tenth; the last bill of every fourth creditor is overdue. A bill opens with the previous month's due, which
  // is paid.
  `CREATE TEMP TABLE months AS
   SELECT m::date AS month, (m + interval '1 month')::date AS bill_date, (m + interval '1 month 9 days')::date AS paid_on
   FROM generate_series(date_trunc('month', :firstDay::date), :lastDay::date, interval '1 month') m
   WHERE m + interval '1 month' <= :lastDay::date`,
  `CREATE TEMP TABLE monthly AS
   SELECT t.*, n.bill_date, CASE WHEN t.creditor_id % 4 > 0 OR n.month < (SELECT MAX(month) FROM months) THEN n.paid_on END AS paid_on
   FROM months n JOIN (
     SELECT c.creditor_id, date_trunc('month', s.shift_date)::date AS month, SUM(c.amount)::bigint AS amount
     FROM credit_sale c JOIN shift s ON s.id = c.shift_id GROUP BY 1, 2) t USING (month)`,
  `INSERT INTO creditor_bill (creditor_id, kind, series, financial_year, sequence, number, bill_date, due_date, from_date, to_date, opening, amount, paid,
                              closing, settled, settled_on, created_by_id)
   SELECT creditor_id, 'SALES', 'CR', year, sequence, 'CR/' || year || '/' || lpad(sequence::text, 6, '0'), bill_date, bill_date + 15,
          GREATEST(month, :firstDay::date), bill_date - 1, before, amount, before, amount,
          CASE WHEN paid_on <= :lastDay::date THEN amount ELSE 0 END, CASE WHEN paid_on <= :lastDay::date THEN paid_on END, 1
   FROM (SELECT b.*, row_number() OVER (PARTITION BY year ORDER BY bill_date, creditor_id) AS sequence,
                CASE WHEN lag(month) OVER by_month = month - interval '1 month' THEN lag(amount) OVER by_month
                     WHEN month = date_trunc('month', :firstDay::date) THEN opening ELSE 0 END AS before
         FROM (SELECT t.*, c.opening_balance AS opening, y || '-' || lpad(((y + 1) % 100)::text, 2, '0') AS year
               FROM monthly t JOIN creditor c ON c.id = t.creditor_id AND NOT c.is_small,
                    LATERAL (SELECT date_part('year', t.bill_date - interval '3 months')::int AS y) f) b
         WINDOW by_month AS (PARTITION BY creditor_id ORDER BY month)) b
   ORDER BY bill_date, creditor_id`,
  `INSERT INTO bill_sequence SELECT series, financial_year, MAX(sequence) FROM creditor_bill GROUP BY 1, 2`,
  `UPDATE credit_sale c SET bill_id = b.id
   FROM shift s, creditor_bill b
   WHERE s.id = c.shift_id AND b.creditor_id = c.creditor_id AND s.shift_date BETWEEN b.from_date AND b.to_date`,
  // Opening balances are paid on the first day.
  `INSERT INTO creditor_payment (shift_id, creditor_id, amount, account_id, payment_mode_id, reference, allocated, created_by_id, created_at)
   SELECT 1, id, opening_balance, :account, :mode, 'OLD', opening_balance, 1, :firstDay::date FROM creditor WHERE opening_balance > 0`,
  `INSERT INTO payment_allocation (payment_id, bill_id, amount, allocated_on)
   SELECT id, NULL, amount, :firstDay::date FROM creditor_payment WHERE shift_id = 1`,
  `UPDATE creditor SET opening_settled = opening_balance`,
  `INSERT INTO creditor_payment (shift_id, creditor_id, amount, account_id, payment_mode_id, reference, allocated, created_by_id, created_at)
   SELECT s.id, t.creditor_id, t.amount, :account, :mode, 'N' || s.id, CASE WHEN c.is_small THEN 0 ELSE t.amount END, 1, s.started_at
   FROM monthly t JOIN creditor c ON c.id = t.creditor_id
   JOIN shift s ON s.shift_date = t.paid_on AND s.shift_type_id = :morning ORDER BY s.id, t.creditor_id`,
  `INSERT INTO payment_allocation (payment_id, bill_id, amount, allocated_on)
   SELECT p.id, b.id, b.amount, b.settled_on FROM creditor_payment p JOIN shift s ON s.id = p.shift_id
   JOIN creditor_bill b ON b.creditor_id = p.creditor_id AND b.settled_on = s.shift_date ORDER BY p.id`,
  // A bill includes the payments and sales before its day.
  `UPDATE creditor_bill b SET last_payment_id = p.id FROM (
     SELECT b.id AS bill_id, MAX(p.id) AS id FROM creditor_bill b JOIN creditor_payment p ON p.creditor_id = b.creditor_id
     JOIN shift s ON s.id = p.shift_id AND s.shift_date < b.bill_date GROUP BY 1) p WHERE p.bill_id = b.id`,
  `UPDATE creditor_bill b SET last_sale_id = c.id
   FROM (SELECT bill_id, MAX(id) AS id FROM credit_sale GROUP BY 1) c WHERE c.bill_id = b.id`,
  // One of each per shift or day. The advances of a month are recovered by the salary paid on the first of the next.
  `INSERT INTO expenditure (shift_id, expenditure_category_id, amount, created_by_id, created_at)
   SELECT s.id, 1 + s.id % 4, 50000, 1, s.started_at + interval '3 hours' FROM shift s ORDER BY s.id`,
  `INSERT INTO employee_advance (shift_id, employee_id, amount, created_by_id, created_at)
   SELECT s.id, :employee, 20000, 1, s.started_at + interval '4 hours' FROM shift s WHERE s.id % 2 = 1 ORDER BY s.id`,
  `INSERT INTO salary_payment (shift_id, employee_id, from_date, to_date, shifts_worked, earned, owed_before, recovered_carried,
                               recovered_advances, recovered_shortages, not_recovered_carried, not_recovered_advances,
                               not_recovered_shortages, paid, carried, account_id, payment_mode_id, created_by_id, created_at)
   SELECT s.id, :employee, w.from_date, w.to_date, 2 * w.days, 2 * w.days * 45000, 0, 0, w.days * 20000, 0, 0, 0, 0,
          2 * w.days * 45000 - w.days * 20000, 0, :account, :mode, 1, s.started_at
   FROM months n JOIN shift s ON s.shift_date = n.bill_date AND s.shift_type_id = :morning,
        LATERAL (SELECT GREATEST(n.month, :firstDay::date) AS from_date, n.bill_date - 1 AS to_date,
                        n.bill_date - GREATEST(n.month, :firstDay::date) AS days) w ORDER BY s.id`,
  `INSERT INTO salary_line SELECT id, 1, from_date, to_date, 'SHIFT', 45000, shifts_worked, NULL, earned FROM salary_payment`,
  // The bank pays a day's swipes on the next day, less one percent.
  `INSERT INTO swipe_settlement (swipe_machine_id, account_id, paid_on, paid, charges, expenditure_category_id, created_by_id)
   SELECT :machine, :account, s.shift_date + 1, 15840000, 160000, 1, 1 FROM shift s
   WHERE s.id % 2 = 1 AND s.shift_date < :lastDay::date ORDER BY s.id`,
  `INSERT INTO swipe_settlement_day SELECT id, paid_on - 1, paid + charges FROM swipe_settlement`,
  // The ledgers.
  `INSERT INTO ledger_account (kind, ref_id)
   SELECT 'CASH', 0 UNION ALL SELECT 'SWIPE', :machine UNION ALL SELECT 'SUPPLIER', 0
   UNION ALL SELECT 'SALES', id FROM product UNION ALL SELECT 'PURCHASES', id FROM product
   UNION ALL SELECT 'CREDITOR', id FROM creditor UNION ALL SELECT 'SHIFT_CLEARING', id FROM shift
   UNION ALL SELECT 'BANK', :account UNION ALL SELECT 'SALARIES', 0 UNION ALL SELECT 'EMPLOYEE', :employee
   UNION ALL SELECT 'EXPENDITURE', id FROM expenditure_category ON CONFLICT DO NOTHING`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id)
   SELECT :firstDay::date, NULL::int, 'TANK_OPENING', id, 1 FROM tank`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id, at)
   SELECT s.shift_date, e.shift_id, e.kind, e.id, 1, e.at FROM (
     SELECT c.shift_id, 1 AS place, 'CREDIT_SALE' AS kind, c.id, c.created_at AS at FROM credit_sale c
     UNION ALL SELECT p.shift_id, 0, 'SALARY', p.id, p.created_at FROM salary_payment p
     UNION ALL SELECT p.shift_id, 1, 'CREDITOR_PAYMENT', p.id, p.created_at FROM creditor_payment p
     UNION ALL SELECT x.shift_id, 1, 'EXPENDITURE', x.id, x.created_at FROM expenditure x
     UNION ALL SELECT x.shift_id, 1, 'EMPLOYEE_ADVANCE', x.id, x.created_at FROM employee_advance x
     UNION ALL SELECT c.shift_id, CASE WHEN c.is_last THEN 3 ELSE 1 END, 'CASH_COLLECTION', c.id, c.created_at FROM cash_collection c
     UNION ALL SELECT i.shift_id, 2, 'STOCK_IN', i.id, s.started_at FROM stock_in i JOIN shift s ON s.id = i.shift_id
     UNION ALL SELECT s.id, 4, 'SHIFT_CLOSE', s.id, s.closed_at FROM shift s) e JOIN shift s ON s.id = e.shift_id
   ORDER BY e.shift_id, e.place, e.id`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id)
   SELECT i.received_on, NULL::int, 'INVOICE', i.id, 1 FROM invoice i
   UNION ALL SELECT w.paid_on, NULL, 'SWIPE_SETTLEMENT', w.id, 1 FROM swipe_settlement w`,
  `CREATE TEMP TABLE lines AS
   SELECT e.id, l.kind, l.ref, l.amount FROM (
     SELECT 'CREDIT_SALE' AS document, c.id, a.kind, a.ref, a.sign * c.amount AS amount
       FROM credit_sale c, LATERAL (VALUES ('CREDITOR', c.creditor_id, 1), ('SHIFT_CLEARING', c.shift_id, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'CASH_COLLECTION', c.id, a.kind, a.ref, a.sign * c.amount
       FROM cash_collection c, LATERAL (VALUES ('CASH', 0, 1), ('SHIFT_CLEARING', c.shift_id, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'SHIFT_CLOSE', d.shift_id, a.kind, a.ref, a.sign * d.amount
       FROM daily_total d, LATERAL (VALUES ('SHIFT_CLEARING', d.shift_id, 1), ('SALES', d.product_id, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'SHIFT_CLOSE', c.shift_id, a.kind, a.ref, a.sign * c.amount
       FROM swipe_collection c, LATERAL (VALUES ('SWIPE', c.swipe_machine_id, 1), ('SHIFT_CLEARING', c.shift_id, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'CREDITOR_PAYMENT', p.id, a.kind, a.ref, a.sign * p.amount
       FROM creditor_payment p, LATERAL (VALUES ('BANK', p.account_id, 1), ('CREDITOR', p.creditor_id, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'EXPENDITURE', x.id, a.kind, a.ref, a.sign * x.amount
       FROM expenditure x, LATERAL (VALUES ('EXPENDITURE', x.expenditure_category_id, 1), ('CASH', 0, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'EMPLOYEE_ADVANCE', x.id, a.kind, a.ref, a.sign * x.amount
       FROM employee_advance x, LATERAL (VALUES ('EMPLOYEE', x.employee_id, 1), ('CASH', 0, -1)) a(kind, ref, sign)
     UNION ALL SELECT 'SALARY', p.id, a.kind, a.ref, a.amount
       FROM salary_payment p, LATERAL (VALUES ('SALARIES', 0, p.earned), ('EMPLOYEE', p.employee_id, -p.earned),
                                              ('EMPLOYEE', p.employee_id, p.paid), ('BANK', p.account_id, -p.paid)) a(kind, ref, amount)
     UNION ALL SELECT 'SWIPE_SETTLEMENT', w.id, a.kind, a.ref, a.amount
       FROM swipe_settlement w, LATERAL (VALUES ('BANK', w.account_id, w.paid), ('EXPENDITURE', w.expenditure_category_id, w.charges),
                                                ('SWIPE', w.swipe_machine_id, -w.paid - w.charges)) a(kind, ref, amount)
     UNION ALL SELECT 'INVOICE', l.invoice_id, a.kind, a.ref, a.sign * l.amount
       FROM invoice_line l, LATERAL (VALUES ('PURCHASES', l.product_id, 1), ('SUPPLIER', 0, -1)) a(kind, ref, sign)) l
   JOIN journal_entry e ON e.document_kind = l.document AND e.document_id = l.id`,
  `INSERT INTO posting (entry_id, account_id, business_date, amount)
   SELECT l.id, a.id, e.business_date, l.amount FROM lines l JOIN journal_entry e ON e.id = l.id JOIN ledger_account a ON a.kind = l.kind AND a.ref_id = l.ref ORDER BY l.id`,
  `INSERT INTO note_movement (entry_id, denomination_id, count)
   SELECT l.id, (SELECT id FROM denomination WHERE is_uncounted), l.amount FROM lines l WHERE l.kind = 'CASH' ORDER BY l.id`,
  `UPDATE denomination d SET available = (SELECT COALESCE(SUM(count), 0) FROM note_movement m WHERE m.denomination_id = d.id)`,
  `DROP TABLE lines, months, monthly`,
  // Rolled up as by the closes.
  `INSERT INTO account_month
   SELECT account_id, month, SUM(debit) OVER so_far, SUM(credit) OVER so_far FROM (
     SELECT account_id, date_trunc('month', business_date) AS month, SUM(GREATEST(amount, 0)) AS debit, SUM(GREATEST(-amount, 0)) AS credit
     FROM posting GROUP BY 1, 2) m WINDOW so_far AS (PARTITION BY account_id ORDER BY month)`,
  `UPDATE ledger_roll SET entry_id = (SELECT MAX(id) FROM journal_entry)`,
  // Every document has an audit row of its command, and each row is chained to the previous one as by its trigger.
  `DO $$
   DECLARE head audit_head; row audit_row; written record;
   BEGIN
     SELECT * INTO head FROM audit_head;
     FOR written IN
       SELECT created_at, 'recordCreditSale' AS command, 'credit_sale' AS name, id,
              jsonb_build_object('creditorId', creditor_id, 'pumpId', pump_id, 'productId', product_id, 'vehicle', vehicle,
                                 'slipNo', slip_no, 'litres', litres, 'rate', rate, 'amount', amount) AS entered FROM credit_sale
       UNION ALL SELECT created_at, 'recordCreditorPayment', 'creditor_payment', id,
              jsonb_build_object('creditorId', creditor_id, 'amount', amount, 'accountId', account_id, 'reference', reference) FROM creditor_payment
       UNION ALL SELECT created_at, 'recordExpenditure', 'expenditure', id,
              jsonb_build_object('expenditureCategoryId', expenditure_category_id, 'amount', amount) FROM expenditure
       UNION ALL SELECT created_at, 'recordEmployeeAdvance', 'employee_advance', id,
              jsonb_build_object('employeeId', employee_id, 'amount', amount) FROM employee_advance
       ORDER BY 1, 3, 4
     LOOP
       head.sequence := head.sequence + 1;
       row.id := nextval(pg_get_serial_sequence('audit_row', 'id'));
       row.at := written.created_at;
       row.user_id := 1;
       row.command := written.command;
       row.table_name := written.name;
       row.row_id := written.id;
       row.after := written.entered;
       row.chain_sequence := head.sequence;
       row.hash := audit_row_hash(head.hash, row);
       INSERT INTO audit_row OVERRIDING SYSTEM VALUE SELECT row.*;
       head.hash := row.hash;
     END LOOP;
     UPDATE audit_head SET sequence = head.sequence, hash = head.hash;
   END $$`,
  // Every creditor gets a mail for each payment. Mails sent more than 90 days ago are deleted.
  `INSERT INTO receive_category (name, table_name, pk_field_name, display_name, route_path)
   VALUES ('Firms', 'creditor', 'creditorId', 'shortName', '/api/v1/creditorauto')`,
  `INSERT INTO message_subscription (event_category_id, receive_category_id, recipient_id, channel, created_by_id)
   SELECT e.id, r.id, c.id, 'MAIL', 1 FROM event_category e, receive_category r, creditor c WHERE e.event = 'creditorPayment' ORDER BY c.id`,
  `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, attempts, sent_at, created_at)
   SELECT 'mail', c.email, 'Payment received', 'Thank you', 'creditorPayment:' || p.id, 1, p.created_at, p.created_at
   FROM creditor_payment p JOIN creditor c ON c.id = p.creditor_id WHERE p.created_at > :lastDay::date - 90 ORDER BY p.id`,
  `INSERT INTO stock_movement (entry_id, kind, tank_id, product_id, litres)
   SELECT e.id, m.kind, m.tank_id, t.product_id, m.litres FROM (
     SELECT 'TANK_OPENING' AS document, t.id, 'OPENING' AS kind, t.id AS tank_id, t.opening_volume AS litres FROM tank t
     UNION ALL SELECT 'STOCK_IN', i.id, 'RECEIPT', i.tank_id, i.stock_quantity FROM stock_in i
     UNION ALL SELECT 'SHIFT_CLOSE', d.shift_id, a.kind, d.tank_id, a.litres
       FROM tank_dip d, LATERAL (VALUES ('SALE', -1200000::bigint), ('VARIATION', d.variation)) a(kind, litres)) m
   JOIN journal_entry e ON e.document_kind = m.document AND e.document_id = m.id JOIN tank t ON t.id = m.tank_id ORDER BY e.id`,
];
