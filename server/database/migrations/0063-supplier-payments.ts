import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const keyOf = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${signless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

/** Payments to suppliers. */
export class SupplierPayments1764300000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', 'supplier_payment', 'GENERATED_COLUMN', 'reference_key', $1)`,
      [keyOf('reference')],
    );
    await runner.query(
      `CREATE TABLE "supplier_payment" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', "account_id" integer, "payment_mode_id" integer, "supplier_id" integer NOT NULL, "amount" bigint NOT NULL, "reference" text, "reference_key" text GENERATED ALWAYS AS (${keyOf('reference')}) STORED, "late_reason" text, CONSTRAINT "ck_supplier_payment_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_supplier_payment" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "ix_supplier_payment_reference_key" ON "supplier_payment" ("reference_key") WHERE reference_key IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "ix_supplier_payment_supplier_id_shift_id" ON "supplier_payment" ("supplier_id", "shift_id")`,
    );
    await runner.query(`CREATE INDEX "ix_supplier_payment_shift_id" ON "supplier_payment" ("shift_id")`);
    await runner.query(
      `ALTER TABLE "supplier_payment" ADD CONSTRAINT "fk_supplier_payment_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "supplier_payment" ADD CONSTRAINT "fk_supplier_payment_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "supplier_payment" ADD CONSTRAINT "fk_supplier_payment_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "supplier_payment" ADD CONSTRAINT "fk_supplier_payment_payment_mode_id" FOREIGN KEY ("payment_mode_id") REFERENCES "payment_mode"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "supplier_payment" ADD CONSTRAINT "fk_supplier_payment_supplier_id" FOREIGN KEY ("supplier_id") REFERENCES "supplier"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
