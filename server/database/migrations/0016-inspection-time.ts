import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Inspections get a time, and the testing poured before it. Existing ones have neither: they still count as made before
 * the first shift of their day.
 */
export class InspectionTime1764300000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "inspection" ADD "inspection_time" text`);
    await runner.query(`ALTER TABLE "inspection" ADD "testing_before" bigint NOT NULL DEFAULT '0'`);
    await runner.query(
      `ALTER TABLE "inspection" ADD CONSTRAINT "ck_inspection_time" CHECK (inspection_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`,
    );
    await runner.query(
      `ALTER TABLE "inspection" ADD CONSTRAINT "ck_inspection_testing" CHECK (testing_before BETWEEN 0 AND 999999999999 AND (testing_before = 0 OR inspection_time IS NOT NULL))`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW tool_inspection AS
       SELECT n.id, d.name AS product, n.inspection_date, round(reading_sum / 1000.0, 3) AS reading_sum,
              round(total_stock / 1000.0, 3) AS total_stock, round(total_before_stock / 1000.0, 3) AS total_before_stock,
              n.inspection_time, round(testing_before / 1000.0, 3) AS testing_before
       FROM inspection n JOIN product d ON d.id = n.product_id`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
