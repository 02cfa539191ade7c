// Measures how long a logged-in user waits while eight anonymous connections send invalid documents, compared with an
// idle server: node tests/bench/anonymous-flood.mjs. Needs a build (npm run build). The flood runs in a process of its
// own, once from one address and once from eight; ROUNDS rounds of SECONDS each.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { interleaved, medianOf, partOf, tell, withRange } from './rounds.mjs';
import { started } from './server-process.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);
const CONNECTIONS = 8;
/** Interval between the user's requests. */
const EVERY_MS = 10;
const MOST_OF_IDLE = 10;
const ADMIN = { email: 'admin@station.example', password: 'open-sesame' };

const times = (count, word, between = ' ') => Array.from({ length: count }, (_, n) => word(n)).join(between);
const DOCUMENTS = [
  `{ ${times(300, (n) => `x${n}`)} }`,
  `query(${times(200, (n) => `$v${n}: Int`, ', ')}) { stationName }`,
  `{ stationName ${times(100, () => '@skip(if: false)')} }`,
  `{ ${times(100, (n) => `a${n}: stationName`)} }`,
  `{ ${times(60, () => 'me {')} name ${times(60, () => '}')} }`,
  `{ ...f0 } ${times(20, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)}`,
  `{ ${times(40, (n) => `x${n}`)} }`,
];

/** Sends one GraphQL request; returns its status and body. */
function post(url, { agent, token, localAddress, body }) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, localAddress, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Floods from a process of its own until it is stopped. Reports when it starts, and at the end the answers it got. */
async function flood({ url, addresses }) {
  const statuses = {};
  let isInFlight = false;
  process.on('message', () => process.send(statuses, () => process.exit()));
  const connection = async (_, place) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let sent = place; ; sent++) {
      const body = JSON.stringify({ query: DOCUMENTS[sent % DOCUMENTS.length] });
      const localAddress = addresses[place % addresses.length];
      const status = await post(url, { agent, localAddress, body }).then(
        (answer) => answer.status,
        () => 'cut off',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!isInFlight) process.send('under way');
      isInFlight = true;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** Milliseconds of each request of a user. */
async function timesOf(url, token) {
  const agent = new http.Agent({ keepAlive: true });
  const body = JSON.stringify({ query: '{ runningShift { id } }' });
  const took = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await setTimeout(EVERY_MS)) {
    const since = performance.now();
    const { status, text } = await post(url, { agent, token, body });
    if (status !== 200) throw new Error(`${status}: ${text}`);
    took.push(performance.now() - since);
  }
  agent.destroy();
  return took;
}

async function underFlood(url, token, addresses) {
  const child = fork(import.meta.filename);
  child.send({ url, addresses });
  await once(child, 'message');
  const took = await timesOf(url, token);
  child.send('end');
  const [statuses] = await once(child, 'message');
  console.log(`  answered ${JSON.stringify(statuses)}`);
  return took;
}

async function main() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
  fs.chmodSync(home, 0o755);
  const server = await started(['dist/server/main.js'], {
    DATA_DIR: home,
    STATION_SEED: 'empty',
    NODE_ENV: 'production',
    READS_PER_MINUTE: '1000000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    const signIn = `mutation { signIn(input: { email: "${ADMIN.email}", password: "${ADMIN.password}" }) { token } }`;
    const { text } = await post(server.url, { body: JSON.stringify({ query: signIn }) });
    const { token } = JSON.parse(text).data.signIn;
    const eight = Array.from({ length: CONNECTIONS }, (_, n) => `127.0.3.${n + 1}`);
    const figures = await interleaved(
      {
        idle: () => timesOf(server.url, token),
        'from one address': () => underFlood(server.url, token, ['127.0.2.1']),
        'from eight addresses': () => underFlood(server.url, token, eight),
      },
      ROUNDS,
    );
    const p99 = (rounds) => rounds.map((took) => partOf(took, 0.99));
    const idle = p99(figures.idle);
    for (const name of ['from one address', 'from eight addresses']) {
      const ours = p99(figures[name]);
      const ratio = medianOf(ours) / medianOf(idle);
      tell({
        what: `a query of a logged-in user during a flood ${name}, p99`,
        ours: `${withRange(ours)} ms`,
        beside: `${withRange(idle)} ms idle`,
        ratio,
        goal: `at most ${MOST_OF_IDLE}`,
        isMet: ratio <= MOST_OF_IDLE,
      });
    }
  } finally {
    await server.stop();
    fs.rmSync(home, { recursive: true, force: true });
  }
}

if (process.send) process.once('message', flood);
else await main();
