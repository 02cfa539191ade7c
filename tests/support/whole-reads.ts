import type { DataSource } from 'typeorm';
import type { Sql } from '../../server/platform/sql';
import { transaction } from '../../server/platform/transaction';

/** The tables that grow for as long as the station works. */
const GROWING = new Set([
  'shift',
  'nozzle_reading',
  'credit_sale',
  'cash_collection',
  'swipe_collection',
  'employee_shortage',
  'tank_dip',
  'pump_close',
  'daily_total',
  'journal_entry',
  'posting',
  'note_movement',
  'stock_movement',
  'attendance',
  'product_rate',
  'invoice',
  'invoice_line',
  'stock_in',
  'density_reading',
  'meter_event',
  'inspection',
  'shift_tank',
  'shift_rate',
  'creditor_bill',
  'creditor_payment',
  'payment_allocation',
  'interest_charge',
  'cancelled_bill',
  'void_leaf',
  'expenditure',
  'employee_advance',
  'salary_payment',
  'salary_line',
  'issued_paper',
  'cash_transfer',
  'cash_exchange',
  'swipe_settlement',
  'swipe_settlement_day',
  'account_month',
  'audit_row',
  'outbox_message',
  'change_request',
  'notice_seen',
  'stored_file',
  'idempotency_key',
]);

/** Indexes of the few unfinished rows: reading all of one is cheap. */
const SMALL = new Set(['ix_shift_one_running', 'ix_invoice_line_pending', 'ix_change_request_pending']);

/**
 * The growing tables that a query reads completely. Full scans are disabled in the planner, so a plan has one only if
 * no index fits.
 */
export function wholeReadsOf(database: DataSource, read: (sql: Sql) => Promise<unknown>): Promise<string[]> {
  return transaction(database, async ({ sql }) => {
    for (const method of ['seqscan', 'hashjoin', 'mergejoin']) await sql(`SET LOCAL enable_${method} = off`);
    const statements: { text: string; values: unknown[] | undefined }[] = [];
    await read((text, values) => {
      statements.push({ text, values });
      return sql(text, values);
    });
    if (statements.length === 0) throw new Error('The query sent no statement');
    const whole: string[] = [];
    for (const { text, values } of statements) {
      const [row] = await sql<{ 'QUERY PLAN': unknown }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
      whole.push(...wholeReadsIn(row!['QUERY PLAN']));
    }
    return whole;
  });
}

/** Index scans without a condition; one row from an end of an index is not a full read. */
function wholeReadsIn(plan: unknown): string[] {
  if (plan === null || typeof plan !== 'object') return [];
  const node = plan as Record<string, unknown>;
  if (node['Node Type'] === 'Limit' && node['Plan Rows'] === 1 && isByIndex(node.Plans)) return [];
  const table = String(node['Relation Name']);
  const isBounded = 'Index Cond' in node || 'Recheck Cond' in node || SMALL.has(String(node['Index Name']));
  const isWhole = GROWING.has(table) && !isBounded;
  return [...(isWhole ? [table] : []), ...Object.values(node).flatMap(wholeReadsIn)];
}

const isByIndex = (plans: unknown): boolean =>
  (plans as Record<string, unknown>[]).every((plan) => String(plan['Node Type']).startsWith('Index'));
