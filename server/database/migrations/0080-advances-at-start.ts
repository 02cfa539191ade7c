import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opening balances of creditors may be advances, which settle bills without a payment. */
export class AdvancesAtStart1764300000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.#replaceCheck(
      runner,
      'ck_creditor_opening_balance',
      'opening_balance BETWEEN -99999999999 AND 99999999999',
    );
    await this.#replaceCheck(
      runner,
      'ck_creditor_opening_settled',
      'opening_settled BETWEEN LEAST(opening_balance, 0) AND GREATEST(opening_balance, 0)',
    );
    await runner.query(`ALTER TABLE "payment_allocation" ALTER COLUMN "payment_id" DROP NOT NULL`);
    await runner.query(
      `ALTER TABLE "payment_allocation" ADD CONSTRAINT "ck_payment_allocation_payment" CHECK (payment_id IS NOT NULL OR bill_id IS NOT NULL)`,
    );
  }

  async #replaceCheck(runner: QueryRunner, name: string, condition: string): Promise<void> {
    await runner.query(`ALTER TABLE "creditor" DROP CONSTRAINT "${name}"`);
    await runner.query(`ALTER TABLE "creditor" ADD CONSTRAINT "${name}" CHECK (${condition})`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
