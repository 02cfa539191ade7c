import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/** A browser that logged in to an account with the right password. Wrong passwords from elsewhere do not slow it down. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256 of the random id that the browser keeps. */
  @PrimaryColumn({ type: 'bytea' }) deviceHash!: Buffer;
  @Column({ type: 'timestamptz', default: () => 'now()' }) lastAt!: Date;
}
