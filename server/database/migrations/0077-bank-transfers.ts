import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const keyOf = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${signless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

/** Transfers between accounts of the station. */
export class BankTransfers1764300000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', 'bank_transfer', 'GENERATED_COLUMN', 'reference_key', $1)`,
      [keyOf('reference')],
    );
    await runner.query(
      `CREATE TABLE "bank_transfer" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "from_account_id" integer NOT NULL, "to_account_id" integer NOT NULL, "amount" bigint NOT NULL, "charges" bigint NOT NULL, "expenditure_category_id" integer, "transfer_date" date NOT NULL, "reference" text, "reference_key" text GENERATED ALWAYS AS (${keyOf('reference')}) STORED, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_bank_transfer_charges" CHECK ((charges > 0) = (expenditure_category_id IS NOT NULL)), CONSTRAINT "ck_bank_transfer_amount" CHECK (amount BETWEEN 1 AND 99999999999 AND charges >= 0 AND amount + charges <= 99999999999), CONSTRAINT "ck_bank_transfer_accounts" CHECK (from_account_id <> to_account_id), CONSTRAINT "pk_bank_transfer" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "ix_bank_transfer_reference_key" ON "bank_transfer" ("reference_key") WHERE reference_key IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "ix_bank_transfer_transfer_date" ON "bank_transfer" ("transfer_date")`);
    for (const [column, table] of [
      ['from_account_id', 'transaction_account'],
      ['to_account_id', 'transaction_account'],
      ['expenditure_category_id', 'expenditure_category'],
      ['created_by_id', 'app_user'],
    ])
      await runner.query(
        `ALTER TABLE "bank_transfer" ADD CONSTRAINT "fk_bank_transfer_${column}" FOREIGN KEY ("${column}") REFERENCES "${table}"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
      );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
