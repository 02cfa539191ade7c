import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: the day on which the opening balance of the row `t` is posted; null without one. */
const postedDay = (document: string): string => `(
  SELECT e.business_date FROM journal_entry e
  WHERE e.document_kind = '${document}' AND e.document_id = t.id AND e.reverses_id IS NULL
    AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id))`;

/**
 * Opening balances with a day, and for employees and transaction accounts. Existing ones keep the day of their entry;
 * before the first shift they have none yet.
 */
export class OpeningDates1764300000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['employee', 'transaction_account']) {
      await runner.query(`ALTER TABLE "${table}" ADD "opening_balance" bigint NOT NULL DEFAULT 0`);
      await runner.query(
        `ALTER TABLE "${table}" ADD CONSTRAINT "ck_${table}_opening_balance" CHECK (opening_balance BETWEEN -99999999999 AND 99999999999)`,
      );
    }
    for (const table of ['creditor', 'employee', 'transaction_account', 'denomination'])
      await runner.query(`ALTER TABLE "${table}" ADD "opening_date" date`);
    for (const [table, document] of [
      ['creditor', 'CREDITOR_OPENING'],
      ['denomination', 'DENOMINATION_OPENING'],
    ])
      await runner.query(
        `UPDATE "${table}" t SET opening_date = ${postedDay(document!)} WHERE EXISTS (SELECT FROM shift)`,
      );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
