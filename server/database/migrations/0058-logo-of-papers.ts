import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The logo that the station had when a paper was issued: its file stays while a paper prints it. */
export class LogoOfPapers1764300000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "issued_paper" ADD "logo_file_id" uuid');
    await runner.query(
      'CREATE INDEX "ix_issued_paper_logo_file_id" ON "issued_paper" ("logo_file_id") WHERE logo_file_id IS NOT NULL',
    );
    await runner.query(
      'ALTER TABLE "issued_paper" ADD CONSTRAINT "fk_issued_paper_logo_file_id" FOREIGN KEY ("logo_file_id") REFERENCES "stored_file"("id")',
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
