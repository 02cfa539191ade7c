import type { GraphQLSchema } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import { routes } from '../../server/api/rest/routes';
import { chanceOf } from '../../server/database/seed/chance';
import { access } from '../../server/domain/access.messages';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import { BELL_RIGHTS } from '../../server/domain/bell-rights';
import { type Access, BUILT_IN_ROLES, RIGHTS, type Right } from '../../server/domain/rights';
import { queries } from '../../server/platform/ask';
import { notify, TOPICS } from '../../server/platform/events';
import { commands, submit } from '../../server/platform/submit';
import { rightOfSubscription } from '../../server/platform/subscription-right';
import { transaction } from '../../server/platform/transaction';
import { reports } from '../../server/reports';
import { signIn } from '../../server/services/access/sign-in';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';
import { addressOf, type EmptyCall, graphqlCalls, restName } from './authorisation-calls';
import { LEAST, MAY } from './authorisation-table';
import { openLine, until } from './live-line';

/** Why a caller may not: to staff as old tools know it, to others with the right, to keys what only people do. */
const FORBIDDEN =
  /^(Only an admin can do this$|This needs a right that you do not have: [A-Z]|This key lacks the right [\w.]+: [A-Z]|This is for people who are logged in)/;
const FORMER = { name: 'FORMER ADMIN', email: 'former@station.example', password: 'was-admin-1' };

let station: Station;
let calls: Map<string, EmptyCall>;
let accesses: Map<string, Access>;
/** Token of an admin who was disabled by SQL; the command would have ended the session. */
let formerToken: string;

beforeAll(async () => {
  station = await startStation();
  const schema = await stationSchema(station.request().events);
  calls = graphqlCalls(schema);
  accesses = accessesOf(schema);
  await station.act('createRole', { name: 'Own', rights: OWN_RIGHTS.join(' ') });
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

/** Random rights for a role and a key of their own; the seed is in the name of their tests. */
const SEED = Number(process.env.FORECOURT_SEED ?? Date.now() % 1_000_000);
const chance = chanceOf(SEED);
const someOf = (rights: readonly Right[]): Right[] => rights.filter(() => chance.happens(50));
const OWN_RIGHTS = someOf(RIGHTS.map(({ name }) => name));
const KEY_RIGHTS = someOf(RIGHTS_OF_KEYS);

/** What the specification says of nobody, staff and admins, whatever rights the operations name. */
const byTable =
  (who: 'nobody' | 'staff' | 'admin') =>
  (operation: string): Verdict => {
    const least = LEAST.get(operation)!;
    if (least === 'anyone' || (who !== 'nobody' && least === 'user') || who === 'admin') return 'passes';
    return who === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  };

/** Whether the right that the operation names is one of these. A key has no account of its own. */
const byRights =
  (rights: Iterable<Right>, kind: 'user' | 'service' = 'user') =>
  (operation: string): Verdict => {
    const needed = accesses.get(operation)!;
    if (needed === 'anyone' || needed === 'signedIn') return 'passes';
    if (needed === 'ownAccount') return kind === 'user' ? 'passes' : 'FORBIDDEN';
    const has = (needed === 'bell' ? BELL_RIGHTS : [needed]).some((right) => new Set(rights).has(right));
    return has ? 'passes' : 'FORBIDDEN';
  };

/** The callers: the token of each, and what each may do. */
const ASKERS: [string, () => string | Promise<string> | null, (operation: string) => Verdict][] = [
  ['an anonymous caller', () => null, byTable('nobody')],
  ['staff', () => logIn(STAFF), byTable('staff')],
  ['an admin', () => logIn(ADMIN), byTable('admin')],
  ['a disabled admin', () => formerToken, byTable('nobody')],
  ['an accountant', () => logInAs('Accountant'), byRights(BUILT_IN_ROLES.accountant)],
  [`a role with random rights, seed ${SEED}`, () => logInAs('Own'), byRights(OWN_RIGHTS)],
  [`a key with random rights, seed ${SEED}`, () => keyWith(KEY_RIGHTS), byRights(KEY_RIGHTS, 'service')],
  ['a key with all rights of keys', () => keyWith(RIGHTS_OF_KEYS), byRights(RIGHTS_OF_KEYS, 'service')],
  ['a key without rights', () => keyWith([]), byRights([], 'service')],
];

let counted = 0;

/** Logs in a new user with the role of this name. */
async function logInAs(role: string): Promise<string> {
  const user = { name: 'SOMEBODY', email: `user${++counted}@station.example`, password: 'sesame-1' };
  const [{ id: roleId }] = (await station.sql('SELECT id FROM role WHERE name = $1', [role])) as [{ id: number }];
  await station.act('createUser', { ...user, roleId, phoneNo: '9876543211', address: 'MAIN ROAD' });
  return logIn(user);
}

/** Makes a key; it needs one right, which is taken away if there is none. */
async function keyWith(rights: readonly Right[]): Promise<string> {
  const name = `Tool ${++counted}`;
  const { apiKeyId, key } = (await station.act('createApiKey', {
    name,
    rights: rights.length === 0 ? ['shift.read'] : rights,
  })) as unknown as { apiKeyId: number; key: string };
  if (rights.length === 0) await station.sql("UPDATE api_key SET rights = '{}' WHERE id = $1", [apiKeyId]);
  return key;
}

/** The right that each operation names, from the registries. */
function accessesOf(schema: GraphQLSchema): Map<string, Access> {
  return new Map<string, Access>([
    ...[...commands.values()].map(({ name, right }): [string, Access] => [`mutation ${name}`, right]),
    ...[...queries.values()].map(({ name, right }): [string, Access] => [`query ${name}`, right]),
    ...reports.map(({ query, right }): [string, Access] => [`query reports.${query.name}`, right]),
    ...Object.values(schema.getSubscriptionType()!.getFields()).map((field): [string, Access] => [
      `subscription ${field.name}`,
      rightOfSubscription(field),
    ]),
    ...routes.map((row): [string, Access] => [
      restName(row),
      row.entryPoint === 'submit' ? row.command.right : row.query.right,
    ]),
  ]);
}

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
const expectedFor = (names: string[], may: (operation: string) => Verdict): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [name, may(name)]));

