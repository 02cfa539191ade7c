import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "authenticator" ("user_id" integer NOT NULL, "sealed_key" bytea, "pending_key" bytea, "last_step" integer, "confirmed_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_authenticator" PRIMARY KEY ("user_id"))`,
  `CREATE TABLE "recovery_code" ("user_id" integer NOT NULL, "code_hash" bytea NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_recovery_code" PRIMARY KEY ("user_id", "code_hash"))`,
  `CREATE TABLE "log_in_challenge" ("challenge_hash" bytea NOT NULL, "user_id" integer NOT NULL, "password_digest" bytea NOT NULL, "origin" bytea NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_log_in_challenge" PRIMARY KEY ("challenge_hash"))`,
  `CREATE INDEX "ix_log_in_challenge_expires_at" ON "log_in_challenge" ("expires_at")`,
  `ALTER TABLE "authenticator" ADD CONSTRAINT "fk_authenticator_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "recovery_code" ADD CONSTRAINT "fk_recovery_code_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "log_in_challenge" ADD CONSTRAINT "fk_log_in_challenge_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];

/** Authenticator apps, recovery codes, and log-ins that wait for their second step (ADR 45). */
export class SecondFactor1764300000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
