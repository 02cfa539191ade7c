import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const keyOf = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${signless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

/** Comparison keys of slips and of payments' references, to find what was entered before (ADR 54). */
export class EnteredBefore1764300000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.#addKey(runner, 'credit_sale', 'slip_key', 'slip_no');
    await this.#addKey(runner, 'creditor_payment', 'reference_key', 'reference');
    await runner.query(
      `CREATE INDEX "ix_credit_sale_slip_key" ON "credit_sale" ("creditor_id", "slip_key") WHERE slip_key IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "ix_creditor_payment_reference_key" ON "creditor_payment" ("reference_key") WHERE reference_key IS NOT NULL`,
    );
  }

  async #addKey(runner: QueryRunner, table: string, key: string, column: string): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', $1, 'GENERATED_COLUMN', $2, $3)`,
      [table, key, keyOf(column)],
    );
    await runner.query(`ALTER TABLE "${table}" ADD "${key}" text GENERATED ALWAYS AS (${keyOf(column)}) STORED`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
