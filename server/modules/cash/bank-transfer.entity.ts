import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { TransactionAccount } from '../../masters/transaction-account';
import { User } from '../../services/access/user.entity';

/** Money (paise) moved from one account of the station to another. */
@Entity('bank_transfer')
@Index(['transferDate'])
@Index('ix_bank_transfer_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Check('ck_bank_transfer_accounts', 'from_account_id <> to_account_id')
@Check(
  'ck_bank_transfer_amount',
  `amount BETWEEN 1 AND ${GREATEST_AMOUNT} AND charges >= 0 AND amount + charges <= ${GREATEST_AMOUNT}`,
)
@Check('ck_bank_transfer_charges', '(charges > 0) = (expenditure_category_id IS NOT NULL)')
export class BankTransfer {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int' })
  fromAccountId!: number;
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int' })
  toAccountId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** What the bank took from the account that the money leaves, besides the amount. */
  @Column({ type: 'bigint' }) charges!: number;
  /** The category of the charges. */
  @ForeignKey(() => ExpenditureCategory)
  @Column({ type: 'int', nullable: true })
  expenditureCategoryId!: number | null;
  @Column({ type: 'date' }) transferDate!: string;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  /** The reference's letters and digits, by which references are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('reference') })
  referenceKey!: string | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
