import type { MigrationInterface, QueryRunner } from 'typeorm';

const FINANCIAL_YEAR = "EXTRACT(year FROM invoice_date_time - interval '3 months')::int";

/** A supplier begins its invoice numbers again each financial year, so a number is unique within one. */
export class InvoiceNumbersByYear1764300000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', 'invoice', 'GENERATED_COLUMN', 'financial_year', $1)`,
      [FINANCIAL_YEAR],
    );
    await runner.query(
      `ALTER TABLE "invoice" ADD "financial_year" integer GENERATED ALWAYS AS (${FINANCIAL_YEAR}) STORED NOT NULL`,
    );
    await runner.query(`DROP INDEX "ix_invoice_invoice_number"`);
    await runner.query(
      `CREATE UNIQUE INDEX "ix_invoice_invoice_number_financial_year" ON "invoice" ("invoice_number", "financial_year")`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
