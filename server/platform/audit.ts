import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Principal } from './principal';
import type { OpenTransaction } from './transaction';

/** Audit log: one row per changed row, append-only. */
@Entity('audit_row')
@Index(['tableName', 'rowId'])
@Index(['at'])
export class AuditRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @CreateDateColumn({ type: 'timestamptz' }) at!: Date;
  @Column({ type: 'int', nullable: true }) userId!: number | null;
  @Column({ type: 'text' }) command!: string;
  @Column({ type: 'text' }) tableName!: string;
  @Column({ type: 'text' }) rowId!: string;
  @Column({ type: 'jsonb', nullable: true }) before!: unknown;
  @Column({ type: 'jsonb', nullable: true }) after!: unknown;
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  /** Position in the chain, assigned by the database without gaps (migration 0010). */
  @Column({ type: 'bigint', unique: true }) chainSequence!: number;
  /** SHA-256 over the previous hash and this row. */
  @Column({ type: 'bytea' }) hash!: Buffer;
}

/** Single-row table with the hash of the newest audit row; locked while appending, until commit. */
@Entity('audit_head')
@Check('ck_audit_head_one', 'id = 1')
export class AuditHead {
  @PrimaryColumn({ type: 'int' }) id!: number;
  @Column({ type: 'bigint' }) sequence!: number;
  @Column({ type: 'bytea' }) hash!: Buffer;
}

export interface AuditedChange {
  table: string;
  id: number | string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** Writes the audit rows of one command with a single statement. They name no user for the system or a visitor. */
export async function writeAudit(
  tx: OpenTransaction,
  command: string,
  by: Principal | null,
  changes: AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.sql(
    `INSERT INTO audit_row (user_id, command, table_name, row_id, before, after, reason)
     SELECT $1, $2, c."table", c.id, c.before, c.after, c.reason
     FROM jsonb_to_recordset($3::jsonb) AS c("table" text, id text, before jsonb, after jsonb, reason text)`,
    [by !== null && 'userId' in by ? by.userId : null, command, JSON.stringify(changes)],
  );
}
