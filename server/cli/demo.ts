import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { atStation } from '../database/at-station';
import { openDatabase } from '../database/data-source';
import { migrate } from '../database/migrate';
import type { DatabaseUrls } from '../database/roles';
import { seedStation } from '../database/seed/seed-station';
import { type Env, readEnv } from '../env';
import { stationClock } from '../platform/clock';
import { Events } from '../platform/events';
import { createLog } from '../platform/log';

/** `npm run demo -- --days N`: creates a demo station with N days of history, on an empty database only. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '60' } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new Error('--days must be a whole number from 1 to 3650');
  const env = { ...readEnv(process.env), stationSeed: 'demo' as const };
  const seeded = await atStation(env, (urls) => seedInto(urls, env, days), { mayBeNew: true });
  if (!seeded) throw new Error('This station already has data. The demo can only be created in an empty one.');
}

async function seedInto({ url, ownerUrl }: DatabaseUrls, env: Env, days: number): Promise<boolean> {
  await migrate(ownerUrl, url);
  const log = createLog(env);
  const database = await openDatabase(url);
  const clock = stationClock(env.stationTz);
  const ground = { database, events: new Events(url, log), clock, log, env, isEmbedded: true };
  return seedStation(ground, days).finally(() => database.destroy());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
