import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { GREATEST_AMOUNT } from '../../domain/kernel/money';
import { Supplier } from '../../masters/supplier';
import { User } from '../../services/access/user.entity';
import { StoredFile } from '../../services/files/stored-file.entity';

/** A tanker delivery: the header of its invoice. Minutes are in the station's time; the amount is paise. */
@Entity('invoice')
@Check('ck_invoice_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
@Check('ck_invoice_received', 'receive_date_time >= invoice_date_time')
@Index(['invoiceNumber', 'financialYear', 'supplierId'], { unique: true })
@Index('ix_invoice_invoice_number_financial_year', ['invoiceNumber', 'financialYear'], {
  unique: true,
  where: 'supplier_id IS NULL',
})
export class Invoice {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** To whose account it is owed; null for that of all suppliers without a row. */
  @ForeignKey(() => Supplier)
  @Column({ type: 'int', nullable: true })
  supplierId!: number | null;
  @Column({ type: 'text' }) invoiceNumber!: string;
  @Column({ type: 'timestamp' }) invoiceDateTime!: string;
  /** The year in which the financial year of the invoice's date begins: suppliers begin their numbers again on 1 April. */
  @Column({
    type: 'int',
    generatedType: 'STORED',
    asExpression: "EXTRACT(year FROM invoice_date_time - interval '3 months')::int",
  })
  financialYear!: number;
  @Column({ type: 'timestamp' }) receiveDateTime!: string;
  /** The day of `receiveDateTime`, for reports. */
  @Index()
  @Column({ type: 'date', generatedType: 'STORED', asExpression: 'receive_date_time::date' })
  receivedOn!: string;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) transportName!: string | null;
  @Column({ type: 'text' }) truckNumber!: string;
  @Column({ type: 'text', nullable: true }) truckDriverPhone!: string | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @Index()
  @ForeignKey(() => StoredFile)
  @Column({ type: 'uuid', nullable: true })
  documentId!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
