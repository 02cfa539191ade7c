import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity';

/** A code that replaces the second step of a log-in once. Only its hash is stored. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256; the code has 80 random bits. */
  @PrimaryColumn({ type: 'bytea' }) codeHash!: Buffer;
  @Column({ type: 'timestamptz', nullable: true }) usedAt!: Date | null;
}
