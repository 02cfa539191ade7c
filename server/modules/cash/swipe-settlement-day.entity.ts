import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SwipeSettlement } from './swipe-settlement.entity';

/**
 * What a settlement covers of a day of its machine (paise), charges included; below 0, what it takes back of a day for which
 * the bank has paid more than the machine took in the end.
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
