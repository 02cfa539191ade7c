import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity';

/** A user's authenticator app (TOTP, RFC 6238). Its keys are encrypted with a key of the server (ADR 45). */
@Entity('authenticator')
export class Authenticator {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** The key in use; null until the first code confirms it. */
  @Column({ type: 'bytea', nullable: true }) sealedKey!: Buffer | null;
  /** A new key that waits for its first code; it does not replace the one in use before. */
  @Column({ type: 'bytea', nullable: true }) pendingKey!: Buffer | null;
  /** The newest time step whose code was accepted: a code works once. */
  @Column({ type: 'int', nullable: true }) lastStep!: number | null;
  @Column({ type: 'timestamptz', nullable: true }) confirmedAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
