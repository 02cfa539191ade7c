import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CASH_TRANSFERS, type CashTransfer as Kind } from '../../domain/cash-transfer.rules';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { TransactionAccount } from '../../masters/transaction-account';
import { ShiftDocument } from '../shifts/shift-document.entity';

/** Counted cash (paise) between the safe and an account. */
@Entity('cash_transfer')
@Index(['shiftId'])
@Index('ix_cash_transfer_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Check('ck_cash_transfer_kind', `kind IN (${CASH_TRANSFERS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('ck_cash_transfer_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class CashTransfer extends ShiftDocument {
  @Column({ type: 'text' }) kind!: Kind;
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int' })
  accountId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  /** The reference's letters and digits, by which references are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('reference') })
  referenceKey!: string | null;
  /** When the bank moved the money; null for the day of the shift. */
  @Column({ type: 'date', nullable: true }) valueDate!: string | null;
}
