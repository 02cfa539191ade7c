import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Creditor } from '../../masters/creditor';
import { User } from '../../services/access/user.entity';
import { CreditorPayment } from './creditor-payment.entity';

/** SALES: credit sales of a period. INTEREST: interest on overdue bills. CHARGE: for a returned cheque. */
const BILL_KINDS = ['SALES', 'INTEREST', 'CHARGE'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** A numbered bill with its figures (paise) as it was made; only its settled amount changes. */
@Entity('creditor_bill')
@Unique(['series', 'financialYear', 'sequence'])
@Index(['billDate'])
@Index(['creditorId', 'billDate'])
@Index('ix_creditor_bill_open', ['creditorId'], { where: 'settled_on IS NULL' })
@Index(['settledOn'])
@Index('ix_creditor_bill_late', ['creditorId'], {
  where: `kind = 'SALES' AND (settled_on IS NULL OR settled_on > due_date)`,
})
@Check('ck_creditor_bill_kind', `kind IN (${BILL_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('ck_creditor_bill_period', 'from_date <= to_date AND to_date <= bill_date')
@Check('ck_creditor_bill_due_date', 'bill_date <= due_date')
@Check('ck_creditor_bill_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
@Check('ck_creditor_bill_closing', 'closing = opening + amount - paid')
@Check('ck_creditor_bill_settled', 'settled BETWEEN 0 AND amount AND (settled = amount) = (settled_on IS NOT NULL)')
export class CreditorBill {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Creditor)
  @Column({ type: 'int' })
  creditorId!: number;
  @Column({ type: 'text' }) kind!: BillKind;
  /** The parts of its number, gapless by series and financial year; `number` is the printed form. */
  @Column({ type: 'text' }) series!: string;
  @Column({ type: 'text' }) financialYear!: string;
  @Column({ type: 'int' }) sequence!: number;
  @Index({ unique: true })
  @Column({ type: 'text' })
  number!: string;
  /** The day of creation, from which the credit days count. */
  @Column({ type: 'date' }) billDate!: string;
  /** By the credit days agreed at that time. */
  @Column({ type: 'date' }) dueDate!: string;
  @Column({ type: 'date' }) fromDate!: string;
  @Column({ type: 'date' }) toDate!: string;
  /** Whether it prints a vehicle once, however its number is written; older bills print as they were issued. */
  @Column({ type: 'boolean', default: true }) joinsSpellings!: boolean;
  @Column({ type: 'bigint' }) opening!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** The payments since the previous bill: each is on one bill only (`BILL_OF_RECEIPT`). */
  @Column({ type: 'bigint' }) paid!: number;
  @Column({ type: 'bigint' }) closing!: number;
  /** The creditor's last payment when the bill was made: its figures exclude later ones. Null without a payment. */
  @ForeignKey(() => CreditorPayment)
  @Column({ type: 'int', nullable: true })
  lastPaymentId!: number | null;
  /** The creditor's newest sale when the bill was made: its opening counts sales up to this one. */
  @Column({ type: 'bigint', nullable: true }) lastSaleId!: number | null;
  @Column({ type: 'bigint', default: 0 }) settled!: number;
  /** The day from which it is fully settled. */
  @Column({ type: 'date', nullable: true }) settledOn!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
