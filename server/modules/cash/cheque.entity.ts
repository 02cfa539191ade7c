import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ChequeState } from '../../domain/cheque.rules';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { TransactionAccount } from '../../masters/transaction-account';
import { CreditorBill } from '../credit/creditor-bill.entity';
import { CreditorPayment } from '../credit/creditor-payment.entity';
import { SupplierPayment } from '../stock/supplier-payment.entity';

/** SQL: the state follows from the days of the steps, so that it cannot differ from them. */
const STATE = `CASE WHEN returned_on IS NOT NULL THEN 'RETURNED'
       WHEN cleared_on IS NOT NULL THEN 'CLEARED'
       WHEN deposited_on IS NOT NULL THEN 'DEPOSITED'
       WHEN creditor_payment_id IS NOT NULL THEN 'HELD'
       ELSE 'ISSUED' END`;

/** The cheque of a payment, received or issued, with its steps. Its number and amount (paise) are the payment's. */
@Entity('cheque')
@Index(['state', 'chequeDate'])
@Check('ck_cheque_payment', 'num_nonnulls(creditor_payment_id, supplier_payment_id) = 1')
@Check('ck_cheque_received', 'creditor_payment_id IS NOT NULL OR (deposited_on IS NULL AND charge_bill_id IS NULL)')
@Check('ck_cheque_deposited', '(deposited_on IS NULL) = (account_id IS NULL)')
@Check(
  'ck_cheque_cleared',
  'cleared_on IS NULL OR (deposited_on IS NOT NULL AND deposited_on <= cleared_on AND returned_on IS NULL)',
)
@Check('ck_cheque_returned', 'returned_on IS NULL OR deposited_on IS NULL OR deposited_on <= returned_on')
@Check('ck_cheque_reason', '(returned_on IS NULL) = (reason IS NULL)')
@Check(
  'ck_cheque_bank_charge',
  `bank_charge BETWEEN 0 AND ${GREATEST_AMOUNT} AND (bank_charge > 0) = (expenditure_category_id IS NOT NULL) AND (bank_charge = 0 OR returned_on IS NOT NULL)`,
)
@Check('ck_cheque_charge_bill', 'charge_bill_id IS NULL OR returned_on IS NOT NULL')
export class Cheque {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => CreditorPayment)
  @Index({ unique: true })
  @Column({ type: 'int', nullable: true })
  creditorPaymentId!: number | null;
  @ForeignKey(() => SupplierPayment)
  @Index({ unique: true })
  @Column({ type: 'int', nullable: true })
  supplierPaymentId!: number | null;
  /** On which a received one is drawn; null for an issued one. */
  @Column({ type: 'text', nullable: true }) bank!: string | null;
  @Column({ type: 'date' }) chequeDate!: string;
  @Column({ type: 'text', generatedType: 'STORED', asExpression: STATE }) state!: ChequeState;
  @Column({ type: 'date', nullable: true }) depositedOn!: string | null;
  /** Into which it was deposited. */
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int', nullable: true })
  accountId!: number | null;
  @Column({ type: 'date', nullable: true }) clearedOn!: string | null;
  @Column({ type: 'date', nullable: true }) returnedOn!: string | null;
  /** Why it came back. */
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  /** What the bank charged for the return. */
  @Column({ type: 'bigint', default: 0 }) bankCharge!: number;
  @ForeignKey(() => ExpenditureCategory)
  @Column({ type: 'int', nullable: true })
  expenditureCategoryId!: number | null;
  /** The bill by which the customer was charged for the return; null without one, or once it is cancelled. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int', nullable: true })
  chargeBillId!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
