// Measures how long the bell takes from the commit of changeRow to the message at a socket of another process, compared
// with the bare NOTIFY → LISTEN round trip: node tests/bench/live-bell.mjs. Needs a build (npm run build).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { partOf, tell } from './rounds.mjs';

const require = createRequire(import.meta.url);
const of = (file) => require(path.resolve('dist/server', file));
require('reflect-metadata');
const { Client } = require('pg');
const { pino } = require('pino');
const { WebSocket } = require('ws');

const ROUNDS = Number(process.env.ROUNDS ?? 300);
/** Rounds that are not counted, while plans, caches and compilers warm up. */
const WARM_UP = 30;
const GOAL_MS = 300;

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
fs.chmodSync(home, 0o755);
const log = pino({ level: 'silent' });
const embedded = await of('database/embedded').startEmbedded({ dir: home, log, elsewhere: os.tmpdir() });
const { ownerUrl: url } = embedded;
await of('database/migrate').migrate(url);
const database = await of('database/data-source').openDatabase(url);
of('api/graphql/resolvers');
const { commands, submit } = of('platform/submit');
const { actorOf } = of('services/access/session');
const { hashPassword } = of('services/access/password');
const { sqlOn, poolOf } = of('platform/sql');
const sql = sqlOn(poolOf(database));

const FIRST_DAY = '2026-02-20';
const clock = { ...of('platform/clock').stationClock('Asia/Kolkata'), today: () => FIRST_DAY };
const about = { address: '', userAgent: '', idempotencyKey: null, replayed: false, requestId: '' };
const parts = { database, clock, log, env: of('env').readEnv({}), events: null };

/** A logged-in user of the station. */
async function userOf(name, isAdmin) {
  const email = `${name.toLowerCase()}@station.example`;
  await sql(
    `INSERT INTO app_user (name, email, phone_no, address, is_admin, enabled, password_hash)
     VALUES ($1, $2, '9876543210', 'Main road', $3, true, $4)`,
    [name, email, isAdmin, await hashPassword('open-sesame')],
  );
  const nobody = { ...parts, ...about, actor: null, address: name };
  const { token } = await submit(nobody, commands.get('signIn'), { email, password: 'open-sesame' });
  const ctx = { ...parts, ...about, actor: await actorOf(database, token) };
  return { token, act: (command, input) => submit({ ...ctx }, commands.get(command), input) };
}

const admin = await userOf('ADMIN', true);
const staff = await userOf('STAFF', false);
const { id: shiftTypeId } = await admin.act('createShiftType', { name: 'Morning', position: 1 });
const { id: productId } = await admin.act('createProduct', { name: 'HS', shortName: 'HS' });
await admin.act('createProductRate', { productId, rate: 9250, shiftDate: FIRST_DAY, shiftTypeId });
const { id: tankId } = await admin.act('createTank', { name: 'T1', productId, capacity: 20_000_000, openingVolume: 1 });
const { id: pumpId } = await admin.act('createPump', { name: 'P1' });
await admin.act('createNozzle', { name: 'N1', pumpId, tankId, initialReading: 0 });
for (const rupees of [500, 100, 50, 20, 10, 5, 2, 1])
  await admin.act('createDenomination', { value: rupees * 100, available: 1000 });
const { id: expenditureCategoryId } = await admin.act('createExpenditureCategory', { name: 'Tea' });
await admin.act('startShift', { shiftDate: FIRST_DAY, shiftTypeId });
const spent = { expenditureCategoryId, amount: 50_000, notes: [] };
const { expenditureId } = await admin.act('recordExpenditure', spent);

const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: url, STATION_SEED: 'empty' },
});
const address = await new Promise((resolve) =>
  createInterface({ input: server.stdout }).on('line', (line) => {
    const [, at] = /ready at (http[^"\s]+)/.exec(line) ?? [];
    if (at) resolve(at);
  }),
);

/** Called with the next message of each listener. */
const waiting = { bell: null, counts: null, listen: null };
const nextOf = (name) => new Promise((resolve) => (waiting[name] = resolve));
const heard = (name) => waiting[name]?.(performance.now());

const ws = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
await once(ws, 'open');
ws.send(JSON.stringify({ type: 'connection_init', payload: { token: admin.token } }));
await once(ws, 'message');
ws.on('message', (text) => heard(JSON.parse(text).id));
for (const [id, topic] of [
  ['bell', 'notificationAdded { notificationId msg }'],
  ['counts', 'permissionCounts { pending notices }'],
])
  ws.send(JSON.stringify({ id, type: 'subscribe', payload: { query: `subscription { ${topic} }` } }));
const listener = new Client({ connectionString: url });
await listener.connect();
await listener.query('LISTEN bench');
listener.on('notification', () => heard('listen'));
await new Promise((resolve) => setTimeout(resolve, 500));

let committedAt = 0;
const { query } = Client.prototype;
Client.prototype.query = function (...args) {
  if (args[0] === 'COMMIT') committedAt = performance.now();
  return query.apply(this, args);
};

const took = { bell: [], counts: [], listen: [] };
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const arrivals = [nextOf('bell'), nextOf('counts')];
  const amount = `${501 + round + WARM_UP}.00`;
  const changes = [{ field: 'amount', value: amount }];
  const asked = { table: 'expenditure', rowId: expenditureId, permission: 2, changes, comment: 'typed wrong' };
  await staff.act('changeRow', asked);
  const since = committedAt;
  const [bell, counts] = await Promise.all(arrivals);
  const arrival = nextOf('listen');
  const sent = performance.now();
  await sql("SELECT pg_notify('bench', $1::text)", [String(round)]);
  const listen = await arrival;
  if (round < 0) continue;
  took.bell.push(bell - since);
  took.counts.push(counts - since);
  took.listen.push(listen - sent);
}
ws.close();
server.kill('SIGTERM');
await once(server, 'exit');
await listener.end();
await database.destroy();
await embedded.stop();
fs.rmSync(home, { recursive: true, force: true });

const [listenP50, listenP95] = [partOf(took.listen, 0.5), partOf(took.listen, 0.95)];
for (const [name, what] of [
  ['bell', 'commit → notificationAdded'],
  ['counts', 'commit → permissionCounts'],
]) {
  const [p50, p95] = [partOf(took[name], 0.5), partOf(took[name], 0.95)];
  tell({
    what: `${what}, p50 and p95, ms`,
    ours: `${p50.toFixed(1)}, ${p95.toFixed(1)}`,
    beside: `NOTIFY → LISTEN ${listenP50.toFixed(1)}, ${listenP95.toFixed(1)}`,
    ratio: p50 / listenP50,
    goal: `p95 ≤ ${GOAL_MS}`,
    isMet: p95 <= GOAL_MS,
  });
}
