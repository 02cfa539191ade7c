import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "api_key" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "user_id" integer NOT NULL, "token_hash" bytea NOT NULL, "start" text NOT NULL, "rights" text array NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_by_id" integer NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE, "last_used_at" TIMESTAMP WITH TIME ZONE, "last_address" text, CONSTRAINT "uq_api_key_token_hash" UNIQUE ("token_hash"), CONSTRAINT "pk_api_key" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_api_key_user_id" ON "api_key" ("user_id")`,
  `CREATE INDEX "ix_api_key_created_by_id" ON "api_key" ("created_by_id")`,
  `ALTER TABLE "app_user" ADD "kind" text NOT NULL DEFAULT 'person'`,
  `ALTER TABLE "app_user" ADD CONSTRAINT "ck_app_user_kind" CHECK (kind = 'person' OR (kind = 'service' AND NOT enabled AND NOT is_admin AND password_hash IS NULL))`,
  `ALTER TABLE "api_key" ADD CONSTRAINT "fk_api_key_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "api_key" ADD CONSTRAINT "fk_api_key_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];

/** API keys, and the services that they belong to (ADR 49). */
export class ApiKeys1764300000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
