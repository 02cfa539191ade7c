import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['cash_transfer', 'cash_exchange', 'salary_payment'];

/** Transfers, exchanges and salaries can be entered after the close of their shift too (ADR 52). */
export class LateTransfers1764300000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE "${table}" ADD "late_reason" text`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
