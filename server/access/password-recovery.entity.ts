import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/** The link last mailed to a user. There is one row a user, so a new link makes the older ones void. */
@Entity('password_recovery')
export class PasswordRecovery {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256 of the link's secret. */
  @Column({ type: 'bytea' }) tokenHash!: Buffer;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) usedAt!: Date | null;
}
