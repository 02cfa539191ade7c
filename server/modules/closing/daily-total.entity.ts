import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { Shift } from '../shifts/shift.entity';

/**
 * Sales of a closed shift per pump and product, millilitres and paise, written in the close's transaction: a month's
 * report reads these few rows instead of the documents. An invariant compares the two.
 */
@Entity('daily_total')
@Index('ix_daily_total_sums', ['shiftDate', 'productId', 'litres', 'amount', 'creditLitres', 'creditAmount'])
export class DailyTotal {
  @PrimaryColumn({ type: 'int' }) shiftId!: number;
  @ForeignKey(() => Pump)
  @PrimaryColumn({ type: 'int' })
  pumpId!: number;
  @ForeignKey(() => Product)
  @PrimaryColumn({ type: 'int' })
  productId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'date' }) shiftDate!: string;
  @Column({ type: 'bigint' }) litres!: number;
  @Column({ type: 'bigint' }) testing!: number;
  @Column({ type: 'bigint' }) rate!: number;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'bigint' }) creditLitres!: number;
  @Column({ type: 'bigint' }) creditAmount!: number;
}
