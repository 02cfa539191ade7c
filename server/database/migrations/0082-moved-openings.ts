import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day that was entered for an opening balance which a document has moved to an earlier one. */
export class MovedOpenings1764300000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "moved_opening" ("document_kind" text NOT NULL, "document_id" integer NOT NULL, "entered_on" date NOT NULL,
       CONSTRAINT "pk_moved_opening" PRIMARY KEY ("document_kind", "document_id"))`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
