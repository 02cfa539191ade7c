import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a user last chose; null for English. Mails to users are written in it. */
export class LanguageOfUsers1764300000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app_user ADD language text');
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
