import { once } from 'node:events';
import { connect } from 'node:net';
import { type App, buildApp, sharesOf } from '../../server/api/http/app';
import { openDatabase } from '../../server/database/data-source';
import { readEnv } from '../../server/env';
import { RateLimiter } from '../../server/platform/rate-limiter';
import { poolOf, sqlOn } from '../../server/platform/sql';
import { type Backend, openBackend, PASSWORD } from '../server/backend';

const MINUTE_MS = 60_000;
const POOL = 3;

let backend: Backend;
let app: App;
let base: string;
let host: { port: number; hostname: string };
let database: Awaited<ReturnType<typeof openDatabase>>;
let scratchUrl: string;

beforeAll(async () => {
  backend = await openBackend();
  scratchUrl = (backend.database.options as { url: string }).url;
  database = await openDatabase(scratchUrl, { poolSize: POOL, waitMs: 300 });
  const { events, log, clock } = backend.request();
  const env = readEnv({ NODE_ENV: 'production', READS_PER_MINUTE: '4', WRITES_PER_MINUTE: '2' });
  app = await buildApp({ env, database, events, log, clock });
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  host = { port: Number(new URL(base).port), hostname: '127.0.0.1' };
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.destroy();
  await backend?.close();
});

let users = 0;
/** The token of a user who has sent no request yet. */
async function newUser(isAdmin = false): Promise<string> {
  const email = `user-${++users}@station.example`;
  await backend.addUser(email, { isAdmin });
  return backend.logIn(email, PASSWORD);
}

async function call(token: string | null, url: string, body?: object | string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}
const ask = (token: string | null, query: string) => call(token, '/graphql', { query });
const QUERY = '{ runningShift { id } }';
const MUTATION = 'mutation { seeNotices(input: {}) { userErrors { message } } }';

describe("a caller's rate limit", () => {
  const FEW = { read: 10, write: 2, request: 100, anonymous: 100, logIn: 100, document: 20 };
  const TOO_MANY = expect.objectContaining({ kind: 'TOO_MANY' });
  const taken = (paces: RateLimiter, caller: string, work: 'read' | 'write', tries: number): number => {
    for (let count = 0; count < tries; count++)
      try {
        paces.take(caller, work);
      } catch (refusal) {
        expect(refusal).toEqual(TOO_MANY);
        return count;
      }
    return tries;
  };

  test('lasts five minutes and refills by the minute, per caller and kind of work', () => {
    let now = 0;
    const paces = new RateLimiter(FEW, () => now);
    expect(taken(paces, 'user 1', 'read', 100)).toBe(50);
    expect(taken(paces, 'user 1', 'write', 100)).toBe(10);
    expect(taken(paces, 'user 2', 'read', 100)).toBe(50);
    now = MINUTE_MS;
    expect(taken(paces, 'user 1', 'read', 100)).toBe(10);
    expect(taken(paces, 'user 1', 'write', 100)).toBe(2);
    now = 100 * MINUTE_MS;
    expect(taken(paces, 'user 1', 'read', 100)).toBe(50);
  });

  test('is dropped for a caller idle while ten thousand others called, and for no other', () => {
    const paces = new RateLimiter(FEW, () => 0);
    for (const caller of ['user 1', 'user 2']) expect(taken(paces, caller, 'read', 100)).toBe(50);
    for (let other = 0; other < 9_999; other++) {
      paces.take(`address ${other}`, 'read');
      if (other % 1000 === 0) expect(taken(paces, 'user 2', 'read', 1)).toBe(0);
    }
    expect([taken(paces, 'user 1', 'read', 100), taken(paces, 'user 2', 'read', 100)]).toEqual([50, 0]);
  });

  test('is as fast for a hundred thousand callers as for a few', () => {
    const paces = new RateLimiter(FEW, () => 0);
    const since = performance.now();
    for (let caller = 0; caller < 100_000; caller++) paces.take(`address ${caller}`, 'read');
    expect(performance.now() - since).toBeLessThan(2000);
  });

  test('allows a run of a thousand bills and its pages at once', () => {
    const paces = new RateLimiter(sharesOf(readEnv({})), () => 0);
    expect([taken(paces, 'user 1', 'write', 1000), taken(paces, 'user 1', 'read', 2000)]).toEqual([1000, 2000]);
  });

  test('ends in 429 by GraphQL and REST, only for its caller', async () => {
    const token = await newUser();
    for (let read = 0; read < 20; read++) expect((await ask(token, QUERY)).status).toBe(200);
    const refused = await ask(token, QUERY);
    expect(refused).toMatchObject({ status: 429, retryAfter: '1' });
    expect(refused.body.errors[0]).toMatchObject({
      message: 'Too many requests. Please try again in a moment.',
      extensions: { code: 'TOO_MANY' },
    });
    expect(await call(token, '/api/v1/shiftdetail')).toEqual({
      status: 429,
      retryAfter: '1',
      body: { msg: 'Too many requests. Please try again in a moment.' },
    });
    expect((await ask(await newUser(), QUERY)).status).toBe(200);
    expect((await call(null, '/healthz')).status).toBe(200);
  });

  test('is separate for writes, and refused writes have no effect', async () => {
    const token = await newUser(true);
    for (let write = 0; write < 10; write++) expect((await ask(token, MUTATION)).status).toBe(200);
    expect(await ask(token, MUTATION)).toMatchObject({ status: 429, body: { errors: [expect.anything()] } });
    expect((await ask(token, QUERY)).status).toBe(200);
  });

  test('counts queries, not requests', async () => {
    const token = await newUser();
    const ten = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: runningShift { id }`).join(' ')} }`;
    expect([(await ask(token, ten)).status, (await ask(token, ten)).status]).toEqual([200, 200]);
    expect((await ask(token, QUERY)).status).toBe(429);
  });

  test('is per address for anonymous callers', async () => {
    const statuses: number[] = [];
    for (let read = 0; read < 21; read++) statuses.push((await ask(null, '{ stationName }')).status);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
  });
});

