import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const keyOf = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${signless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

const REFERRED = ['expenditure', 'salary_payment', 'cash_transfer', 'swipe_settlement'];

/** Several sales on one leaf of a slip book, and comparison keys of the references of all payments (ADR 56). */
export class SlipLinesAndReferences1764300000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ix_credit_sale_slip_book_id_leaf"`);
    await runner.query(`CREATE INDEX "ix_credit_sale_slip_book_id_leaf" ON "credit_sale" ("slip_book_id", "leaf")`);
    for (const table of REFERRED) {
      await runner.query(
        `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
         VALUES (current_database(), 'public', $1, 'GENERATED_COLUMN', 'reference_key', $2)`,
        [table, keyOf('reference')],
      );
      await runner.query(
        `ALTER TABLE "${table}" ADD "reference_key" text GENERATED ALWAYS AS (${keyOf('reference')}) STORED`,
      );
      await runner.query(
        `CREATE INDEX "ix_${table}_reference_key" ON "${table}" ("reference_key") WHERE reference_key IS NOT NULL`,
      );
    }
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
