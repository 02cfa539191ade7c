import { stationSchema } from '../../server/api/graphql/schema';
import { routes } from '../../server/api/rest/routes';
import { chanceOf } from '../../server/database/seed/chance';
import { access as texts } from '../../server/domain/access.messages';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import type { Access, Right } from '../../server/domain/rights';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { rightOfSubscription } from '../../server/platform/subscription-right';
import { reports } from '../../server/reports';
import { type Station, startStation } from '../support/station';
import { addressOf, type EmptyCall, graphqlCalls, restName } from './authorisation-calls';
import { openLine, until } from './live-line';

/** Operations of GraphQL that have another name than the query or command behind them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {};
/** Why a key may not: it lacks the right, or it is no person. */
const FORBIDDEN = /^This (needs a right that you do not have: [A-Z]|is for people who are logged in)/;

let station: Station;
let calls: Map<string, EmptyCall>;
let accessOf: Map<string, Access | undefined>;

beforeAll(async () => {
  station = await startStation();
  const schema = await stationSchema(station.request().events);
  calls = graphqlCalls(schema);
  const ofReports = new Map(reports.map(({ route, right }) => [camelCase(route), right as Access]));
  const subscriptions = schema.getSubscriptionType()!.getFields();
  accessOf = new Map(
    [...calls.keys()].map((call) => {
      const [kind, name] = call.split(' ') as [string, string];
      if (kind === 'subscription') return [call, rightOfSubscription(subscriptions[name]!)];
      if (name.startsWith('reports.')) return [call, ofReports.get(name.slice('reports.'.length))];
      const behind = OTHER_NAMES[name] ?? name;
      return [call, (kind === 'query' ? queries.get(behind) : commands.get(behind))?.right];
    }),
  );
}, 60_000);
afterAll(() => station.close());

const camelCase = (route: string): string =>
  route.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^\w/, (letter) => letter.toLowerCase());

async function keyWith(rights: readonly Right[], name: string): Promise<string> {
  return (await station.act<{ key: string }>('createApiKey', { name, rights })).key;
}

const mayCall = (access: Access, rights: readonly Right[]): boolean =>
  access === 'anyone' || access === 'signedIn' || rights.includes(access as Right);

const chance = chanceOf(Number(process.env.FORECOURT_SEED ?? 17));
const SOME = RIGHTS_OF_KEYS.filter(() => chance.between(0, 1) === 0);

test('the right of every operation is known', () => {
  expect([...accessOf].filter(([, access]) => access === undefined).map(([call]) => call)).toEqual([]);
});

describe.each([
  ['all rights of keys', RIGHTS_OF_KEYS],
  [`the rights ${SOME.join(', ')}`, SOME],
])('a key with %s', (about, rights) => {
  let token: string;
  beforeAll(async () => {
    token = await keyWith(rights, about.slice(0, 30));
  });

  test('may call exactly these operations of GraphQL', async () => {
    for (const [name, { query, variables }] of calls) {
      if (name.startsWith('subscription ')) continue;
      const { body } = await station.graphql(query, variables, { token });
      const codes = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
      expect([name, codes.includes('FORBIDDEN')]).toEqual([name, !mayCall(accessOf.get(name)!, rights)]);
      expect([name, codes]).toEqual([name, expect.not.arrayContaining(['UNAUTHENTICATED'])]);
    }
  }, 60_000);

  test('may call exactly these old paths', async () => {
    for (const row of routes) {
      const access = row.entryPoint === 'submit' ? row.command.right : row.query.right;
      const body = row.method === 'GET' ? undefined : {};
      const answer = await station.rest(row.method, addressOf(row), body, { token });
      const isRefused = answer.status === 403 && FORBIDDEN.test(answer.body.msg);
      expect([restName(row), isRefused, answer.body?.msg === texts.pleaseLogIn().message]).toEqual([
        restName(row),
        !mayCall(access, rights),
        false,
      ]);
    }
  }, 60_000);

  test('may open a socket, and subscribe to exactly these topics', async () => {
    const line = await openLine(station.url, token);
    const topics = [...calls].filter(([name]) => name.startsWith('subscription '));
    const forbidden = topics.filter(([name]) => !mayCall(accessOf.get(name)!, rights));
    for (const [name, { query }] of forbidden) line.subscribe(query, name);
    await until(() => forbidden.every(([name]) => line.answers(name).length > 0));
    for (const [name] of forbidden) expect(JSON.stringify(line.answers(name))).toContain('FORBIDDEN');
    expect(forbidden.length).toBeGreaterThan(0);
    line.ws.close();
  });
});
