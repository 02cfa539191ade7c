// Measures frequent queries of other tools, compared with PostGraphile 5, Mercurius with jit, and JSON built by
// PostgreSQL itself, on one database with ten years of books (1,000,100 credit sales): node
// tests/bench/read-queries.mjs. Needs a build (npm run build) and the peers' packages (npm ci in tests/bench/peers),
// which include a newer Node that all of them run on. BENCH_HOME and BENCH_SALES as for report-month.mjs; SECONDS per
// measurement, ROUNDS of them; BENCH_YEARS=1 is a short trial.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { interleaved, medianOf, tell, withRange } from './rounds.mjs';
import { CREDIT_SALES_A_SHIFT } from './seed-years.mjs';
import { tokenOfSeeder } from './server-process.mjs';
import { connected, onBooks, stationOf } from './years-of-books.mjs';

const PEERS = path.resolve('tests/bench/peers');
const require = createRequire(path.join(PEERS, 'package.json'));
const autocannon = requirePeer('autocannon');
const NODE = path.join(PEERS, 'node_modules/node/bin/node');

/** Loads a package of the peers; without it, says how to install them and ends. */
function requirePeer(name) {
  try {
    return require(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    console.error('The peers are not installed. Run: npm ci --prefix tests/bench/peers');
    process.exit(1);
  }
}

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const YEARS = Number(process.env.BENCH_YEARS ?? 10);
const CONNECTIONS = 10;
/** Number of different queries of each kind, so that no server answers from recently read data. */
const QUESTIONS = 100;
/** The sales of one shift. */
const ROWS = Math.min(100, CREDIT_SALES_A_SHIFT);
const MONTH = { from: '2026-10-01', to: '2026-10-31' };

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a server on the newer Node and waits until it reports that it is ready. */
async function startServer(file, databaseUrl, env = {}) {
  const port = await freePort();
  const child = spawn(NODE, [file], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: `${port}`, DATABASE_URL: databaseUrl, ...env },
  });
  const ready = new Promise((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => /ready/.test(line) && resolve()),
  );
  await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`)))]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const OURS = {
  joined: `query ($after: String!) { creditSales(first: ${ROWS}, after: $after) { rows { id vehicle slipNo litres rate amount creditor { id firmName } product { id name } } } }`,
  one: 'query ($id: Int!) { creditSale(id: $id) { id vehicle slipNo litres rate amount } }',
  flat: `query ($after: String!) { creditSales(first: ${ROWS}, after: $after) { rows { id vehicle slipNo litres rate amount } } }`,
  month:
    'query ($from: BusinessDate!, $to: BusinessDate!) { productSales(from: $from, to: $to) { product creditLitres creditAmount } }',
};
const MERCURIUS = {
  joined: `query ($shiftId: Int!) { sales(shiftId: $shiftId, first: ${ROWS}) { id vehicle slipNo litres rate amount creditor { id firmName } product { id name } } }`,
  one: 'query ($id: Int!) { sale(id: $id) { id vehicle slipNo litres rate amount } }',
  flat: `query ($shiftId: Int!) { sales(shiftId: $shiftId, first: ${ROWS}) { id vehicle slipNo litres rate amount } }`,
  month: 'query ($from: String!, $to: String!) { sold(from: $from, to: $to) { product litres amount } }',
};
const POSTGRAPHILE = {
  joined: `query ($shiftId: Int!) { allCreditSales(first: ${ROWS}, condition: { shiftId: $shiftId }, orderBy: PRIMARY_KEY_ASC) { nodes { rowId vehicle slipNo litres rate amount creditorByCreditorId { rowId firmName } productByProductId { rowId name } } } }`,
  one: 'query ($id: BigInt!) { creditSaleByRowId(rowId: $id) { rowId vehicle slipNo litres rate amount } }',
  flat: `query ($shiftId: Int!) { allCreditSales(first: ${ROWS}, condition: { shiftId: $shiftId }, orderBy: PRIMARY_KEY_ASC) { nodes { rowId vehicle slipNo litres rate amount } } }`,
};

/** Converts decimal text of our API into the milli-units and hundredths of the other servers. */
const units = (text, decimals) => {
  const [whole, part = ''] = String(text).split('.');
  return Number(`${whole}${part.padEnd(decimals, '0')}`);
};
const ofOurs = ({ id, litres, rate, amount, ...rest }) => ({
  ...rest,
  id: Number(id),
  litres: units(litres, 3),
  rate: units(rate, 2),
  amount: units(amount, 2),
});
const ofPeer = ({ id, rowId, litres, rate, amount, creditorByCreditorId: c, productByProductId: p, ...rest }) => ({
  ...rest,
  ...(c && { creditor: { id: c.rowId, firmName: c.firmName }, product: { id: p.rowId, name: p.name } }),
  id: Number(id ?? rowId),
  litres: Number(litres),
  rate: Number(rate),
  amount: Number(amount),
});

/** Mercurius with the additional work that a station's server does for every request. */
const ASKING = 'mercurius with session look-up and log';

/** How each server is queried, and which part of its answer is compared with the others'. */
function waysOf(servers, token) {
  const graphql = (query, variables) => JSON.stringify({ query, variables });
  const ours = (kind, asked) =>
    graphql(
      OURS[kind],
      kind === 'one' ? { id: asked } : kind === 'month' ? asked : { after: `${asked - 1}.999999999999999` },
    );
  const peer = (documents, kind, asked) =>
    graphql(documents[kind], kind === 'one' ? { id: asked } : kind === 'month' ? asked : { shiftId: asked });
  return {
    forecourt: {
      url: `${servers.forecourt.url}/graphql`,
      headers: { authorization: `Bearer ${token}` },
      body: ours,
      kinds: Object.keys(OURS),
      rows: (data) => (data.creditSale ? [data.creditSale] : data.creditSales.rows).map(ofOurs),
    },
    postgraphile: {
      url: `${servers.postgraphile.url}/graphql`,
      body: (kind, asked) => peer(POSTGRAPHILE, kind, asked),
      kinds: Object.keys(POSTGRAPHILE),
      rows: (data) => (data.creditSaleByRowId ? [data.creditSaleByRowId] : data.allCreditSales.nodes).map(ofPeer),
    },
    mercurius: {
      url: `${servers.mercurius.url}/graphql`,
      body: (kind, asked) => peer(MERCURIUS, kind, asked),
      kinds: Object.keys(MERCURIUS),
      rows: (data) => (data.sale ? [data.sale] : data.sales).map(ofPeer),
    },
    [ASKING]: {
      url: `${servers.asking.url}/graphql`,
      headers: { authorization: `Bearer ${token}` },
      body: (kind, asked) => peer(MERCURIUS, kind, asked),
      kinds: Object.keys(MERCURIUS),
      rows: (data) => (data.sale ? [data.sale] : data.sales).map(ofPeer),
    },
    'JSON by PostgreSQL': {
      url: servers.json.url,
      body: (kind, asked) => JSON.stringify({ statement: kind, values: kind === 'one' ? [asked] : [asked, ROWS] }),
      kinds: ['joined', 'one', 'flat'],
      rows: (data) => (data.sale ? [data.sale] : data.sales).map(ofPeer),
    },
  };
}

async function answerOf({ url, headers, body }, kind, asked) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body(kind, asked),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${url} ${kind}: ${JSON.stringify(errors)}`);
  return data;
}

