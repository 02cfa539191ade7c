import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { poolOf, sqlOn } from './sql';

/** Secrets that a station's servers share. No backup contains them; after a restore new ones are made. */
@Entity('server_secret')
export class ServerSecret {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @Column({ type: 'bytea' }) value!: Buffer;
}

const known = {
  requestKey: new WeakMap<DataSource, Promise<Buffer>>(),
  sealingKey: new WeakMap<DataSource, Promise<Buffer>>(),
};
type KeyName = keyof typeof known;

/** The 256-bit key for hashes of requests that contain passwords, shared by all servers of a station. */
export const requestKeyOf = (database: DataSource): Promise<Buffer> => keyOf(database, 'requestKey');

/** The 256-bit key that encrypts stored secrets (see `seal`), shared by all servers of a station. */
export const sealingKeyOf = (database: DataSource): Promise<Buffer> => keyOf(database, 'sealingKey');

function keyOf(database: DataSource, name: KeyName): Promise<Buffer> {
  const cached = known[name].get(database);
  if (cached) return cached;
  const key = readOrMake(database, name);
  known[name].set(database, key);
  // A failure is not cached, so the next call tries again.
  key.catch(() => known[name].delete(database));
  return key;
}

async function readOrMake(database: DataSource, name: KeyName): Promise<Buffer> {
  const sql = sqlOn(poolOf(database));
  await sql('INSERT INTO server_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, randomBytes(32)]);
  const [row] = await sql<{ value: Buffer }>('SELECT value FROM server_secret WHERE name = $1', [name]);
  return row!.value;
}
