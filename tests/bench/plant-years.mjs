import { randomUUID } from 'node:crypto';

/** Sales on credit a shift: with two shifts a day, ten years of them are a million. */
export const CREDIT_SALES_A_SHIFT = 137;

/**
 * A station of the demo's masters with years of closed shifts behind it, up to `lastDay`, and none running. Its days are
 * alike and entered by SQL, since through the commands ten years would take an hour; the books' invariants hold for them.
 * It is inspected each January and July, or `inspectedOnce`, on its first day.
 */
export async function plantYears({ client, act, plantMasters, years, lastDay, inspectedOnce = false }) {
  const station = await plantMasters(act, firstDayOf(lastDay, years));
  const [diesel, petrol] = station.products;
  const ids = {
    shifts: years * 365 * 2,
    firstDay: firstDayOf(lastDay, years),
    morning: station.shiftTypeIds[0],
    night: station.shiftTypeIds[1],
    diesel: diesel.id,
    dieselRate: diesel.rate,
    petrol: petrol.id,
    petrolRate: petrol.rate,
    employee: station.employeeIds[0],
    machine: station.swipeMachineIds[0],
    creditSales: CREDIT_SALES_A_SHIFT,
  };
  // What the triggers would keep is checked once at the end, by the invariants.
  await client.query('SET session_replication_role = replica');
  const inspections = INSPECTIONS(inspectedOnce ? 's.id = 1' : "date_part('month', s.shift_date) IN (1, 7)");
  for (const statement of [...STATEMENTS, inspections])
    await client.query(statement.replace(/(?<!:):(\w+)/g, (whole, name) => literal(ids, name, whole)));
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  return station;
}

const firstDayOf = (lastDay, years) =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) - (years * 365 - 1) * 86_400_000).toISOString().slice(0, 10);

const literal = (ids, name, whole) =>
  name in ids ? (typeof ids[name] === 'string' ? `'${ids[name]}'` : ids[name]) : whole;

/** Who enters the masters. */
export const contextOfPlanter = (ground, userId) => ({
  ...ground,
  requestId: randomUUID(),
  actor: { userId, sessionId: 0, name: 'BENCH', email: 'bench@station.example', isAdmin: true },
  address: '',
  userAgent: 'bench',
  idempotencyKey: null,
  replayed: false,
});

/** A tank sells 1,200 L a shift, takes in 12,000 L every tenth one, and is a litre short after every second one. */
const LEVEL = (shift) =>
  `(14000000 - 1200000::bigint * ${shift} + 12000000::bigint * ((${shift} + 4) / 10) - CASE WHEN ${shift} % 2 = 1 THEN 1000 ELSE 0 END)::bigint`;

/** On the first morning of each month of those that are chosen. */
const INSPECTIONS = (chosen) =>
  `INSERT INTO inspection (product_id, inspection_date, reading_sum, total_stock, total_before_stock, created_by_id)
   SELECT DISTINCT ON (r.product_id, date_trunc('month', s.shift_date)) r.product_id, s.shift_date, SUM(r.open), 28000000, 0, 1
   FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id
   WHERE s.id % 2 = 1 AND ${chosen} GROUP BY r.product_id, s.shift_date
   ORDER BY r.product_id, date_trunc('month', s.shift_date), s.shift_date`;

