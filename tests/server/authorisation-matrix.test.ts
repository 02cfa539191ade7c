import { type GraphQLSchema, parse, subscribe } from 'graphql';
import { signIn } from '../../server/access/sign-in';
import { stationSchema } from '../../server/graphql/schema';
import type { Actor } from '../../server/platform/context';
import { mayPass, ONLY_AN_ADMIN, type Permission, PLEASE_LOG_IN } from '../../server/platform/permission';
import { submit } from '../../server/platform/submit';
import { routes } from '../../server/rest/routes';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';
import { addressOf, type EmptyCall, graphqlCalls, restName } from './authorisation-calls';
import { LEAST, MAY } from './authorisation-table';
import { openLine, until } from './live-line';

const FORMER = { name: 'FORMER ADMIN', email: 'former@station.example', password: 'was-admin-1' };

let station: Station;
let schema: GraphQLSchema;
let calls: Map<string, EmptyCall>;
/** Of an admin who was disabled past the command, which would have ended the session. */
let formerToken: string;

beforeAll(async () => {
  station = await startStation();
  schema = await stationSchema(station.request().events);
  calls = graphqlCalls(schema);
  const { id } = await station.act('createUser', {
    ...{ ...FORMER, isAdmin: true, phoneNo: '9876543211', address: 'MAIN ROAD' },
  });
  formerToken = await logIn(FORMER);
  expect((await station.graphql('{ users { id } }', {}, { token: formerToken })).body.errors).toBeUndefined();
  await station.sql('UPDATE app_user SET enabled = false WHERE id = $1', [id]);
}, 60_000);
afterAll(() => station.close());

const logIn = async ({ email, password }: { email: string; password: string }): Promise<string> =>
  (await submit(station.request(), signIn, { email, password })).token;

type Verdict = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'passes';

/** Who asks: the token of each, and what they are to the doors. */
const ASKERS: [string, () => string | Promise<string> | null, Pick<Actor, 'isAdmin'> | null][] = [
  ['nobody', () => null, null],
  ['a user', () => logIn(STAFF), { isAdmin: false }],
  ['an admin', () => logIn(ADMIN), { isAdmin: true }],
  ['a disabled admin', () => formerToken, null],
];

const verdictFor = (least: Permission, actor: Pick<Actor, 'isAdmin'> | null): Verdict => {
  if (mayPass(least, actor as Actor | null)) return 'passes';
  return actor === null ? 'UNAUTHENTICATED' : 'FORBIDDEN';
};

async function graphqlVerdict({ query, variables }: EmptyCall, token: string | null): Promise<Verdict> {
  const { body } = await station.graphql(query, variables, { token });
  const codes: string[] = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
  // A document of this test that does not fit the schema would pass for one that is let in.
  expect([query, codes.filter((code) => code.startsWith('GRAPHQL_') || code === 'QUERY_LIMIT')]).toEqual([query, []]);
  return (['UNAUTHENTICATED', 'FORBIDDEN'] as const).find((code) => codes.includes(code)) ?? 'passes';
}

async function restVerdict(row: (typeof routes)[number], token: string | null): Promise<Verdict> {
  const body = row.method === 'GET' ? undefined : {};
  const answer = await station.rest(row.method, addressOf(row), body, { token });
  if (answer.status === 401 && answer.body.msg === PLEASE_LOG_IN) return 'UNAUTHENTICATED';
  return answer.status === 403 && answer.body.msg === ONLY_AN_ADMIN ? 'FORBIDDEN' : 'passes';
}

/** By operation, so that a difference names it. */
const expectedFor = (names: string[], actor: Pick<Actor, 'isAdmin'> | null): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, verdictFor(LEAST.get(name)!, actor)]));

describe('the table', () => {
  test('has every operation of the schema and every old path, each once, and no other', () => {
    const listed = Object.values(MAY).flatMap(({ rest, ...kinds }) => [
      ...rest,
      ...Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)),
    ]);
    expect(listed.toSorted()).toEqual([...calls.keys(), ...routes.map(restName)].toSorted());
  });
});

describe.each(ASKERS)('%s', (_who, tokenOf, actor) => {
  test('is let in to what the table says over GraphQL, and to nothing else', async () => {
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

  test('is let in to what the table says by the old paths, and to nothing else', async () => {
    const token = await tokenOf();
    const found: Record<string, Verdict> = {};
    for (const row of routes) found[restName(row)] = await restVerdict(row, token);
    expect(found).toEqual(expectedFor(Object.keys(found), actor));
    expect(Object.keys(found).length).toBeGreaterThan(100);
  }, 60_000);
});

describe('sockets', () => {
  const subscriptions = [...LEAST].filter(([name]) => name.startsWith('subscription '));

  test.each(subscriptions)('%s is for %ss', async (name, least) => {
    for (const isAdmin of [false, true]) {
      const actor = { userId: 1, sessionId: 1, name: 'A USER', email: 'a@b.example', isAdmin };
      const document = parse(calls.get(name)!.query);
      const opened = await subscribe({ schema, document, contextValue: station.request({ actor }) });
      if ('errors' in opened) {
        expect([isAdmin, opened.errors!.map(({ message }) => message)]).toEqual([false, [ONLY_AN_ADMIN]]);
        expect(least).toBe('admin');
      } else {
        expect(mayPass(least, actor)).toBe(true);
        await (opened as AsyncGenerator).return(undefined);
      }
    }
  });

  test('are for nobody without a token that holds', async () => {
    for (const token of ['nonsense', formerToken]) {
      const line = await openLine(station.url, token);
      await until(() => line.closed);
      expect([line.heard, line.closed?.code]).toEqual([[], 4403]);
    }
  });
});
