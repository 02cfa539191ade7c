import 'reflect-metadata';
import path from 'node:path';
import { ensureFirstAdmin } from './access/first-admin';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { migrateDatabase } from './database/migrate';
import { plantStation } from './database/seed/plant-station';
import { readEnv } from './env';
import { endForbiddenSockets } from './graphql/end-sockets';
import { buildApp } from './http/app';
import { startOutboxWorker } from './messages/outbox-worker';
import { stationClock } from './platform/clock';
import { Events } from './platform/events';
import { createLog } from './platform/log';

/** The composition root: opens what the station needs, in order, and closes it in the opposite one. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env);
  const embedded = env.databaseUrl ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  const url = env.databaseUrl ?? embedded!.url;
  const database = await openDatabase(url);
  await migrateDatabase(database);
  const clock = stationClock(env.stationTz);
  const events = new Events(url, log);
  await events.start();
  await plantStation({ database, events, clock, log, env, isEmbedded: embedded !== null });
  await ensureFirstAdmin({ database, env, log });
  const app = await buildApp({ env, database, events, clock, log });
  const stopWatching = endForbiddenSockets(events, app.sockets);
  const outbox = startOutboxWorker({ database, env, log });
  embedded?.watch();
  const address = await app.http.listen({ port: env.port, host: env.host });
  log.info(`Forecourt is ready at ${env.publicUrl ?? address}`);

  const stop = async (signal: string): Promise<void> => {
    log.info(`${signal}: finishing what is under way`);
    // Whatever does not drain in ten seconds is cut off; its transactions roll back.
    setTimeout(() => process.exit(1), 10_000).unref();
    await app.close();
    await outbox.stop();
    stopWatching();
    await events.stop();
    await database.destroy();
    await embedded?.stop();
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!stopping) void stop(signal);
      stopping = true;
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'EnvError' ? error.message : error);
  process.exit(1);
});