test('an address has a request limit of any content, beyond which no body is read', async () => {
  const { events, log, clock } = backend.request();
  const env = readEnv({ NODE_ENV: 'production', REQUESTS_PER_MINUTE: '4', TRUST_PROXY: 'true' });
  const small = await buildApp({ env, database, events, log, clock });
  const at = await small.http.listen({ port: 0, host: '127.0.0.1' });
  const sent = async (what: object, from = '198.51.100.1', url = '/graphql'): Promise<[number, unknown]> => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer invented', 'x-forwarded-for': from };
    const answer = await fetch(at + url, { method: 'POST', headers, body: JSON.stringify(what) });
    return [answer.status, answer.headers.get('retry-after')];
  };
  try {
    for (let round = 0; round < 5; round++) {
      expect(await sent({ query: '{ nonsense }' })).toEqual([400, null]);
      for (const query of ['{ __typename }', '{ me { name } }']) expect(await sent({ query })).toEqual([200, null]);
      expect(await sent({}, undefined, '/api/v1/credit')).toEqual([401, null]);
    }
    const held = await Promise.all(Array.from({ length: POOL }, () => poolOf(database).connect()));
    const refused = [
      ...(await Promise.all(['{', '{ nonsense }', '{ __typename }'].map((query) => sent({ query })))),
      await sent({}, undefined, '/api/v1/credit'),
    ];
    for (const client of held) client.release();
    expect(refused).toEqual(Array(4).fill([429, '1']));
    expect(await sent({ query: '{ __typename }' }, '198.51.100.2')).toEqual([200, null]);
  } finally {
    await small.close();
  }
});

test('while all database connections are in use, requests get 503 with Retry-After, health answers, and everything recovers', async () => {
  const token = await newUser();
  const held = await Promise.all(Array.from({ length: POOL }, () => poolOf(database).connect()));
  const [byGraphql, byRest, signIn, health] = await Promise.all([
    ask(token, QUERY),
    call(token, '/api/v1/shiftdetail'),
    call(null, '/api/v1/login', { email: 'user-1@station.example', password: PASSWORD }),
    call(null, '/healthz'),
  ]);
  for (const client of held) client.release();
  expect([byGraphql, byRest, signIn].map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
    Array(3).fill([503, '1']),
  );
  expect(health.status).toBe(200);
  expect((await ask(token, QUERY)).status).toBe(200);
});

describe('sizes', () => {
  const KB = 1024;
  const bodyOf = (bytes: number): string => `{"${'x'.repeat(bytes - 6)}":1}`;

  test.each<[string, number]>([
    ['/graphql', 256 * KB],
    ['/api/v1/credit', 256 * KB],
    ['/api/v1/closeshift', 512 * KB],
    ['/api/v1/print', 1024 * KB],
  ])('%s accepts %i bytes, and not one more', async (url, most) => {
    expect((await call(null, url, bodyOf(most))).status).not.toBe(413);
    expect((await call(null, url, bodyOf(most + 1))).status).toBe(413);
  });

  test('refuses a request head of more than 16 KB', async () => {
    const socket = connect(host.port, host.hostname);
    socket.write(`GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(17 * KB)}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('slow clients', () => {
  test('a client has ten seconds for a head, thirty for the rest, and eight for the next request', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.http.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 8000,
    });
  });

  test('clients that never end the head are disconnected, while others are served', async () => {
    const slow = Array.from({ length: 20 }, () => connect(host.port, host.hostname));
    const ends = slow.map((socket) => once(socket.resume(), 'close'));
    for (const socket of slow) socket.on('error', () => undefined).write('GET /healthz HTTP/1.1\r\nhost: a\r\n');
    expect((await call(null, '/healthz')).status).toBe(200);
    await Promise.all(ends);
    expect((await call(null, '/healthz')).status).toBe(200);
  }, 40_000);
});

test.each([
  ['statement_timeout', '30s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '30s'],
])('the database stops a long statement: %s is %s', async (name, value) => {
  const sql = sqlOn(poolOf(backend.database));
  const [row] = await sql<{ value: string }>('SELECT current_setting($1) AS value', [name]);
  expect(row!.value).toBe(value);
});

test('no answer of the station may be cached', async () => {
  for (const url of ['/api/v1/shiftdetail', '/healthz', '/api/v1/nowhere'])
    expect((await fetch(base + url)).headers.get('cache-control')).toBe('no-store');
});
