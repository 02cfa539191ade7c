import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { User } from '../../services/access/user.entity';
import { Shift } from '../shifts/shift.entity';

/** An exchange of notes for others of the same total (paise). */
@Entity('cash_exchange')
@Index(['shiftId'])
@Check('ck_cash_exchange_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class CashExchange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
}
