import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the ledger is rolled up into `AccountMonth`: one row. */
@Entity('ledger_roll')
@Check('ck_ledger_roll_one', 'id = 1')
export class LedgerRoll {
  @PrimaryColumn({ type: 'int' }) id!: number;
  /** The last entry that is in. */
  @Column({ type: 'bigint' }) entryId!: number;
}
