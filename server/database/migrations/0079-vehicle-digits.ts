import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const keyOf = (number: string): string => {
  const capitals = `translate(upper(normalize(${number}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  return `COALESCE(NULLIF(regexp_replace(${capitals}, '${SIGNS}', '', 'g'), ''), btrim(${capitals}))`;
};

/** The rows that are another spelling of a vehicle that the creditor has already: one in use stays, else the first. */
const REPEATED = `
  SELECT id, kept FROM (
    SELECT id, first_value(id) OVER (PARTITION BY creditor_id, ${keyOf('number')} ORDER BY disabled, id) AS kept
    FROM creditor_vehicle) v
  WHERE id <> kept`;

/**
 * The bills on which vehicles that differ in their digits become one. Without joined spellings such a bill prints them apart,
 * as it was issued: a sale takes the spelling on file, so that a bill has each of them in one spelling. Only spellings from
 * before 0039 that a later bill joined are apart on it too; no amount changes.
 */
const BILLS_WITH_BOTH = `
  SELECT bill_id FROM credit_sale WHERE bill_id IS NOT NULL
  GROUP BY bill_id, ${keyOf('vehicle')} HAVING COUNT(DISTINCT vehicle_key) > 1`;

/**
 * Vehicles written with Devanagari digits are those with the same Latin ones. Numbers stay as they were written, and bills
 * that were made print as before.
 */
export class VehicleDigits1764300000079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO audit_row (command, table_name, row_id, before, reason)
       SELECT 'migration', 'creditor_vehicle', v.id::text, jsonb_build_object('creditorId', v.creditor_id, 'number', v.number),
              'The same vehicle as ' || k.number
       FROM (${REPEATED}) r JOIN creditor_vehicle v ON v.id = r.id JOIN creditor_vehicle k ON k.id = r.kept ORDER BY v.id`,
    );
    await runner.query(`DELETE FROM creditor_vehicle WHERE id IN (SELECT id FROM (${REPEATED}) r)`);
    await runner.query(
      `UPDATE "creditor_bill" SET "joins_spellings" = false WHERE "joins_spellings" AND "id" IN (${BILLS_WITH_BOTH})`,
    );
    await this.#replaceKey(runner, 'creditor_vehicle', 'number', 'NOT NULL');
    await this.#replaceKey(runner, 'credit_sale', 'vehicle', '');
    await runner.query(
      `ALTER TABLE "creditor_vehicle" ADD CONSTRAINT "uq_creditor_vehicle_creditor_id_number_key" UNIQUE ("creditor_id", "number_key")`,
    );
    await runner.query(
      `CREATE INDEX "ix_credit_sale_creditor_id_vehicle_key_id" ON "credit_sale" ("creditor_id", "vehicle_key", "id")`,
    );
  }

  /** Drops the column with its index or constraint: PostgreSQL 15 cannot change what it is generated from. */
  async #replaceKey(runner: QueryRunner, table: string, column: string, nullable: string): Promise<void> {
    await runner.query(
      `UPDATE "public"."typeorm_metadata" SET "value" = $3
       WHERE "type" = 'GENERATED_COLUMN' AND "table" = $1 AND "name" = $2`,
      [table, `${column}_key`, keyOf(column)],
    );
    await runner.query(`ALTER TABLE "${table}" DROP "${column}_key"`);
    await runner.query(
      `ALTER TABLE "${table}" ADD "${column}_key" text GENERATED ALWAYS AS (${keyOf(column)}) STORED ${nullable}`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
