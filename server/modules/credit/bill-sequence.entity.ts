import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A series of bills in a financial year: how its numbers look, and the last one. Locked while the next bill is made, so
 * that no number is skipped. There from its first bill on, or from the day on which the station chose its form.
 */
@Entity('bill_sequence')
@Unique(['prefix'])
@Check('ck_bill_sequence_first', 'first >= 1 AND last >= first - 1')
@Check('ck_bill_sequence_form', `prefix ~ '^[A-Z1-9][A-Z0-9/-]*$' AND prefix !~ '[0-9]$' AND digits BETWEEN 1 AND 9`)
export class BillSequence {
  @PrimaryColumn({ type: 'text' }) series!: string;
  @PrimaryColumn({ type: 'text' }) financialYear!: string;
  /** A number is the prefix and the sequence with at least `digits` digits. */
  @Column({ type: 'text' }) prefix!: string;
  @Column({ type: 'int' }) digits!: number;
  @Column({ type: 'int' }) first!: number;
  /** `first` - 1 until the first bill is made. */
  @Column({ type: 'int' }) last!: number;
}
