import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which figure of a credit sale was typed. Of an older sale it is the amount if the litres do not come to it. */
export class TypedFigureOfSales1764300000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "credit_sale" ADD "by_amount" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE "credit_sale" SET "by_amount" = true WHERE "amount" <> floor(("litres"::numeric * "rate" + 500) / 1000)`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
