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
import { METER_EVENTS, type MeterEventKind } from '../../domain/meter-event';
import { User } from '../../services/access/user.entity';
import { NozzleReading } from './nozzle-reading.entity';
import { Shift } from './shift.entity';

/** A reset, rollover or replacement of a meter in a shift: one leg ends, another begins a chain of its own. */
@Entity('meter_event')
@Index(['shiftId'])
@Check('ck_meter_event_kind', `kind IN (${METER_EVENTS.map((kind) => `'${kind}'`).join(', ')})`)
export class MeterEvent {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'int' }) shiftId!: number;
  @Column({ type: 'text' }) kind!: MeterEventKind;
  @Index({ unique: true })
  @ForeignKey(() => NozzleReading)
  @Column({ type: 'bigint' })
  endedLegId!: number;
  @Index({ unique: true })
  @ForeignKey(() => NozzleReading)
  @Column({ type: 'bigint' })
  begunLegId!: number;
  @Column({ type: 'text' }) reason!: string;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
