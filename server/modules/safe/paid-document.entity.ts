import { Column, ForeignKey } from 'typeorm';
import { PaymentMode } from '../../masters/payment-mode';
import { TransactionAccount } from '../../masters/transaction-account';
import { ShiftDocument } from '../shifts/shift-document.entity';

/** A document of a shift that moves money, with its way of payment. */
export abstract class PaidDocument extends ShiftDocument {
  /** Null for cash of the safe. */
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int', nullable: true })
  accountId!: number | null;
  @ForeignKey(() => PaymentMode)
  @Column({ type: 'int', nullable: true })
  paymentModeId!: number | null;
}
