import { QueryFailedError } from 'typeorm';
import { createLog } from '../../server/platform/log';
import { createTestDatabase } from '../support/database';
import { startServerProcess } from '../support/server-process';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const SECRET = 'planted "quoted" secret';

test.each([
  { req: { method: 'POST', url: '/graphql', headers: { authorization: SECRET } } },
  { headers: { Authorization: SECRET, cookie: SECRET } },
  { body: { emailOrMobile: 'a@b.in', password: SECRET } },
  { input: { user: { details: { deeper: { newPassword: SECRET } } } } },
  { token: SECRET },
  { session: [{ tokenHash: SECRET }] },
  { autoGen: SECRET },
  {
    env: {
      databaseUrl: SECRET,
      databaseOwnerUrl: SECRET,
      smtpUrl: SECRET,
      metricsToken: SECRET,
      adminPassword: SECRET,
    },
  },
  { req: { method: 'GET', url: `/update-password?autoGen=${encodeURIComponent(SECRET)}&id=7` } },
  { err: new QueryFailedError('INSERT INTO session VALUES ($1)', [SECRET], new Error('refused')) },
])('does not log a secret in %j', (what) => {
  const text = logged((log) => log.error(what, 'something happened'));
  expect(text).toContain('something happened');
  expect(text).not.toContain('planted');
  expect(() => JSON.parse(text)).not.toThrow();
});

test('logs values that are no secrets', () => {
  const text = logged((log) =>
    log.info({ req: { method: 'GET', url: '/reports?route=dsr', ip: '10.0.0.1' }, requestId: 'r-1' }, 'done'),
  );
  expect(JSON.parse(text)).toMatchObject({
    req: { method: 'GET', url: '/reports?route=…', ip: '10.0.0.1' },
    requestId: 'r-1',
    msg: 'done',
  });
});

test('omits levels below the chosen one', () => {
  expect(logged((log) => log.debug('not now'))).toBe('');
});

test.each([
  [{ LOG_FORMAT: 'text' }, /^\[\d\d:\d\d:\d\d\] INFO: Forecourt is ready at http:\S+$/],
  [{ LOG_FORMAT: 'json' }, /^\{"level":30,.*"msg":"Forecourt is ready at http:\S+"\}$/],
  [{}, /^\{"level":30,.*"msg":"Forecourt is ready at http:\S+"\}$/],
])('a server with the settings %j and no terminal logs in that format', async (settings, line) => {
  const database = await createTestDatabase();
  const server = await startServerProcess({ DATABASE_URL: database.url, ...settings });
  expect(server.log.filter((text) => line.test(text))).toHaveLength(1);
  await server.stop();
  await database.drop();
});
