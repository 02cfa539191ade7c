import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreditorBill } from './creditor-bill.entity';

/** Interest (paise) on a bill of sales, as a bill of interest charges it. */
@Entity('interest_charge')
@Index(['billId'])
@Index(['interestBillId'])
@Check('ck_interest_charge_amount', 'amount > 0')
export class InterestCharge {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** The bill that charges it. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int' })
  interestBillId!: number;
  /** The bill that was paid late. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int' })
  billId!: number;
  /** The day up to which it is charged. */
  @Column({ type: 'date' }) chargedTo!: string;
  @Column({ type: 'bigint' }) amount!: number;
}
