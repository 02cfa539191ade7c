import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { PaidDocument } from '../safe/paid-document.entity';

/** Money spent (paise). */
@Entity('expenditure')
@Index(['shiftId'])
@Index(['expenditureCategoryId', 'shiftId'])
@Index('ix_expenditure_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Index('ix_expenditure_value_date', ['valueDate'], { where: 'value_date IS NOT NULL' })
@Check('ck_expenditure_value_date', 'value_date IS NULL OR account_id IS NOT NULL')
@Check('ck_expenditure_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class Expenditure extends PaidDocument {
  @ForeignKey(() => ExpenditureCategory)
  @Column({ type: 'int' })
  expenditureCategoryId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  /** The reference's letters and digits, by which references are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('reference') })
  referenceKey!: string | null;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  /** When the bank moved the money of a payment through an account; null for the day of the shift. */
  @Column({ type: 'date', nullable: true }) valueDate!: string | null;
}
