import { mailedTo } from '../security/recovery';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { openLine, until } from '../server/live-line';
import { createTestDatabase } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';

let backend: Backend;
let server: ServerProcess;
let token: string;
let seeded = 0;

const SIGN = 'mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { message } token } }';

beforeAll(async () => {
  const scratch = await createTestDatabase();
  server = await startServerProcess({
    DATABASE_URL: scratch.url,
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: `${secret()}-of-measurements`,
  });
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  await backend.addUser('anna@station.example');
  token = await backend.logIn('anna@station.example');
}, 120_000);
afterAll(async () => {
  await server.stop();
  await backend.close();
});

/** At most 15 characters, like a password. */
function secret(): string {
  seeded += 1;
  return `Planted-${seeded}-x`;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const send = async (path: string, { method = 'POST', headers = {}, body }: Sent = {}): Promise<void> => {
  const answer = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) });
  await answer.text();
};
const json = { 'content-type': 'application/json' };
const bearer = (): Record<string, string> => ({ ...json, authorization: `Bearer ${token}` });

const WAYS: Record<string, () => Promise<unknown>> = {
  'a wrong password': () =>
    askServer(server.url, SIGN, { input: { email: 'anna@station.example', password: secret() } }),
  'a password for an unknown user': () =>
    askServer(server.url, SIGN, { input: { email: 'nobody@x.in', password: secret() } }),
  'a password in the address field': () =>
    askServer(server.url, SIGN, { input: { email: secret(), password: 'wrong' } }),
  'a password in a list': () =>
    askServer(server.url, SIGN, { input: { email: 'anna@station.example', password: [secret()] } }),
  'a password in the document': () =>
    askServer(server.url, `mutation { signIn(input: {email: "a@b.in", password: "${secret()}"}) { token } }`, {}),
  'a password in an invalid document': () =>
    askServer(server.url, `mutation { signIn(input: {password: "${secret()}" `, {}),
  'a password in an unknown field': () =>
    askServer(server.url, SIGN, { input: { email: 'a@b.in', passwort: secret() } }),
  'a refused new password': () =>
    askServer(
      server.url,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { message } } }',
      { input: { currentPassword: secret(), newPassword: secret() } },
      { token },
    ),
  'an opened recovery link': () => send(`/update-password?autoGen=${secret()}&id=7`, { method: 'GET' }),
  'a submitted recovery link': () =>
    askServer(
      server.url,
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { message } } }',
      { input: { autoGen: secret(), id: '7', password: secret() } },
    ),
  'an unknown token': () => askServer(server.url, '{ me { id } }', {}, { token: secret() }),
  'a secret in other headers': () =>
    send('/api/v1/creditor', {
      method: 'GET',
      headers: { authorization: `Basic ${secret()}`, cookie: `session=${secret()}`, 'x-api-key': secret() },
    }),
  'a secret in the referrer': () =>
    send('/', { method: 'GET', headers: { referer: `https://station.example/update-password?autoGen=${secret()}` } }),
  'invalid JSON sent to GraphQL': () => send('/graphql', { headers: bearer(), body: `{"password":"${secret()}",,` }),
  'invalid JSON sent to REST': () => send('/api/v1/login', { headers: json, body: `{"password": ${secret()}` }),
  'a wrong password sent to REST': () =>
    send('/api/v1/login', {
      headers: json,
      body: JSON.stringify({ email: 'anna@station.example', password: secret() }),
    }),
  'a form': () =>
    send('/api/v1/login', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=a%40b.in&password=${secret()}`,
    }),
  'a form sent to GraphQL': () =>
    send('/graphql', { headers: { 'content-type': 'text/plain' }, body: `password=${secret()}` }),
  'a query string': () => send(`/api/v1/creditor?token=${secret()}&password=${secret()}`, { method: 'GET' }),
  'an invalid path': () => send(`/api/v1/creditor/%E0%A4%A?token=${secret()}`, { method: 'GET' }),
  'the token of the metrics': () =>
    send('/metrics', { method: 'GET', headers: { authorization: `Bearer ${secret()}` } }),
  'the token of a socket': async () => {
    const line = await openLine(server.url, secret());
    await until(() => line.closed !== null);
  },
  'an invalid message on a socket': async () => {
    const line = await openLine(server.url);
    line.ws.send(`{"type":"connection_init","payload":{"token":"${secret()}"`);
    await until(() => line.closed !== null);
  },
};

test.each(Object.keys(WAYS))('%s does not reach the log', async (way) => {
  const before = seeded;
  await WAYS[way]!();
  expect(seeded).toBeGreaterThan(before);
  // The server is another process: the next request is logged after the one under test.
  const lines = server.log.length;
  await send('/healthz', { method: 'GET' });
  await until(() => server.log.length > lines, 300);
  expect(server.log.filter((line) => /planted-\d/i.test(line))).toEqual([]);
});

test('a right password, its token and the mailed link do not reach the log', async () => {
  const { body } = await askServer(server.url, SIGN, { input: { email: 'anna@station.example', password: PASSWORD } });
  const mine = (body.data!.signIn as { token: string }).token;
  const recover =
    'mutation ($input: RecoverPasswordInput!) { recoverPassword(input: $input) { userErrors { message } } }';
  await askServer(server.url, recover, { input: { email: 'anna@station.example' } });
  const { autoGen: link } = await mailedTo(backend, 'anna@station.example');
  await server.stop();
  const log = server.log.join('\n');
  expect(log).toContain('a log-in was refused');
  expect([PASSWORD, mine, token, link].filter((each) => log.includes(each))).toEqual([]);
  expect(seeded).toBeGreaterThanOrEqual(20);
  expect(log).not.toMatch(/planted-\d/i);
});
