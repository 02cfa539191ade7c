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
import { InvoiceLine } from './invoice-line.entity';

/** SQL of `differenceOf`'s rule: 200 times the gap is above the claimed litres. */
const TO_REVIEW =
  "COALESCE(comment, '') !~ '\\S' AND abs(end_volume - start_volume + after_reading - before_reading - quantity) * 200 > quantity";

/**
 * The unloading of part of an invoice line into one tank. Dips in millimetres, all else millilitres. `quantity` is the
 * entered one, `measured` the one by tank and meters, `stockQuantity` the one of the two that raised the stock.
 */
@Entity('stock_in')
@Index(['shiftId'])
@Index(['invoiceLineId'])
@Index(['tankId'])
@Index('ix_stock_in_to_review', ['id'], { where: 'to_review' })
@Check('ck_stock_in_quantity', `quantity BETWEEN 1 AND ${GREATEST_VOLUME}`)
@Check('ck_stock_in_volumes', `start_volume >= 0 AND end_volume > start_volume AND end_volume <= ${GREATEST_VOLUME}`)
@Check('ck_stock_in_readings', 'before_reading > 0 AND after_reading > before_reading')
@Check('ck_stock_in_dips', 'start_dip >= 0 AND end_dip >= 0')
@Check('ck_stock_in_stock', 'stock_quantity IN (quantity, measured)')
export class StockIn {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @Column({ type: 'int' }) shiftId!: number;
  /** Entered by an admin into a closed shift. */
  @Column({ type: 'boolean' }) isBackward!: boolean;
  /** A minute in the station's time. */
  @Column({ type: 'timestamp' }) stockInDateTime!: string;
  @ManyToOne(() => InvoiceLine, { nullable: false })
  @JoinColumn({ name: 'invoice_line_id' })
  invoiceLine!: Relation<InvoiceLine>;
  @Column({ type: 'int' }) invoiceLineId!: number;
  @ForeignKey(() => Tank)
  @Column({ type: 'int' })
  tankId!: number;
  @Column({ type: 'boolean' }) isAtg!: boolean;
  @Column({ type: 'int', nullable: true }) startDip!: number | null;
  @Column({ type: 'int', nullable: true }) endDip!: number | null;
  @Column({ type: 'bigint' }) startVolume!: number;
  @Column({ type: 'bigint' }) endVolume!: number;
  @Column({ type: 'bigint' }) beforeReading!: number;
  @Column({ type: 'bigint' }) afterReading!: number;
  @Column({ type: 'bigint' }) quantity!: number;
  @Column({
    type: 'bigint',
    generatedType: 'STORED',
    asExpression: 'end_volume - start_volume + after_reading - before_reading',
  })
  measured!: number;
  /** An unexplained gap above 0.5 % of the claimed litres, for an admin to review (ADR 36). */
  @Column({
    type: 'boolean',
    generatedType: 'STORED',
    asExpression: TO_REVIEW,
  })
  toReview!: boolean;
  @Column({ type: 'bigint' }) stockQuantity!: number;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
