import { stationSchema } from '../../server/api/graphql/schema';
import { routes } from '../../server/api/rest/routes';
import { access } from '../../server/domain/access.messages';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { notify, TOPICS } from '../../server/platform/events';
import type { Actor } from '../../server/platform/principal';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { signIn } from '../../server/services/access/sign-in';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';
import { addressOf, type EmptyCall, graphqlCalls, restName } from './authorisation-calls';
import { LEAST, type Least, MAY } from './authorisation-table';
import { openLine, until } from './live-line';

/** Why a user may not: to staff as old tools know it, to others with the right. */
const FORBIDDEN = /^(Only an admin can do this$|This needs a right that you do not have: [A-Z])/;
const FORMER = { name: 'FORMER ADMIN', email: 'former@station.example', password: 'was-admin-1' };

let station: Station;
let calls: Map<string, EmptyCall>;
/** Token of an admin who was disabled by SQL; the command would have ended the session. */
let formerToken: string;

beforeAll(async () => {
  station = await startStation();
  calls = graphqlCalls(await stationSchema(station.request().events));
  const { id } = await station.act('createUser', {
    ...FORMER,
    isAdmin: true,
    phoneNo: '9876543211',
    address: 'MAIN ROAD',
  });
  formerToken = await logIn(FORMER);
  expect((await station.graphql('{ users { id } }', {}, { token: formerToken })).body.errors).toBeUndefined();
  await station.sql('UPDATE app_user SET enabled = false WHERE id = $1', [id]);
}, 60_000);
afterAll(() => station.close());

const logIn = async ({ email, password }: { email: string; password: string }): Promise<string> =>
  (await submit(station.request(), signIn, { email, password })).token;

type Verdict = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'passes';

/** The callers: the token of each, and the actor that the server sees. */
const ASKERS: [string, () => string | Promise<string> | null, Pick<Actor, 'rights'> | null][] = [
  ['an anonymous caller', () => null, null],
  ['a user', () => logIn(STAFF), { rights: BUILT_IN_ROLES.staff }],
  ['an admin', () => logIn(ADMIN), { rights: BUILT_IN_ROLES.admin }],
  ['a disabled admin', () => formerToken, null],
];

const verdictFor = (least: Least, actor: Pick<Actor, 'rights'> | null): Verdict => {
  if (least === 'anyone' || (actor !== null && (least === 'user' || actor.rights === BUILT_IN_ROLES.admin)))
    return 'passes';
  return actor === null ? 'UNAUTHENTICATED' : 'FORBIDDEN';
};

async function graphqlVerdict({ query, variables }: EmptyCall, token: string | null): Promise<Verdict> {
  const { body } = await station.graphql(query, variables, { token });
  const codes: string[] = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
  // A document of this test that does not fit the schema would look like an allowed one.
  expect([query, codes.filter((code) => code.startsWith('GRAPHQL_') || code === 'QUERY_LIMIT')]).toEqual([query, []]);
  return (['UNAUTHENTICATED', 'FORBIDDEN'] as const).find((code) => codes.includes(code)) ?? 'passes';
}

async function restVerdict(row: (typeof routes)[number], token: string | null): Promise<Verdict> {
  const body = row.method === 'GET' ? undefined : {};
  const answer = await station.rest(row.method, addressOf(row), body, { token });
  if (answer.status === 401 && answer.body.msg === access.pleaseLogIn().message) return 'UNAUTHENTICATED';
  return answer.status === 403 && FORBIDDEN.test(answer.body.msg) ? 'FORBIDDEN' : 'passes';
}

const subscriptions = (): [string, EmptyCall][] => [...calls].filter(([name]) => name.startsWith('subscription '));

/** Publishes an event of every topic. */
const tellAll = (): Promise<void> =>
  transaction(station.database, (tx) =>
    notify(
      tx,
      TOPICS.map((topic) => ({ topic, ids: { reconnected: 1 } })),
    ),
  );

async function socketVerdict({ query }: EmptyCall, token: string | null): Promise<Verdict> {
  const line = await openLine(station.url);
  line.send({ type: 'connection_init', ...(token !== null && { payload: { token } }) });
  await until(() => line.heard.length > 0 || line.closed);
  if (line.closed) {
    expect([line.heard, line.closed.code]).toEqual([[], 4403]);
    return 'UNAUTHENTICATED';
  }
  line.subscribe(query);
  await until(async () => {
    await tellAll();
    return line.answers().length > 0;
  });
  const [answer] = line.answers() as { data?: object | null; errors?: { extensions: { code: string } }[] }[];
  line.ws.close();
  await until(() => line.closed);
  if (answer?.errors) {
    expect([answer.errors.map(({ extensions }) => extensions.code), answer.data ?? null]).toEqual([
      ['FORBIDDEN'],
      null,
    ]);
    return 'FORBIDDEN';
  }
  expect([query, answer]).toEqual([query, { data: expect.anything() }]);
  return 'passes';
}

/** Keyed by operation, so that a failure names it. */
const expectedFor = (names: string[], actor: Pick<Actor, 'rights'> | null): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, verdictFor(LEAST.get(name)!, actor)]));

describe('the permission table', () => {
  test('lists every operation of the schema and every old path exactly once', () => {
    const listed = Object.values(MAY).flatMap(({ rest, ...kinds }) => [
      ...rest,
      ...Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)),
    ]);
    expect(listed.toSorted()).toEqual([...calls.keys(), ...routes.map(restName)].toSorted());
  });
});

describe.each(ASKERS)('%s', (_who, tokenOf, actor) => {
  test("the role may call exactly the table's operations over GraphQL", async () => {
    const found: Record<string, Verdict> = {};
    let token = await tokenOf();
    for (const [name, call] of calls) {
      if (name.startsWith('subscription ')) continue;
      found[name] = await graphqlVerdict(call, token);
      if (name === 'mutation signOut') token = await tokenOf();
    }
    expect(found).toEqual(expectedFor(Object.keys(found), actor));
    expect(Object.keys(found).length).toBeGreaterThan(250);
  }, 60_000);

  test("the role may call exactly the table's old paths", async () => {
    const token = await tokenOf();
    const found: Record<string, Verdict> = {};
    for (const row of routes) found[restName(row)] = await restVerdict(row, token);
    expect(found).toEqual(expectedFor(Object.keys(found), actor));
    expect(Object.keys(found).length).toBeGreaterThan(100);
  }, 60_000);

  test("the role may call exactly the table's operations over a socket", async () => {
    const token = await tokenOf();
    const found: Record<string, Verdict> = {};
    for (const [name, call] of subscriptions()) found[name] = await socketVerdict(call, token);
    expect(found).toEqual(expectedFor(Object.keys(found), actor));
    expect(Object.keys(found).length).toBeGreaterThan(10);
  }, 60_000);

  test('gets no subscription over HTTP', async () => {
    const token = await tokenOf();
    for (const [name, { query, variables }] of subscriptions()) {
      const { status, body } = await station.graphql(query, variables, { token });
      const told = { message: 'Subscriptions are served over a WebSocket only', extensions: { code: 'BAD_REQUEST' } };
      expect([name, status, body]).toEqual([name, 400, { errors: [expect.objectContaining(told)] }]);
    }
    expect(station.logged.filter((line) => line.includes('unhandled error'))).toEqual([]);
  });
});
