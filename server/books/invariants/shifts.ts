import { againstCloses } from './against-ledger';
import type { Invariant } from './invariant';

/** Meters, readings, closes and their figures. */
export const shiftsInvariants: Invariant[] = [
  {
    name: '3 a meter opens where it closed',
    sql: `SELECT r.id FROM nozzle_reading r JOIN nozzle_reading b
            ON b.nozzle_id = r.nozzle_id AND b.chain = r.chain AND b.sequence = r.sequence - 1
          WHERE b.close IS DISTINCT FROM r.open`,
  },
  {
    name: '3 readings are in order',
    sql: `SELECT id FROM nozzle_reading
          WHERE close < open OR testing < 0 OR testing > close - open OR consumption <> close - open - testing`,
  },
  {
    name: '4 a meter has no reading missing between two others',
    sql: `SELECT id FROM (
            SELECT id, sequence, lag(sequence) OVER (PARTITION BY nozzle_id, chain ORDER BY sequence) AS before
            FROM nozzle_reading) r
          WHERE sequence <> before + 1`,
  },
  {
    name: 'a meter event joins two legs of one nozzle in its shift, the second beginning the next chain',
    sql: `SELECT e.id FROM meter_event e
          LEFT JOIN nozzle_reading ended ON ended.id = e.ended_leg_id
          LEFT JOIN nozzle_reading begun ON begun.id = e.begun_leg_id
          WHERE (ended.shift_id = e.shift_id AND begun.shift_id = e.shift_id AND begun.nozzle_id = ended.nozzle_id
                 AND ended.close IS NOT NULL AND begun.chain = ended.chain + 1 AND begun.sequence = 1) IS NOT TRUE`,
  },
  {
    name: 'every chain of a meter after its first begins with a meter event',
    sql: `SELECT r.nozzle_id, r.chain FROM nozzle_reading r
          LEFT JOIN (SELECT b.nozzle_id, b.chain FROM meter_event e JOIN nozzle_reading b ON b.id = e.begun_leg_id) begun
            ON begun.nozzle_id = r.nozzle_id AND begun.chain = r.chain
          WHERE r.chain > 1 AND begun.chain IS NULL GROUP BY r.nozzle_id, r.chain`,
  },
  {
    name: '4 every reading of a closed shift is complete, the last ones of a running shift are open',
    sql: `SELECT r.id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
          WHERE (s.state = 'CLOSED' AND (r.close IS NULL OR r.amount IS NULL))
             OR (s.state = 'RUNNING' AND r.close IS NOT NULL AND NOT EXISTS (
                   SELECT FROM nozzle_reading l
                   WHERE l.nozzle_id = r.nozzle_id AND (l.chain, l.sequence) > (r.chain, r.sequence)))`,
  },
  {
    name: '5 amount = consumption × rate, rounded half up once',
    sql: `SELECT id FROM nozzle_reading WHERE amount IS NOT NULL AND amount <> FLOOR((consumption::numeric * rate + 500) / 1000)`,
  },
  {
    name: "5 a shift's readings carry the shift's rate",
    sql: `SELECT r.id FROM nozzle_reading r
          LEFT JOIN shift_rate s ON s.shift_id = r.shift_id AND s.product_id = r.product_id
          WHERE s.rate IS DISTINCT FROM r.rate`,
  },
  {
    name: '6 no more litres on credit than a pump sold',
    sql: `SELECT shift_id, pump_id, product_id FROM daily_total WHERE credit_litres > litres`,
  },
  {
    name: '6 credit litres need the product at the pump',
    sql: `SELECT c.id FROM credit_sale c JOIN shift s ON s.id = c.shift_id AND s.state = 'CLOSED'
          WHERE NOT EXISTS (SELECT FROM daily_total t
            WHERE t.shift_id = c.shift_id AND t.pump_id = c.pump_id AND t.product_id = c.product_id)`,
  },
  {
    name: '7 cash ≤ sale − credit, swipe ≤ sale − credit − cash',
    sql: `SELECT shift_id, pump_id FROM pump_close
          WHERE (cash > GREATEST(0, sale - credit) AND NOT is_all_handed_in)
             OR swipe > GREATEST(0, sale - credit - CASE WHEN is_all_handed_in THEN 0 ELSE cash END)`,
  },
  {
    name: '8 sale = credit + cash + swipe + last + shortage − short and over',
    sql: `SELECT shift_id, pump_id FROM pump_close
          WHERE sale <> credit + cash + swipe + last + shortage - short_and_over`,
  },
  {
    name: '8 a shortage is the whole rupees above the tolerance of ₹10',
    sql: `SELECT shift_id, pump_id FROM (
            SELECT *, sale - credit - cash - swipe - last AS missing FROM pump_close) p
          WHERE shortage <> CASE WHEN missing > 1000 AND (employee_id IS NOT NULL OR (is_all_handed_in AND shortage > 0)) THEN missing / 100 * 100 ELSE 0 END
             OR (last > 0 AND employee_id IS NULL)
             OR (last <> 0 AND is_all_handed_in)
             OR (sale - credit - cash - swipe >= 100 AND last <= 0 AND NOT is_all_handed_in
                 AND NOT EXISTS (SELECT FROM journal_entry WHERE document_kind = 'CLOSE_CHANGE' AND document_id = shift_id))`,
  },
  {
    name: '8 frozen figures are those of the documents',
    sql: `SELECT c.shift_id, c.pump_id FROM pump_close c
          WHERE c.sale <> (SELECT COALESCE(SUM(amount), 0) FROM nozzle_reading WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.credit <> (SELECT COALESCE(SUM(amount), 0) FROM credit_sale WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.cash <> (SELECT COALESCE(SUM(amount), 0) FROM cash_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id AND NOT is_last)
             OR c.last <> (SELECT COALESCE(SUM(amount), 0) FROM cash_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id AND is_last)
             OR c.swipe <> (SELECT COALESCE(SUM(amount), 0) FROM swipe_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.shortage <> (SELECT COALESCE(SUM(amount), 0) FROM employee_shortage WHERE shift_id = c.shift_id AND pump_id = c.pump_id)`,
  },
  {
    name: '8 every pump of a closed shift is closed, and none of a running one',
    sql: `SELECT r.shift_id, r.pump_id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
          LEFT JOIN pump_close c ON c.shift_id = r.shift_id AND c.pump_id = r.pump_id
          WHERE (s.state = 'CLOSED') <> (c.shift_id IS NOT NULL)`,
  },
  {
    name: "a closed shift's clearing account is zero",
    sql: `SELECT s.id, SUM(p.amount) FROM shift s
          JOIN ledger_account a ON a.kind = 'SHIFT_CLEARING' AND a.ref_id = s.id
          JOIN posting p ON p.account_id = a.id
          WHERE s.state = 'CLOSED' GROUP BY s.id HAVING SUM(p.amount) <> 0`,
  },
  {
    name: 'daily totals are those of the readings and credit sales',
    sql: `SELECT t.shift_id, t.pump_id, t.product_id FROM daily_total t JOIN shift s ON s.id = t.shift_id
          LEFT JOIN LATERAL (
            SELECT SUM(consumption) AS litres, SUM(testing) AS testing, SUM(amount) AS amount FROM nozzle_reading
            WHERE shift_id = t.shift_id AND pump_id = t.pump_id AND product_id = t.product_id) r ON true
          LEFT JOIN LATERAL (
            SELECT COALESCE(SUM(litres), 0) AS litres, COALESCE(SUM(amount), 0) AS amount FROM credit_sale
            WHERE shift_id = t.shift_id AND pump_id = t.pump_id AND product_id = t.product_id) c ON true
          WHERE (t.litres, t.testing, t.amount, t.credit_litres, t.credit_amount)
                IS DISTINCT FROM (r.litres, r.testing, r.amount, c.litres, c.amount)
             OR t.shift_date <> s.shift_date OR s.state <> 'CLOSED'`,
  },
  {
    name: '13 one shift runs at most, and shifts are in time order',
    sql: `SELECT id FROM (
            SELECT id, state, shift_date, closed_at, lead(id) OVER w AS next, lead(shift_date) OVER w AS next_date,
                   lead(started_at) OVER w AS next_start
            FROM shift WINDOW w AS (ORDER BY id)) s
          WHERE next IS NOT NULL AND (state = 'RUNNING' OR shift_date > next_date OR closed_at > next_start)`,
  },
  {
    name: 'sales of closed shifts are in the ledger, product by product',
    sql: againstCloses(
      `SELECT r.shift_id, r.product_id AS ref_id, SUM(r.amount) AS amount
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED' GROUP BY 1, 2`,
      'SALES',
      -1,
    ),
  },
  {
    name: '16 shortages of closed shifts are in the ledger, employee by employee',
    sql: againstCloses(
      'SELECT shift_id, employee_id AS ref_id, SUM(amount) AS amount FROM employee_shortage GROUP BY 1, 2',
      'EMPLOYEE',
      1,
    ),
  },
  {
    name: '8 what was short and over in closed shifts is in the ledger',
    sql: againstCloses(
      'SELECT shift_id, 0 AS ref_id, SUM(short_and_over) AS amount FROM pump_close GROUP BY 1',
      'SHORT_OVER',
      -1,
    ),
  },
];
