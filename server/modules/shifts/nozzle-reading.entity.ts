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
import { GREATEST_VOLUME } from '../../domain/kernel/litres';
import { Nozzle } from '../../masters/nozzle';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { Tank } from '../../masters/tank';
import { Shift } from './shift.entity';

/**
 * One leg of a nozzle's meter, millilitres: from `open` to `close`, with `testing` poured back, sold at `rate`. The
 * legs of a chain join without a gap, enforced by a foreign key: (nozzle, chain, previous, open) is the previous leg. A
 * meter reset begins a new chain.
 */
@Entity('nozzle_reading')
@Unique(['nozzleId', 'chain', 'sequence', 'close'])
@Unique(['nozzleId', 'chain', 'sequence'])
@Index(['shiftId'])
@ForeignKey(() => NozzleReading, ['nozzleId', 'chain', 'previous', 'open'], ['nozzleId', 'chain', 'sequence', 'close'])
@Check('ck_nozzle_reading_close', `close IS NULL OR close BETWEEN open AND ${GREATEST_VOLUME}`)
@Check('ck_nozzle_reading_testing', 'testing >= 0 AND (close IS NULL OR testing <= close - open)')
@Check('ck_nozzle_reading_open', `open BETWEEN 0 AND ${GREATEST_VOLUME}`)
export class NozzleReading {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' }) shiftId!: number;
  @ManyToOne(() => Shift, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Nozzle)
  @Column({ type: 'int' })
  nozzleId!: number;
  @Column({ type: 'int', default: 1 }) chain!: number;
  @Column({ type: 'int' }) sequence!: number;
  @Column({ type: 'int', nullable: true, generatedType: 'STORED', asExpression: 'NULLIF(sequence - 1, 0)' })
  previous!: number | null;
  /** Frozen with the reading, so that moving a nozzle later does not change its history. */
  @ForeignKey(() => Pump)
  @Column({ type: 'int' })
  pumpId!: number;
  @ForeignKey(() => Tank)
  @Column({ type: 'int' })
  tankId!: number;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'bigint' }) open!: number;
  @Column({ type: 'bigint', nullable: true }) close!: number | null;
  @Column({ type: 'bigint', default: 0 }) testing!: number;
  @Column({ type: 'bigint' }) rate!: number;
  @Column({ type: 'bigint', nullable: true, generatedType: 'STORED', asExpression: 'close - open - testing' })
  consumption!: number | null;
  /** Paise, frozen at the close. */
  @Column({ type: 'bigint', nullable: true }) amount!: number | null;
}
