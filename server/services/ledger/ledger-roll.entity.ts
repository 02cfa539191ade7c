import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row: how far the ledger is rolled up into `AccountMonth`. */
@Entity('ledger_roll')
@Check('ck_ledger_roll_one', 'id = 1')
export class LedgerRoll {
  @PrimaryColumn({ type: 'int' }) id!: number;
  /** The last entry that is rolled up. */
  @Column({ type: 'bigint' }) entryId!: number;
}
