import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Creditor } from '../../masters/creditor';
import { User } from '../../services/access/user.entity';
import type { BillKind } from './creditor-bill.entity';

/** A cancelled bill: its sales are unbilled again, its number stays used, so that numbers have no gaps. */
@Entity('cancelled_bill')
@Unique(['series', 'financialYear', 'sequence'])
@Index(['creditorId'])
export class CancelledBill {
  /** The former id of the bill. */
  @PrimaryColumn({ type: 'int' }) id!: number;
  @ForeignKey(() => Creditor)
  @Column({ type: 'int' })
  creditorId!: number;
  @Column({ type: 'text' }) kind!: BillKind;
  @Column({ type: 'text' }) series!: string;
  @Column({ type: 'text' }) financialYear!: string;
  @Column({ type: 'int' }) sequence!: number;
  @Column({ type: 'text' }) number!: string;
  @Column({ type: 'date' }) billDate!: string;
  @Column({ type: 'date' }) fromDate!: string;
  @Column({ type: 'date' }) toDate!: string;
  @Column({ type: 'bigint' }) amount!: number;
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  cancelledById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) cancelledAt!: Date;
}
