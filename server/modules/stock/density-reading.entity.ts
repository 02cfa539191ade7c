import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DENSITY_OCCASIONS, type DensityOccasion } from '../../domain/density-reading.rules';
import { Product } from '../../masters/product';
import { Tank } from '../../masters/tank';
import { User } from '../../services/access/user.entity';
import { InvoiceLine } from './invoice-line.entity';

/** A hydrometer reading, and the density at 15 °C. Tenths of kg/m³ and of °C. */
@Entity('density_reading')
@Index(['businessDate', 'productId'])
@Check('ck_density_reading_occasion', `occasion IN (${DENSITY_OCCASIONS.map((o) => `'${o}'`).join(', ')})`)
@Check('ck_density_reading_density', 'density > 0 AND density_at_15 > 0')
@Check('ck_density_reading_place', "CASE occasion WHEN 'TANKER' THEN invoice_line_id ELSE tank_id END IS NOT NULL")
export class DensityReading {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'date' }) businessDate!: string;
  @Column({ type: 'text' }) occasion!: DensityOccasion;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @ForeignKey(() => Tank)
  @Column({ type: 'int', nullable: true })
  tankId!: number | null;
  @ForeignKey(() => InvoiceLine)
  @Column({ type: 'int', nullable: true })
  invoiceLineId!: number | null;
  @Column({ type: 'int' }) density!: number;
  @Column({ type: 'int' }) temperature!: number;
  @Column({ type: 'int', name: 'density_at_15' }) densityAt15!: number;
  /** At 15 °C by the challan of the line; null without a readable figure. */
  @Column({ type: 'int', nullable: true }) challanDensity!: number | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
