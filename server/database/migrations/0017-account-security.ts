import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recovery links leave the outbox, users who may know an account's password are recorded (from the audit, as far as it
 * goes), known devices are stored, and the server's own idempotency keys are marked as such.
 */
export class AccountSecurity1764300000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

/** SQL: admins' audited changes of other users' accounts; counts the requester, not the approver. */
const HANDLED = `
  SELECT CASE WHEN a.row_id ~ '^[0-9]{1,9}$' THEN a.row_id::int END AS user_id, a.user_id AS handler_id, a.at, a.id,
         a.before, a.after
  FROM audit_row a
  WHERE a.table_name = 'app_user' AND a.user_id IS NOT NULL
    AND a.command IN ('createUser', 'updateUser', 'enableUser', 'changeRow')
  UNION ALL
  SELECT r.row_id, r.requested_by_id, r.decided_at, NULL, r.before, r.changes
  FROM change_request r WHERE r.table_name = 'app_user' AND r.state = 'ACCEPTED' AND r.permission = 2`;

const STATEMENTS = [
  `ALTER TABLE "outbox_message" ADD "recovery_user_id" integer`,
  `UPDATE "outbox_message" SET body = '', useful_until = LEAST(useful_until, now()) WHERE is_secret`,
  `ALTER TABLE "password_recovery" ADD "source" text NOT NULL DEFAULT 'mail'`,
  `ALTER TABLE "password_recovery" ADD "issued_by_id" integer`,
  `ALTER TABLE "app_user" ADD "email_set_by_id" integer`,
  `CREATE TABLE "account_handler" ("user_id" integer NOT NULL, "handler_id" integer NOT NULL, "four_eyes" boolean NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_account_handler" PRIMARY KEY ("user_id", "handler_id"))`,
  `CREATE INDEX "ix_account_handler_handler_id" ON "account_handler" ("handler_id")`,
  `CREATE TABLE "known_device" ("user_id" integer NOT NULL, "device_hash" bytea NOT NULL, "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_known_device" PRIMARY KEY ("user_id", "device_hash"))`,
  `CREATE TABLE "server_secret" ("name" text NOT NULL, "value" bytea NOT NULL, CONSTRAINT "pk_server_secret" PRIMARY KEY ("name"))`,
  `ALTER TABLE "account_handler" ADD CONSTRAINT "fk_account_handler_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "account_handler" ADD CONSTRAINT "fk_account_handler_handler_id" FOREIGN KEY ("handler_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "known_device" ADD CONSTRAINT "fk_known_device_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "idempotency_key" ADD "is_own" boolean NOT NULL DEFAULT false`,
  `UPDATE "idempotency_key" SET is_own = true WHERE key LIKE 'own:%'`,
  `INSERT INTO account_handler (user_id, handler_id, four_eyes, at)
   SELECT u.id, h.handler_id, false, MAX(h.at) FROM (${HANDLED}) h
   JOIN app_user u ON u.id = h.user_id JOIN app_user a ON a.id = h.handler_id
   WHERE u.id <> h.handler_id
     AND (h.before IS NULL OR h.after ->> 'email' <> h.before ->> 'email'
          OR h.after ->> 'isAdmin' = 'true' AND h.before ->> 'isAdmin' = 'false'
          OR h.after ->> 'disabled' = 'false' AND h.before ->> 'disabled' = 'true')
   GROUP BY u.id, h.handler_id`,
  `UPDATE app_user u SET email_set_by_id = s.handler_id
   FROM (SELECT DISTINCT ON (h.user_id) h.user_id, h.handler_id FROM (${HANDLED}) h
         WHERE h.after ->> 'email' IS DISTINCT FROM h.before ->> 'email' AND h.after ? 'email'
         ORDER BY h.user_id, h.at DESC) s
   WHERE s.user_id = u.id`,
];
