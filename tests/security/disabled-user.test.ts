import { type Station, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 120_000);
afterAll(() => station.close());

const newUser = (email: string, over: object) => ({
  name: 'PREPARED',
  email,
  password: 'sesame-1',
  phoneNo: '9876543210',
  address: 'MAIN ROAD',
  ...over,
});
const logIn = (email: string) => station.rest('POST', '/login', { email, password: 'sesame-1' }, { token: null });

test.each([0, '0', false, 'false'])(
  'POST /api/v1/user with enable %j creates a user who cannot log in',
  async (enable) => {
    const email = `off-${typeof enable}-${enable}@station.example`;
    const { status, body } = await station.rest('POST', '/api/v1/user', newUser(email, { enable }));
    expect([status, body]).toEqual([200, [{ lastId: expect.any(Number) }]]);
    expect((await logIn(email)).status).toBe(401);
    const [user] = await station.sql('SELECT enabled FROM app_user WHERE email = $1', [email]);
    expect(user).toEqual({ enabled: false });
  },
);

test.each([{}, { enable: 1 }, { enable: '1' }])('with %j the user can log in at once', async (over) => {
  const email = `on-${JSON.stringify(over).length}-${String(Object.values(over)[0])}-${typeof Object.values(over)[0]}@station.example`;
  expect((await station.rest('POST', '/api/v1/user', newUser(email, over))).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

test('createUser over GraphQL with enabled: false creates a user who cannot log in', async () => {
  const input = newUser('graph@station.example', { enabled: false });
  const mutation =
    'mutation ($input: UserInput!) { createUser(input: $input) { userErrors { message } user { disabled } } }';
  const { body } = await station.graphql(mutation, { input });
  expect(body.data.createUser).toEqual({ userErrors: [], user: { disabled: true } });
  expect((await logIn('graph@station.example')).status).toBe(401);
});
