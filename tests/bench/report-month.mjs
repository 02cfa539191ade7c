// What a month of each report costs on ten years of books beside one year: node tests/bench/report-month.mjs
// Needs a build (npm run build). Both stations stand in one embedded PostgreSQL; rounds are interleaved.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { contextOfPlanter, plantYears } from './plant-years.mjs';

const require = createRequire(import.meta.url);
const of = (file) => require(path.resolve('dist/server', file));
require('reflect-metadata');
const { Client } = require('pg');
const { pino } = require('pino');

const ROUNDS = 15;
const LAST_DAY = '2026-10-31';
const MONTH = { from: '2026-10-01', to: '2026-10-31' };
/** A month of ten years may cost this much of a month of one. */
const GREATEST_RATIO = 1.3;

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
const log = pino({ level: 'silent' });
const embedded = await of('database/embedded').startEmbedded({ dir: home, log, fsync: false, elsewhere: os.tmpdir() });
const { openDatabase } = of('database/data-source');
const { migrate } = of('database/migrate');
of('graphql/resolvers');
const { reports } = of('reports');
const { ask } = of('platform/ask');
const { commands, submit } = of('platform/submit');
const { stationClock } = of('platform/clock');
const { checkBooks } = of('books/check-books');
const { plantMasters } = of('database/seed/demo-masters');

async function stationOf(years) {
  const name = `years_${years}`;
  const url = new URL(embedded.url);
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  await migrate(url.href);
  const database = await openDatabase(url.href, { isLimited: false });
  const client = new Client({ connectionString: url.href });
  // The server is stopped under it where the bench fails.
  client.on('error', () => client.end());
  await client.connect();
  const { rows } = await client.query(
    "INSERT INTO app_user (name, email, is_admin) VALUES ('BENCH', 'bench@station.example', true) RETURNING id",
  );
  const ctx = contextOfPlanter({ database, clock: stationClock('Asia/Kolkata'), log, env: {} }, rows[0].id);
  const act = (command, input) => submit(ctx, commands.get(command), input);
  const since = performance.now();
  await plantYears({ client, act, plantMasters, years, lastDay: LAST_DAY });
  const { rows: counted } = await client.query('SELECT COUNT(*)::int AS sales FROM credit_sale');
  console.log(
    `${years} years: ${counted[0].sales} credit sales, planted in ${Math.ceil((performance.now() - since) / 1000)} s`,
  );
  for (const { invariant, rows: wrong } of await checkBooks(database))
    throw new Error(`${invariant}: ${JSON.stringify(wrong)}`);
  await client.end();
  return { ctx, close: () => database.destroy() };
}

const timed = async (work) => {
  const since = performance.now();
  const answer = await work();
  return { ms: performance.now() - since, answer };
};
const medianOf = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Prints a line a report. */
async function compare() {
  const stations = { one: await stationOf(1), ten: await stationOf(10) };
  let missed = 0;
  console.log('report | rows | one year, ms | ten years, ms | ratio');
  for (const report of reports.filter(({ parameters }) => parameters.from && parameters.to)) {
    const read = (station) => ask(station.ctx, report.query, MONTH);
    const figures = { one: [], ten: [] };
    const rows = {};
    for (let round = -2; round < ROUNDS; round++)
      for (const name of round % 2 === 0 ? ['one', 'ten'] : ['ten', 'one']) {
        const { ms, answer } = await timed(() => read(stations[name]));
        rows[name] = answer.sections.map((section) => section.rows.length).join('+');
        if (round >= 0) figures[name].push(ms);
      }
    if (rows.one !== rows.ten)
      throw new Error(`${report.route} answers ${rows.one} rows of one year and ${rows.ten} of ten`);
    const [one, ten] = [medianOf(figures.one), medianOf(figures.ten)];
    if (ten / one > GREATEST_RATIO) missed += 1;
    const mark = ten / one > GREATEST_RATIO ? ` above ${GREATEST_RATIO}` : '';
    console.log(
      `${report.route} | ${rows.one} | ${one.toFixed(1)} | ${ten.toFixed(1)} | ${(ten / one).toFixed(2)}${mark}`,
    );
  }
  console.log(missed === 0 ? `every ratio is at most ${GREATEST_RATIO}` : `${missed} above ${GREATEST_RATIO}`);
  for (const station of Object.values(stations)) await station.close();
}

try {
  await compare();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await embedded.stop();
  fs.rmSync(home, { recursive: true, force: true });
}
