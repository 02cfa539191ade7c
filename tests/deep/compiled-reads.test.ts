import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql';
import { CompiledReads } from '../../server/api/graphql/compiled/compiled-reads';
import { stationSchema } from '../../server/api/graphql/schema';
import type { TestDatabase } from '../support/database';
import { createDemoDatabase } from '../support/demo-database';
import { queriesOfSchema, queriesOfScreens } from '../support/queries';
import { type Reply, type Server, startServer } from '../support/station';

jest.setTimeout(120_000);

let database: TestDatabase;
let ordinary: Server;
let compiled: Server;
let schema: GraphQLSchema;
let askers: Record<string, string | null>;
let days: { from: string; to: string };

/** A value that the demo station has data for; `least` leaves out what is optional. */
function valueFor(type: GraphQLInputType, name: string, least: boolean): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, false) ?? valueFor(type.ofType, name, least);
  if (least) return undefined;
  if (isListType(type)) return [valueFor(type.ofType, name, least)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isRequiredInputField(field) || !least)
        .map((field) => [field.name, valueFor(field.type, field.name, least)]),
    );
  const found: Record<string, unknown> = {
    Int: /first|limit|most/i.test(name) ? 20 : 1,
    Float: 1,
    ID: '1',
    Boolean: true,
    JSONObject: {},
    Money: '1.00',
    Litres: '1.000',
    Rate: '1.00',
    Percent: '1.00',
    Tenths: '1.0',
    BusinessDate: /^to|until/i.test(name) ? days.to : days.from,
    LocalDateTime: `${days.to}T06:00`,
    DateTimeISO: `${days.to}T00:30:00.000Z`,
    String: { month: days.to.slice(0, 7), firmName: '', search: 'a', text: 'a', query: 'a' }[name] ?? '',
  };
  return found[type.name];
}

const variablesOf = (document: DocumentNode, least: boolean): Record<string, unknown> =>
  Object.fromEntries(
    (document.definitions[0] as OperationDefinitionNode).variableDefinitions!.map(({ variable, type }) => {
      const name = variable.name.value;
      return [name, valueFor(typeFromAST(schema, type as never) as GraphQLInputType, name, least)];
    }),
  );

/** The reply without the parts that differ from call to call: timestamps and the database's response time. */
const steady = ({ status, headers, body }: Reply) => ({
  status,
  type: headers.get('content-type'),
  retry: headers.get('retry-after'),
  body: JSON.stringify(body)
    .replace(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"a moment"')
    .replace(/"databaseMs":\d+/, '"databaseMs":0'),
});

beforeAll(async () => {
  database = await createDemoDatabase();
  const limits = { READS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000' };
  ordinary = await startServer(database.url, { ...limits, COMPILED_READS: 'off' });
  compiled = await startServer(database.url, limits);
  schema = await stationSchema({ subscribe: () => Promise.reject(new Error('nobody')) as never });
  const tokenOf = async (email: string, password: string): Promise<string> => {
    const { body } = await compiled.rest('POST', '/api/v1/login', { email, password }, { token: null });
    return body.token;
  };
  askers = {
    nobody: null,
    staff: await tokenOf('staff@demo.example', 'demo-staff'),
    admin: await tokenOf('admin@demo.example', 'demo-admin'),
  };
  const [range] = await compiled.sql<{ from: string; to: string }>(
    'SELECT MIN(shift_date) AS "from", MAX(shift_date) AS "to" FROM shift',
  );
  days = range!;
});
afterAll(async () => {
  await ordinary.close();
  await compiled.close();
  await database.drop();
});

it.each(['nobody', 'staff', 'admin'])('%s gets the same answer from both executions of every query', async (asker) => {
  const call = { token: askers[asker]! };
  // A spy that calls through: it only shows which execution answered.
  const answers = jest.spyOn(CompiledReads.prototype, 'answer');
  let filled = 0;
  // Without a log-in everything is refused, whatever the variables.
  for (const [name, document] of [...queriesOfScreens(), ...queriesOfSchema(schema)])
    for (const least of asker === 'nobody' ? [true] : [true, false]) {
      const text = print(document);
      const variables = variablesOf(document, least);
      const ask = async (server: Server) => steady(await server.graphql(text, variables, call));
      const expected = await ask(ordinary);
      expect([name, await ask(compiled)]).toEqual([name, expected]);
      answers.mockClear();
      expect([name, await ask(compiled)]).toEqual([name, expected]);
      const [way] = await Promise.all(answers.mock.results.map(({ value }) => value as Promise<string | null>));
      // Invalid variables are refused by the ordinary execution.
      expect([name, way === null]).toEqual([
        name,
        /"BAD_USER_INPUT"/.test(expected.body) && !/"data"/.test(expected.body),
      ]);
      filled += expected.body.includes('"errors"') ? 0 : 1;
    }
  answers.mockRestore();
  // Without a log-in only a few fields can be read; staff and admins can read most of them.
  expect(filled).toBeGreaterThan(asker === 'nobody' ? 0 : 200);
});
