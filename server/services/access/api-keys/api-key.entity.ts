import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../user.entity';

/**
 * A key with which a tool calls the API. Only the hash is stored, so a copy of the database gives no access. Never
 * deleted: the list shows revoked and expired keys too.
 */
@Entity('api_key')
@Unique(['tokenHash'])
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  /** The tool: a row of app_user of kind `service` (ADR 49). It may have several keys, to replace one without a gap. */
  @ForeignKey(() => User)
  @Index()
  @Column({ type: 'int' })
  userId!: number;
  /** SHA-256. */
  @Column({ type: 'bytea' }) tokenHash!: Buffer;
  /** First characters of the key, to recognise it. */
  @Column({ type: 'text' }) start!: string;
  @Column({ type: 'text', array: true }) rights!: string[];
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @ForeignKey(() => User)
  @Index()
  @Column({ type: 'int' })
  createdById!: number;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) revokedAt!: Date | null;
  /** Accurate to a minute, with the network address of that request; null before the first use. */
  @Column({ type: 'timestamptz', nullable: true }) lastUsedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) lastAddress!: string | null;
}
