import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The browsers and networks of each known device. */
export class OriginsOfDevices1764300000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "known_device" ADD "browsers" text array NOT NULL DEFAULT '{}', ADD "networks" text array NOT NULL DEFAULT '{}'`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
