import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { LinkSource } from './account-handlers';
import { User } from './user.entity';

/** The newest password link of a user. There is one row per user, so a new link makes older ones void. */
@Entity('password_recovery')
export class PasswordRecovery {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256 of the link's secret. */
  @Column({ type: 'bytea' }) tokenHash!: Buffer;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'text', default: 'mail' }) source!: LinkSource;
  /** The admin who was shown the link; null where it was mailed, or shown at the server. */
  @Column({ type: 'int', nullable: true }) issuedById!: number | null;
  @Column({ type: 'timestamptz', nullable: true }) usedAt!: Date | null;
}
