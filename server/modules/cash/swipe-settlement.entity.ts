import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { SwipeMachine } from '../../masters/swipe-machine';
import { TransactionAccount } from '../../masters/transaction-account';
import { User } from '../../services/access/user.entity';

/** A bank's payment (paise) for days of a swipe machine, and its charges; the days are in `SwipeSettlementDay`. */
@Entity('swipe_settlement')
@Index(['swipeMachineId', 'paidOn'])
@Index(['paidOn'])
@Index('ix_swipe_settlement_reference_key', ['referenceKey'], { where: 'reference_key IS NOT NULL' })
@Check('ck_swipe_settlement_paid', `paid BETWEEN 1 AND ${GREATEST_AMOUNT} AND charges BETWEEN 0 AND ${GREATEST_AMOUNT}`)
@Check('ck_swipe_settlement_charges', 'charges = 0 OR expenditure_category_id IS NOT NULL')
export class SwipeSettlement {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => SwipeMachine)
  @Column({ type: 'int' })
  swipeMachineId!: number;
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int' })
  accountId!: number;
  /** The day on which the account was credited. */
  @Column({ type: 'date' }) paidOn!: string;
  @Column({ type: 'bigint' }) paid!: number;
  @Column({ type: 'bigint' }) charges!: number;
  /** The category of the charges. */
  @ForeignKey(() => ExpenditureCategory)
  @Column({ type: 'int', nullable: true })
  expenditureCategoryId!: number | null;
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
