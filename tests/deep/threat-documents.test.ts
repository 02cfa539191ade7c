import fs from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { buildSchema, parse, print, validate } from 'graphql';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { documentsOf, referencesDocument } from '../../client/src/features/masters/documents';
import { documentOf } from '../../client/src/features/reports/answer/report-document';
import { choicesDocumentOf } from '../../client/src/features/reports/reference-choices';
import type { ReportDefinition } from '../../client/src/features/reports/report-definition';
import { documentLimits, MOST_TOKENS } from '../../server/api/graphql/limits';
import { type App, buildApp } from '../../server/api/http/app';
import { readEnv } from '../../server/env';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { type Backend, openBackend, PASSWORD } from '../server/backend';

let backend: Backend;
let app: App;
let base: string;
let token: string;
beforeAll(async () => {
  backend = await openBackend();
  const { database, events, log, clock } = backend.request();
  app = await buildApp({ env: readEnv({ NODE_ENV: 'production' }), database, events, log, clock });
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await backend.addUser('anna@station.example', { isAdmin: true });
  token = await backend.logIn('anna@station.example');
}, 60_000);
afterAll(async () => {
  await app?.close();
  await backend?.close();
});

interface Sent {
  method?: 'GET' | 'POST' | 'OPTIONS';
  url?: string;
  headers?: Record<string, string>;
  payload?: string | object;
}

