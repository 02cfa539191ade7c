// Stations with years of books in one embedded PostgreSQL, for the benches of reports. They are seeded for each run, or
// once into the folder BENCH_HOME for later runs. BENCH_FSYNC=on makes each commit wait for the disk, for benches that
// write.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { CREDIT_SALES_A_SHIFT, contextOfSeeder, firstDayOf, seedYears } from './seed-years.mjs';

const require = createRequire(import.meta.url);
/** A module of the build. */
export const of = (file) => require(path.resolve('dist/server', file));
require('reflect-metadata');
const { Client } = require('pg');
const { pino } = require('pino');

export const LAST_DAY = '2026-10-31';
const kept = process.env.BENCH_HOME;
const home = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
// The database's user needs access to the folder.
if (kept === undefined) fs.chmodSync(home, 0o755);
const log = pino({ level: 'silent' });
const embedded = await of('database/embedded').startEmbedded({
  dir: home,
  log,
  elsewhere: os.tmpdir(),
  fsync: process.env.BENCH_FSYNC === 'on',
});
// One role for everything, as with an external database, because benches create databases and disable triggers.
const superuserUrl = await of('database/postmaster').join(of('database/postgres-place').clusterIn(embedded.dir));
const { openDatabase } = of('database/data-source');
const { migrate } = of('database/migrate');
of('api/graphql/resolvers');
const { commands, submit } = of('platform/submit');
const { stationClock } = of('platform/clock');
const { checkBooks } = of('books/check-books');
const { seedMasters } = of('database/seed/demo-masters');

/** Stops the server it started and deletes the stations, unless they are to be stored. */
async function leaveBooks() {
  if (!embedded.reused) await embedded.stop();
  if (kept === undefined) fs.rmSync(home, { recursive: true, force: true });
}

/** Runs a bench on these stations and closes them afterwards; an error is printed and fails the bench. */
export async function onBooks(bench) {
  try {
    await bench();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await leaveBooks();
  }
}

/** A bare connection to a station, with the server's session settings, so it has the same limits as reports. */
export async function connected(url, { isLimited = true } = {}) {
  const limits = isLimited ? ' -c statement_timeout=30s -c lock_timeout=5s' : '';
  const client = new Client({
    connectionString: url,
    options: `-c timezone=UTC -c random_page_cost=1.1${limits}`,
  });
  // If a bench fails, the server is stopped while the connection is open.
  client.on('error', () => client.end());
  await client.connect();
  return client;
}

/** The database comment of a completely seeded station, with everything that stations have by now. */
const WHOLE = 'seeded, with its audit, its messages and overdue bills';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The station with the given years of books, of 365 days each whatever the calendar says, as the server opens it. */
export const stationOf = (years, { inspectedOnce = false } = {}) =>
  seeded(`years_${years}_of_${CREDIT_SALES_A_SHIFT}${inspectedOnce ? '_inspected_once' : ''}`, {
    days: years * 365,
    inspectedOnce,
  });

/** The station with a quarter of a year of books and the given number of creditors. */
export const stationOfCreditors = (creditors) =>
  seeded(`firms_${creditors}_of_${CREDIT_SALES_A_SHIFT}`, { days: 92, creditors });

/** The station with the given number of nozzles, before its first day. */
export const stationOfNozzles = (nozzles) => seeded(`nozzles_${nozzles}`, { days: 0, nozzles });

/** Seeds the station if it does not exist yet. */
async function seeded(name, options) {
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const isNew = await createDatabase(name);
  await migrate(url.href);
  if (isNew) await seed(name, url.href, options);
  return openStation(url.href, LAST_DAY);
}

/** Opens the station as the server does, on a given day. */
async function openStation(url, today) {
  const database = await openDatabase(url);
  return { ctx: contextOn(database, () => today), url, close: () => database.destroy() };
}

/** A day within a month of the last one, on which all shifts of a bench can be worked. */
export const WORKING_DAY = '2026-11-30';

/** A copy of a station that no connection has open, for writing; it is deleted when closed. */
export async function copyOf(url) {
  const copy = new URL(url);
  const original = copy.pathname.slice(1);
  copy.pathname = `${copy.pathname}_copy_${++copies}`;
  const name = copy.pathname.slice(1);
  await asOwner(`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY FILE_COPY`);
  const station = await openStation(copy.href, WORKING_DAY);
  const close = async () => {
    await station.close();
    await asOwner(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...station, close };
}

/** A database with nothing but its tables. */
export async function emptyStation() {
  const url = new URL(superuserUrl);
  url.pathname = '/nothing';
  await asOwner('DROP DATABASE IF EXISTS nothing WITH (FORCE)', 'CREATE DATABASE nothing');
  await migrate(url.href);
  return url.href;
}

let copies = 0;

async function asOwner(...statements) {
  const owner = await connected(superuserUrl, { isLimited: false });
  for (const statement of statements) await owner.query(statement);
  await owner.end();
}

/** The seeding user is the first one and sends the requests too. */
const contextOn = (database, today) =>
  contextOfSeeder({ database, clock: { ...stationClock('Asia/Kolkata'), today }, log, env: {} }, 1);

/** Seeds a station and checks its books, without limits. */
async function seed(name, url, options) {
  const since = performance.now();
  const [database, client] = [
    await openDatabase(url, { isLimited: false }),
    await connected(url, { isLimited: false }),
  ];
  await client.query("INSERT INTO app_user (name, email, is_admin) VALUES ('BENCH', 'bench@station.example', true)");
  const ctx = contextOn(database, () => firstDayOf(LAST_DAY, options.days));
  const act = (command, input) => submit(ctx, commands.get(command), input);
  await seedYears({ client, act, seedMasters, lastDay: LAST_DAY, ...options });
  const { rows } = await client.query('SELECT COUNT(*)::int AS sales FROM credit_sale');
  console.log(`${name}: ${rows[0].sales} credit sales, seeded in ${seconds(since)}`);
  await expectInOrder(name, database);
  await client.end();
  await database.destroy();
}

/**
 * Whether the database was new. A station whose seeding was interrupted is dropped: only a complete one says so in its
 * comment.
 */
async function createDatabase(name) {
  const admin = await connected(superuserUrl);
  const { rows } = await admin.query(
    "SELECT shobj_description(oid, 'pg_database') = $2 AS whole FROM pg_database WHERE datname = $1",
    [name, WHOLE],
  );
  if (!rows[0]?.whole) {
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(`CREATE DATABASE ${name}`);
  }
  await admin.end();
  return !rows[0]?.whole;
}

async function expectInOrder(name, database) {
  const since = performance.now();
  for (const { invariant, rows } of await checkBooks(database))
    throw new Error(`${invariant}: ${JSON.stringify(rows)}`);
  console.log(`${name}: its books are in order, checked in ${seconds(since)}`);
  await database.query(`COMMENT ON DATABASE ${name} IS '${WHOLE}'`);
}
