import type { MigrationInterface, QueryRunner } from 'typeorm';

const rupees = (...columns: string[]) => columns.map((column) => `round(${column} / 100.0, 2) AS ${column}`).join(', ');
const litres = (...columns: string[]) =>
  columns.map((column) => `round(${column} / 1000.0, 3) AS ${column}`).join(', ');

/** Rupees and litres as numeric, for tools that read the database directly; the tables hold paise and millilitres. */
const VIEWS: Record<string, string> = {
  tool_shift: `SELECT s.id, s.shift_date, t.name AS shift_name, s.state, s.started_at, s.closed_at, u.name AS closed_by, s.comment
    FROM shift s JOIN shift_type t ON t.id = s.shift_type_id LEFT JOIN app_user u ON u.id = s.closed_by_id`,
  tool_nozzle_reading: `SELECT r.shift_id, p.name AS pump, n.name AS nozzle, d.name AS product, ${litres('open', 'close', 'testing', 'consumption')},
      ${rupees('rate', 'amount')}
    FROM nozzle_reading r JOIN nozzle n ON n.id = r.nozzle_id JOIN pump p ON p.id = r.pump_id JOIN product d ON d.id = r.product_id`,
  tool_pump_close: `SELECT c.shift_id, p.name AS pump, ${rupees('sale', 'credit', 'cash', 'swipe', 'last', 'shortage', 'short_and_over')}
    FROM pump_close c JOIN pump p ON p.id = c.pump_id`,
  tool_credit_sale: `SELECT c.id, c.shift_id, r.firm_name, c.vehicle, c.slip_no, p.name AS pump, d.name AS product, ${litres('litres')},
      ${rupees('rate', 'amount')}, c.created_at
    FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id JOIN pump p ON p.id = c.pump_id JOIN product d ON d.id = c.product_id`,
  tool_cash_collection: `SELECT c.id, c.shift_id, p.name AS pump, e.name AS employee, ${rupees('amount')}, c.is_last, c.created_at
    FROM cash_collection c JOIN pump p ON p.id = c.pump_id JOIN employee e ON e.id = c.employee_id`,
  tool_tank_dip: `SELECT t.shift_id, k.name AS tank, t.kind, t.dip, ${litres('volume', 'book_volume', 'variation')}, t.is_atg, t.measured_at
    FROM tank_dip t JOIN tank k ON k.id = t.tank_id`,
  tool_posting: `SELECT p.entry_id, e.business_date, e.shift_id, e.document_kind, e.document_id, a.kind AS account, a.ref_id, ${rupees('amount')}
    FROM posting p JOIN journal_entry e ON e.id = p.entry_id JOIN ledger_account a ON a.id = p.account_id`,
};

export class ViewsForTools1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, query] of Object.entries(VIEWS)) await runner.query(`CREATE VIEW ${name} AS ${query}`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
