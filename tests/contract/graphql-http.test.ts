import fs from 'node:fs';
import path from 'node:path';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { serverAudits } from 'graphql-http';
import { type Server, type Station, startServer, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

const ROOT = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(ROOT, 'docs/API.md'), 'utf8');

/** Ids of the audits that docs/API.md lists as deviations; only recommendations may be. */
const otherwise = [...page.matchAll(/^\| `([0-9A-Z]{4})` \|/gm)].map(([, id]) => id!);

const audits = serverAudits({
  url: () => `${station.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${station.adminToken}` } }),
});

describe('GraphQL over HTTP', () => {
  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (id, _name, { fn }) => {
    const { status, reason = '' } = (await fn()) as { status: string; reason?: string };
    expect([status, reason]).toEqual(otherwise.includes(id) ? ['warn', 'Response status code is not 200'] : ['ok', '']);
  });

  test('the page lists no unknown audit', () => {
    expect(otherwise.filter((id) => !audits.some((audit) => audit.id === id))).toEqual([]);
  });
});

describe('introspection', () => {
  test('returns the whole schema as committed', async () => {
    const { status, body } = await station.graphql(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(status).toBe(200);
    const told = printSchema(lexicographicSortSchema(buildClientSchema(body.data)));
    expect(told.trim()).toBe(fs.readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8').trim());
  });

  test('a misspelt field is refused with a suggested name', async () => {
    const { status, body } = await station.graphql('{ runingShift { id } }');
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Did you mean "runningShift"?')]);
  });
});

test('the name in the address of a report, which filters nothing, is refused as an argument', async () => {
  const query = '{ reports { creditReportBilledBycreditor(id: 1, firmName: "SHREE") { rowCount } } }';
  const { status, body } = await station.graphql(query, {}, { token: station.adminToken });
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Unknown argument "firmName"')]);
});

describe('in production', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(station.databaseUrl, { NODE_ENV: 'production' });
  });
  afterAll(() => server?.close());

  test.each([
    ['the whole schema', getIntrospectionQuery({ inputValueDeprecation: true })],
    ['a type', '{ __type(name: "Query") { fields { name } } }'],
    ['the schema beside a query', '{ runningShift { id } __schema { types { name } } }'],
  ])('hides %s', async (_what, query) => {
    const { status, body } = await server.graphql(query, {}, { token: station.adminToken });
    expect([status, body.data]).toEqual([400, undefined]);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    for (const { message } of body.errors) expect(message).toMatch(/^GraphQL introspection has been disabled/);
  });

  test.each(['{ runingShift { id } }', 'mutation { signOff { userErrors { code } } }', '{ runningShift { idd } }'])(
    'suggests no name for %s',
    async (query) => {
      const { status, body } = await server.graphql(query, {}, { token: station.adminToken });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringMatching(/did you mean/i)]);
    },
  );

  test('states which kind of operation is not allowed', async () => {
    const { body } = await server.graphql('{ __typename }', {}, { token: station.adminToken });
    expect(body).toEqual({ data: { __typename: 'Query' } });
  });
});
