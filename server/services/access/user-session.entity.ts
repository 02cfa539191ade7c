import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from './user.entity';

/** One log-in. Only the hash of its token is stored, so a copy of the database gives no access. */
@Entity('user_session')
@Unique(['tokenHash'])
@Index(['userId'])
export class UserSession {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256. */
  @Column({ type: 'bytea' }) tokenHash!: Buffer;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  /** The log-in, or the last time that the user confirmed by password or second step to be the owner. */
  @Column({ type: 'timestamptz', default: () => 'now()' }) confirmedAt!: Date;
  /** Accurate to a minute. */
  @Column({ type: 'timestamptz', default: () => 'now()' }) lastSeenAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) revokedAt!: Date | null;
  @Column({ type: 'text' }) address!: string;
  @Column({ type: 'text' }) userAgent!: string;
}
