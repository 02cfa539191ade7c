import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several sales on one leaf of a slip book (ADR 56). */
export class SlipLinesAndReferences1764300000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ix_credit_sale_slip_book_id_leaf"`);
    await runner.query(`CREATE INDEX "ix_credit_sale_slip_book_id_leaf" ON "credit_sale" ("slip_book_id", "leaf")`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
