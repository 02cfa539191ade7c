// Measures a close, a credit sale and a stock-in through `submit` (in this process, without HTTP), compared with the
// same SQL sent by pgbench and by a bare connection: node tests/bench/commands.mjs. Needs a build (npm run build) and,
// for pgbench, Debian's postgresql-contrib. Shifts are worked one after another on a year of books: started, sold in on
// credit, unloaded into and closed. Each way works the same shifts on its own copy with synchronous commits, and all
// copies must end equal. BENCH_HOME and BENCH_SALES as for report-month.mjs; ROUNDS of CYCLES shifts.
import './commits-on-disk.mjs';
import assert from 'node:assert/strict';
import { findPgbench, replayByPgbench } from './pgbench.mjs';
import { statementsOf } from './recorded-statements.mjs';
import { interleaved, meanOf, medianOf, tell, timed, withRange } from './rounds.mjs';
import { closeOf, receiveInvoice, saleTo, startNextShift, stockInOf, worksOn } from './working-shifts.mjs';
import { connected, copyOf, onBooks, stationOf } from './years-of-books.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CYCLES = Number(process.env.CYCLES ?? 20);
const SALES = 5;
/** Litres of a stock-in. */
const UNLOADED = 500;
const MEASURED = ['close', 'credit sale', 'stock-in'];
/** The highest allowed ratio of a command to its SQL by pgbench. */
const MOST_OF_PGBENCH = { close: 1.5 };

/** The delivery that all stock-ins are unloaded from. */
const receive = (works) => receiveInvoice(works, CYCLES * UNLOADED);

/** Works the shifts; `doing` runs each command of the cycle. */
async function workShifts(works, doing) {
  const [{ line }] = await works.sql('SELECT MAX(id) AS line FROM invoice_line');
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    let shift;
    await doing('start', cycle, async () => {
      shift = await startNextShift(works);
    });
    for (let sale = 0; sale < SALES; sale++) {
      const input = await saleTo(works, cycle * SALES + sale);
      await doing('credit sale', cycle, () => works.act('recordCreditSale', input));
    }
    const stockIn = await stockInOf(works, shift, line, UNLOADED);
    await doing('stock-in', cycle, () => works.act('recordStockIn', stockIn));
    const close = await closeOf(works);
    await doing('close', cycle, () => works.act('closeShift', close));
  }
}

/** Mean milliseconds by kind of command. */
const meansOf = (took) => Object.fromEntries(MEASURED.map((kind) => [kind, meanOf(took[kind])]));

const noTimes = () => ({ start: [], 'credit sale': [], 'stock-in': [], close: [] });

async function bySubmit({ ctx }) {
  const took = noTimes();
  const works = worksOn(ctx);
  await receive(works);
  await workShifts(works, async (kind, _cycle, work) => took[kind].push(await timed(work)));
  return meansOf(took);
}

/** Sends what was recorded before the first shift first. */
async function byBareConnection({ url }, { before, cycles }) {
  const client = await connected(url);
  const took = noTimes();
  await send(client, before);
  for (const { kind, statements } of cycles.flat()) took[kind].push(await timed(() => send(client, statements)));
  await client.end();
  return meansOf(took);
}

async function send(client, statements) {
  for (const statement of statements) await client.query(statement);
}

async function byPgbench(program, { url }, { before, cycles }) {
  const client = await connected(url);
  await send(client, before);
  await client.end();
  return replayByPgbench(program, url, cycles);
}

/** Records the statements of all commands of all cycles, and of what precedes them, on a copy. */
async function recordOn({ ctx }) {
  const cycles = Array.from({ length: CYCLES }, () => []);
  const works = worksOn(ctx);
  const before = await statementsOf(() => receive(works));
  await workShifts(works, async (kind, cycle, work) =>
    cycles[cycle].push({ kind, statements: await statementsOf(work) }),
  );
  return { before, cycles };
}

const STATE = `SELECT (SELECT COUNT(*) FROM shift WHERE state = 'CLOSED') AS shifts, (SELECT MAX(id) FROM credit_sale) AS sales,
  (SELECT COUNT(*) FROM posting) AS postings, (SELECT SUM(amount * account_id) FROM posting) AS posted,
  (SELECT SUM(litres * tank_id) FROM stock_movement) AS moved, (SELECT SUM(amount * pump_id) FROM daily_total) AS sold,
  (SELECT SUM(debit * account_id) FROM account_month) AS rolled, (SELECT COUNT(*) FROM audit_row) AS audited`;

async function stateOf({ url }) {
  const client = await connected(url);
  const { rows } = await client.query(STATE);
  const { fsync } = (await client.query('SHOW fsync')).rows[0];
  await client.end();
  if (fsync !== 'on') throw new Error('PostgreSQL runs without fsync: another bench uses the same BENCH_HOME');
  return rows[0];
}

/** Runs one way on a new copy each round. The copy must end equal to the recorded one. Returns milliseconds by kind. */
const onCopies = (url, expected, way) => async () => {
  const copy = await copyOf(url);
  try {
    const found = await way(copy);
    assert.deepEqual(await stateOf(copy), expected);
    return found;
  } finally {
    await copy.close();
  }
};

async function compare() {
  const { url, close } = await stationOf(1);
  await close();
  const copy = await copyOf(url);
  const recorded = await recordOn(copy);
  const expected = await stateOf(copy);
  await copy.close();
  const program = findPgbench();
  if (program === null)
    console.log('no pgbench here (Debian: postgresql-contrib): the SQL is sent by a bare connection only');
  const ways = {
    submit: bySubmit,
    ...(program && { pgbench: (station) => byPgbench(program, station, recorded) }),
    'bare connection': (station) => byBareConnection(station, recorded),
  };
  const names = Object.keys(ways);
  const figures = await interleaved(
    Object.fromEntries(names.map((name) => [name, onCopies(url, expected, ways[name])])),
    ROUNDS,
  );
  console.log(`${ROUNDS} rounds of ${CYCLES} shifts; milliseconds, medians of the rounds' means`);
  console.log(`| command | statements | ${names.join(' | ')} |`);
  console.log(`|---|---|${names.map(() => '---|').join('')}`);
  for (const kind of MEASURED) {
    const of = (name) => figures[name].map((round) => round[kind]);
    const { statements } = recorded.cycles[0].find((command) => command.kind === kind);
    console.log(`| ${kind} | ${statements.length} | ${names.map((name) => withRange(of(name))).join(' | ')} |`);
    const beside = program ? 'pgbench' : 'bare connection';
    const ratio = medianOf(of('submit')) / medianOf(of(beside));
    const most = MOST_OF_PGBENCH[kind];
    tell({
      what: `${kind}, ms`,
      ours: withRange(of('submit')),
      beside: `its SQL by ${beside} ${withRange(of(beside))}`,
      ratio,
      ...(most && { goal: `≤ ${most}`, isMet: ratio <= most }),
    });
  }
}

await onBooks(compare);
