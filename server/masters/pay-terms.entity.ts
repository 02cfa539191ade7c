import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PayBasis } from '../domain/earned-pay';
import { User } from '../services/access/user.entity';
import { Employee } from './employee';

/** An employee's pay from a day on: paise per shift or month. The employee's own row has the newest terms. */
@Entity('pay_terms')
@Unique(['employeeId', 'since'])
@Check('ck_pay_terms_rate', 'pay_rate > 0')
@Check('ck_pay_terms_basis', "pay_basis IN ('SHIFT', 'MONTH')")
export class PayTerms {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Employee, { onDelete: 'CASCADE' })
  @Column({ type: 'int' })
  employeeId!: number;
  @Column({ type: 'date' }) since!: string;
  @Column({ type: 'text' }) payBasis!: PayBasis;
  @Column({ type: 'bigint' }) payRate!: number;
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
