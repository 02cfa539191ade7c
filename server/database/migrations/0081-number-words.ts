import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const NUMBER_WORD = '^(?:NUMBER|NOS?|नंबर|नम्बर|नं|क्रमांक|क्र)([0-9])';
const keyOf = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  const wordless = `regexp_replace(${signless}, '${NUMBER_WORD}', '\\1')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${wordless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

const WITH_REFERENCE = [
  'bank_transfer',
  'cash_transfer',
  'creditor_payment',
  'expenditure',
  'salary_payment',
  'supplier_payment',
  'swipe_settlement',
];

/** A printed number is the same with a word for 'number' before it: 12, No. 12 and नं. १२. Numbers stay as they were written. */
export class NumberWords1764300000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.#replaceKey(runner, 'credit_sale', 'slip_key', 'slip_no');
    await runner.query(
      `CREATE INDEX "ix_credit_sale_slip_key" ON "credit_sale" ("creditor_id", "slip_key") WHERE slip_key IS NOT NULL`,
    );
    for (const table of WITH_REFERENCE) {
      await this.#replaceKey(runner, table, 'reference_key', 'reference');
      await runner.query(
        `CREATE INDEX "ix_${table}_reference_key" ON "${table}" ("reference_key") WHERE reference_key IS NOT NULL`,
      );
    }
  }

  /** Drops the column with its index: PostgreSQL 15 cannot change what it is generated from. */
  async #replaceKey(runner: QueryRunner, table: string, key: string, column: string): Promise<void> {
    await runner.query(
      `UPDATE "public"."typeorm_metadata" SET "value" = $3
       WHERE "type" = 'GENERATED_COLUMN' AND "table" = $1 AND "name" = $2`,
      [table, key, keyOf(column)],
    );
    await runner.query(`ALTER TABLE "${table}" DROP "${key}"`);
    await runner.query(`ALTER TABLE "${table}" ADD "${key}" text GENERATED ALWAYS AS (${keyOf(column)}) STORED`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
