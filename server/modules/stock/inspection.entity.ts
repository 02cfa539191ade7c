import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { GREATEST_VOLUME } from '../../domain/kernel/litres';
import { Product } from '../../masters/product';
import { User } from '../../services/access/user.entity';

/**
 * The figures of an official inspection of a product: the base of the daily stock report from its day on. Millilitres.
 */
@Entity('inspection')
@Unique(['productId', 'inspectionDate'])
@Check(
  'ck_inspection_figures',
  `reading_sum BETWEEN 0 AND ${100 * GREATEST_VOLUME} AND total_stock BETWEEN 0 AND ${GREATEST_VOLUME} AND total_before_stock BETWEEN 0 AND ${GREATEST_VOLUME}`,
)
@Check('ck_inspection_time', `inspection_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check(
  'ck_inspection_testing',
  `testing_before BETWEEN 0 AND ${GREATEST_VOLUME} AND (testing_before = 0 OR inspection_time IS NOT NULL)`,
)
export class Inspection {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'date' }) inspectionDate!: string;
  /** The sum of all meters of the product. */
  @Column({ type: 'bigint' }) readingSum!: number;
  @Column({ type: 'bigint' }) totalStock!: number;
  /** Received on that day before the inspection, so already in its stock. */
  @Column({ type: 'bigint' }) totalBeforeStock!: number;
  /** 'HH:MM' in the station's time; null for an entry that counts as made before the first shift of its day. */
  @Column({ type: 'text', nullable: true }) inspectionTime!: string | null;
  /** Testing poured back on that day before the inspection: its meter readings already include it. */
  @Column({ type: 'bigint', default: 0 }) testingBefore!: number;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
