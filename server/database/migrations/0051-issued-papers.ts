import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What documents printed when they were issued (ADR 61). The papers of documents that exist already are stored after
 * the start, by the code that prints them.
 */
export class IssuedPapers1764300000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "issued_paper" ("kind" text NOT NULL, "document_id" integer NOT NULL, "version" integer NOT NULL, "content" jsonb NOT NULL, "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL, "issued_by_id" integer, CONSTRAINT "ck_issued_paper_version" CHECK (version > 0), CONSTRAINT "pk_issued_paper" PRIMARY KEY ("kind", "document_id", "version"))`,
    );
    await runner.query(
      `ALTER TABLE "issued_paper" ADD CONSTRAINT "fk_issued_paper_issued_by_id" FOREIGN KEY ("issued_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      'CREATE TRIGGER issued_paper_append_only BEFORE UPDATE OR DELETE ON issued_paper FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    );
    await runner.query(
      'CREATE TRIGGER issued_paper_no_truncate BEFORE TRUNCATE ON issued_paper FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
