import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** SQL predicate that leaves out the two kinds which are most of a shift's entries and move money only. */
export const BESIDE_SALES_AND_CASH = "document_kind NOT IN ('CREDIT_SALE', 'CASH_COLLECTION')";

/** One event in the money ledger; its postings sum to zero. Append-only. */
@Entity('journal_entry')
@Index(['documentKind', 'documentId'])
@Index(['businessDate'])
@Index(['shiftId'])
@Index('ix_journal_entry_beside_sales_and_cash', ['shiftId'], { where: BESIDE_SALES_AND_CASH })
export class JournalEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'date' }) businessDate!: string;
  @Column({ type: 'int', nullable: true }) shiftId!: number | null;
  @Column({ type: 'text' }) documentKind!: string;
  @Column({ type: 'bigint' }) documentId!: number;
  /** The entry that this one reverses; an entry is reversed at most once. */
  @ManyToOne(() => JournalEntry, { nullable: true })
  @JoinColumn({ name: 'reverses_id' })
  reverses!: Relation<JournalEntry> | null;
  @Index({ unique: true })
  @Column({ type: 'bigint', nullable: true })
  reversesId!: number | null;
  @Column({ type: 'int', nullable: true }) userId!: number | null;
  /**
   * The document's details when this was posted (ADR 29), in the form of its kind. A reversal has none: those of the
   * reversed entry apply. Null for other kinds, and for entries from before details were stored.
   */
  @Column({ type: 'jsonb', nullable: true }) details!: Record<string, unknown> | null;
  @CreateDateColumn({ type: 'timestamptz' }) at!: Date;
}
