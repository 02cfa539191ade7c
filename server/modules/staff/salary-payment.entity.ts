import { Check, Column, Entity, Exclusion, ForeignKey, Index } from 'typeorm';
import { numberKeyInSql } from '../../domain/entered-before';
import { Employee } from '../../masters/employee';
import { PaidDocument } from '../safe/paid-document.entity';

const RECOVERED = 'recovered_carried + recovered_advances + recovered_shortages';
const NOT_RECOVERED = 'not_recovered_carried + not_recovered_advances + not_recovered_shortages';

/** A salary as paid (docs/design/domain.md#salary), with frozen figures (paise); its lines are in `SalaryLine`. */
@Entity('salary_payment')
@Index(['shiftId'])
@Exclusion(
  'ex_salary_payment_days',
  `USING gist (int4range(employee_id, employee_id, '[]') WITH &&, daterange(from_date, to_date, '[]') WITH &&)`,
)
@Index('ix_salary_payment_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Check('ck_salary_payment_value_date', 'value_date IS NULL OR account_id IS NOT NULL')
@Check('ck_salary_payment_period', 'from_date <= to_date')
@Check('ck_salary_payment_paid', `paid BETWEEN 0 AND earned + owed_before - (${RECOVERED})`)
@Check('ck_salary_payment_carried', `carried = (${NOT_RECOVERED}) - (earned + owed_before - (${RECOVERED}) - paid)`)
export class SalaryPayment extends PaidDocument {
  @ForeignKey(() => Employee)
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'date' }) fromDate!: string;
  @Column({ type: 'date' }) toDate!: string;
  /** Shifts attended in the period, whatever the basis of pay. */
  @Column({ type: 'int' }) shiftsWorked!: number;
  @Column({ type: 'bigint' }) earned!: number;
  /** What the station owed from earlier periods. */
  @Column({ type: 'bigint' }) owedBefore!: number;
  @Column({ type: 'bigint' }) recoveredCarried!: number;
  @Column({ type: 'bigint' }) recoveredAdvances!: number;
  @Column({ type: 'bigint' }) recoveredShortages!: number;
  @Column({ type: 'bigint' }) notRecoveredCarried!: number;
  @Column({ type: 'bigint' }) notRecoveredAdvances!: number;
  @Column({ type: 'bigint' }) notRecoveredShortages!: number;
  @Column({ type: 'bigint' }) paid!: number;
  /** The balance of the employee's account after it: positive if owed by the employee, negative if by the station. */
  @Column({ type: 'bigint' }) carried!: number;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  /** The reference's letters and digits, by which references are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('reference') })
  referenceKey!: string | null;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  /** When the bank moved the money of a payment through an account; null for the day of the shift. */
  @Column({ type: 'date', nullable: true }) valueDate!: string | null;
}
