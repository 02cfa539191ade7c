import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { PayBasis } from '../../domain/earned-pay';
import { SalaryPayment } from './salary-payment.entity';

/** A line of a payslip: a number of shifts at a rate, or of days of a month. Paise. */
@Entity('salary_line')
export class SalaryLine {
  @ForeignKey(() => SalaryPayment)
  @PrimaryColumn({ type: 'int' })
  salaryPaymentId!: number;
  /** From 1, in the order of the days. */
  @PrimaryColumn({ type: 'int' }) place!: number;
  @Column({ type: 'date' }) fromDate!: string;
  @Column({ type: 'date' }) toDate!: string;
  @Column({ type: 'text' }) payBasis!: PayBasis;
  @Column({ type: 'bigint' }) payRate!: number;
  /** Shifts attended, or days. */
  @Column({ type: 'int' }) count!: number;
  @Column({ type: 'int', nullable: true }) daysInMonth!: number | null;
  @Column({ type: 'bigint' }) amount!: number;
}
