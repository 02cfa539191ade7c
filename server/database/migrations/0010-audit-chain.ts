import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Chains the audit rows: each has a hash over the previous row and its own content (docs/design/reliability.md#audit,
 * T28). A row that is changed or removed later breaks the chain there, with or without triggers. Writers are serialised
 * at the head, from their audit to their commit.
 */
export class AuditChain1764000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const STATEMENTS = [
  `CREATE TABLE "audit_head" ("id" integer NOT NULL, "sequence" bigint NOT NULL, "hash" bytea NOT NULL, CONSTRAINT "ck_audit_head_one" CHECK (id = 1), CONSTRAINT "pk_audit_head" PRIMARY KEY ("id"))`,
  `INSERT INTO audit_head (id, sequence, hash) VALUES (1, 0, sha256('forecourt'))`,
  `ALTER TABLE "audit_row" ADD "chain_sequence" bigint`,
  `ALTER TABLE "audit_row" ADD "hash" bytea`,
  `CREATE FUNCTION audit_row_hash(previous bytea, r audit_row) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(previous || convert_to(jsonb_build_array(
      r.chain_sequence, r.id, to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
      r.user_id, r.command, r.table_name, r.row_id, r.before, r.after, r.reason)::text, 'UTF8'))
  $$`,
  `CREATE FUNCTION chain_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE head audit_head;
    BEGIN
      SELECT * INTO head FROM audit_head FOR UPDATE;
      NEW.chain_sequence := head.sequence + 1;
      NEW.hash := audit_row_hash(head.hash, NEW);
      UPDATE audit_head SET sequence = NEW.chain_sequence, hash = NEW.hash;
      RETURN NEW;
    END $$`,
  `ALTER TABLE audit_row DISABLE TRIGGER audit_row_append_only`,
  `DO $$
    DECLARE
      r audit_row;
      place bigint := 0;
      previous bytea := (SELECT hash FROM audit_head);
    BEGIN
      FOR r IN SELECT * FROM audit_row ORDER BY id LOOP
        place := place + 1;
        r.chain_sequence := place;
        previous := audit_row_hash(previous, r);
        UPDATE audit_row SET chain_sequence = place, hash = previous WHERE id = r.id;
      END LOOP;
      UPDATE audit_head SET sequence = place, hash = previous;
    END $$`,
  `ALTER TABLE audit_row ENABLE TRIGGER audit_row_append_only`,
  `ALTER TABLE "audit_row" ALTER COLUMN "chain_sequence" SET NOT NULL`,
  `ALTER TABLE "audit_row" ALTER COLUMN "hash" SET NOT NULL`,
  `CREATE INDEX "ix_audit_row_at" ON "audit_row" ("at")`,
  `ALTER TABLE "audit_row" ADD CONSTRAINT "uq_audit_row_chain_sequence" UNIQUE ("chain_sequence")`,
  `CREATE TRIGGER audit_row_chained BEFORE INSERT ON audit_row FOR EACH ROW EXECUTE FUNCTION chain_audit_row()`,
  `CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];
