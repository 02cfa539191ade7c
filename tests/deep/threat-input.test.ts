import { once } from 'node:events';
import { request } from 'node:http';
import type { ClassConstructor } from 'class-transformer';
import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import { routes } from '../../server/api/rest/routes';
import type { ProblemError } from '../../server/domain/kernel/problem';
import { queries } from '../../server/platform/ask';
import { Litres, Money, Percent, Rate, Tenths } from '../../server/platform/scalars';
import { commands } from '../../server/platform/submit';
import { validated } from '../../server/platform/validated';
import { mailedTo } from '../security/recovery';
import { addressOf, graphqlCalls } from '../server/authorisation-calls';
import { expectBooksInOrder } from '../support/state-of-books';
import { ADMIN, type Station, startStation } from '../support/station';

jest.setTimeout(120_000);

let station: Station;
let schema: GraphQLSchema;
beforeAll(async () => {
  station = await startStation();
  schema = await stationSchema(station.request().events);
}, 60_000);
afterAll(() => station.close());

/** Numbers that would change if a text were run as SQL. */
const counted = () =>
  station.sql('SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM creditor) AS creditors');
const accidents = (): string[] => station.logged.filter((line) => line.includes('unhandled error'));
/** Operations that are skipped: a sign-out would end the test's session, and a subscription does not end. */
const isOver = (name: string): boolean => name === 'mutation signOut' || name.startsWith('subscription ');

describe('searching for special characters', () => {
  const searches = [...queries.values()].flatMap(({ name }) => (/s$/.test(name) ? [name] : []));
  test.each(["' OR 1=1--", '%', '_', '\\', '%%', "'"])('%s finds no row, though all are listed', async (search) => {
    const fields = Object.values(schema.getQueryType()!.getFields()).filter(
      ({ name, args }) => searches.includes(name) && args.some((arg) => arg.name === 'search'),
    );
    expect(fields.length).toBeGreaterThan(10);
    for (const { name, args } of fields) {
      if (args.some((arg) => arg.name !== 'search' && arg.name !== 'includeDisabled')) continue;
      const query = `query ($search: String) { ${name}(search: $search) { __typename } }`;
      const { body } = await station.graphql(query, { search });
      expect([name, body]).toEqual([name, { data: { [name]: [] } }]);
    }
  });
});

describe('special characters in a text', () => {
  test.each(["' OR 1=1--", "'; DROP TABLE app_user; --", '\\', '%', '_', '__proto__', 'a\r\nBcc: x@evil.example'])(
    '%j are stored as text by every operation',
    async (text) => {
      const before = await counted();
      for (const [name, call] of graphqlCalls(schema, text)) {
        if (isOver(name)) continue;
        const { body } = await station.graphql(call.query, call.variables);
        const codes = (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
        expect([name, codes.filter((code: string) => /^(INTERNAL|GRAPHQL_)/.test(code))]).toEqual([name, []]);
      }
      expect(accidents()).toEqual([]);
      expect(await counted()).toEqual(before);
    },
  );
});

describe('unknown keys', () => {
  /** The fields at which an input of a command is refused. */
  const refusedAt = (input: ClassConstructor<object>, raw: object): (string | undefined)[] => {
    try {
      validated(input, raw);
      return [];
    } catch (error) {
      return (error as ProblemError).problems.map(({ field }) => field);
    }
  };

  test('unknown keys are refused by every entry point', () => {
    for (const { name, input } of [...commands.values(), ...queries.values()])
      for (const key of ['notOffered', 'passwordHash', '__proto__', 'constructor', 'prototype'])
        expect([name, refusedAt(input, JSON.parse(`{"${key}":{}}`))]).toEqual([name, expect.arrayContaining([key])]);
  });

  const HOSTILE = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
  const isClean = () => expect('polluted' in {}).toBe(false);

  test('unknown keys of every object are refused by every GraphQL operation', async () => {
    for (const [name, { query, variables }] of graphqlCalls(schema)) {
      if (isOver(name)) continue;
      const within = JSON.stringify(variables)
        .replaceAll('{', `{"constructor":{"prototype":{"polluted":true}},`)
        .replaceAll(',}', '}');
      for (const sent of [HOSTILE, within]) {
        const { status } = await station.rest(
          'POST',
          '/graphql',
          `{"query":${JSON.stringify(query)},"variables":${sent}}`,
          {
            headers: { 'content-type': 'application/json' },
          },
        );
        expect([name, status < 500]).toEqual([name, true]);
      }
      isClean();
    }
  });

  test('unknown keys of every object are refused by every REST path, as JSON or as form text', async () => {
    const names = [
      'jsonData',
      'currencyData',
      'reportData',
      'data',
      'mpds',
      'tanks',
      'creditor',
      'oldCreditor',
      'employeeData',
    ];
    const form = Object.fromEntries(
      [...names, '__proto__[polluted]', 'constructor[prototype][polluted]'].map((name) => [name, HOSTILE]),
    );
    for (const row of routes.filter(({ method }) => method !== 'GET')) {
      const json = await station.rest(row.method, addressOf(row), HOSTILE, {
        headers: { 'content-type': 'application/json' },
      });
      const asForm = await station.rest(row.method, addressOf(row), form, { form: true });
      expect([row.path, json.status < 500, asForm.status < 500]).toEqual([row.path, true, true]);
      isClean();
    }
    expect(accidents()).toEqual([]);
  });
});

test('unknown keys in input deeper than any declared one are refused', async () => {
  for (const deep of [`${'['.repeat(21)}${']'.repeat(21)}`, `${'['.repeat(50_000)}${']'.repeat(50_000)}`]) {
    const { status, body } = await station.rest('POST', '/api/v1/print', { data: deep }, { form: true });
    expect([status, body]).toEqual([400, { msg: 'The input is too deep' }]);
  }
});

describe('figures', () => {
  const FIGURES: GraphQLScalarType[] = [Money, Litres, Rate, Percent, Tenths];
  const NONE: unknown[] = [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    0.1 + 0.2,
    9e15,
    1,
    true,
    null,
    [],
    ['1'],
    {},
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e3',
    '1E3',
    '0x10',
    '1_000',
    '१२',
    '٣',
    '１',
    '1.2.3',
    '1.',
    '.5',
    '--1',
    '0.30000000000000004',
    '9007199254740993.00',
    '9'.repeat(400),
    '1;2',
    '1\u00002',
    '²',
  ];

  test.each(FIGURES.map((scalar) => [scalar.name, scalar] as const))('%s must be a decimal text', (_, scalar) => {
    for (const value of NONE) expect([value, taken(scalar, value)]).toEqual([value, false]);
    expect(Number.isSafeInteger(scalar.parseValue('12.5'))).toBe(true);
  });

  const taken = (scalar: GraphQLScalarType, value: unknown): boolean => {
    try {
      scalar.parseValue(value);
      return true;
    } catch {
      return false;
    }
  };
});

test('a mailed link leads to the configured station, whatever Host header is sent', async () => {
  const { port } = new URL(station.url);
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: '/passwordrecovery',
    headers: {
      host: 'evil.local',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'content-type': 'application/json',
    },
  });
  sent.end(JSON.stringify({ email: ADMIN.email }));
  const [answer] = await once(sent, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  const [row] = await station.sql<{ row: string }>(
    'SELECT m::text AS row FROM outbox_message m ORDER BY id DESC LIMIT 1',
  );
  expect(row!.row).not.toContain('evil');
  // The worker makes the link and has no request.
  const { id } = await mailedTo(station, ADMIN.email);
  expect(id).toMatch(/^\d+$/);
});

test('the books are valid', () => expectBooksInOrder(station.database));
