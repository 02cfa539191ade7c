// Measures the main jobs as a station grows: 10 to 10,000 creditors who buy the same total, 1 to 10 years of books, 1
// to 64 nozzles, 10 to 1,000 sockets: node tests/bench/growth.mjs [creditors] [years] [nozzles] [sockets]. Needs a
// build (npm run build). The exponent of the last step shows how the cost grows at the largest sizes: 0 is constant, 1
// is linear, and above 1 is worse than linear. BENCH_HOME and BENCH_SALES as for report-month.mjs, ROUNDS; MOST=100
// leaves out larger sizes. --save draws docs/evidence/growth.svg.
import fs from 'node:fs';
import { openCrowd, startForecourt, tokensOn } from './crowd.mjs';
import { drawGrowth } from './growth-plot.mjs';
import { interleaved, medianOf, tell, timed } from './rounds.mjs';
import { closeOf, saleTo, startNextShift, worksOn } from './working-shifts.mjs';
import {
  copyOf,
  emptyStation,
  of,
  onBooks,
  stationOf,
  stationOfCreditors,
  stationOfNozzles,
} from './years-of-books.mjs';

const { reports } = of('reports');
const { ask } = of('platform/ask');

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const MOST = Number(process.env.MOST ?? Number.POSITIVE_INFINITY);
/** How often a quick job runs per round. */
const REPEATS = 5;
const SALES_A_SHIFT = 5;
/** The highest allowed exponent, above 1 because the clock is imprecise. */
const STEEPEST = 1.15;
/** A month with unbilled sales. */
const MONTH = { from: '2026-10-01', to: '2026-10-31' };

const reportOf = (route) => reports.find((report) => report.route === route);
const askReport = ({ ctx }, route, asked) => ask({ ...ctx }, reportOf(route).query, asked);

const often = (work) => async (works) => {
  const took = [];
  for (let n = 0; n < REPEATS; n++) took.push(await timed(() => work(works, n)));
  return medianOf(took);
};

/** Works a shift and returns the time of its close. */
async function closeShift(works) {
  for (let sale = 0; sale < SALES_A_SHIFT; sale++) await works.act('recordCreditSale', await saleTo(works, sale));
  const input = await closeOf(works);
  const took = await timed(() => works.act('closeShift', input));
  await startNextShift(works);
  return took;
}

async function sellOnCredit(works) {
  const sales = [];
  for (let n = 0; n < REPEATS; n++) sales.push(await saleTo(works, n));
  return often((_, n) => works.act('recordCreditSale', sales[n]))(works);
}

const HOME = [
  'beforeClose',
  'myLastEntries',
  'keyFigures',
  'tankCover',
  'topDues',
  'shortagesThisMonth',
  'waitingChanges',
];
const CREDIT_ENTRY = ['creditors', 'pumpProducts', 'creditHabits'];
const readAll = (names) => often(({ read }) => Promise.all(names.map((name) => read(name, {}))));

const AXES = {
  creditors: {
    sizes: [10, 100, 1000, 10_000],
    station: stationOfCreditors,
    jobs: {
      'creditor search': often(({ read }) => read('findRecords', { text: 'shree tra' })),
      'credit entry screen': readAll(CREDIT_ENTRY),
      'credit sale': sellOnCredit,
      'dues report': often((works) => askReport(works, 'credit-account-details', { asAt: MONTH.to })),
      'home screen': readAll(HOME),
      'bills to make': often(({ read }) => read('billableCreditors', MONTH)),
    },
  },
  years: {
    sizes: [1, 3, 10],
    station: stationOf,
    jobs: {
      "a month's sales report": often((works) => askReport(works, 'sell', MONTH)),
      'home screen': readAll(HOME),
      close: closeShift,
    },
  },
  nozzles: {
    sizes: [1, 4, 16, 64],
    station: stationOfNozzles,
    jobs: { 'close screen': often(({ read }) => read('closeForm', {})), close: closeShift },
  },
};

/** Runs the jobs of an axis on stations of all its sizes, interleaved. Returns medians by job and size. */
async function growthOnStations({ station, jobs }, sizes) {
  const copies = [];
  for (const size of sizes) {
    const { url, close } = await station(size);
    await close();
    copies.push({ size, ...(await copyOf(url)) });
  }
  const works = copies.map(({ size, ctx }) => ({ size, ...worksOn(ctx) }));
  for (const each of works) await startNextShift(each);
  const ways = Object.fromEntries(
    Object.entries(jobs).flatMap(([job, work]) => works.map((each) => [`${job} ${each.size}`, () => work(each)])),
  );
  // PostgreSQL chooses a prepared statement's generic plan at its sixth run.
  const figures = await interleaved(ways, ROUNDS, 2);
  for (const copy of copies) await copy.close();
  return Object.keys(jobs).map((job) => ({ job, costs: sizes.map((size) => medianOf(figures[`${job} ${size}`])) }));
}

/** Measures an event to all sockets for each number of clients. */
async function growthOfCrowd(sizes) {
  const url = await emptyStation();
  const tokens = await tokensOn(url);
  const server = await startForecourt(url);
  const costs = [];
  for (const sockets of sizes) {
    const crowd = await openCrowd(server, url, { sockets, tokens });
    const took = [];
    for (let n = -REPEATS; n < ROUNDS * REPEATS; n++) {
      const { last } = await crowd.event();
      if (n >= 0) took.push(last);
    }
    costs.push(medianOf(took));
    await crowd.leave();
  }
  await server.stop();
  return [{ job: 'event to all sockets', costs }];
}

const slopeBetween = (sizes, costs, from, to) => Math.log(costs[to] / costs[from]) / Math.log(sizes[to] / sizes[from]);

async function growthOf(axis) {
  const most = (sizes) => sizes.filter((size, index) => index < 2 || size <= MOST);
  const sizes = most(axis === 'sockets' ? [10, 100, 1000] : AXES[axis].sizes);
  const rows = axis === 'sockets' ? await growthOfCrowd(sizes) : await growthOnStations(AXES[axis], sizes);
  const end = sizes.length - 1;
  console.log(`\n| ${axis} | ${sizes.map((size) => `${size}, ms`).join(' | ')} | exponent | of the last step |`);
  console.log(`|---|${sizes.map(() => '---|').join('')}---|---|`);
  const found = rows.map((row) => ({
    ...row,
    overall: slopeBetween(sizes, row.costs, 0, end),
    last: slopeBetween(sizes, row.costs, end - 1, end),
  }));
  for (const { job, costs, overall, last } of found)
    console.log(
      `| ${job} | ${costs.map((ms) => ms.toFixed(1)).join(' | ')} | ${overall.toFixed(2)} | ${last.toFixed(2)} |`,
    );
  for (const { job, costs, last } of found)
    tell({
      what: `${job}, ${sizes[0]} to ${sizes[end]} ${axis}, ms`,
      ours: costs.map((ms) => ms.toFixed(1)).join(' → '),
      beside: 'exponent of the last step',
      ratio: last,
      goal: `≤ ${STEEPEST}`,
      isMet: last <= STEEPEST,
    });
  return { axis, sizes, rows: found };
}

async function grow(asked) {
  const axes = [...Object.keys(AXES), 'sockets'].filter((axis) => asked.length === 0 || asked.includes(axis));
  const found = [];
  for (const axis of axes) found.push(await growthOf(axis));
  if (!process.argv.includes('--save')) return;
  fs.writeFileSync('docs/evidence/growth.svg', drawGrowth(found));
  console.log('drawn in docs/evidence/growth.svg');
}

await onBooks(() => grow(process.argv.slice(2).filter((word) => !word.startsWith('--'))));
