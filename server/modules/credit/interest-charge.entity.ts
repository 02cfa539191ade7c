import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreditorBill } from './creditor-bill.entity';

/** Interest (paise) on a bill of sales, charged by a bill of interest. */
@Entity('interest_charge')
@Index(['billId'])
@Index(['interestBillId'])
@Check('ck_interest_charge_amount', 'amount > 0')
@Check('ck_interest_charge_days', 'charged_from < charged_to')
export class InterestCharge {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** The bill that charges it. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int' })
  interestBillId!: number;
  /** The overdue bill. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int' })
  billId!: number;
  /** Its due date, or the day up to which it was charged before. */
  @Column({ type: 'date' }) chargedFrom!: string;
  /** The day up to which it is charged; the next charge counts from it. */
  @Column({ type: 'date' }) chargedTo!: string;
  /** Per year (hundredths of a percent), as agreed at that time. */
  @Column({ type: 'int' }) rate!: number;
  @Column({ type: 'bigint' }) amount!: number;
}
