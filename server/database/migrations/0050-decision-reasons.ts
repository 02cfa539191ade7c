import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever rejects a request may say why. */
export class DecisionReasons1764300000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_request ADD COLUMN decision_reason text');
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_change_request() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        ending constant text[] = ARRAY['state', 'decided_by_id', 'decided_at', 'decision_reason'];
      BEGIN
        IF OLD.state <> 'PENDING' THEN
          RAISE EXCEPTION 'change request % has ended', OLD.id USING ERRCODE = 'restrict_violation';
        END IF;
        IF to_jsonb(NEW) - ending <> to_jsonb(OLD) - ending THEN
          RAISE EXCEPTION 'what change request % asks for stays', OLD.id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
