import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts for what settles a debt without money, for cheques and transfers on their way, and for round-off. */
export class KindsOfAccounts1764300000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "ledger_account" DROP CONSTRAINT "ck_ledger_account_kind"`);
    await runner.query(
      `ALTER TABLE "ledger_account" ADD CONSTRAINT "ck_ledger_account_kind" CHECK (kind IN ('CASH', 'BANK', 'SWIPE', 'CHEQUES', 'IN_TRANSIT', 'CREDITOR', 'EMPLOYEE', 'SUPPLIER', 'TAX_DEDUCTED', 'SALES', 'CREDIT_NOTE', 'PURCHASES', 'EXPENDITURE', 'DISCOUNT', 'BAD_DEBT', 'SALARIES', 'INTEREST', 'CHARGES_RECOVERED', 'ROUND_OFF', 'SHORT_OVER', 'OPENING_EQUITY', 'SHIFT_CLEARING'))`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