/** Numbers of shifts are their ids: 1 is the first morning. */
const STATEMENTS = [
  `INSERT INTO shift (shift_date, shift_type_id, state, started_at, started_by_id, closed_at, closed_by_id)
   SELECT :firstDay::date + (k - 1) / 2, CASE k % 2 WHEN 1 THEN :morning ELSE :night END, 'CLOSED',
          :firstDay::date + (k - 1) * interval '12 hours' + interval '6 hours', 1,
          :firstDay::date + k * interval '12 hours' + interval '5 hours 50 minutes', 1
   FROM generate_series(1, :shifts) k`,
  `INSERT INTO shift_rate SELECT s.id, r.product_id, r.rate
   FROM shift s, (VALUES (:diesel, :dieselRate), (:petrol, :petrolRate)) r(product_id, rate)`,
  `INSERT INTO shift_tank (shift_id, tank_id, opening_volume) SELECT s.id, t.id, ${LEVEL('(s.id - 1)')} FROM shift s, tank t`,
  // Told anew every week, though it stays what it is.
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
  // Ten litres of diesel each, at the pumps in turn.
  `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, slip_no, litres, rate, amount, created_by_id, created_at)
   SELECT s.id, 1 + (s.id + n) % (SELECT COUNT(*) FROM creditor), 1 + n % (SELECT COUNT(*) FROM pump), :diesel, 'CG04AB' || 1000 + n, n::text,
          10000, :dieselRate, 10 * :dieselRate, 1, s.started_at + n * interval '1 minute'
   FROM shift s, generate_series(1, :creditSales) n ORDER BY s.id, n`,
  `UPDATE daily_total d SET credit_litres = c.litres, credit_amount = c.amount
   FROM (SELECT shift_id, pump_id, product_id, SUM(litres) AS litres, SUM(amount) AS amount FROM credit_sale GROUP BY 1, 2, 3) c
   WHERE c.shift_id = d.shift_id AND c.pump_id = d.pump_id AND c.product_id = d.product_id`,
  `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id, created_at)
   SELECT s.id, p.id, :employee, 1000000, false, 1, s.started_at + interval '6 hours' FROM shift s, pump p ORDER BY s.id, p.id`,
  `INSERT INTO swipe_collection (shift_id, pump_id, swipe_machine_id, amount) SELECT s.id, p.id, :machine, 2000000 FROM shift s, pump p`,
  `INSERT INTO pump_close (shift_id, pump_id, sale, credit, cash, swipe, last, shortage, short_and_over, employee_id)
   SELECT d.shift_id, d.pump_id, SUM(d.amount), SUM(d.credit_amount), 1000000, 2000000,
          SUM(d.amount) - SUM(d.credit_amount) - 3000000, 0, 0, :employee
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
  // The ledgers.
  `INSERT INTO ledger_account (kind, ref_id)
   SELECT 'CASH', 0 UNION ALL SELECT 'SWIPE', :machine UNION ALL SELECT 'SUPPLIER', 0
   UNION ALL SELECT 'SALES', id FROM product UNION ALL SELECT 'PURCHASES', id FROM product
   UNION ALL SELECT 'CREDITOR', id FROM creditor UNION ALL SELECT 'SHIFT_CLEARING', id FROM shift ON CONFLICT DO NOTHING`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id)
   SELECT :firstDay::date, NULL::int, 'TANK_OPENING', id, 1 FROM tank`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id, at)
   SELECT s.shift_date, e.shift_id, e.kind, e.id, 1, e.at FROM (
     SELECT c.shift_id, 1 AS place, 'CREDIT_SALE' AS kind, c.id, c.created_at AS at FROM credit_sale c
     UNION ALL SELECT c.shift_id, CASE WHEN c.is_last THEN 3 ELSE 1 END, 'CASH_COLLECTION', c.id, c.created_at FROM cash_collection c
     UNION ALL SELECT i.shift_id, 2, 'STOCK_IN', i.id, s.started_at FROM stock_in i JOIN shift s ON s.id = i.shift_id
     UNION ALL SELECT s.id, 4, 'SHIFT_CLOSE', s.id, s.closed_at FROM shift s) e JOIN shift s ON s.id = e.shift_id
   ORDER BY e.shift_id, e.place, e.id`,
  `INSERT INTO journal_entry (business_date, shift_id, document_kind, document_id, user_id)
   SELECT i.received_on, NULL::int, 'INVOICE', i.id, 1 FROM invoice i`,
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
     UNION ALL SELECT 'INVOICE', l.invoice_id, a.kind, a.ref, a.sign * l.amount
       FROM invoice_line l, LATERAL (VALUES ('PURCHASES', l.product_id, 1), ('SUPPLIER', 0, -1)) a(kind, ref, sign)) l
   JOIN journal_entry e ON e.document_kind = l.document AND e.document_id = l.id`,
  `INSERT INTO posting (entry_id, account_id, business_date, amount)
   SELECT l.id, a.id, e.business_date, l.amount FROM lines l JOIN journal_entry e ON e.id = l.id JOIN ledger_account a ON a.kind = l.kind AND a.ref_id = l.ref ORDER BY l.id`,
  `INSERT INTO note_movement (entry_id, denomination_id, count)
   SELECT l.id, (SELECT id FROM denomination WHERE is_loose), l.amount FROM lines l WHERE l.kind = 'CASH' ORDER BY l.id`,
  `UPDATE denomination d SET available = (SELECT COALESCE(SUM(count), 0) FROM note_movement m WHERE m.denomination_id = d.id)`,
  `DROP TABLE lines`,
  `INSERT INTO stock_movement (entry_id, kind, tank_id, product_id, litres)
   SELECT e.id, m.kind, m.tank_id, t.product_id, m.litres FROM (
     SELECT 'TANK_OPENING' AS document, t.id, 'OPENING' AS kind, t.id AS tank_id, t.opening_volume AS litres FROM tank t
     UNION ALL SELECT 'STOCK_IN', i.id, 'RECEIPT', i.tank_id, i.stock_quantity FROM stock_in i
     UNION ALL SELECT 'SHIFT_CLOSE', d.shift_id, a.kind, d.tank_id, a.litres
       FROM tank_dip d, LATERAL (VALUES ('SALE', -1200000::bigint), ('VARIATION', d.variation)) a(kind, litres)) m
   JOIN journal_entry e ON e.document_kind = m.document AND e.document_id = m.id JOIN tank t ON t.id = m.tank_id ORDER BY e.id`,
];
