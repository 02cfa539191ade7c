import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';

let scratch: TestDatabase;
let one: ServerProcess;
let other: ServerProcess;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let token: string;

const SALE =
  'mutation Sell($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { creditSaleId userErrors { message } } }';
const sale = () => ({
  creditorId: station.creditors[0],
  pumpId: station.pumps[0],
  productId: station.hs,
  litres: '1.000',
});

beforeAll(async () => {
  scratch = await createTestDatabase();
  [one, other] = await Promise.all([
    startServerProcess({ DATABASE_URL: scratch.url }),
    startServerProcess({ DATABASE_URL: scratch.url }),
  ]);
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  act = actAs(await contextOf(backend, true));
  station = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await backend.addUser('staff@station.example');
  token = await backend.logIn('staff@station.example', PASSWORD);
}, 60_000);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await backend.close();
});

/** A subscriber of a server: the events it received, and how its socket was closed. */
function subscribeTo(server: ServerProcess, query: string, as = token) {
  const received: unknown[] = [];
  let wake: (() => void) | undefined;
  const closed: number[] = [];
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: as },
    retryAttempts: 0,
    onNonLazyError: () => {},
    lazy: false,
    on: { closed: (event) => void closed.push((event as { code: number }).code) },
  });
  client.subscribe(
    { query },
    {
      next: ({ data, errors }) => {
        received.push(data ?? errors);
        wake?.();
      },
      error: (error) => {
        received.push(error);
        wake?.();
      },
      complete: () => wake?.(),
    },
  );
  return {
    received,
    closed,
    next: async (count: number): Promise<unknown[]> => {
      const until = Date.now() + 5000;
      while (received.length < count && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      return received;
    },
    end: () => client.dispose(),
  };
}

const listening = () => new Promise((resolve) => setTimeout(resolve, 300));

it('an event of one server reaches a client of the other, within a second of the commit', async () => {
  const subscriber = subscribeTo(other, 'subscription { creditSaleRecorded { shiftId } }');
  await listening();
  const started = Date.now();
  const { body } = await askServer(one.url, SALE, { input: sale() }, { token });
  expect(body.data!.recordCreditSale).toMatchObject({ userErrors: [] });
  expect(await subscriber.next(1)).toEqual([{ creditSaleRecorded: { shiftId: 1 } }]);
  expect(Date.now() - started).toBeLessThan(1000);
  await subscriber.end();
});

it('a refused sale is announced to nobody', async () => {
  const subscriber = subscribeTo(other, 'subscription { creditSaleRecorded { shiftId } }');
  await listening();
  await askServer(one.url, SALE, { input: { ...sale(), creditorId: 9999 } }, { token });
  await listening();
  expect(subscriber.received).toEqual([]);
  await subscriber.end();
});

it('a lost LISTEN connection is restored, and its subscribers are notified to refresh', async () => {
  const subscriber = subscribeTo(other, 'subscription { creditSaleRecorded { shiftId } }');
  await listening();
  await backend.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'forecourt events' AND datname = current_database()`,
  );
  expect(await subscriber.next(1)).toEqual([{ creditSaleRecorded: { shiftId: null } }]);
  await askServer(one.url, SALE, { input: sale() }, { token });
  expect(await subscriber.next(2)).toEqual([
    { creditSaleRecorded: { shiftId: null } },
    { creditSaleRecorded: { shiftId: 1 } },
  ]);
  await subscriber.end();
});

it('a session ended on one server closes its socket on the other', async () => {
  const brief = await backend.logIn('staff@station.example', PASSWORD);
  const subscriber = subscribeTo(other, 'subscription { shiftChanged { shiftId } }', brief);
  await listening();
  await askServer(one.url, 'mutation { signOut { userErrors { message } } }', {}, { token: brief });
  const until = Date.now() + 1000;
  while (subscriber.closed.length === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(subscriber.closed).toEqual([4403]);
});

it.each([
  ['a query', 'query { runningShift { id } }'],
  ['a mutation', 'mutation { signOut { userErrors { message } } }'],
  ['introspection', '{ __schema { types { name } } }'],
])('a socket refuses %s', async (_, query) => {
  const subscriber = subscribeTo(other, query);
  expect(JSON.stringify(await subscriber.next(1))).toContain('Only subscriptions are served here');
  await subscriber.end();
});

it('a socket without a valid token is closed with 4403; a foreign origin is refused', async () => {
  const subscriber = subscribeTo(other, 'subscription { shiftChanged { shiftId } }', 'nonsense');
  await listening();
  expect(subscriber.closed).toEqual([4403]);
  const foreign = new WebSocket(`${other.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    origin: 'https://evil.example',
  });
  const refusal = await new Promise((resolve) => foreign.on('error', (error) => resolve(error.message)));
  expect(refusal).toBe('Unexpected server response: 403');
});

it('SIGTERM drains: sockets close with 1012 and the server exits with 0', async () => {
  const server = await startServerProcess({ DATABASE_URL: scratch.url });
  const subscriber = subscribeTo(server, 'subscription { shiftChanged { shiftId } }');
  await listening();
  const started = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - started).toBeLessThan(5000);
  expect(subscriber.closed).toEqual([1012]);
}, 20_000);

it('logs only its own lines, including one for the answer', async () => {
  const url = '/api/v1/nowhere';
  await fetch(one.url + url);
  const isOfIt = (line: string): boolean => line.includes(url);
  const until = Date.now() + 1000;
  while (!one.log.some(isOfIt) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  const lines = one.log.map((line): unknown => JSON.parse(line));
  expect(lines[0]).toMatchObject({ level: 30, msg: expect.any(String) });
  expect(one.log.filter(isOfIt).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'answered', url, status: 404 }),
  ]);
});
