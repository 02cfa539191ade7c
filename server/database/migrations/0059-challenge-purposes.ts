import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'DROP TABLE "passkey_challenge"',
  `CREATE TABLE "passkey_challenge" ("session_id" integer NOT NULL, "purpose" text NOT NULL, "challenge" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "ck_passkey_challenge_purpose" CHECK (purpose IN ('ADD', 'CONFIRM')), CONSTRAINT "pk_passkey_challenge" PRIMARY KEY ("session_id", "purpose"))`,
  `ALTER TABLE "passkey_challenge" ADD CONSTRAINT "fk_passkey_challenge_session_id" FOREIGN KEY ("session_id") REFERENCES "user_session"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];

/**
 * A challenge for passkeys belongs to one session and one purpose (ADR 66): one that confirms a session, which needs no
 * password, cannot add a passkey. Challenges last for five minutes, so the open ones are dropped.
 */
export class ChallengePurposes1764300000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
