import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The last number of a series of bills in a financial year. Locked while the next bill is made, so that no number is
 * skipped.
 */
@Entity('bill_sequence')
export class BillSequence {
  @PrimaryColumn({ type: 'text' }) series!: string;
  @PrimaryColumn({ type: 'text' }) financialYear!: string;
  @Column({ type: 'int' }) last!: number;
}
