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
import { Pump } from '../../masters/pump';
import { SwipeMachine } from '../../masters/swipe-machine';
import { Shift } from '../shifts/shift.entity';

/** What a swipe machine took at a pump in a shift, in paise; written at the close. */
@Entity('swipe_collection')
@Unique(['shiftId', 'pumpId', 'swipeMachineId'])
@Index(['swipeMachineId'])
@Check('ck_swipe_collection_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class SwipeCollection {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' }) shiftId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Pump)
  @Column({ type: 'int' })
  pumpId!: number;
  @ForeignKey(() => SwipeMachine)
  @Column({ type: 'int' })
  swipeMachineId!: number;
  @Column({ type: 'bigint' }) amount!: number;
}
