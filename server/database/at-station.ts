import path from 'node:path';
import type { Env } from '../env';
import { createLog } from '../platform/log';
import { startEmbedded } from './embedded';

/**
 * For a command beside the server: hands on the address of the station's database. An embedded PostgreSQL that was not
 * running is stopped again; that of a running station goes on. Throws where there is no station, unless it may be new.
 */
export async function atStation<T>(
  env: Env,
  work: (url: string) => Promise<T>,
  { mayBeNew = false }: { mayBeNew?: boolean } = {},
): Promise<T> {
  if (env.databaseUrl) return work(env.databaseUrl);
  const log = createLog({ ...env, logLevel: 'warn' });
  const dir = path.resolve(env.dataDir, 'postgres');
  const embedded = await startEmbedded({ dir, log, mustExist: !mayBeNew });
  try {
    return await work(embedded.url);
  } finally {
    if (!embedded.reused) await embedded.stop();
  }
}
