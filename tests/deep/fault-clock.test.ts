import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reports } from '../../server/reports';
import { workForReports } from '../reports/worked-for-reports';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Preloaded into a server: shifts its clock by this amount, and by another year at each signal. */
const WRONG_CLOCK = `
  let wrong = Number(process.env.WRONG_BY_MS);
  const now = Date.now;
  const Right = Date;
  globalThis.Date = class Date extends Right {
    constructor(...given) { given.length === 0 ? super(now() + wrong) : super(...given); }
    static now() { return now() + wrong; }
  };
  process.on('SIGUSR2', () => { wrong += ${YEAR_MS}; });
`;

const LOG_IN = 'mutation In($input: SignInInput!) { signIn(input: $input) { token } }';
const SPEND =
  'mutation Spend($input: RecordExpenditureInput!) { recordExpenditure(input: $input) { expenditureId userErrors { message } } }';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-clock-'));
const script = path.join(folder, 'wrong-clock.cjs');
let station: Station;
let ahead: ServerProcess;
let behind: ServerProcess;
let right: ServerProcess;
let all: ServerProcess[];
const paths: string[] = [];

const startWrong = (by: number): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: station.databaseUrl,
    NODE_OPTIONS: `--require ${script}`,
    WRONG_BY_MS: String(by),
  });

beforeAll(async () => {
  fs.writeFileSync(script, WRONG_CLOCK);
  station = await startStation();
  const valuesFor = await workForReports(station);
  for (const report of reports) {
    const values = Object.entries(valuesFor(report)).map(([name, value]) => [name, String(value)]);
    paths.push(`/api/v1/report/${report.route}?${new URLSearchParams(values)}&format=json`);
  }
  right = await startWrong(0);
  ahead = await startWrong(YEAR_MS);
  behind = await startWrong(-3 * HOUR_MS);
  all = [right, ahead, behind];
}, 120_000);
afterEach(() => expectBooksInOrder(station.database));
afterAll(async () => {
  for (const server of all) await server.stop();
  await station.close();
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The token, if the log-in succeeds. */
const logIn = async ({ url }: ServerProcess, password = STAFF.password): Promise<string | undefined> => {
  const { body } = await askServer(url, LOG_IN, { input: { email: STAFF.email, password } });
  return (body.data?.signIn as { token?: string } | undefined)?.token;
};
const isKnown = async ({ url }: ServerProcess, token: string): Promise<boolean> =>
  (await askServer(url, '{ tanks { name } }', {}, { token })).body.errors === undefined;
const spend = ({ url }: ServerProcess, key: string, amount = '10.00') => {
  const input = { expenditureCategoryId: station.ids.expenditureCategories[0], amount };
  return askServer(url, SPEND, { input }, { token: station.adminToken, key });
};

it('the three servers run with the right clock, one year ahead and three hours behind', async () => {
  const times = await Promise.all(
    all.map(async ({ url }) => {
      const { body } = await askServer(url, '{ systemStatus { serverTime } }', {}, { token: station.adminToken });
      return Date.parse((body.data!.systemStatus as { serverTime: string }).serverTime) - Date.now();
    }),
  );
  for (const [index, wrongBy] of [0, YEAR_MS, -3 * HOUR_MS].entries())
    expect(Math.abs(times[index]! - wrongBy)).toBeLessThan(60_000);
});

it("a log-in starts and expires by the database's time on every server", async () => {
  for (const from of all) {
    const token = await logIn(from);
    for (const at of all) expect(await isKnown(at, token!)).toBe(true);
    await station.sql(
      "UPDATE user_session SET expires_at = now() - interval '1 second' WHERE id = (SELECT max(id) FROM user_session)",
    );
    for (const at of all) expect(await isKnown(at, token!)).toBe(false);
  }
});

it('too many wrong passwords delay the log-in on every server', async () => {
  for (let guess = 0; guess < 5; guess++) await logIn(right, 'guessed');
  for (const at of all) expect(await logIn(at)).toBeUndefined();
  await station.sql('DELETE FROM guess_count');
});

it('a password recovery is valid for the same time on every server', async () => {
  const query =
    'mutation R($input: RecoverPasswordInput!) { recoverPassword(input: $input) { userErrors { message } } }';
  for (const { url } of all) {
    await askServer(url, query, { input: { email: ADMIN.email } });
    const [mail] = await station.sql(
      `SELECT round(extract(epoch FROM useful_until - now()) / 60)::int AS minutes
       FROM outbox_message WHERE is_secret ORDER BY id DESC LIMIT 1`,
    );
    expect(mail).toEqual({ minutes: 30 });
  }
});

it('records keep their order across servers, and an idempotency key is known to all of them, also after a restart', async () => {
  const keys = all.map(() => randomUUID());
  for (const [index, server] of all.entries()) expect((await spend(server, keys[index]!)).status).toBe(200);
  const rows = await station.sql<{ id: number; at: number }>(
    'SELECT id::int, extract(epoch FROM created_at)::float AS at FROM expenditure ORDER BY id DESC LIMIT 3',
  );
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((one, other) => other - one));
  // A server deletes old keys at its start and every hour; by its own clock these would be a year old.
  await ahead.stop();
  ahead = all[1] = await startWrong(YEAR_MS);
  for (const key of keys)
    for (const server of all) expect(await spend(server, key)).toMatchObject({ status: 200, replayed: true });
});

it('a clock that changes while the server runs has no effect', async () => {
  const [key, token] = [randomUUID(), await logIn(behind)];
  await spend(behind, key);
  behind.child.kill('SIGUSR2');
  expect(await isKnown(behind, token!)).toBe(true);
  expect(await spend(behind, key)).toMatchObject({ status: 200, replayed: true });
  expect((await spend(behind, randomUUID())).status).toBe(200);
});

it('every report of given days is the same on all servers, except for days overdue', async () => {
  for (const path of paths) {
    const [first, ...others] = await Promise.all(
      all.map(async ({ url }) => {
        const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${station.adminToken}` } });
        const text = await answer.text();
        // Counted up to today by the clock of the server.
        return `${answer.status} ${text.replace(/"daysOverdue":\d+/g, '')}`;
      }),
    );
    expect(first).toMatch(/^200 /);
    for (const other of others) expect(other).toBe(first);
  }
}, 60_000);
