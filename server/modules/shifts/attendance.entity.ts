import { Column, Entity, ForeignKey, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Employee } from '../../masters/employee';
import { Pump } from '../../masters/pump';
import { Shift } from './shift.entity';

/** Who was on duty in a shift, and at which pump. */
@Entity('attendance')
export class Attendance {
  @PrimaryColumn({ type: 'int' }) shiftId!: number;
  @ForeignKey(() => Employee)
  @PrimaryColumn({ type: 'int' })
  employeeId!: number;
  @ManyToOne(() => Shift, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Pump)
  @Column({ type: 'int', nullable: true })
  pumpId!: number | null;
}
