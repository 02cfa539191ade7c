import { Column, Entity, ForeignKey, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Tank } from '../../masters/tank';
import { Shift } from './shift.entity';

/** The document that posts the opening stock of a tank, on the day of its first shift. Its id is that of the tank. */
export const TANK_OPENING = 'TANK_OPENING';

/** Contents of a tank when the shift began: its last measured level. Millimetres and millilitres. */
@Entity('shift_tank')
export class ShiftTank {
  @PrimaryColumn({ type: 'int' }) shiftId!: number;
  @ForeignKey(() => Tank)
  @PrimaryColumn({ type: 'int' })
  tankId!: number;
  @ManyToOne(() => Shift, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'int', nullable: true }) openingDip!: number | null;
  @Column({ type: 'bigint' }) openingVolume!: number;
}
