import { Check, Column, Entity, ForeignKey, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../../masters/product';
import { Shift } from './shift.entity';

/** The shift's own copy of each product's rate (paise per litre). */
@Entity('shift_rate')
@Check('ck_shift_rate', 'rate > 0')
export class ShiftRate {
  @PrimaryColumn({ type: 'int' }) shiftId!: number;
  @ForeignKey(() => Product)
  @PrimaryColumn({ type: 'int' })
  productId!: number;
  @ManyToOne(() => Shift, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'bigint' }) rate!: number;
}
