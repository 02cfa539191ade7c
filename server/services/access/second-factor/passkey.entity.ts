import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { User } from '../user.entity';
import { UserSession } from '../user-session.entity';

/** A passkey (WebAuthn) that a user may use as the second step of a log-in. It holds no secret. */
@Entity('passkey')
@Unique(['credentialId'])
@Index(['userId'])
export class Passkey {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** Chosen by the user. */
  @Column({ type: 'text' }) name!: string;
  /** In base64url, as browsers send it. */
  @Column({ type: 'text' }) credentialId!: string;
  @Column({ type: 'bytea' }) publicKey!: Buffer;
  /** Number of uses that the authenticator counted; 0 if it does not count. */
  @Column({ type: 'bigint' }) counter!: number;
  /** How the browser reaches the authenticator, separated by commas. */
  @Column({ type: 'text' }) transports!: string;
  /** The host name of the station for which it was made: it works under no other. */
  @Column({ type: 'text' }) rpId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) lastUsedAt!: Date | null;
}

/** What a challenge is for: to add a passkey, or to confirm the session by one. */
export type PasskeyPurpose = 'ADD' | 'CONFIRM';

/** What a passkey has to sign next in a session, for one purpose only. */
@Entity('passkey_challenge')
@Check('ck_passkey_challenge_purpose', "purpose IN ('ADD', 'CONFIRM')")
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => UserSession, { onDelete: 'CASCADE' })
  sessionId!: number;
  @PrimaryColumn({ type: 'text' }) purpose!: PasskeyPurpose;
  @Column({ type: 'text' }) challenge!: string;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
