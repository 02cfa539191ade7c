import 'reflect-metadata';
import path from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { endForbiddenSockets } from './api/graphql/end-sockets';
import { buildApp } from './api/http/app';
import { outsideUrls } from './database/at-station';
import { openDatabase } from './database/data-source';
import { startEmbedded } from './database/embedded';
import { logStatements } from './database/log-statements';
import { migrate } from './database/migrate';
import { seedStation } from './database/seed/seed-station';
import { type Env, readEnv } from './env';
import { type Clock, stationClock } from './platform/clock';
import { Events } from './platform/events';
import { deleteExpiredKeys } from './platform/idempotency';
import { createLog } from './platform/log';
import { poolOf, sqlOn } from './platform/sql';
import { issueMissingPapers } from './reports/papers/issue-papers';
import { ensureFirstAdmin } from './services/access/first-admin';
import { deleteExpiredChallenges } from './services/access/second-factor/log-in-challenge';
import { deleteUnusedFiles } from './services/files/delete-unused-files';
import { deleteOldMessages } from './services/messages/delete-old-messages';
import { startOutboxWorker } from './services/messages/outbox-worker';
import { startSummaryWorker } from './views/summary/summary-worker';

type Close = () => unknown;

/** Requests that take longer are cut off; their transactions roll back. */
const DRAIN_MS = 10_000;
const HOUR_MS = 3_600_000;

/**
 * On a signal, also during the start, closes what was opened in reverse order and exits with 0. An uncaught error ends
 * the process the same way with 1, since its state is unknown; a supervisor restarts it.
 */
function closeAtTheEnd(log: Logger, opened: readonly Close[]): (exitCode: number) => void {
  let closing = false;
  const close = async (exitCode: number): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    for (const each of opened.toReversed()) await each();
    process.exit(exitCode);
  };
  const end = (exitCode: number): void =>
    void close(exitCode).catch((error: unknown) => {
      log.fatal({ err: error }, 'graceful shutdown failed');
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => {
      log.info(`${signal}: shutting down gracefully`);
      end(0);
    });
  // Also receives unhandled rejections.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unhandled error: shutting down');
    end(1);
  });
  return end;
}

/** Returns a function that stops it. */
function deleteExpiredHourly(database: DataSource, log: Logger): Close {
  const sql = sqlOn(poolOf(database));
  const deleteExpired = async (): Promise<void> => {
    await deleteExpiredKeys(sql).catch((error: unknown) =>
      log.warn({ err: error }, 'old idempotency keys could not be deleted'),
    );
    await deleteUnusedFiles(sql).catch((error: unknown) =>
      log.warn({ err: error }, 'files that nothing refers to could not be deleted'),
    );
    await deleteExpiredChallenges(sql).catch((error: unknown) =>
      log.warn({ err: error }, 'log-ins that were not completed could not be deleted'),
    );
    await deleteOldMessages(sql).catch((error: unknown) =>
      log.warn({ err: error }, 'old messages could not be deleted'),
    );
  };
  const timer = setInterval(() => void deleteExpired(), HOUR_MS).unref();
  void deleteExpired();
  return () => clearInterval(timer);
}

/** Papers of an older version's documents, while the station works. */
function issueMissing(database: DataSource, clock: Clock, log: Logger): void {
  issueMissingPapers(database, clock, log).catch((error: unknown) =>
    log.warn({ err: error }, 'papers of older documents could not be stored; the next start tries again'),
  );
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env);
  const opened: Close[] = [];
  const end = closeAtTheEnd(log, opened);
  await open(env, log, opened).catch((error: unknown) => {
    reportFailedStart(error);
    end(1);
  });
}

/** The composition root: opens everything the server needs, in order, and adds to `opened` how to close it. */
async function open(env: Env, log: Logger, opened: Close[]): Promise<void> {
  if (env.logSql) logStatements(log);
  const outside = outsideUrls(env);
  const embedded = outside ? null : await startEmbedded({ dir: path.resolve(env.dataDir, 'postgres'), log });
  if (embedded) opened.push(embedded.stop);
  const { url, ownerUrl } = outside ?? embedded!;
  await migrate(ownerUrl, url);
  const database = await openDatabase(url);
  opened.push(() => database.destroy());
  const clock = stationClock(env.stationTz);
  const events = new Events(url, log);
  await events.start();
  opened.push(() => events.stop());
  await seedStation({ database, events, clock, log, env, isEmbedded: embedded !== null });
  await ensureFirstAdmin({ database, env, log });
  issueMissing(database, clock, log);

  const outbox = startOutboxWorker({ database, env, log });
  const summary = startSummaryWorker({ database, clock, log });
  opened.push(
    () => outbox.stop(),
    () => summary.stop(),
    deleteExpiredHourly(database, log),
  );
  const app = await buildApp({ env, database, events, clock, log });
  opened.push(endForbiddenSockets({ database, events, log }, app.sockets), () => app.close());
  // Closed first: no further messages are sent while requests drain, and the current one can finish.
  opened.push(() => void outbox.stop());
  embedded?.watch();
  const address = await app.http.listen({ port: env.port, host: env.host });
  log.info(`Forecourt is ready at ${env.publicUrl ?? address}`);
}

/** Reports unusable settings, ports and databases in one sentence; LOG_LEVEL=debug adds the stack. */
function reportFailedStart(error: unknown): void {
  const plain = error instanceof Error && process.env.LOG_LEVEL !== 'debug';
  console.error(plain ? `Forecourt does not start: ${error.message}` : error);
}

main().catch((error: unknown) => {
  reportFailedStart(error);
  process.exit(1);
});
