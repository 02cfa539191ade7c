import { CloseCode } from 'graphql-ws';
import * as limits from '../../server/api/graphql/limits';
import { LARGEST_SHEET_BODY } from '../../server/api/graphql/server';
import { SERVICE_RESTART } from '../../server/api/graphql/socket';
import { POLICY_VIOLATION, TRY_AGAIN_LATER } from '../../server/api/graphql/socket-line';
import { LARGEST_BODY, sharesOf } from '../../server/api/http/app';
import { LONGEST_KEY } from '../../server/api/http/request-context';
import { routes } from '../../server/api/rest/routes';
import { GREATEST_FILE } from '../../server/domain/stored-file.rules';
import { readEnv } from '../../server/env';
import { MOST_DAYS } from '../../server/platform/idempotency';
import { MOST_ROWS_OF_PAGE } from '../../server/reports/page';
import { MOST_HOURS, MOST_IDLE_HOURS } from '../../server/services/access/session';
import { FREE_FROM_ANYWHERE, FREE_PER_ACCOUNT, FREE_PER_ADDRESS } from '../../server/services/access/throttle';
import { MOST_OF_PAGE } from '../../server/views/graph/records.inputs';
import { MOST_SUMS } from '../../server/views/graph/records.sums';
import { MOST_ROWS } from '../../server/views/graph/thing';
import { type Call, type Reply, type Station, startStation } from '../support/station';
import { tableOf } from './api-page';
import { aShiftRuns } from './work';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
});
afterAll(() => station.close());

interface Way {
  /** Causes the error over GraphQL. */
  graphql?: () => Promise<Reply>;
  /** Causes the error over a REST path. */
  old?: () => Promise<Reply>;
}

const ask = (query: string, variables?: object, call?: Call) => station.graphql(query, variables, call);
const CREATE = 'mutation ($input: ExpenditureCategoryInput!) { createExpenditureCategory(input: $input) { message } }';
const category = (name: string, call: Call) => ask(CREATE, { input: { name } }, call);
const nobody = { token: null };
const GUESS = { email: 'somebody@station.example', password: 'guessed' };
const LOG_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token userErrors { code message } } }';
const logIn = () => ask(LOG_IN, { input: GUESS }, nobody);

/** How each code of the table is caused. */
const WAYS: Record<string, Way> = {
  GRAPHQL_PARSE_FAILED: { graphql: () => ask('{') },
  GRAPHQL_VALIDATION_FAILED: { graphql: () => ask('{ nonsense }') },
  OPERATION_RESOLUTION_FAILURE: { graphql: () => ask('query A { __typename } query B { __typename }') },
  BAD_REQUEST: { graphql: () => station.rest('POST', '/graphql', {}) },
  QUERY_LIMIT: { graphql: () => ask('mutation { a: signOut { __typename } b: signOut { __typename } }') },
  BAD_USER_INPUT: {
    graphql: () => ask('query ($id: Int!) { tank(id: $id) { name } }', { id: 'x' }),
    old: () => station.rest('GET', '/api/v1/creditor/abc'),
  },
  UNAUTHENTICATED: {
    graphql: () => ask('{ tanks { name } }', {}, nobody),
    old: () => station.rest('GET', '/api/v1/tanks', undefined, nobody),
  },
  FORBIDDEN: {
    graphql: () => ask('{ permissionCounts { pending } }', {}, { token: station.staffToken }),
    old: () => station.rest('GET', '/api/v1/getnotification', undefined, { token: station.staffToken }),
  },
  NOT_FOUND: {
    graphql: () => ask('{ changeableRow(table: "creditor", rowId: 99999) { title } }'),
    old: () => station.rest('GET', '/api/v1/creditor/99999'),
  },
  REFUSED: { old: () => station.rest('POST', '/api/v1/startnewshift', { shiftId: 1, shiftDate: '2025-05-05' }) },
  REUSED: {
    graphql: async () => {
      await category('Light', { key: 'one key' });
      return category('Water', { key: 'one key' });
    },
    old: () => station.rest('POST', '/api/v1/expCategory', { exCatName: 'Paper' }, { key: 'one key' }),
  },
  TOO_MANY: {
    graphql: async () => {
      for (let guess = 0; guess < FREE_PER_ACCOUNT; guess++) await logIn();
      return logIn();
    },
    old: () => station.rest('POST', '/login', GUESS, nobody),
  },
};

/** Codes that cannot be caused at will here; the tests of approvals, threats and faults cover them. */
const ELSEWHERE = [
  'CONFIRM_SESSION',
  'WAITS_FOR_APPROVAL',
  'ACCEPTED',
  'UNAVAILABLE',
  'TOO_LONG',
  'INTERNAL_SERVER_ERROR',
];

