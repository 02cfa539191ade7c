import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice may name its supplier, and each supplier has numbers of its own. */
export class SuppliersOfInvoices1764300000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "invoice" ADD "supplier_id" integer`);
    await runner.query(`DROP INDEX "ix_invoice_invoice_number_financial_year"`);
    await runner.query(
      `CREATE UNIQUE INDEX "ix_invoice_invoice_number_financial_year" ON "invoice" ("invoice_number", "financial_year") WHERE supplier_id IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "ix_invoice_invoice_number_financial_year_supplier_id" ON "invoice" ("invoice_number", "financial_year", "supplier_id")`,
    );
    await runner.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "fk_invoice_supplier_id" FOREIGN KEY ("supplier_id") REFERENCES "supplier"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
