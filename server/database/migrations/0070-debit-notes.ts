import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Debit notes to suppliers. */
export class DebitNotes1764300000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "debit_note" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "supplier_id" integer NOT NULL, "invoice_id" integer, "product_id" integer NOT NULL, "kind" text NOT NULL, "amount" bigint NOT NULL, "note_date" date NOT NULL, "number" text, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_debit_note_kind" CHECK (kind IN ('SHORTAGE', 'DENSITY', 'RATE')), CONSTRAINT "ck_debit_note_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_debit_note" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "ix_debit_note_invoice_id" ON "debit_note" ("invoice_id") WHERE invoice_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "ix_debit_note_supplier_id_note_date" ON "debit_note" ("supplier_id", "note_date")`,
    );
    await runner.query(`CREATE INDEX "ix_debit_note_note_date" ON "debit_note" ("note_date")`);
    await runner.query(
      `ALTER TABLE "debit_note" ADD CONSTRAINT "fk_debit_note_supplier_id" FOREIGN KEY ("supplier_id") REFERENCES "supplier"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "debit_note" ADD CONSTRAINT "fk_debit_note_invoice_id" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "debit_note" ADD CONSTRAINT "fk_debit_note_product_id" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "debit_note" ADD CONSTRAINT "fk_debit_note_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
