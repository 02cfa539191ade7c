import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Employee } from '../../masters/employee';
import { PaidDocument } from '../safe/paid-document.entity';

/** An advance on pay (paise). */
@Entity('employee_advance')
@Index(['shiftId'])
@Index(['employeeId', 'shiftId'])
@Check('ck_employee_advance_value_date', 'value_date IS NULL OR account_id IS NOT NULL')
@Check('ck_employee_advance_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class EmployeeAdvance extends PaidDocument {
  @ForeignKey(() => Employee)
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  /** When the bank moved the money of a payment through an account; null for the day of the shift. */
  @Column({ type: 'date', nullable: true }) valueDate!: string | null;
}
