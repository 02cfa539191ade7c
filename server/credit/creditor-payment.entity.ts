import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { Creditor } from '../masters/creditor';
import { PaymentMode } from '../masters/payment-mode';
import { TransactionAccount } from '../masters/transaction-account';
import { Shift } from '../shifts/shift.entity';

/** Money received from a creditor (paise). */
@Entity('creditor_payment')
@Index(['shiftId'])
@Index(['creditorId', 'shiftId'])
@Index('ix_creditor_payment_open', ['creditorId'], { where: 'allotted < amount' })
@Check('ck_creditor_payment_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
@Check('ck_creditor_payment_allotted', 'allotted BETWEEN 0 AND amount')
export class CreditorPayment {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @ForeignKey(() => Creditor)
  @Column({ type: 'int' })
  creditorId!: number;
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
  /** What debts have had of it; the rest is an advance. */
  @Column({ type: 'bigint', default: 0 }) allotted!: number;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
