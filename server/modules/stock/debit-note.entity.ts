import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DEBIT_NOTE_KINDS, type DebitNoteKind } from '../../domain/debit-note.rules';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Product } from '../../masters/product';
import { Supplier } from '../../masters/supplier';
import { User } from '../../services/access/user.entity';
import { Invoice } from './invoice.entity';

/** What is claimed of a supplier (paise): it reduces what the supplier is owed and the purchases of the product. */
@Entity('debit_note')
@Index(['noteDate'])
@Index(['supplierId', 'noteDate'])
@Index('ix_debit_note_invoice_id', ['invoiceId'], { where: 'invoice_id IS NOT NULL' })
@Check('ck_debit_note_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
@Check('ck_debit_note_kind', `kind IN (${DEBIT_NOTE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
export class DebitNote {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Supplier)
  @Column({ type: 'int' })
  supplierId!: number;
  /** Null for a claim that is not about one invoice. */
  @ForeignKey(() => Invoice)
  @Column({ type: 'int', nullable: true })
  invoiceId!: number | null;
  @ForeignKey(() => Product)
  @Column({ type: 'int' })
  productId!: number;
  @Column({ type: 'text' }) kind!: DebitNoteKind;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'date' }) noteDate!: string;
  /** The number of the claim with the supplier. */
  @Column({ type: 'text', nullable: true }) number!: string | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
