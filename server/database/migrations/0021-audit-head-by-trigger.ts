import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The chaining trigger moves the audit head with its owner's rights, so that the server's role needs no privilege to
 * write it (ADR 40). Its search path is fixed: otherwise a caller could substitute the objects that it writes.
 */
export class AuditHeadByTrigger1764300000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER FUNCTION chain_audit_row() SECURITY DEFINER SET search_path = public, pg_temp');
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
