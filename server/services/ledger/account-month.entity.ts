import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LedgerAccount } from './ledger-account.entity';

/**
 * Running totals of an account's debits and credits (paise) up to the end of each month with postings, as far as they
 * are rolled up (see `LedgerRoll`).
 */
@Entity('account_month')
export class AccountMonth {
  @ForeignKey(() => LedgerAccount)
  @PrimaryColumn({ type: 'int' })
  accountId!: number;
  /** First day of the month. */
  @PrimaryColumn({ type: 'date' }) month!: string;
  @Column({ type: 'bigint' }) debit!: number;
  @Column({ type: 'bigint' }) credit!: number;
}
