import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ShiftType } from '../../masters/shift-type';
import { User } from '../../services/access/user.entity';

/** A shift of a shift type on a shift date. At most one runs. */
@Entity('shift')
@Unique(['shiftDate', 'shiftTypeId'])
@Index('ix_shift_one_running', ['state'], { unique: true, where: "state = 'RUNNING'" })
@Check('ck_shift_state', `(state = 'RUNNING' AND closed_at IS NULL) OR (state = 'CLOSED' AND closed_at IS NOT NULL)`)
export class Shift {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'date' }) shiftDate!: string;
  @ForeignKey(() => ShiftType)
  @Column({ type: 'int' })
  shiftTypeId!: number;
  @Column({ type: 'text', default: 'RUNNING' }) state!: 'RUNNING' | 'CLOSED';
  @CreateDateColumn({ type: 'timestamptz' }) startedAt!: Date;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  startedById!: number | null;
  @Column({ type: 'timestamptz', nullable: true }) closedAt!: Date | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  closedById!: number | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  /** The form data of the close, after it was undone. */
  @Column({ type: 'jsonb', nullable: true }) draft!: unknown;
}
