import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row for cash that came into the safe uncounted: its count is paise, and it is never offered for counting. */
export class LooseCash1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT INTO denomination (value, is_loose) VALUES (1, true)');
  }

  /** Forward only: a station goes back by its backup. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
