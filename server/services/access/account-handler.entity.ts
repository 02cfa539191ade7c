import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/**
 * An admin who may hold the credentials of another user's account: who created it, enabled it, changed its e-mail or
 * its admin right, or issued a password link. Rows are deleted when the password is replaced without that admin (ADR
 * 31).
 */
@Entity('account_handler')
@Index(['handlerId'])
export class AccountHandler {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  handlerId!: number;
  /** Whether the station had four eyes at that time. */
  @Column({ type: 'boolean' }) fourEyes!: boolean;
  @Column({ type: 'timestamptz', default: () => 'now()' }) at!: Date;
}
