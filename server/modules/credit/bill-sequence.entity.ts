import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series of bills in a financial year. Held by whoever makes the next, so that none is left out. */
@Entity('bill_sequence')
export class BillSequence {
  @PrimaryColumn({ type: 'text' }) series!: string;
  @PrimaryColumn({ type: 'text' }) financialYear!: string;
  @Column({ type: 'int' }) last!: number;
}
