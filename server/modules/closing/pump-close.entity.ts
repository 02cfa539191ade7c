import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ShortageShare } from '../../domain/closing';
import { Employee } from '../../masters/employee';
import { Pump } from '../../masters/pump';
import { Shift } from '../shifts/shift.entity';

/** The frozen figures of a pump in a closed shift, paise: sale = credit + cash + swipe + last + shortage − shortAndOver. */
@Entity('pump_close')
export class PumpClose {
  @PrimaryColumn({ type: 'int' }) shiftId!: number;
  @ForeignKey(() => Pump)
  @PrimaryColumn({ type: 'int' })
  pumpId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'bigint' }) sale!: number;
  @Column({ type: 'bigint' }) credit!: number;
  @Column({ type: 'bigint' }) cash!: number;
  @Column({ type: 'bigint' }) swipe!: number;
  /** The last collection. */
  @Column({ type: 'bigint' }) last!: number;
  @Column({ type: 'bigint' }) shortage!: number;
  /** Negative if short, positive if over. */
  @Column({ type: 'bigint' }) shortAndOver!: number;
  @Index()
  @ForeignKey(() => Employee)
  @Column({ type: 'int', nullable: true })
  employeeId!: number | null;
  /** The close says that all cash was collected before it, so it has no last collection. */
  @Column({ type: 'boolean', default: false }) isAllHandedIn!: boolean;
  /**
   * The shares of the shortage as they were typed in the close or in its last correction. What changes the shortage
   * later starts from them again, so a change that is taken back restores them.
   */
  @Column({ type: 'jsonb' }) typedShares!: ShortageShare[];
}
