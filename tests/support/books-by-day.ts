import type { Sql } from '../../server/platform/sql';

/**
 * What the books say on each day, whatever the order of entry: two stations whose documents are the same have the same.
 */
export const booksByDay = async (sql: Sql) => ({
  postings: await sql(
    `SELECT e.business_date::text AS day, a.kind, a.ref_id AS ref, SUM(p.amount)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     GROUP BY 1, 2, 3 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2, 3`,
  ),
  pumps: await sql(`SELECT to_jsonb(c) - 'typed_shares' AS figures FROM pump_close c ORDER BY shift_id, pump_id`),
  shortages: await sql('SELECT shift_id, pump_id, employee_id, amount FROM employee_shortage ORDER BY 1, 2, 3'),
  totals: await sql('SELECT * FROM daily_total ORDER BY shift_date, shift_id, pump_id, product_id'),
  stock: await sql(
    'SELECT tank_id, kind, SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1, 2 ORDER BY 1, 2',
  ),
  bills: await sql('SELECT number, opening, amount, paid, closing, settled, settled_on FROM creditor_bill ORDER BY id'),
  settled: await sql(
    // Of two payments of one day, the one that was entered first settles first.
    `SELECT b.number, s.shift_date AS day, a.allocated_on, SUM(a.amount)::bigint AS amount
     FROM payment_allocation a JOIN creditor_payment p ON p.id = a.payment_id JOIN shift s ON s.id = p.shift_id
     LEFT JOIN creditor_bill b ON b.id = a.bill_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  ),
});
