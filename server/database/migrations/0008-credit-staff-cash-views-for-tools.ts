import type { MigrationInterface, QueryRunner } from 'typeorm';

const rupees = (table: string, ...columns: string[]) =>
  columns.map((column) => `round(${table}.${column} / 100.0, 2) AS ${column}`).join(', ');

const WAY = `LEFT JOIN transaction_account t ON t.id = d.account_id LEFT JOIN payment_mode m ON m.id = d.payment_mode_id`;

/** The documents of credit, staff and cash in rupees, for tools that read the database directly (as in 0004). */
const VIEWS: Record<string, string> = {
  tool_creditor_bill: `SELECT d.id, r.firm_name, d.kind, d.number, d.bill_date, d.due_date, d.from_date, d.to_date,
      ${rupees('d', 'opening', 'amount', 'paid', 'closing', 'settled')}, d.settled_on
    FROM creditor_bill d JOIN creditor r ON r.id = d.creditor_id`,
  tool_creditor_payment: `SELECT d.id, d.shift_id, s.shift_date, r.firm_name, ${rupees('d', 'amount', 'allotted')}, t.name AS account,
      m.name AS payment_mode, d.reference, d.comment, d.created_at
    FROM creditor_payment d JOIN shift s ON s.id = d.shift_id JOIN creditor r ON r.id = d.creditor_id ${WAY}`,
  tool_expenditure: `SELECT d.id, d.shift_id, s.shift_date, c.name AS category, ${rupees('d', 'amount')}, t.name AS account,
      m.name AS payment_mode, d.reference, d.comment, d.created_at
    FROM expenditure d JOIN shift s ON s.id = d.shift_id JOIN expenditure_category c ON c.id = d.expenditure_category_id ${WAY}`,
  tool_employee_advance: `SELECT d.id, d.shift_id, s.shift_date, e.name AS employee, ${rupees('d', 'amount')}, t.name AS account,
      m.name AS payment_mode, d.comment, d.created_at
    FROM employee_advance d JOIN shift s ON s.id = d.shift_id JOIN employee e ON e.id = d.employee_id ${WAY}`,
  tool_salary_payment: `SELECT d.id, d.shift_id, s.shift_date, e.name AS employee, d.from_date, d.to_date, d.shifts_worked,
      ${rupees('d', 'earned', 'owed_before', 'recovered_carried', 'recovered_advances', 'recovered_shortages', 'paid', 'carried')},
      t.name AS account, m.name AS payment_mode, d.reference, d.comment, d.created_at
    FROM salary_payment d JOIN shift s ON s.id = d.shift_id JOIN employee e ON e.id = d.employee_id ${WAY}`,
  tool_cash_transfer: `SELECT d.id, d.shift_id, s.shift_date, d.kind, t.name AS account, ${rupees('d', 'amount')}, d.reference, d.comment,
      d.created_at
    FROM cash_transfer d JOIN shift s ON s.id = d.shift_id JOIN transaction_account t ON t.id = d.account_id`,
  tool_swipe_settlement: `SELECT d.id, w.name AS swipe_machine, t.name AS account, d.paid_on, ${rupees('d', 'paid', 'charges')},
      d.reference, d.comment, d.created_at
    FROM swipe_settlement d JOIN swipe_machine w ON w.id = d.swipe_machine_id JOIN transaction_account t ON t.id = d.account_id`,
};

export class CreditStaffCashViewsForTools1763900000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, query] of Object.entries(VIEWS)) await runner.query(`CREATE VIEW ${name} AS ${query}`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
