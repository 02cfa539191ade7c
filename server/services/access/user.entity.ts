import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../i18n/languages';

/**
 * A person who may log in, or a service: a tool with API keys, which never logs in (ADR 49). Never deleted: their records
 * still refer to them.
 */
@Entity('app_user')
@Unique(['email'])
@Check('ck_app_user_email', 'email = lower(email)')
@Check(
  'ck_app_user_kind',
  "kind = 'person' OR (kind = 'service' AND NOT enabled AND NOT is_admin AND password_hash IS NULL)",
)
export class User {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text' }) name!: string;
  /** In lower case; what is typed at the log-in is lowered too. */
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text', default: '' }) phoneNo!: string;
  @Column({ type: 'text', default: '' }) address!: string;
  @Column({ type: 'text', default: 'person' }) kind!: 'person' | 'service';
  @ForeignKey('Role')
  @Index()
  @Column({ type: 'int' })
  roleId!: number;
  /** Whether the role is the built-in `admin`. A trigger keeps both in step: old tools set this one. */
  @Column({ type: 'boolean', default: false })
  isAdmin!: boolean;
  @Column({ type: 'boolean', default: true }) enabled!: boolean;
  @Column({ type: 'text', nullable: true }) documentPath!: string | null;
  /** Argon2id in PHC format; without one the user cannot log in. */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;
  /** The admin who last set the e-mail address; null if unknown, or set by the user. */
  @Column({ type: 'int', nullable: true }) emailSetById!: number | null;
  /** In which mails to the user are written; null for English. */
  @Column({ type: 'text', nullable: true }) language!: Language | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'int', default: 1 }) version!: number;
}
