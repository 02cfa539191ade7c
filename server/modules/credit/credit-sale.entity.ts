import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { numberKeyInSql } from '../../domain/entered-before';
import { GREATEST_VOLUME } from '../../domain/kernel/litres';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { vehicleKeyInSql } from '../../domain/vehicle-number';
import { Creditor } from '../../masters/creditor';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { User } from '../../services/access/user.entity';
import { Shift } from '../shifts/shift.entity';
import { CreditorBill } from './creditor-bill.entity';
import { SlipBook } from './slip-book.entity';

/** One delivery on credit: millilitres, paise per litre, paise. */
@Entity('credit_sale')
@Index(['shiftId', 'id'])
@Index(['creditorId', 'id'])
@Index(['creditorId', 'shiftId', 'id'])
@Index(['creditorId', 'vehicleKey', 'id'])
@Index(['slipNo'])
@Index('ix_credit_sale_slip_key', ['creditorId', 'slipKey'], { where: 'slip_key IS NOT NULL' })
@Index(['billId'])
@Index('ix_credit_sale_unbilled', ['creditorId'], { where: 'bill_id IS NULL' })
@Index(['slipBookId', 'leaf'])
@Check('ck_credit_sale_leaf', '(slip_book_id IS NULL) = (leaf IS NULL)')
@Check('ck_credit_sale_rate', 'rate > 0')
@Check('ck_credit_sale_litres', `litres BETWEEN 1 AND ${GREATEST_VOLUME}`)
@Check('ck_credit_sale_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class CreditSale {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' }) shiftId!: number;
  @ManyToOne(() => Shift, { nullable: false })
  @JoinColumn({ name: 'shift_id' })
  shift!: Relation<Shift>;
  @ForeignKey(() => Creditor)
  @Column({ type: 'int' })
  creditorId!: number;
  @ForeignKey(() => Pump)
  @Column({ type: 'int' })
  pumpId!: number;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'text', nullable: true }) vehicle!: string | null;
  /** The letters and digits of the vehicle, by which vehicles are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: vehicleKeyInSql('vehicle') })
  vehicleKey!: string | null;
  @Column({ type: 'text', nullable: true }) slipNo!: string | null;
  /** The slip's letters and digits, by which slips are compared. */
  @Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression: numberKeyInSql('slip_no') })
  slipKey!: string | null;
  /** The book of the slip and the leaf in it; null if no book has it. Sales on one leaf are of one creditor and shift. */
  @ForeignKey(() => SlipBook)
  @Column({ type: 'int', nullable: true })
  slipBookId!: number | null;
  @Column({ type: 'int', nullable: true }) leaf!: number | null;
  @Column({ type: 'bigint' }) litres!: number;
  @Column({ type: 'bigint' }) rate!: number;
  @Column({ type: 'bigint' }) amount!: number;
  /** Whether rupees were typed and gave the litres; else the litres gave the rupees. */
  @Column({ type: 'boolean', default: false }) byAmount!: boolean;
  /** The reason for a sale above the creditor's limit. */
  @Column({ type: 'text', nullable: true }) overLimitReason!: string | null;
  /** The bill of the sale; null while unbilled. */
  @ForeignKey(() => CreditorBill)
  @Column({ type: 'int', nullable: true })
  billId!: number | null;
  /** Why it was entered after the close of its shift; null if it was entered while the shift ran. */
  @Column({ type: 'text', nullable: true }) lateReason!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
