import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LedgerAccount } from './ledger-account.entity';

/** What an account's postings of a month come to (paise), as far as they are rolled up: `LedgerRoll` says how far. */
@Entity('account_month')
export class AccountMonth {
  @ForeignKey(() => LedgerAccount)
  @PrimaryColumn({ type: 'int' })
  accountId!: number;
  /** Its first day. */
  @PrimaryColumn({ type: 'date' }) month!: string;
  @Column({ type: 'bigint' }) amount!: number;
}