/** Responses as in production. */
async function send({ method = 'POST', url = '/graphql', headers, payload }: Sent) {
  const answer = await fetch(`${base}${url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

async function graphql(query: string, variables = {}) {
  const { status, text } = await send({ payload: { query, variables } });
  const { data, errors = [] } = JSON.parse(text);
  return { status, data, codes: errors.map((error: { extensions: { code: string } }) => error.extensions.code) };
}

const times = (count: number, word: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => word(n)).join(' ');
const names = (count: number): string => times(count, () => 'name');

describe('a document at a limit is answered, and one beyond it is refused', () => {
  test.each<[number, string, (n: number) => string]>([
    [15, 'aliases', (n) => `{ masters { ${times(n, (each) => `a${each}: name`)} } }`],
    [15, 'aliases of __typename', (n) => `{ masters { ${times(n, (each) => `a${each}: __typename`)} } }`],
    [5, 'directives', (n) => `{ masters { ${times(n, () => 'name @include(if: true)')} } }`],
    [10, 'root fields', (n) => `{ ${times(n, () => 'stationName')} }`],
    [10, 'root fields in a fragment', (n) => `{ ...q } fragment q on Query { ${times(n, () => 'stationName')} }`],
    [
      1000,
      'tokens',
      (n) => `{ masters { ${'... { '.repeat((n - 6) / 3)} ${names(1 + ((n - 6) % 3))} ${'} '.repeat((n - 6) / 3)} } }`,
    ],
    [
      1000,
      'fields, counting fragments wherever they are spread',
      (n) =>
        `{ masters { ${times(9, () => '...a')} ${names(n - 910)} } } fragment a on MasterDefinition { ${names(100)} }`,
    ],
  ])('%i %s', async (most, _what, documentOf) => {
    expect(await graphql(documentOf(most))).toMatchObject({ status: 200, codes: [] });
    expect(await graphql(documentOf(most + 1))).toMatchObject({ status: 400, codes: ['QUERY_LIMIT'] });
  });

  const endless = buildSchema('type Query { deeper: Query name: String }');
  const deep = (levels: number): string => `${'deeper { '.repeat(levels - 1)}name${' }'.repeat(levels - 1)}`;
  test.each([
    ['fields', (levels: number) => `{ ${deep(levels)} }`],
    ['a fragment', (levels: number) => `{ deeper { ...a } } fragment a on Query { ${deep(levels - 1)} }`],
  ])('8 levels by %s are accepted, 9 are refused', (_what, documentOf) => {
    const codesOf = (levels: number) =>
      validate(endless, parse(documentOf(levels)), documentLimits).map(({ extensions }) => extensions.code);
    expect([codesOf(8), codesOf(9)]).toEqual([[], ['QUERY_LIMIT']]);
  });

  test('9 levels are refused over HTTP', async () => {
    const { status, codes } = await graphql(`{ ${'me { '.repeat(8)}name${' }'.repeat(8)} }`);
    expect([status, codes.includes('QUERY_LIMIT')]).toEqual([400, true]);
  });

  test('refuses fragments that expand a million times or endlessly', async () => {
    const next = (n: number) => `fragment f${n} on MasterDefinition { ${times(10, () => `...f${n + 1}`)} }`;
    const bomb = `{ masters { ...f0 } } ${times(6, next)} fragment f6 on MasterDefinition { name }`;
    expect(await graphql(bomb)).toMatchObject({ status: 400, codes: ['QUERY_LIMIT'] });
    const circle =
      '{ masters { ...a } } fragment a on MasterDefinition { ...b } fragment b on MasterDefinition { ...a }';
    expect(await graphql(circle)).toMatchObject({ status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] });
  });

  test('refuses fifty log-ins in one request, one mutation field each', async () => {
    const attempt = (n: number) =>
      `a${n}: signIn(input: { email: "anna@station.example", password: "guess-${n}" }) { token }`;
    for (const count of [2, 50])
      expect(await graphql(`mutation { ${times(count, attempt)} }`)).toMatchObject({ status: 400, data: undefined });
    const inFragment = `mutation { ...m } fragment m on Mutation { ${attempt(1)} ${attempt(2)} }`;
    expect(await graphql(inFragment)).toMatchObject({ status: 400, codes: ['QUERY_LIMIT'] });
    const counted = await backend.sql(`SELECT kind FROM guess_count WHERE kind LIKE 'signIn%' AND guesses > 0`);
    expect(counted).toEqual([]);
  });

  test('returns at most five errors', async () => {
    const { status, codes } = await graphql(
      `{ ${times(9, (n) => `no${n}`)} masters { ${times(90, (n) => `no${n}`)} } }`,
    );
    expect([status, codes]).toEqual([400, expect.any(Array)]);
    expect(codes).toHaveLength(5);
  });
});

describe('error messages', () => {
  test.each(['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }'])(
    'error messages reveal nothing of the schema: %s',
    async (query) => expect(await graphql(query)).toMatchObject({ status: 400, data: undefined }),
  );

  test('error messages suggest no name for 200 misspelt fields', async () => {
    const misspelt = [...queries.keys(), ...commands.keys()].slice(0, 200);
    expect(misspelt).toHaveLength(200);
    for (const name of misspelt) {
      const { text } = await send({ payload: { query: `{ ${name}x }` } });
      expect(text).not.toMatch(/did you mean/i);
    }
    const { text } = await send({ payload: { query: '{ me { passwordHsah } savedViews(rout: "a") { id } }' } });
    expect(text).not.toMatch(/did you mean/i);
  });

  test('an internal error reveals its id, and neither statement nor stack', async () => {
    await backend.sql('ALTER TABLE saved_view RENAME TO elsewhere');
    const { text } = await send({ payload: { query: '{ savedViews { id } }' } });
    await backend.sql('ALTER TABLE elsewhere RENAME TO saved_view');
    const { errors } = JSON.parse(text);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Something went wrong',
        extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) },
      }),
    ]);
    expect(text).not.toMatch(/saved_view|stack|\.ts|\.js|SELECT/);
  });
});

describe('a page of another site', () => {
  const SIGN_OUT = 'mutation { signOut { userErrors { message } } }';
  const form = `query=${encodeURIComponent(SIGN_OUT)}`;
  test.each<[string, Sent]>([
    ['a text', { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify({ query: SIGN_OUT }) }],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: form }],
    [
      'a multipart form',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: SIGN_OUT })}\r\n--x--`,
      },
    ],
    [
      'a form with an unusual content type',
      { headers: { 'content-type': 'Application/X-WWW-Form-URLEncoded;x=application/json' }, payload: form },
    ],
    [
      'a body without a content type',
      { headers: { 'content-type': '' }, payload: JSON.stringify({ query: SIGN_OUT }) },
    ],
    ['a query string', { method: 'GET', url: `/graphql?${form}` }],
    [
      'a query string with a content type',
      { method: 'GET', url: `/graphql?${form}`, headers: { 'apollo-require-preflight': '1' } },
    ],
    ['a batch', { payload: [{ query: SIGN_OUT }, { query: SIGN_OUT }] }],
  ])('a page of another site cannot write by %s, even with the token', async (_what, sent) => {
    const { status, text } = await send(sent);
    expect(text).not.toContain('"signOut"');
    expect([400, 405, 415]).toContain(status);
    expect((await graphql('{ me { name } }')).codes).toEqual([]);
  });

  test('a query hash is refused', async () => {
    const { text } = await send({
      payload: { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    });
    expect(JSON.parse(text).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  test.each(['/graphql', '/api/v1/creditor', '/login', '/healthz', '/'])(
    'a page of another site cannot read %s',
    async (url) => {
      for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
        const { headers } = await send({
          method,
          url,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );

  test('has no use of cookies, since there are none', async () => {
    const input = { email: 'anna@station.example', password: PASSWORD };
    const { headers } = await send({
      payload: { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', variables: { input } },
    });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe("the application's own documents stay within the limits", () => {
  const written: string[] = Object.values(
    JSON.parse(
      fs.readFileSync(path.resolve(__dirname, '../../client/src/graphql/generated/persisted-documents.json'), 'utf8'),
    ),
  );
  const cache = new InMemoryCache();
  /** As the client sends them: the cache adds __typename to each object. */
  const sent = (text: string): string => print(cache.transformDocument(parse(text)));
  const named = (name: string): string => written.find((text) => text.includes(`query ${name}`))!;
  const anything = buildSchema('type Query { nothing: Int }');
  const refusalsOf = (text: string): string[] =>
    validate(anything, parse(sent(text), { maxTokens: MOST_TOKENS }), documentLimits).map(({ message }) => message);

  test('hand-written documents stay within the limits', () => {
    expect(written.length).toBeGreaterThan(100);
    for (const text of written) expect([text, refusalsOf(text)]).toEqual([text, []]);
  });

  test('documents generated for masters stay within the limits', async () => {
    const { masters }: { masters: MasterDefinition[] } = (await graphql(sent(named('Masters')))).data;
    expect(masters.length).toBeGreaterThan(10);
    for (const master of masters)
      for (const made of [...Object.values(documentsOf(master)), referencesDocument(master, masters)])
        if (made !== null) expect([master.name, refusalsOf(print(made))]).toEqual([master.name, []]);
  });

  test('documents generated for reports stay within the limits', async () => {
    const { reportCatalogue }: { reportCatalogue: { route: string }[] } = (await graphql(sent(named('ReportRoutes'))))
      .data;
    expect(reportCatalogue.length).toBeGreaterThan(30);
    for (const { route } of reportCatalogue) {
      const { data } = await graphql(sent(named('ReportDefinition')), { route });
      const report: ReportDefinition = data.reportCatalogue[0];
      for (const document of [documentOf(report), choicesDocumentOf(report)])
        if (document !== null) expect([route, refusalsOf(print(document))]).toEqual([route, []]);
    }
  });
});
