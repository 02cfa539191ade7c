import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial index of bills that may bear interest, without those paid in time. */
export class LateBills1764200000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "ix_creditor_bill_late" ON "creditor_bill" ("creditor_id") WHERE kind = 'SALES' AND (settled_on IS NULL OR settled_on > due_date)`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
