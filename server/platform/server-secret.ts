import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { poolOf, sqlOn } from './sql';

/** What the servers of a station keep to themselves. No backup holds it: after a restore another one is made. */
@Entity('server_secret')
export class ServerSecret {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @Column({ type: 'bytea' }) value!: Buffer;
}

const known = new WeakMap<DataSource, Promise<Buffer>>();

/** The key, of 256 bits, by which requests that hold passwords are hashed; all servers of a station share it. */
export function requestKeyOf(database: DataSource): Promise<Buffer> {
  const asked = known.get(database);
  if (asked) return asked;
  const key = readOrMake(database);
  known.set(database, key);
  // A database that could not be reached is asked again next time.
  key.catch(() => known.delete(database));
  return key;
}

async function readOrMake(database: DataSource): Promise<Buffer> {
  const sql = sqlOn(poolOf(database));
  await sql(`INSERT INTO server_secret (name, value) VALUES ('requestKey', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32),
  ]);
  const [row] = await sql<{ value: Buffer }>(`SELECT value FROM server_secret WHERE name = 'requestKey'`);
  return row!.value;
}
