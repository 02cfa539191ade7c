import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { ADJUSTMENTS, type Adjustment } from '../../domain/creditor-adjustment.rules';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Creditor } from '../../masters/creditor';
import { PaidDocument } from '../safe/paid-document.entity';

/** What a creditor's payment is called in its row and in the ledger; adjustments bear the names of their kinds. */
export const CREDITOR_PAYMENT = 'CREDITOR_PAYMENT';

/** Money received from a creditor, or an adjustment, which lowers the due without money (paise). */
@Entity('creditor_payment')
@Index(['shiftId'])
@Index(['creditorId', 'shiftId'])
@Index('ix_creditor_payment_open', ['creditorId'], { where: 'allocated < amount' })
@Index(['returnedOn'], { where: 'returned_on IS NOT NULL' })
@Index('ix_creditor_payment_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Index('ix_creditor_payment_value_date', ['valueDate'], { where: 'value_date IS NOT NULL' })
@Check('ck_creditor_payment_value_date', 'value_date IS NULL OR account_id IS NOT NULL')
@Check('ck_creditor_payment_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
@Check('ck_creditor_payment_allocated', 'allocated BETWEEN 0 AND amount')
@Check('ck_creditor_payment_returned', 'returned_on IS NULL OR allocated = 0')
@Check('ck_creditor_payment_kind', `kind IN ('${[CREDITOR_PAYMENT, ...ADJUSTMENTS].join("', '")}')`)
@Check('ck_creditor_payment_way', `kind = '${CREDITOR_PAYMENT}' OR (account_id IS NULL AND payment_mode_id IS NULL)`)
export class CreditorPayment extends PaidDocument {
  @ForeignKey(() => Creditor)
  @Column({ type: 'int' })
  creditorId!: number;
  @Column({ type: 'text', default: CREDITOR_PAYMENT }) kind!: Adjustment | typeof CREDITOR_PAYMENT;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  /** The reference's letters and digits, by which references are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('reference') })
  referenceKey!: string | null;
  /** The part allocated to debts; the rest is an advance, or on the open account of a small creditor. */
  @Column({ type: 'bigint', default: 0 }) allocated!: number;
  /** The day on which its cheque came back unpaid: it settles nothing, and counts as an advance until that day. */
  @Column({ type: 'date', nullable: true }) returnedOn!: string | null;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  /** When the bank moved the money of a payment through an account; null for the day of the shift. */
  @Column({ type: 'date', nullable: true }) valueDate!: string | null;
}
