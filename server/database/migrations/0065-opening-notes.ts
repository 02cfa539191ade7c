import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of opening notes of a denomination, so that it can be corrected: at first what the ledger has. */
export class OpeningNotes1764300000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "denomination" ADD "opening_count" bigint NOT NULL DEFAULT 0');
    await runner.query(
      'ALTER TABLE "denomination" ADD CONSTRAINT "ck_denomination_opening_count" CHECK (opening_count >= 0)',
    );
    await runner.query('ALTER TABLE "denomination" ALTER COLUMN "opening_count" DROP DEFAULT');
    await runner.query(
      `UPDATE "denomination" d SET opening_count = COALESCE((
         SELECT SUM(m.count) FROM journal_entry e JOIN note_movement m ON m.entry_id = e.id
         WHERE e.document_kind = 'DENOMINATION_OPENING' AND e.document_id = d.id), 0)`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
