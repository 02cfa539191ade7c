import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Employee } from '../../masters/employee';
import { Pump } from '../../masters/pump';
import { User } from '../../services/access/user.entity';
import { Shift } from '../shifts/shift.entity';

/**
 * Cash (paise) that an employee hands in from a pump; its notes are in note_movement. `isLast`: handed in at the close.
 */
@Entity('cash_collection')
@Index(['shiftId'])
@Check('ck_cash_collection_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class CashCollection {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' }) shiftId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Pump)
  @Column({ type: 'int' })
  pumpId!: number;
  @ForeignKey(() => Employee)
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'boolean', default: false }) isLast!: boolean;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
