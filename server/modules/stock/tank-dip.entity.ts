import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { GREATEST_VOLUME } from '../../domain/kernel/litres';
import { Tank } from '../../masters/tank';
import { User } from '../../services/access/user.entity';
import { Shift } from '../shifts/shift.entity';

/**
 * A measured level of a tank: dip in mm (null for the gauge), volume in millilitres without the water below it. CLOSE
 * rows have the book stock they were compared with and the variation (loss negative); INTERIM rows the book stock
 * before the sales of their shift, which are not known yet, and no variation.
 */
@Entity('tank_dip')
@Index(['tankId', 'id'])
@Index(['shiftId'])
@Index('ix_tank_dip_one_close', ['shiftId', 'tankId'], { unique: true, where: "kind = 'CLOSE'" })
@Check('ck_tank_dip_kind', "kind IN ('CLOSE', 'INTERIM')")
@Check('ck_tank_dip_water', 'water_dip BETWEEN 0 AND dip')
@Check('ck_tank_dip_volume', `volume BETWEEN 0 AND ${GREATEST_VOLUME} AND (dip IS NULL OR dip >= 0)`)
export class TankDip {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' }) shiftId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Tank)
  @Column({ type: 'int' })
  tankId!: number;
  @Column({ type: 'text' }) kind!: 'CLOSE' | 'INTERIM';
  @Column({ type: 'int', nullable: true }) dip!: number | null;
  /** Millimetres of water at the bottom, part of the dip. */
  @Column({ type: 'int', nullable: true }) waterDip!: number | null;
  @Column({ type: 'bigint' }) volume!: number;
  @Column({ type: 'boolean' }) isAtg!: boolean;
  @Column({ type: 'bigint', nullable: true }) bookVolume!: number | null;
  @Column({ type: 'bigint', nullable: true }) variation!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) measuredAt!: Date;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  measuredById!: number | null;
  @Column({ type: 'int', default: 1 }) version!: number;
}
