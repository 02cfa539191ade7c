import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that read a page of credit sales in order, and the sums of a month without reading the rows. */
export class ReadsInOrder1764300000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "ix_credit_sale_shift_id_id" ON "credit_sale" ("shift_id", "id")`);
    await runner.query(`DROP INDEX "ix_credit_sale_shift_id"`);
    await runner.query(
      `CREATE INDEX "ix_credit_sale_creditor_id_shift_id_id" ON "credit_sale" ("creditor_id", "shift_id", "id")`,
    );
    await runner.query(`DROP INDEX "ix_credit_sale_creditor_id_shift_id"`);
    await runner.query(
      `CREATE INDEX "ix_daily_total_sums" ON "daily_total" ("shift_date", "product_id", "litres", "amount", "credit_litres", "credit_amount")`,
    );
    await runner.query(`DROP INDEX "ix_daily_total_shift_date_product_id"`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
