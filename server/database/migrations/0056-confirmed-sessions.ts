import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the user of a session last confirmed to be its owner (ADR 66): so far only by the log-in. */
export class ConfirmedSessions1764300000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "user_session" ADD "confirmed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
    await runner.query(`UPDATE "user_session" SET "confirmed_at" = "created_at"`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
