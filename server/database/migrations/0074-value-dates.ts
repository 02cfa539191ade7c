import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments through an account may have a value date, on which the bank moved the money; those before have none. */
export class ValueDates1764300000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['creditor_payment', 'expenditure', 'supplier_payment', 'employee_advance', 'salary_payment']) {
      await runner.query(`ALTER TABLE "${table}" ADD "value_date" date`);
      await runner.query(
        `ALTER TABLE "${table}" ADD CONSTRAINT "ck_${table}_value_date" CHECK (value_date IS NULL OR account_id IS NOT NULL)`,
      );
    }
    await runner.query('ALTER TABLE "cash_transfer" ADD "value_date" date');
    for (const table of ['creditor_payment', 'expenditure', 'supplier_payment']) {
      await runner.query(
        `CREATE INDEX "ix_${table}_value_date" ON "${table}" ("value_date") WHERE value_date IS NOT NULL`,
      );
    }
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
