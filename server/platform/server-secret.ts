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

const known = new WeakMap<DataSource, Promise<Buffer>>();

/** The 256-bit key for hashes of requests that contain passwords, shared by all servers of a station. */
export function requestKeyOf(database: DataSource): Promise<Buffer> {
  const asked = known.get(database);
  if (asked) return asked;
  const key = readOrMake(database);
  known.set(database, key);
  // A failure is not cached, so the next call tries again.
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
