import fs from 'node:fs';
import path from 'node:path';
import * as limits from '../../server/graphql/limits';
import { type Call, type Reply, type Station, startStation } from '../support/station';
import { aShiftRuns } from './work';

const page = fs.readFileSync(path.resolve(__dirname, '../../docs/API.md'), 'utf8');

/** The rows of the first table below a heading, by their first cell. */
function tableOf(heading: string): Map<string, string[]> {
  const [, below = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const lines = below.split('\n').filter((line) => /^\||^#/.test(line));
  const end = lines.findIndex((line) => line.startsWith('#'));
  const rows = lines.slice(2, end === -1 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map(([first, ...rest]) => [first!, rest]));
}

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
});
afterAll(() => station.close());

interface Way {
  /** What GraphQL answers so. */
  graphql?: () => Promise<Reply>;
  /** What an old path answers so. */
  old?: () => Promise<Reply>;
}

const ask = (query: string, variables?: object, call?: Call) => station.graphql(query, variables, call);
const CREATE = 'mutation ($input: ExpenditureCategoryInput!) { createExpenditureCategory(input: $input) { message } }';
const category = (name: string, call: Call) => ask(CREATE, { input: { name } }, call);
const nobody = { token: null };

/** By the code of the table, how it comes about. */
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
};

/** Those that no call brings about at will: tests of threats and faults hold them. */
const ELSEWHERE = ['TOO_MANY', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

describe('errors', () => {
  const table = tableOf('Errors');
  const codes = [...table].map(([code, [graphql, old]]) => ({ code: code.replaceAll('`', ''), graphql, old }));

  test('are on the page, each with how it comes about', () => {
    expect(codes.map(({ code }) => code).toSorted()).toEqual([...Object.keys(WAYS), ...ELSEWHERE].toSorted());
  });

  test.each(codes.filter(({ code }) => code in WAYS))('$code is answered as the page says', async (row) => {
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

describe('limits', () => {
  const ofPage = [...tableOf('Limits')];
  const saidOf = (what: string) => ofPage.find(([first]) => first === what)?.[0 + 1]?.[0] ?? '';

  test.each([
    ['tokens of a document', limits.MOST_TOKENS],
    ['levels of fields', limits.MOST_DEPTH],
    ['aliases', limits.MOST_ALIASES],
    ['directives', limits.MOST_DIRECTIVES],
    ['fields selected, through fragments', limits.MOST_SELECTIONS],
    ['questions in a query', limits.MOST_ROOT_FIELDS],
  ])('%s are %i, as the page says', (what, most) => {
    expect(saidOf(what)).toBe(most.toLocaleString('en'));
  });
});
