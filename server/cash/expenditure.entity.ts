import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { ExpenditureCategory } from '../masters/expenditure-category';
import { PaymentMode } from '../masters/payment-mode';
import { TransactionAccount } from '../masters/transaction-account';
import { Shift } from '../shifts/shift.entity';

/** Money spent (paise). */
@Entity('expenditure')
@Index(['shiftId'])
@Index(['expenditureCategoryId', 'shiftId'])
@Check('ck_expenditure_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class Expenditure {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @ForeignKey(() => ExpenditureCategory)
  @Column({ type: 'int' })
  expenditureCategoryId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** Null: cash of the safe. */
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int', nullable: true })
  accountId!: number | null;
  @ForeignKey(() => PaymentMode)
  @Column({ type: 'int', nullable: true })
  paymentModeId!: number | null;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
