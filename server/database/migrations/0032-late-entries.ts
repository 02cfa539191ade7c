import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['credit_sale', 'cash_collection', 'expenditure', 'employee_advance', 'creditor_payment'];

/** Why a document was entered after the close of its shift (ADR 52). */
export class LateEntries1764300000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE "${table}" ADD "late_reason" text`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