describe('the permission table', () => {
  test('the registries name a right for each operation', () => {
    const operations = [...calls.keys(), ...routes.map(restName)];
    expect(operations.filter((name) => !accesses.has(name))).toEqual([]);
  });

  test('lists every operation of the schema and every old path exactly once', () => {
    const listed = Object.values(MAY).flatMap(({ rest, ...kinds }) => [
      ...rest,
      ...Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)),
    ]);
    expect(listed.toSorted()).toEqual([...calls.keys(), ...routes.map(restName)].toSorted());
  });
});

/** Check values: what an accountant does beyond their own account and requests, and reads that staff do not. */
const BY_ACCOUNTANT =
  'chargeInterest clearCheque depositCheque makeBill recordBankTransfer recordCreditorAdjustment returnCheque settleSwipe undoChequeStep'.split(
    ' ',
  );
const READ_BY_ACCOUNTANT = (
  'auditHeadCheck auditRows auditedTables interestDays interestDue keyFigures payTermsOf ' +
  'records.salaryPayment records.salaryPaymentSums records.salaryPayments reports.audit reports.dayBook ' +
  'reports.employeePayRate reports.getInterestReport reports.profitAndLoss reports.salaryPayslip reports.trialBalance salariesOf shortagesThisMonth tankCover topDues'
).split(' ');

test('an accountant bills, charges, adjusts, settles and reads pay and books, and records no shift, stock or cash', () => {
  const may = byRights(BUILT_IN_ROLES.accountant);
  const [operations, ofStaff] = [[...calls.keys()].filter((name) => may(name) === 'passes'), byTable('staff')];
  const commanded = operations.filter(
    (name) =>
      name.startsWith('mutation ') && /^[a-z]+\./.test(accesses.get(name)!) && accesses.get(name) !== 'changes.request',
  );
  expect(commanded.map((name) => name.slice('mutation '.length)).toSorted()).toEqual(BY_ACCOUNTANT);
  const read = operations.filter((name) => name.startsWith('query ') && ofStaff(name) === 'FORBIDDEN');
  expect(read.map((name) => name.slice('query '.length)).toSorted()).toEqual(READ_BY_ACCOUNTANT);
});

describe.each(ASKERS)('%s', (_who, tokenOf, may) => {
  test("the role may call exactly the table's operations over GraphQL", async () => {
    const found: Record<string, Verdict> = {};
    let token = await tokenOf();
    for (const [name, call] of calls) {
      if (name.startsWith('subscription ')) continue;
      found[name] = await graphqlVerdict(call, token);
      if (name === 'mutation signOut') token = await tokenOf();
    }
    expect(found).toEqual(expectedFor(Object.keys(found), may));
    expect(Object.keys(found).length).toBeGreaterThan(250);
  }, 60_000);

  test("the role may call exactly the table's old paths", async () => {
    const token = await tokenOf();
    const found: Record<string, Verdict> = {};
    for (const row of routes) found[restName(row)] = await restVerdict(row, token);
    expect(found).toEqual(expectedFor(Object.keys(found), may));
    expect(Object.keys(found).length).toBeGreaterThan(100);
  }, 60_000);

  test("the role may call exactly the table's operations over a socket", async () => {
    const token = await tokenOf();
    const found: Record<string, Verdict> = {};
    for (const [name, call] of subscriptions()) found[name] = await socketVerdict(call, token);
    expect(found).toEqual(expectedFor(Object.keys(found), may));
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
