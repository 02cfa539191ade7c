import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { chanceOf } from '../../server/database/seed/chance';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import type { ClosingStation } from '../support/closing-station';
import { type CreditSale, newSale, SELL, STAFF_EMAIL, startSelling } from '../support/credit-sales';
import { createTestDatabase } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { askServer } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Server, startServer } from '../support/station';

const ROUNDS = 10;
const AT_ONCE = 50;

const chance = chanceOf(4);
let backend: Backend;
let station: ClosingStation;
let server: Server;
let toDatabase: FaultProxy;
let toServer: FaultProxy;
let token: string;

/** One proxy is between the client and the server, another between the server and its database. */
beforeAll(async () => {
  const scratch = await createTestDatabase();
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  ({ station, token } = await startSelling(backend));
  const databaseUrl = new URL(scratch.url);
  toDatabase = await startFaultProxy(Number(databaseUrl.port));
  databaseUrl.port = String(toDatabase.port);
  server = await startServer(databaseUrl.href);
  toServer = await startFaultProxy(Number(new URL(server.url).port));
}, 60_000);
afterEach(() => expectBooksInOrder(backend.database));
afterAll(async () => {
  await server.close();
  await Promise.all([toServer.close(), toDatabase.close()]);
  await backend.close();
});

const rowsOf = ({ vehicle }: CreditSale) =>
  backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE vehicle = $1', [vehicle]);

const sellByGraphQL = async (
  url: string,
  sale: CreditSale,
  key: string,
): Promise<{ id: number; replayed: boolean }> => {
  const { body, replayed } = await askServer(url, SELL, { input: sale }, { token, key });
  const answer = body.data!.recordCreditSale as { creditSaleId: number; userErrors: object[] };
  expect(answer.userErrors).toEqual([]);
  return { id: answer.creditSaleId, replayed };
};

const sellByRest = async (url: string, sale: CreditSale, key: string): Promise<{ id: number; replayed: boolean }> => {
  const answer = await fetch(`${url}/api/v1/credit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...sale, mpdId: sale.pumpId, quantity: sale.litres, vehicle: sale.vehicle }),
  });
  const body = (await answer.json()) as [{ lastId: number }];
  expect([answer.status, body]).toEqual([200, [{ lastId: expect.any(Number) }]]);
  return { id: body[0].lastId, replayed: answer.headers.get('idempotency-replayed') === 'true' };
};

describe.each([
  ['GraphQL', sellByGraphQL],
  ['REST', sellByRest],
] as const)('over %s', (_door, sell) => {
  it(`the answer is lost after the commit, ${ROUNDS} times: sending again with the same key returns the first answer`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [sale, key] = [newSale(station, '1.000'), randomUUID()];
      const lost = toServer.loseAnswerTo(sale.vehicle);
      await expect(sell(`http://127.0.0.1:${toServer.port}`, sale, key)).rejects.toThrow();
      await lost;
      const [row, ...others] = await rowsOf(sale);
      expect(others).toEqual([]);
      expect(await sell(server.url, sale, key)).toEqual({ id: row!.id, replayed: true });
      expect(await rowsOf(sale)).toEqual([row]);
    }
  });

  it(`the database's answer to COMMIT is lost, ${ROUNDS} times: the server checks the outcome and the sale is recorded once`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [sale, key] = [newSale(station, '1.000'), randomUUID()];
      const lost = toDatabase.loseAnswerTo('COMMIT');
      const first = await sell(server.url, sale, key);
      await lost;
      expect(await rowsOf(sale)).toEqual([{ id: first.id }]);
      expect(await sell(server.url, sale, key)).toEqual({ id: first.id, replayed: true });
      expect(await rowsOf(sale)).toHaveLength(1);
    }
  });

  it(`${AT_ONCE} requests at once with one key, as from a double click or two tabs, make one row and get one answer`, async () => {
    for (const many of [2, chance.between(3, 20), AT_ONCE]) {
      const [sale, key] = [newSale(station, '1.000'), randomUUID()];
      const answers = await Promise.all(Array.from({ length: many }, () => sell(server.url, sale, key)));
      const [row, ...others] = await rowsOf(sale);
      expect(others).toEqual([]);
      expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([row!.id]));
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    }
  });
});

it('a log-in whose COMMIT has no answer is refused, because a repeated one would log the user in twice', async () => {
  const lost = toDatabase.loseAnswerTo('COMMIT');
  const logIn = 'mutation In($input: SignInInput!) { signIn(input: $input) { token userErrors { code } } }';
  const input = { email: STAFF_EMAIL, password: PASSWORD };
  const { status, body } = await askServer(server.url, logIn, { input });
  await lost;
  expect([status, body.errors?.map(({ message }) => message)]).toEqual([
    503,
    ['The database is not responding right now. Please try again.'],
  ]);
  const again = await askServer(server.url, logIn, { input });
  expect(again.body.data!.signIn).toMatchObject({ token: expect.any(String), userErrors: [] });
});

it('while the first request with a key is in progress, a second one waits for its answer; another body is refused', async () => {
  const [sale, key] = [newSale(station, '1.000'), randomUUID()];
  const holder = new Client({ connectionString: (backend.database.options as { url: string }).url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM creditor WHERE id = $1 FOR UPDATE', [sale.creditorId]);
  const first = sellByGraphQL(server.url, sale, key);
  const second = sellByGraphQL(server.url, sale, key);
  expect(await Promise.race([first, second, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).toBe(
    'waits',
  );
  await holder.query('COMMIT');
  await holder.end();
  const answers = await Promise.all([first, second]);
  expect(answers.map(({ replayed }) => replayed).toSorted()).toEqual([false, true]);
  const { body } = await askServer(server.url, SELL, { input: { ...sale, litres: '2.000' } }, { token, key });
  expect(body.errors?.map(({ message }) => message)).toEqual(['This Idempotency-Key was used with another body']);
  expect(await rowsOf(sale)).toHaveLength(1);
});
