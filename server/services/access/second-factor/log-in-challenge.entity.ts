import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity';

/** A log-in whose password was right and whose second step is missing. */
@Entity('log_in_challenge')
@Index(['expiresAt'])
export class LogInChallenge {
  /** SHA-256 of the challenge, which only the caller has. */
  @PrimaryColumn({ type: 'bytea' }) challengeHash!: Buffer;
  @Column({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256 of the password hash that matched: a changed password voids the challenge. */
  @Column({ type: 'bytea' }) passwordDigest!: Buffer;
  /** Who may continue: a hash of the device's id or, without one, of the network address. */
  @Column({ type: 'bytea' }) origin!: Buffer;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
