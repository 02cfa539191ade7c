// Measures a month of each report on ten years of books (1,000,000 credit sales), compared with one year, and with the
// same SQL, including its BEGIN and COMMIT, sent directly to PostgreSQL: node tests/bench/report-month.mjs [route …].
// Needs a build (npm run build). BENCH_HOME=folder stores the stations there for later runs, so that they are seeded
// once. BENCH_SALES=40 is a short trial.
import { medianOf, tell } from './rounds.mjs';
import { connected, LAST_DAY, of, onBooks, stationOf } from './years-of-books.mjs';

const { reports } = of('reports');
const { ask } = of('platform/ask');
const { poolOf, sqlOn } = of('platform/sql');
const { SNAPSHOT } = of('platform/transaction');

const ROUNDS = Number(process.env.ROUNDS ?? 21);
const MONTH = { from: '2026-10-01', to: '2026-10-31' };
/** A report that only small creditors have. */
const SMALL = { 'small-creditor-account-statement': { creditor: 33 } };
/** The highest allowed ratio of ten years to one. */
const MOST_OF_ONE_YEAR = 1.3;
/** The highest allowed ratio of a report to its SQL. */
const MOST_OF_SQL = 1.5;
/**
 * Milliseconds that `ask` may add to even the shortest SQL: it checks the input and takes a connection from the pool.
 */
const OVERHEAD_MS = 1;
/** A creditor's share of a month depends on where the years begin, so row counts may differ by one in this many. */
const MOST_UNLIKE = 10;
/** How often a report that is found too slow is measured again, as the machine does other work too. */
const MOST_TRIES = 3;

/**
 * The values of report parameters by name: the month, the last day, one creditor, one employee, the newest documents.
 */
async function questionsOf({ ctx }) {
  const [newest] = await sqlOn(poolOf(ctx.database))(
    `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", b.id AS "creditorBillId", b.number AS "billNo",
            (SELECT MAX(id) FROM creditor_payment WHERE creditor_id = 5) AS "creditorPaymentId",
            (SELECT MAX(id) FROM salary_payment) AS "salaryPaymentId"
     FROM (SELECT * FROM shift ORDER BY id DESC LIMIT 1) s,
          (SELECT * FROM creditor_bill WHERE creditor_id = 5 ORDER BY id DESC LIMIT 1) b`,
  );
  return {
    ...MONTH,
    asAt: LAST_DAY,
    supplier: 1,
    creditor: 5,
    creditorId: 5,
    id: 5,
    firmName: 'A FIRM',
    employee: 1,
    ...newest,
  };
}

/** Other filters and optional references are left out. */
function askedOf({ route, parameters }, questions) {
  const asked = Object.entries(parameters).flatMap(([name, { kind, required }]) => {
    if (required && !(name in questions)) throw new Error(`${route} is to be asked for a ${name}`);
    return name in questions && (required || kind !== 'reference') ? [[name, questions[name]]] : [];
  });
  return { ...Object.fromEntries(asked), ...SMALL[route] };
}

/** All statements that a report sends, with their values, including those that set its filters and its snapshot. */
async function statementsOf({ query }, asked, { ctx }) {
  const sent = [];
  const sql = sqlOn(poolOf(ctx.database));
  const recording = (text, values) => {
    sent.push({ name: `bench ${sent.length}`, text, values });
    return sql(text, values);
  };
  await query.run({ sql: recording, ctx }, asked);
  return [{ text: SNAPSHOT }, ...sent, { text: 'COMMIT' }];
}

async function timed(work) {
  const since = performance.now();
  const answer = await work();
  return { ms: performance.now() - since, answer };
}

/** Medians of a report's month on both stations and of its SQL on that of ten years, and the number of its rows. */
async function measure(report, { one, ten }) {
  const sent = await statementsOf(report, askedOf(report, ten.questions), ten);
  // A connection of its own, with statements prepared once like those of the pool.
  const client = await connected(ten.url);
  const rows = {};
  const asking =
    (name, { ctx, questions }) =>
    async () => {
      const answer = await ask(ctx, report.query, askedOf(report, questions));
      rows[name] = answer.sections.map((section) => section.rows.length);
    };
  const ways = {
    one: asking('one', one),
    ten: asking('ten', ten),
    sql: async () => {
      for (const statement of sent) await client.query(statement);
    },
  };
  const figures = { one: [], ten: [], sql: [] };
  const names = Object.keys(ways);
  // PostgreSQL chooses a prepared statement's generic plan at its sixth run.
  for (let round = -7; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { ms } = await timed(ways[name]);
      if (round >= 0) figures[name].push(ms);
    }
  await client.end();
  if (rows.ten.every((count) => count === 0)) throw new Error(`${report.route} answers no rows: nothing is measured`);
  if (rows.one.some((count, index) => Math.abs(count - rows.ten[index]) > count / MOST_UNLIKE))
    throw new Error(`${report.route} answers ${rows.one} rows of one year and ${rows.ten} of ten`);
  const medians = Object.fromEntries(names.map((name) => [name, medianOf(figures[name])]));
  return { rows: rows.one.join('+'), ...medians, ofOne: medians.ten / medians.one, ofSql: medians.ten / medians.sql };
}

