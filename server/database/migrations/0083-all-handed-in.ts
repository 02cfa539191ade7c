import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A close may say that all cash of a pump was collected before it. */
export class AllHandedIn1764300000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "pump_close" ADD "is_all_handed_in" boolean NOT NULL DEFAULT false`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
