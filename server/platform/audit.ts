import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { OpenTransaction } from './transaction';

/** Who changed what: one row per changed row, append-only. */
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
  /** Its place in the chain; the database gives it, without gaps (migration 0010). */
  @Column({ type: 'bigint', unique: true }) chainSequence!: number;
  /** SHA-256 over the hash before it and this row. */
  @Column({ type: 'bytea' }) hash!: Buffer;
}

/** The end of the chain: one row, held by whoever adds to it until the commit. */
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

/** Writes the audit rows of one command in one statement. */
export async function writeAudit(
  tx: OpenTransaction,
  command: string,
  userId: number | null,
  changes: AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.sql(
    `INSERT INTO audit_row (user_id, command, table_name, row_id, before, after, reason)
     SELECT $1, $2, c."table", c.id, c.before, c.after, c.reason
     FROM jsonb_to_recordset($3::jsonb) AS c("table" text, id text, before jsonb, after jsonb, reason text)`,
    [userId, command, JSON.stringify(changes)],
  );
}
