import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { Employee } from '../masters/employee';
import { PaymentMode } from '../masters/payment-mode';
import { TransactionAccount } from '../masters/transaction-account';
import { Shift } from '../shifts/shift.entity';

/** Pay (paise) given before it is earned. */
@Entity('employee_advance')
@Index(['shiftId'])
@Index(['employeeId', 'shiftId'])
@Check('ck_employee_advance_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class EmployeeAdvance {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @ForeignKey(() => Employee)
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** Null: cash of the safe. */
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int', nullable: true })
  accountId!: number | null;
  @ForeignKey(() => PaymentMode)
  @Column({ type: 'int', nullable: true })
  paymentModeId!: number | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