/** All servers must return the same, so that none is faster by returning something else. */
async function expectEqual(ways, questions) {
  for (const kind of ['joined', 'one', 'flat'])
    for (const asked of questions[kind].slice(0, 5)) {
      const [first, ...others] = await Promise.all(
        Object.values(ways).map(async (way) => way.rows(await answerOf(way, kind, asked))),
      );
      assert.ok(first.length > 0);
      for (const other of others) assert.deepEqual(other, first);
    }
  const ours = (await answerOf(ways.forecourt, 'month', MONTH)).productSales;
  const theirs = (await answerOf(ways.mercurius, 'month', MONTH)).sold;
  const onCredit = ours.map(({ product, creditLitres, creditAmount }) => ({
    product,
    litres: units(creditLitres, 3),
    amount: units(creditAmount, 2),
  }));
  assert.deepEqual(
    onCredit.filter(({ litres }) => litres > 0),
    theirs.map(({ product, litres, amount }) => ({ product, litres: Number(litres), amount: Number(amount) })),
  );
}

async function requestsPerSecond({ url, headers, body }, kind, asked) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: asked.map((each) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body(kind, each),
    })),
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url} ${kind}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function compare() {
  const station = await stationOf(YEARS);
  const client = await connected(station.url);
  const { rows } = await client.query('SELECT MAX(id) AS id FROM shift');
  const random = (below) => 1 + Math.floor(Math.random() * below);
  const shifts = Array.from({ length: QUESTIONS }, () => random(rows[0].id - 1));
  const [{ sales }] = (await client.query('SELECT MAX(id)::int AS sales FROM credit_sale')).rows;
  const questions = {
    joined: shifts,
    flat: shifts,
    one: Array.from({ length: QUESTIONS }, () => random(sales)),
    month: [MONTH],
  };
  const token = await tokenOfSeeder(station.url);
  await client.end();
  await station.close();

  const unpaced = {
    READS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    STATION_SEED: 'empty',
    LOG_LEVEL: 'warn',
  };
  const servers = {
    forecourt: await startServer('dist/server/main.js', station.url, { ...unpaced, LOG_LEVEL: 'info' }),
    mercurius: await startServer(path.join(PEERS, 'mercurius.mjs'), station.url),
    asking: await startServer(path.join(PEERS, 'mercurius.mjs'), station.url, { ASKS_WHO: '1' }),
    postgraphile: await startServer(path.join(PEERS, 'postgraphile.mjs'), station.url),
    json: await startServer(path.join(PEERS, 'json-by-postgres.mjs'), station.url),
  };
  try {
    const ways = waysOf(servers, token);
    await expectEqual(ways, questions);
    console.log('| asked | server | requests a second (least to most) | of PostGraphile | of Mercurius |');
    console.log('|---|---|---|---|---|');
    for (const kind of ['joined', 'one', 'flat', 'month']) await compareKind(ways, kind, questions[kind]);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** The required speed compared with Mercurius and PostGraphile, for each kind of query. */
const GOALS = { joined: [1.2, 3.5], one: [1.2, 3.5], flat: [1.2, 3.5], month: [10] };

async function compareKind(ways, kind, asked) {
  const names = Object.keys(ways).filter((name) => ways[name].kinds.includes(kind));
  const figures = await interleaved(
    Object.fromEntries(names.map((name) => [name, () => requestsPerSecond(ways[name], kind, asked)])),
    ROUNDS,
  );
  for (const name of names) {
    const of = (other) => (figures[other] ? (medianOf(figures[name]) / medianOf(figures[other])).toFixed(2) : '');
    console.log(`| ${kind} | ${name} | ${withRange(figures[name], 0)} | ${of('postgraphile')} | ${of('mercurius')} |`);
  }
  for (const [place, other] of ['mercurius', 'postgraphile', ASKING].entries()) {
    if (!figures[other]) continue;
    const goal = GOALS[kind][place];
    const ratio = medianOf(figures.forecourt) / medianOf(figures[other]);
    tell({
      what: `${kind}, requests a second`,
      ours: withRange(figures.forecourt, 0),
      beside: `${other} ${withRange(figures[other], 0)}`,
      ratio,
      ...(goal && { goal: `≥ ${goal}`, isMet: ratio >= goal }),
    });
  }
}

await onBooks(compare);
