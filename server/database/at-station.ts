import path from 'node:path';
import type { Env } from '../env';
import { createLog } from '../platform/log';
import { startEmbedded } from './embedded';
import type { DatabaseUrls } from './roles';

/**
 * Runs a command beside the server with the URLs of the station's database. Starts an embedded PostgreSQL that is not
 * running and stops it afterwards; one that is running continues. Throws if there is no station, unless it may be new.
 */
export async function atStation<T>(
  env: Env,
  work: (urls: DatabaseUrls) => Promise<T>,
  { mayBeNew = false }: { mayBeNew?: boolean } = {},
): Promise<T> {
  const outside = outsideUrls(env);
  if (outside) return work(outside);
  const log = createLog({ ...env, logLevel: 'warn' });
  const dir = path.resolve(env.dataDir, 'postgres');
  const embedded = await startEmbedded({ dir, log, mustExist: !mayBeNew });
  try {
    return await work(embedded);
  } finally {
    if (!embedded.reused) await embedded.stop();
  }
}

/** The URLs of an external database, if configured. One role may be both. */
export const outsideUrls = ({ databaseUrl: url, databaseOwnerUrl: ownerUrl = url }: Env): DatabaseUrls | null =>
  url === undefined || ownerUrl === undefined ? null : { url, ownerUrl };
