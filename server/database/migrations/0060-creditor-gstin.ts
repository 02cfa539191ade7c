import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The GSTIN of a customer, for bills and statements. */
export class CreditorGstin1764300000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "creditor" ADD "gstin" text');
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
