import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The chaining trigger moves the audit's head with its owner's rights, so that a role that only serves needs no privilege
 * to write it (ADR 40). Its search path is fixed: with other names before these, it would write what the caller chose.
 */
export class AuditHeadByTrigger1764300000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER FUNCTION chain_audit_row() SECURITY DEFINER SET search_path = public, pg_temp');
  }

  /** Forward only: a station goes back by its backup. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
