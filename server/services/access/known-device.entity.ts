import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/**
 * A browser, or a tool without a device id, that has logged in to an account. Wrong passwords from elsewhere do not
 * throttle a browser.
 */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User)
  userId!: number;
  /** SHA-256 of the random id that the browser stores; of a tool, of its program and network address. */
  @PrimaryColumn({ type: 'bytea' }) deviceHash!: Buffer;
  @Column({ type: 'timestamptz', default: () => 'now()' }) lastAt!: Date;
  /** What it logged in with and from, newest first: browsers without their versions, and blocks of providers. */
  @Column({ type: 'text', array: true, default: [] }) browsers!: string[];
  @Column({ type: 'text', array: true, default: [] }) networks!: string[];
}
