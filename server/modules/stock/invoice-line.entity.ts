import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { GREATEST_VOLUME } from '../../domain/kernel/litres';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Product } from '../../masters/product';
import { Invoice } from './invoice.entity';

/**
 * One product of an invoice, millilitres. `unloaded` is the sum of the quantities of its stock-ins, updated with each
 * of them; a CHECK keeps the remainder at or above zero.
 */
@Entity('invoice_line')
@Index(['invoiceId'])
@Index('ix_invoice_line_pending', ['productId'], { where: 'unloaded < quantity' })
@Check('ck_invoice_line_quantity', `quantity BETWEEN 1 AND ${GREATEST_VOLUME}`)
@Check('ck_invoice_line_shortage', `shortage_quantity BETWEEN 0 AND ${GREATEST_VOLUME}`)
@Check('ck_invoice_line_unloaded', 'unloaded BETWEEN 0 AND quantity')
@Check('ck_invoice_line_amount', `amount BETWEEN 0 AND ${GREATEST_AMOUNT}`)
export class InvoiceLine {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ManyToOne(() => Invoice, { nullable: false })
  @JoinColumn({ name: 'invoice_id' })
  invoice!: Relation<Invoice>;
  @Column({ type: 'int' }) invoiceId!: number;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'bigint' }) quantity!: number;
  /** Noted on the paper at delivery; not deducted from the quantity. */
  @Column({ type: 'bigint' }) shortageQuantity!: number;
  /** Base density, as the challan states it. */
  @Column({ type: 'text' }) density!: string;
  @Column({ type: 'bigint', default: 0 }) unloaded!: number;
  /** Its share of the invoice's amount in paise, posted to its product's purchases. */
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'int', default: 1 }) version!: number;
}
