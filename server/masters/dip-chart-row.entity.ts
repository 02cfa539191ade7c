import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Tank } from './tank';

/** A row of a tank's calibration: the volume (millilitres) at a dip (mm). */
@Entity('dip_chart_row')
@Check('ck_dip_chart_row', 'dip >= 0 AND volume >= 0')
export class DipChartRow {
  @PrimaryColumn({ type: 'int' }) tankId!: number;
  @ManyToOne(() => Tank, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tank_id' })
  tank!: Relation<Tank>;
  @PrimaryColumn({ type: 'int' }) dip!: number;
  @Column({ type: 'bigint' }) volume!: number;
}
