// What a month of each report costs on ten years of books beside one year: node tests/bench/report-month.mjs
// Needs a build (npm run build). Both stations stand in one embedded PostgreSQL; rounds are interleaved.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { contextOfPlanter, firstDayOf, plantYears } from './plant-years.mjs';

const require = createRequire(import.meta.url);
const of = (file) => require(path.resolve('dist/server', file));
require('reflect-metadata');
const { Client } = require('pg');
const { pino } = require('pino');

const ROUNDS = 15;
const LAST_DAY = '2026-10-31';
const MONTH = { from: '2026-10-01', to: '2026-10-31' };
/** What a report is asked for, by the names of its parameters: its month, the last day, one firm, one of the crew. */
const ASKED = { ...MONTH, asAt: LAST_DAY, creditor: 5, creditorId: 5, id: 5, firmName: 'A FIRM', employee: 1 };
/** One that only a small creditor has. */
const SMALL = { 'small-creditor-account-statement': { creditor: 33 } };
/** A month of ten years may cost this much of a month of one. */
const GREATEST_RATIO = 1.3;
/** A firm's share of a month depends on where the years begin: one row in so many may be more or less. */
const MOST_UNLIKE = 10;
/** Milliseconds. A report that takes less is measured twice before it is found too slow: so little is noise in part. */
const SHORT = 5;

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

async function stationOf(years, { inspectedOnce = false } = {}) {
  const name = `years_${years}${inspectedOnce ? '_inspected_once' : ''}`;
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
  let today = firstDayOf(LAST_DAY, years);
  const clock = { ...stationClock('Asia/Kolkata'), today: () => today };
  const ctx = contextOfPlanter({ database, clock, log, env: {} }, rows[0].id);
  const act = (command, input) => submit(ctx, commands.get(command), input);
  const since = performance.now();
  await plantYears({ client, act, plantMasters, years, lastDay: LAST_DAY, inspectedOnce });
  today = LAST_DAY;
  const { rows: counted } = await client.query('SELECT COUNT(*)::int AS sales FROM credit_sale');
  console.log(
    `${name}: ${counted[0].sales} credit sales, planted in ${Math.ceil((performance.now() - since) / 1000)} s`,
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

/** Medians of a report's month on both stations, and how many rows it answers. */
async function measure(report, stations) {
  const figures = { one: [], ten: [] };
  const rows = {};
  for (let round = -2; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? ['one', 'ten'] : ['ten', 'one']) {
      const { ms, answer } = await timed(() => ask(stations[name].ctx, report.query, askedOf(report)));
      rows[name] = answer.sections.map((section) => section.rows.length);
      if (round >= 0) figures[name].push(ms);
    }
  if (rows.one.some((count, place) => Math.abs(count - rows.ten[place]) > count / MOST_UNLIKE))
    throw new Error(`${report.route} answers ${rows.one} rows of one year and ${rows.ten} of ten`);
  const [one, ten] = [medianOf(figures.one), medianOf(figures.ten)];
  return { rows: rows.one.join('+'), one, ten, ratio: ten / one };
}

/** What is asked of each parameter that is a filter; other ones stay open. */
const askedOf = ({ route, parameters }) => ({
  ...Object.fromEntries(
    Object.keys(parameters).flatMap((name) =>
      name in ASKED && (parameters[name].kind !== 'reference' || parameters[name].required)
        ? [[name, ASKED[name]]]
        : [],
    ),
  ),
  ...SMALL[route],
});

/** Reports whose question is older than a month, and why. */
const GROWS = { 'get-interest-report': 'any bill may have been paid late' };

/** Every report but those of one document, which its id names. */
const isMeasured = ({ parameters }) =>
  Object.entries(parameters).every(([name, { required }]) => !required || name in ASKED) &&
  !('creditorBillId' in parameters);

const lineOf = (title, { rows, one, ten, ratio }) =>
  `${title} | ${rows} | ${one.toFixed(1)} | ${ten.toFixed(1)} | ${ratio.toFixed(2)}`;

/** Prints a line a report; answers how many are too slow. */
async function compareReports(stations) {
  let missed = 0;
  for (const report of reports.filter(isMeasured)) {
    let found = await measure(report, stations);
    if (found.ratio > GREATEST_RATIO && found.ten < SHORT) {
      const again = await measure(report, stations);
      if (again.ratio < found.ratio) found = again;
    }
    const reason = GROWS[report.route];
    const isMissed = found.ratio > GREATEST_RATIO && reason === undefined;
    if (isMissed) missed += 1;
    const remark = isMissed ? `above ${GREATEST_RATIO}` : reason && `(${reason})`;
    console.log([lineOf(report.route, found), remark].filter(Boolean).join(' '));
  }
  return missed;
}

const bothOf = async (options) => ({ one: await stationOf(1, options), ten: await stationOf(10, options) });
const closeBoth = async ({ one, ten }) => {
  await one.close();
  await ten.close();
};

/** The ordinary stations, whose ratios are held to the greatest, and one report on those that were inspected only once. */
async function compare() {
  const ordinary = await bothOf();
  console.log('report | rows | one year, ms | ten years, ms | ratio');
  const missed = await compareReports(ordinary);
  await closeBoth(ordinary);
  console.log(missed === 0 ? `every ratio is at most ${GREATEST_RATIO}` : `${missed} above ${GREATEST_RATIO}`);
  if (missed > 0) process.exitCode = 1;
  const once = await bothOf({ inspectedOnce: true });
  const dsr = reports.find(({ route }) => route === 'dsr');
  const title = 'dsr, inspected on the first day only: sums of all years since, so it may grow with them';
  console.log(lineOf(title, await measure(dsr, once)));
  await closeBoth(once);
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
