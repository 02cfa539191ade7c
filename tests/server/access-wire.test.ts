import { type GraphQLSchema, graphql } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend, PASSWORD } from './backend';

let backend: Backend;
let schema: GraphQLSchema;

beforeAll(async () => {
  backend = await openBackend();
  schema = await stationSchema(backend.events);
  await backend.addUser('anna@station.example', { isAdmin: true });
});
afterAll(() => backend.close());

const ask = async (source: string, input?: object, contextValue: Context = backend.request()) => {
  const { data, errors } = await graphql({ schema, source, variableValues: { input }, contextValue });
  return { data: JSON.parse(JSON.stringify(data ?? null)), messages: (errors ?? []).map(({ message }) => message) };
};

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { token user { userId name email isAdmin phoneNo address } userErrors { code message field } }
}`;

describe('access over GraphQL', () => {
  it('logs in and returns the current user', async () => {
    const { data } = await ask(SIGN_IN, { email: 'anna@station.example', password: PASSWORD });
    expect(data.signIn).toMatchObject({ user: { email: 'anna@station.example', isAdmin: true }, userErrors: [] });
    const mine = await backend.requestOf(data.signIn.token);
    const { data: seen } = await ask('{ me { name } stationName mySessions { isCurrent createdAt } }', {}, mine);
    expect(seen).toMatchObject({ me: { name: 'A USER' }, stationName: 'Forecourt Filling Station' });
    expect(seen.mySessions).toEqual([{ isCurrent: true, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  });

  it('returns a refused log-in to the form', async () => {
    expect(await ask(SIGN_IN, { email: 'anna@station.example', password: 'wrong-one' })).toEqual({
      data: {
        signIn: {
          token: null,
          user: null,
          userErrors: [{ code: 'LOGIN_REFUSED', message: 'Invalid email address or password !!!', field: null }],
        },
      },
      messages: [],
    });
  });

  it.each(['{ me { name } }', '{ mySessions { sessionId } }', '{ outboxMessages { id } }'])(
    'refuses %s to an anonymous caller',
    async (source) => {
      expect(await ask(source)).toEqual({ data: null, messages: ['Please log in'] });
    },
  );

  it("returns the station's name and whether it is set up to an anonymous caller, and nothing else", async () => {
    expect((await ask('{ stationName stationState { needsSetUp } }')).data).toEqual({
      stationName: 'Forecourt Filling Station',
      stationState: { needsSetUp: false },
    });
  });
});
