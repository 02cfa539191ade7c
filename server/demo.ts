import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { plantStation } from './database/seed/plant-station';
import { readEnv } from './env';
import { stationClock } from './platform/clock';
import { Events } from './platform/events';
import { createLog } from './platform/log';

/** `npm run demo -- --days N`: a demo station with N days of work behind it, on an empty database only. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '60' } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new Error('--days must be a whole number from 1 to 3650');
  const env = { ...readEnv(process.env), stationSeed: 'demo' as const };
  const log = createLog(env);
  const embedded = env.databaseUrl ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  const url = env.databaseUrl ?? embedded!.url;
  await migrate(url);
  const database = await openDatabase(url);
  const ground = {
    database,
    events: new Events(url, log),
    clock: stationClock(env.stationTz),
    log,
    env,
    isEmbedded: true,
  };
  const planted = await plantStation(ground, days);
  await database.destroy();
  if (embedded && !embedded.reused) await embedded.stop();
  if (!planted) throw new Error('This station is in use: the demo is planted on an empty one only');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
