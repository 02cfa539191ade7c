import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice of an entry by a command has no row either: like a request for one, it is its own. */
export class NoticesOfEntries1764300000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER change_request_new_entry ON change_request');
    await runner.query(
      `CREATE TRIGGER change_request_new_entry BEFORE INSERT ON change_request FOR EACH ROW WHEN (NEW.row_id = 0)
       EXECUTE FUNCTION number_new_entry()`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
