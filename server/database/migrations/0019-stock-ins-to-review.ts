import type { MigrationInterface, QueryRunner } from 'typeorm';

const TO_REVIEW =
  "COALESCE(comment, '') !~ '\\S' AND abs(end_volume - start_volume + after_reading - before_reading - quantity) * 200 > quantity";

/** A stock-in with an unexplained gap waits for an admin's review (ADR 36). */
export class StockInsToReview1764300000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', 'stock_in', 'GENERATED_COLUMN', 'to_review', $1)`,
      [TO_REVIEW],
    );
    await runner.query(
      `ALTER TABLE "stock_in" ADD "to_review" boolean GENERATED ALWAYS AS (${TO_REVIEW}) STORED NOT NULL`,
    );
    await runner.query(`CREATE INDEX "ix_stock_in_to_review" ON "stock_in" ("id") WHERE to_review`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
