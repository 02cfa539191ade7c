import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SwipeSettlement } from './swipe-settlement.entity';

/**
 * The amount that a settlement covers of a day of its machine (paise), charges included. Negative if it recovers what
 * the bank has paid beyond the day's final takings.
 */
@Entity('swipe_settlement_day')
@Index(['businessDate'])
@Check('ck_swipe_settlement_day_amount', 'amount <> 0')
export class SwipeSettlementDay {
  @ForeignKey(() => SwipeSettlement)
  @PrimaryColumn({ type: 'int' })
  swipeSettlementId!: number;
  @PrimaryColumn({ type: 'date' }) businessDate!: string;
  @Column({ type: 'bigint' }) amount!: number;
}