describe('errors', () => {
  const table = tableOf('Errors');
  const codes = [...table].map(([code, [graphql, old]]) => ({ code: code.replaceAll('`', ''), graphql, old }));

  test('every error code is on the page, with its cause', () => {
    expect(codes.map(({ code }) => code).toSorted()).toEqual([...Object.keys(WAYS), ...ELSEWHERE].toSorted());
  });

  test.each(codes.filter(({ code }) => code in WAYS))('$code is returned as documented', async (row) => {
    const { graphql, old } = WAYS[row.code]!;
    if (graphql) {
      const { status, body } = await graphql();
      expect([body.errors?.[0]?.extensions.code, row.graphql]).toEqual([
        row.code,
        expect.stringContaining(`${status}`),
      ]);
    }
    if (old) {
      const { status, body } = await old();
      expect([row.old, body]).toEqual([`${status}`, expect.objectContaining({ msg: expect.any(String) })]);
    } else expect(row.old).toBe('');
  });
});

test('a log-in after too many wrong attempts states when to retry, over GraphQL and REST', async () => {
  for (const { status, headers, body } of [await WAYS.TOO_MANY!.graphql!(), await WAYS.TOO_MANY!.old!()]) {
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body.msg ?? body.errors[0].message).toBe('Too many attempts. Please try again in a minute.');
  }
});

/** Codes of the protocol that only a client closes with. */
const CLIENTS_OWN = [CloseCode.InternalClientError, CloseCode.BadResponse, CloseCode.ConnectionAcknowledgementTimeout];
/** RFC 6455, and the codes that the server uses besides the protocol. */
const BESIDE_PROTOCOL = [1000, 1006, SERVICE_RESTART, POLICY_VIOLATION, 1009, TRY_AGAIN_LATER];

test('every close code of a socket is on the page', () => {
  const codes = [...tableOf('How a socket ends').keys()].flatMap((cell) => cell.match(/\b\d{4}\b/g) ?? []);
  const ofProtocol = Object.values(CloseCode).filter((code): code is CloseCode => typeof code === 'number');
  const ended = [...ofProtocol.filter((code) => !CLIENTS_OWN.includes(code)), ...BESIDE_PROTOCOL];
  expect(codes.map(Number).toSorted()).toEqual(ended.toSorted());
});

describe('limits', () => {
  const { readsPerMinute, writesPerMinute, requestsPerMinute, anonymousPerMinute } = readEnv({});
  const kb = (bytes: number | undefined): string => `${bytes! / 1024} KB`;
  const mb = (bytes: number | undefined): string => `${bytes! / 1024 ** 2} MB`;
  const bodyOf = (path: string) => routes.find((row) => row.path === path)!.largestBody;

  const LIMITS: Record<string, number | string> = {
    'tokens of a document': limits.MOST_TOKENS,
    'levels of fields': limits.MOST_DEPTH,
    'fields selected, through fragments': limits.MOST_SELECTIONS,
    'root fields of a query': limits.MOST_ROOT_FIELDS,
    // The schema has this rule without a number.
    'fields of a mutation': 1,
    aliases: limits.MOST_ALIASES,
    directives: limits.MOST_DIRECTIVES,
    variables: limits.MOST_VARIABLES,
    'tokens of a document, without a log-in': limits.STRANGERS_TOKENS,
    'reads of a user or key in a minute': readsPerMinute,
    'writes of a user or key in a minute': writesPerMinute,
    'requests of an address in a minute': requestsPerMinute,
    'requests without a log-in, of an address in a minute': anonymousPerMinute,
    'new documents, without a log-in, of an address in a minute': sharesOf(readEnv({})).document,
    'failed log-ins': `${FREE_PER_ACCOUNT} of an account from one address, ${FREE_FROM_ANYWHERE} of an account, ${FREE_PER_ADDRESS} of an address; then pauses of 1 to 15 minutes`,
    'requests for a recovery mail': `${FREE_PER_ACCOUNT} of an account from one address, ${FREE_PER_ADDRESS} of an address; then pauses of 1 to 15 minutes`,
    'recovery mails to an account': `${FREE_PER_ACCOUNT}; then one after each pause of 1 to 15 minutes`,
    'rows of a page of a report': MOST_ROWS_OF_PAGE,
    'rows of a page of `records`': MOST_OF_PAGE,
    'rows that a field of `records` reads, about': MOST_ROWS,
    'groups of sums of `records`': MOST_SUMS,
    'a body': `${kb(LARGEST_BODY)}; ${kb(bodyOf('/api/v1/closeshift'))} of a close, ${mb(bodyOf('/api/v1/print'))} of a print, ${mb(LARGEST_SHEET_BODY)} at \`/graphql/sheets\``,
    'a file': mb(GREATEST_FILE),
    'an `Idempotency-Key`': `${LONGEST_KEY} characters, kept for ${MOST_DAYS} days`,
    'a log-in': `${MOST_HOURS} hours, ${MOST_IDLE_HOURS} without use`,
  };

  test('the limits on the page equal those of the server', () => {
    const said = [...tableOf('Limits')].map(([what, [most]]) => [what, most]);
    const kept = Object.entries(LIMITS).map(([what, most]) => [what, most.toLocaleString('en')]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(kept));
  });
});
