import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "passkey" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "user_id" integer NOT NULL, "name" text NOT NULL, "credential_id" text NOT NULL, "public_key" bytea NOT NULL, "counter" bigint NOT NULL, "transports" text NOT NULL, "rp_id" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_passkey_credential_id" UNIQUE ("credential_id"), CONSTRAINT "pk_passkey" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_passkey_user_id" ON "passkey" ("user_id")`,
  `CREATE TABLE "passkey_challenge" ("user_id" integer NOT NULL, "challenge" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_passkey_challenge" PRIMARY KEY ("user_id"))`,
  `ALTER TABLE "passkey" ADD CONSTRAINT "fk_passkey_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "passkey_challenge" ADD CONSTRAINT "fk_passkey_challenge_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];

/** Passkeys as the second step of a log-in (ADR 45). */
export class Passkeys1764300000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
