import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Employee } from '../../masters/employee';
import { Pump } from '../../masters/pump';
import { Shift } from '../shifts/shift.entity';

/** An employee's share of a pump's shortage at a close, in whole rupees (paise here). */
@Entity('employee_shortage')
@Unique(['shiftId', 'pumpId', 'employeeId'])
@Index(['employeeId'])
@Check('ck_employee_shortage_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class EmployeeShortage {
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
}
