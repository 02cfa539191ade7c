import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../access/user.entity';
import { CASH_TRANSFERS, type CashTransfer as Kind } from '../domain/cash-transfer.rules';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { TransactionAccount } from '../masters/transaction-account';
import { Shift } from '../shifts/shift.entity';

/** Counted cash (paise) between the safe and an account. */
@Entity('cash_transfer')
@Index(['shiftId'])
@Check('ck_cash_transfer_kind', `kind IN (${CASH_TRANSFERS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('ck_cash_transfer_amount', `amount BETWEEN 1 AND ${GREATEST_AMOUNT}`)
export class CashTransfer {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @ForeignKey(() => Shift)
  @Column({ type: 'int' })
  shiftId!: number;
  @Column({ type: 'text' }) kind!: Kind;
  @ForeignKey(() => TransactionAccount)
  @Column({ type: 'int' })
  accountId!: number;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  @Column({ type: 'text', nullable: true }) comment!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
