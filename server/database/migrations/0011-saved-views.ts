import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved settings of reports, per user. */
export class SavedViews1764100000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const STATEMENTS = [
  `CREATE TABLE "saved_view" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "user_id" integer NOT NULL, "route" text NOT NULL, "name" text NOT NULL, "search" text NOT NULL, "shared" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_saved_view_user_id_route_name" UNIQUE ("user_id", "route", "name"), CONSTRAINT "ck_saved_view_search" CHECK (length(search) <= 2000), CONSTRAINT "pk_saved_view" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_saved_view_route" ON "saved_view" ("route")`,
  `ALTER TABLE "saved_view" ADD CONSTRAINT "fk_saved_view_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
