import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row for uncounted cash in the safe: its count is in paise, and it is never offered for counting. */
export class LooseCash1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT INTO denomination (value, is_loose) VALUES (1, true)');
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
