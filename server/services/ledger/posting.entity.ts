import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { JournalEntry } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';

/** One side of an entry: debit positive, credit negative, in paise. Append-only. */
@Entity('posting')
@Index(['accountId', 'entryId'])
@Index(['accountId', 'businessDate'])
@Check('ck_posting_amount', `amount <> 0 AND abs(amount) <= ${GREATEST_AMOUNT}`)
export class Posting {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => JournalEntry, { nullable: false })
  @JoinColumn({ name: 'entry_id' })
  entry!: Relation<JournalEntry>;
  @Index()
  @Column({ type: 'bigint' })
  entryId!: number;
  @ManyToOne(() => LedgerAccount, { nullable: false })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<LedgerAccount>;
  @Column({ type: 'int' }) accountId!: number;
  /** The entry's day, repeated here so that an index finds an account's days. */
  @Column({ type: 'date' }) businessDate!: string;
  @Column({ type: 'bigint' }) amount!: number;
}
