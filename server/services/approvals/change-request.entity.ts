import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CHANGE_STATES, type ChangeState } from '../../domain/change-request.rules';
import { User } from '../access/user.entity';

/**
 * Kind of a request, by the numbers of the old tools: 1 deletes a row, 2 modifies it, 3 only announces a change. 4 is a
 * new entry, which no old tool knows.
 */
export enum ChangePermission {
  DELETE = 1,
  MODIFY = 2,
  OTHER = 3,
  ENTER = 4,
}

/**
 * A requested change of a row, or (OTHER) one that an admin made alone, or (ENTER) a stored command: then `tableName`
 * is the command, `rowId` the request's own id, and `changes` the input. It ends once, and nobody decides on a request
 * of their own: the database refuses both (docs/design/domain.md#change-requests).
 */
@Entity('change_request')
@Index('ix_change_request_pending', ['tableName', 'rowId'], { where: "state = 'PENDING'" })
@Index(['requestedById', 'id'])
@Index(['tableName', 'rowId'])
@Check('ck_change_request_permission', "permission IN (1, 2, 3, 4) AND (permission = 3) = (state = 'DONE')")
@Check('ck_change_request_state', `state IN (${CHANGE_STATES.map((state) => `'${state}'`).join(', ')})`)
@Check('ck_change_request_decided', "(state = 'PENDING') = (decided_at IS NULL)")
@Check(
  'ck_change_request_not_own',
  "CASE state WHEN 'WITHDRAWN' THEN decided_by_id = requested_by_id WHEN 'ACCEPTED' THEN decided_by_id <> requested_by_id WHEN 'REJECTED' THEN decided_by_id <> requested_by_id ELSE true END",
)
export class ChangeRequest {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text' }) tableName!: string;
  @Column({ type: 'int' }) rowId!: number;
  @Column({ type: 'int' }) permission!: ChangePermission;
  /** The row's title at the time of the request: the row may be deleted by now. */
  @Column({ type: 'text' }) title!: string;
  /** For a modification, the fields that get another value, as stored; for a new entry, its input. */
  @Column({ type: 'jsonb' }) changes!: Record<string, unknown>;
  /** The row's fields before the change; for a new entry, the figures calculated from its input. */
  @Column({ type: 'jsonb' }) before!: Record<string, unknown>;
  @Column({ type: 'int' }) rowVersion!: number;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  /** For a new entry, the business date and the running shift of the request, and its idempotency key. */
  @Column({ type: 'date', nullable: true }) businessDate!: string | null;
  @Column({ type: 'int', nullable: true }) shiftId!: number | null;
  @Column({ type: 'text', nullable: true }) idempotencyKey!: string | null;
  @Column({ type: 'text', default: 'PENDING' }) state!: ChangeState;
  @ForeignKey(() => User)
  @Column({ type: 'int' })
  requestedById!: number;
  @CreateDateColumn({ type: 'timestamptz' }) requestedAt!: Date;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  decidedById!: number | null;
  /** Why it was decided so, in the words of whoever decided. */
  @Column({ type: 'text', nullable: true }) decisionReason!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) decidedAt!: Date | null;
}
