import { setTimeout } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { endForbiddenSockets } from '../../server/api/graphql/end-sockets';
import type { OpenSocket } from '../../server/api/graphql/socket';
import { buildApp } from '../../server/api/http/app';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { notify } from '../../server/platform/events';
import { deleteExpiredKeys } from '../../server/platform/idempotency';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { changePassword } from '../../server/services/access/change-password';
import { type Backend, openBackend, PASSWORD } from './backend';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end; ) await setTimeout(10);
}

describe('the session watcher', () => {
  let userId: number;
  let sessions: number[];
  let sockets: Set<OpenSocket>;
  let forbidden: Set<number>;
  let stop: () => void;

  beforeEach(async () => {
    userId = await backend.addUser(`user-${Date.now()}@station.example`);
    const rows = await backend.sql<{ id: number }>(
      `INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
       SELECT $1::int, sha256(convert_to($1::int || ' ' || n, 'UTF8')), now() + interval '1 hour', '', ''
       FROM generate_series(1, 300) n RETURNING id`,
      [userId],
    );
    sessions = rows.map(({ id }) => id);
    forbidden = new Set();
    sockets = new Set(
      sessions.map((sessionId) => ({
        actor: {
          kind: 'user',
          userId,
          sessionId,
          mustConfirm: false,
          name: '',
          email: '',
          rights: BUILT_IN_ROLES.staff,
        },
        forbid: () => forbidden.add(sessionId),
      })),
    );
    stop = endForbiddenSockets(backend.request(), sockets);
  });
  afterEach(() => stop());

  it('closes those of a user who must set up two-step login since a setting changed', async () => {
    await backend.sql("UPDATE app_user SET role_id = (SELECT id FROM role WHERE built_in = 'admin') WHERE id = $1", [
      userId,
    ]);
    for (const socket of sockets) Object.assign(socket.actor, { rights: BUILT_IN_ROLES.admin });
    await backend.sql("INSERT INTO station_setting (key, value) VALUES ('secondFactorFor', '\"ADMINS\"')");
    await transaction(backend.database, (tx) => notify(tx, [{ topic: 'settingsChanged', ids: {} }]));
    await until(() => forbidden.size === 300);
    await backend.sql("DELETE FROM station_setting WHERE key = 'secondFactorFor'");
    expect(forbidden.size).toBe(300);
  });

  it('closes 299 sockets of a user who changes the password, but not the current one', async () => {
    const [mine, ...others] = sessions;
    const [user] = await backend.sql<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [userId]);
    const actor = {
      kind: 'user' as const,
      userId,
      sessionId: mine!,
      mustConfirm: false,
      name: '',
      email: user!.email,
      rights: BUILT_IN_ROLES.staff,
    };
    const input = { currentPassword: PASSWORD, newPassword: 'brand-new' };
    await submit(backend.request({ actor }), changePassword, input);
    await until(() => forbidden.size >= 299);
    expect([...forbidden]).toEqual(others);
  });

  it('survives a burst that it cannot process: it queries the database and continues to listen', async () => {
    const [ended, endedLater] = sessions;
    await backend.sql('UPDATE user_session SET revoked_at = now() WHERE id = $1', [ended]);
    await transaction(backend.database, (tx) =>
      notify(
        tx,
        Array.from({ length: 2000 }, (_, n) => ({ topic: 'sessionsEnded', ids: { userId: -1, sessionId: n } })),
      ),
    );
    await until(() => forbidden.size > 0);
    expect([...forbidden]).toEqual([ended]);
    expect(backend.logged.join()).toContain('sessions ended faster than their sockets could be closed');
    const ids = { userId, sessionId: endedLater! };
    await transaction(backend.database, (tx) => notify(tx, [{ topic: 'sessionsEnded', ids }]));
    await until(() => forbidden.size > 1);
    expect([...forbidden]).toEqual([ended, endedLater]);
  });
});

it('an expired session cannot subscribe on its open socket', async () => {
  await backend.addUser('late@station.example');
  const token = await backend.logIn('late@station.example');
  const app = await buildApp(backend.request());
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
  });
  await new Promise<void>((connected) => void client.on('connected', () => connected()));
  await backend.sql(`UPDATE user_session SET expires_at = now() WHERE user_agent = 'a test'`);
  const closed = new Promise(
    (resolve) => void client.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  client.subscribe({ query: 'subscription { shiftChanged { shiftId } }' }, { next() {}, error() {}, complete() {} });
  expect(await Promise.race([closed, setTimeout(3000)])).toBe(4403);
  await client.dispose();
  await app.close();
});

it("the server's idempotency keys are deleted after an hour, callers' keys after a week", async () => {
  await backend.sql(
    `INSERT INTO idempotency_key (user_id, key, is_own, request_hash, created_at)
     SELECT 1, key, is_own, '', now() - age::interval FROM (VALUES
       ('own:new', true, '59 minutes'), ('own:old', true, '61 minutes'), ('new', false, '167 hours'),
       ('own:called so', false, '61 minutes'), ('old', false, '169 hours')) AS k (key, is_own, age)`,
  );
  await deleteExpiredKeys(backend.sql);
  expect(await backend.sql("SELECT key FROM idempotency_key WHERE request_hash = '' ORDER BY key")).toEqual([
    { key: 'new' },
    { key: 'own:called so' },
    { key: 'own:new' },
  ]);
});
