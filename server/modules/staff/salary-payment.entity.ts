import { Check, Column, Entity, Exclusion, ForeignKey, Index } from 'typeorm';
import { Employee } from '../../masters/employee';
import { PaidDocument } from '../safe/paid-document.entity';

const RECOVERED = 'recovered_carried + recovered_advances + recovered_shortages';
const NOT_RECOVERED = 'not_recovered_carried + not_recovered_advances + not_recovered_shortages';

/** A salary as it was paid (domain: section 6), its figures (paise) frozen; its lines are those of `SalaryLine`. */
@Entity('salary_payment')
@Index(['shiftId'])
@Exclusion(
  'ex_salary_payment_days',
  `USING gist (int4range(employee_id, employee_id, '[]') WITH &&, daterange(from_date, to_date, '[]') WITH &&)`,
)
@Check('ck_salary_payment_period', 'from_date <= to_date')
@Check('ck_salary_payment_paid', `paid BETWEEN 0 AND earned + owed_before - (${RECOVERED})`)
@Check('ck_salary_payment_carried', `carried = (${NOT_RECOVERED}) - (earned + owed_before - (${RECOVERED}) - paid)`)
export class SalaryPayment extends PaidDocument {
  @ForeignKey(() => Employee)
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'date' }) fromDate!: string;
  @Column({ type: 'date' }) toDate!: string;
  /** Attended in the period, whatever the pay goes by. */
  @Column({ type: 'int' }) shiftsWorked!: number;
  @Column({ type: 'bigint' }) earned!: number;
  /** What the station still owed from before. */
  @Column({ type: 'bigint' }) owedBefore!: number;
  @Column({ type: 'bigint' }) recoveredCarried!: number;
  @Column({ type: 'bigint' }) recoveredAdvances!: number;
  @Column({ type: 'bigint' }) recoveredShortages!: number;
  @Column({ type: 'bigint' }) notRecoveredCarried!: number;
  @Column({ type: 'bigint' }) notRecoveredAdvances!: number;
  @Column({ type: 'bigint' }) notRecoveredShortages!: number;
  @Column({ type: 'bigint' }) paid!: number;
  /** The balance of the employee's account after it: above 0 owed by the employee, below 0 by the station. */
  @Column({ type: 'bigint' }) carried!: number;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
}
