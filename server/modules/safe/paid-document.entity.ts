import { Column, ForeignKey } from 'typeorm';
import { PaymentMode } from '../../masters/payment-mode';
import { TransactionAccount } from '../../masters/transaction-account';
import { ShiftDocument } from '../shifts/shift-document.entity';

/** A document of a shift by which money comes or goes, and its way. */
export abstract class PaidDocument extends ShiftDocument {
  /** Null: cash of the safe. */
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int', nullable: true })
  accountId!: number | null;
  @ForeignKey(() => PaymentMode)
  @Column({ type: 'int', nullable: true })
  paymentModeId!: number | null;
}
