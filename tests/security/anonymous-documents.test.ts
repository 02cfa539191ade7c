import { type App, buildApp } from '../../server/api/http/app';
import { readEnv } from '../../server/env';
import { type Backend, openBackend, PASSWORD } from '../server/backend';

const EMAIL = 'anna@station.example';

let backend: Backend;
let app: App;
let base: string;
/** Each describe uses its own addresses, so that they do not share rate limits. */
beforeAll(async () => {
  backend = await openBackend();
  const { database, events, log, clock } = backend.request();
  const env = readEnv({ NODE_ENV: 'production', TRUST_PROXY: 'true' });
  app = await buildApp({ env, database, events, log, clock });
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await backend.addUser(EMAIL, { isAdmin: true });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await backend?.close();
});

async function post(from: string, query: string, token?: string, variables = {}) {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = await answer.json();
  const codes = errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), data, codes };
}

const times = (count: number, word: (n: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, n) => word(n)).join(between);

const NONSENSE: [string, string][] = [
  ['300 unknown fields', `{ ${times(300, (n) => `x${n}`)} }`],
  ['200 variables', `query(${times(200, (n) => `$v${n}: Int`, ', ')}) { stationName }`],
  ['100 directives', `{ stationName ${times(100, () => '@skip(if: false)')} }`],
  ['100 aliases', `{ ${times(100, (n) => `a${n}: stationName`)} }`],
  ['60 levels', `{ ${times(60, () => 'me {')} name ${times(60, () => '}')} }`],
  [
    'fragments that spread each other',
    `{ ...f0 } ${times(20, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)}`,
  ],
];

describe('a document of an anonymous caller', () => {
  test.each(NONSENSE)(
    'a document with %s is refused before validation with a request to log in',
    async (_what, query) => {
      expect(await post('198.51.100.1', query)).toMatchObject({ status: 401, codes: ['UNAUTHENTICATED'] });
      expect(await post('198.51.100.1', query, 'invented')).toMatchObject({ status: 401, codes: ['UNAUTHENTICATED'] });
    },
  );

  test('a document of many characters and few tokens is refused likewise', async () => {
    const query = `{ stationName } # ${'x'.repeat(3000)}`;
    expect(await post('198.51.100.1', query)).toMatchObject({ status: 401, codes: ['UNAUTHENTICATED'] });
  });

  test.each([
    '{ stationName stationState { isNew } }',
    'mutation SignIn($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token userErrors { code message } } }',
  ])('a document that the log-in page sends is executed: %s', async (query) => {
    const answer = await post('198.51.100.2', query, undefined, { email: EMAIL, password: PASSWORD });
    expect([answer.status === 401, answer.codes.includes('QUERY_LIMIT')]).toEqual([false, false]);
  });
});

test.each(NONSENSE)(
  'a logged-in user who sends %s is refused at the first limit with a single error',
  async (_what, query) => {
    const token = await backend.logIn(EMAIL);
    const answer = await post('198.51.100.3', query, token);
    expect(answer).toMatchObject({ status: 400, codes: ['QUERY_LIMIT'] });
  },
);

describe('a flood of documents by anonymous callers', () => {
  /** More than 120, since the limit refills while a slow machine sends them. */
  const MOST = 600;
  const FROM = '198.51.100.4';
  const SIGN_IN = `mutation { signIn(input: { email: "${EMAIL}", password: "${PASSWORD}" }) { token } }`;

  test('is refused after 120, and users at the same address can still log in and work', async () => {
    const token = await backend.logIn(EMAIL);
    expect((await post('198.51.100.5', '{ stationName }')).status).toBe(200);
    expect((await post('198.51.100.5', SIGN_IN)).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < MOST && statuses.at(-1) !== 429; n++) statuses.push((await post(FROM, `{ x${n} }`)).status);
    expect(statuses.slice(0, 120).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await post(FROM, '{ nonsense }')).retryAfter).toMatch(/^\d+$/);
    // Known documents are cheap, so they have a limit of their own, like log-ins.
    expect((await post(FROM, '{ stationName }')).status).toBe(200);
    for (let n = 0; n < 40; n++) expect((await post(FROM, '{ runningShift { id } }', token)).status).toBe(200);
    const first = await post(FROM, SIGN_IN);
    expect(first).toMatchObject({ status: 200, data: { signIn: { token: expect.any(String) } } });
  }, 60_000);

  test('a flood with invented tokens does not affect logged-in users either', async () => {
    const token = await backend.logIn(EMAIL);
    expect((await post(FROM, '{ runningShift { id } }', token)).status).toBe(200);
    let answer = await post('198.51.100.6', '{ y }', 'invented');
    for (let n = 0; n < MOST && answer.status !== 429; n++)
      answer = await post('198.51.100.6', `{ y${n} }`, `invented-${n}`);
    expect(answer).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    expect((await post('198.51.100.6', '{ runningShift { id } }', token)).status).toBe(200);
  }, 60_000);

  test('a flood of valid documents is refused after 600, and a log-in is still accepted', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5 * MOST && statuses.at(-1) !== 429; n++)
      statuses.push((await post('198.51.100.7', '{ stationName }')).status);
    expect(statuses[599]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('198.51.100.7', SIGN_IN)).status).toBe(200);
  }, 60_000);
});
