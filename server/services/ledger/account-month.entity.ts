import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LedgerAccount } from './ledger-account.entity';

/**
 * All debits and credits of an account (paise) up to the end of a month in which it had some, as far as they are rolled
 * up: `LedgerRoll` says how far.
 */
@Entity('account_month')
export class AccountMonth {
  @ForeignKey(() => LedgerAccount)
  @PrimaryColumn({ type: 'int' })
  accountId!: number;
  /** Its first day. */
  @PrimaryColumn({ type: 'date' }) month!: string;
  @Column({ type: 'bigint' }) debit!: number;
  @Column({ type: 'bigint' }) credit!: number;
}
