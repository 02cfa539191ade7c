import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPEND_ONLY = ['journal_entry', 'posting', 'stock_movement', 'note_movement', 'audit_row'];

/**
 * Triggers that keep the ledgers append-only and balanced, and the safe's notes equal to the sum of their movements.
 */
export class LedgerGuards1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
      END $$`);
    for (const table of APPEND_ONLY) {
      await runner.query(
        `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      );
      await runner.query(
        `CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
      );
    }
    await runner.query(`
      CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE total bigint;
      BEGIN
        SELECT SUM(amount) INTO total FROM posting WHERE entry_id = NEW.entry_id;
        IF total <> 0 THEN
          RAISE EXCEPTION 'journal entry % is off by % paise', NEW.entry_id, total USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE CONSTRAINT TRIGGER posting_balanced AFTER INSERT ON posting DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION check_entry_balance()`,
    );
    await runner.query(`
      CREATE FUNCTION move_notes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE denomination d SET available = d.available + moved.count
        FROM (SELECT denomination_id, SUM(count) AS count FROM moved_notes GROUP BY denomination_id) moved
        WHERE d.id = moved.denomination_id;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER note_movement_moves_notes AFTER INSERT ON note_movement
       REFERENCING NEW TABLE AS moved_notes FOR EACH STATEMENT EXECUTE FUNCTION move_notes()`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
