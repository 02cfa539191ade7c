import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreditorBill } from './creditor-bill.entity';
import { CreditorPayment } from './creditor-payment.entity';

/** A part (paise) of a payment or of an advance at the start that settled a bill or the opening balance, oldest first. */
@Entity('payment_allocation')
@Index(['paymentId'])
@Index(['billId'])
@Check('ck_payment_allocation_amount', 'amount > 0')
@Check('ck_payment_allocation_payment', 'payment_id IS NOT NULL OR bill_id IS NOT NULL')
export class PaymentAllocation {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** Null for the advance with which the creditor of the bill began. */
  @ForeignKey(() => CreditorPayment)
  @Column({ type: 'int', nullable: true })
  paymentId!: number | null;
  /** Null for the creditor's opening balance. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int', nullable: true })
  billId!: number | null;
  @Column({ type: 'bigint' }) amount!: number;
  /** The day from which it is settled: when both bill and payment existed. */
  @Column({ type: 'date' }) allocatedOn!: string;
}