const isSlowBesideSql = ({ ten, sql, ofSql }) => ofSql > MOST_OF_SQL && ten - sql > OVERHEAD_MS;

const missesOf = (found) => [
  ...(found.ofOne > MOST_OF_ONE_YEAR ? [`above ${MOST_OF_ONE_YEAR} of one year`] : []),
  ...(isSlowBesideSql(found) ? [`above ${MOST_OF_SQL} of the SQL`] : []),
];

/** Repeats a measurement that is too slow, and takes the best of each ratio. */
async function measureFairly(report, stations) {
  let found = await measure(report, stations);
  for (let tries = 1; tries < MOST_TRIES && missesOf(found).length > 0; tries++) {
    const again = await measure(report, stations);
    if (again.ofOne * again.ofSql < found.ofOne * found.ofSql) found = again;
  }
  return found;
}

const lineOf = (title, { rows, one, ten, sql, ofOne, ofSql }, misses = []) =>
  `| ${[title, rows, ...[one, ten, sql].map((ms) => ms.toFixed(1)), ofOne.toFixed(2), ofSql.toFixed(2)].join(' | ')} |${misses.join(', ')}`;

const openBoth = async (options) => {
  const [one, ten] = [await stationOf(1, options), await stationOf(10, options)];
  return { one: { ...one, questions: await questionsOf(one) }, ten: { ...ten, questions: await questionsOf(ten) } };
};
const closeBoth = async ({ one, ten }) => {
  await one.close();
  await ten.close();
};

/** Prints a line per report; returns the results of each. */
async function compareReports(stations, chosen) {
  const all = [];
  for (const report of chosen) {
    const found = await measureFairly(report, stations);
    all.push({ route: report.route, ...found });
    console.log(lineOf(report.route, found, missesOf(found)));
  }
  return all;
}

/** The median of all reports, and the worst one. */
function notify(all, ratio, { beside, most, isMet }) {
  const worst = all.toSorted((one, other) => other[ratio] - one[ratio])[0];
  tell({
    what: `a month on ten years of ${all.length} reports`,
    ours: `greatest: ${worst.route}, ${worst.ten.toFixed(1)} ms, ${worst[ratio].toFixed(2)} times`,
    beside,
    ratio: medianOf(all.map((found) => found[ratio])),
    goal: `each ≤ ${most}`,
    isMet,
  });
}

/**
 * Compares all reports on the ordinary stations, whose ratios must meet the limits, and one report on those inspected
 * only once.
 */
async function compare(routes) {
  const chosen = reports.filter(({ route }) => routes.length === 0 || routes.includes(route));
  const ordinary = await openBoth();
  console.log('| report | rows | one year, ms | ten years, ms | its SQL, ms | of one year | of its SQL |');
  console.log('|---|---|---|---|---|---|---|');
  const all = await compareReports(ordinary, chosen);
  await closeBoth(ordinary);
  notify(all, 'ofOne', {
    beside: 'the same on one year',
    most: MOST_OF_ONE_YEAR,
    isMet: all.every(({ ofOne }) => ofOne <= MOST_OF_ONE_YEAR),
  });
  notify(all, 'ofSql', {
    beside: `its own SQL, where it takes more than ${OVERHEAD_MS} ms beside that`,
    most: MOST_OF_SQL,
    isMet: !all.some(isSlowBesideSql),
  });
  if (routes.length > 0) return;
  const once = await openBoth({ inspectedOnce: true });
  const dsr = reports.find(({ route }) => route === 'dsr');
  const title = 'dsr, inspected on the first day only: sums of all years since, so it may grow with them';
  console.log(lineOf(title, await measure(dsr, once)));
  await closeBoth(once);
}

await onBooks(() => compare(process.argv.slice(2).filter((word) => !word.startsWith('--'))));
