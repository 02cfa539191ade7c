import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'ALTER TABLE "change_request" ADD "business_date" date',
  'ALTER TABLE "change_request" ADD "shift_id" integer',
  'ALTER TABLE "change_request" ADD "idempotency_key" text',
  'ALTER TABLE "change_request" DROP CONSTRAINT "ck_change_request_permission"',
  `ALTER TABLE "change_request" ADD CONSTRAINT "ck_change_request_permission" CHECK (permission IN (1, 2, 3, 4) AND (permission = 3) = (state = 'DONE'))`,
  `CREATE FUNCTION number_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.row_id := NEW.id;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER change_request_new_entry BEFORE INSERT ON change_request FOR EACH ROW WHEN (NEW.permission = 4)
   EXECUTE FUNCTION number_new_entry()`,
  `WITH changed AS (
     UPDATE station_setting SET value = CASE value #>> '{}' WHEN 'ADMINS' THEN '0'::jsonb ELSE 'null'::jsonb END
     WHERE key = 'overLimitByStaff' RETURNING value)
   INSERT INTO audit_row (command, table_name, row_id, after, reason)
   SELECT 'migration', 'station_setting', '1', jsonb_build_object('overLimitByStaff', value),
          'Sales over the limit wait from an amount on' FROM changed`,
];

/**
 * Commands that wait for approval are stored as change requests: kind 4, whose row is the request itself. What the
 * station left to admins now waits for them; a sale over the limit has an amount like the other lines of the policy.
 */
export class StoredCommands1764300000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
