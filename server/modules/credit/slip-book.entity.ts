import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { MOST_LEAVES } from '../../domain/slip-book';
import { Creditor } from '../../masters/creditor';
import { User } from '../../services/access/user.entity';

/** A book of numbered credit slips. */
@Entity('slip_book')
@Index(['last'])
@Check(
  'ck_slip_book_leaves',
  `first >= 0 AND last BETWEEN first AND first + ${MOST_LEAVES - 1} AND digits BETWEEN 1 AND 9`,
)
export class SlipBook {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** The printed prefix of its slips: 'A-' for 'A-0099'. */
  @Column({ type: 'text' }) prefix!: string;
  @Column({ type: 'int' }) first!: number;
  @Column({ type: 'int' }) last!: number;
  /** The minimum number of digits of a printed leaf. */
  @Column({ type: 'int' }) digits!: number;
  /** The owner; null if the station uses it for all creditors. */
  @ForeignKey(() => Creditor)
  @Column({ type: 'int', nullable: true })
  creditorId!: number | null;
  @ForeignKey(() => User)
  @Column({ type: 'int', nullable: true })
  createdById!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
