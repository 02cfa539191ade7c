import { setTimeout } from 'node:timers/promises';
import { endForbiddenSockets } from '../../server/api/graphql/end-sockets';
import type { OpenSocket } from '../../server/api/graphql/socket';
import { type Line, listening, openLine, until } from '../server/live-line';
import { type LiveStation, openLiveStation } from '../server/live-station';
import { askServer } from '../support/server-process';
import { setSetting } from '../support/station-settings';

let station: LiveStation;
beforeAll(async () => {
  station = await openLiveStation(2);
}, 60_000);
afterAll(() => station.close());

let admins = 0;
const TOPICS = ['changeRequested { requestId }', 'permissionCounts { pending }', 'shiftChanged { shiftId }'];

/** An admin with a socket on each server, subscribed to all topics on both. */
async function openAdmin() {
  const email = `admin-${++admins}@station.example`;
  const token = await station.addAdmin(email);
  const lines: Line[] = [];
  for (const { url } of station.servers) {
    const line = await openLine(url, token);
    for (const [place, topic] of TOPICS.entries()) line.subscribe(`subscription { ${topic} }`, `${place}`);
    lines.push(line);
  }
  await listening();
  await station.askForChange(100 + admins);
  await until(() => lines.every((line) => line.heard.length >= 3));
  const [user] = await station.backend.sql<{ id: number; version: number }>(
    'SELECT id, version FROM app_user WHERE email = $1',
    [email],
  );
  return { token, lines, ...user! };
}

type Admin = Awaited<ReturnType<typeof openAdmin>>;

const change =
  (fields: object) =>
  ({ id, version }: Admin): Promise<unknown> =>
    station.act('updateUser', { id, version, ...fields });

it.each<[string, (admin: Admin) => Promise<unknown>]>([
  [
    'logs out',
    ({ token }) => askServer(station.servers[0]!.url, 'mutation { signOut { userErrors { code } } }', {}, { token }),
  ],
  ['is disabled', change({ disabled: true })],
  ['loses admin rights', change({ isAdmin: false })],
])('a user who %s loses every socket within a second, with 4403, and receives nothing more', async (_name, end) => {
  const admin = await openAdmin();
  const since = performance.now();
  await end(admin);
  await until(() => admin.lines.every(({ closed }) => closed));
  expect(performance.now() - since).toBeLessThan(1000);
  expect(admin.lines.map(({ closed }) => closed)).toEqual(Array(2).fill({ code: 4403, reason: 'Forbidden' }));
  const heard = admin.lines.map((line) => line.heard.length);
  await station.askForChange(200 + admins);
  await station.tell({ topic: 'shiftChanged', ids: { shiftId: 1 } });
  await listening();
  expect(admin.lines.map((line) => line.heard.length)).toEqual(heard);
});

it('a session does not receive events sent with its end', async () => {
  const admin = await openAdmin();
  const heard = admin.lines.map((line) => line.heard.length);
  await station.tell(
    { topic: 'sessionsEnded', ids: { userId: admin.id } },
    ...Array.from({ length: 50 }, (_, shiftId) => ({ topic: 'shiftChanged' as const, ids: { shiftId } })),
  );
  await until(() => admin.lines.every(({ closed }) => closed));
  expect(admin.lines.map((line) => line.heard.length)).toEqual(heard);
});

it('a subscription after the session ended is refused, even without a notification', async () => {
  const { token, lines } = await openAdmin();
  await station.backend.sql(
    'UPDATE user_session SET revoked_at = now() WHERE token_hash = sha256(convert_to($1, $2))',
    [token, 'UTF8'],
  );
  lines[0]!.subscribe('subscription { cashChanged { shiftId } }', 'late');
  await until(() => lines[0]!.closed);
  expect(lines[0]!.closed!.code).toBe(4403);
});

/** An admin's socket and a staff user's socket as registered with the watcher, and whose were closed, in order. */
async function watchedSockets(word: string) {
  const { backend } = station;
  const tokens = {
    admin: await station.addAdmin(`${word}@station.example`),
    staff: await station.addStaff(`${word}-staff@station.example`),
  };
  const forbidden: string[] = [];
  const sockets = new Set<OpenSocket>();
  for (const [name, token] of Object.entries(tokens)) {
    const actor = (await backend.requestOf(token)).actor!;
    const forbid = () => {
      forbidden.push(name);
      sockets.delete(socket);
    };
    const socket: OpenSocket = { actor, forbid };
    sockets.add(socket);
  }
  return { sockets, forbidden };
}

it('expired sessions and rights changed by SQL are detected by polling', async () => {
  const { backend } = station;
  const { sockets, forbidden } = await watchedSockets('watched');
  const stop = endForbiddenSockets(backend.request(), sockets, 50);
  await setTimeout(200);
  expect(forbidden).toEqual([]);
  await backend.sql("UPDATE app_user SET is_admin = false WHERE email = 'watched@station.example'");
  await until(() => forbidden.length === 1);
  await backend.sql(
    "UPDATE user_session SET expires_at = now() WHERE user_id = (SELECT id FROM app_user WHERE email = 'watched-staff@station.example')",
  );
  await until(() => forbidden.length === 2);
  stop();
  expect(forbidden).toEqual(['admin', 'staff']);
});

it('sessions that cannot be read after a gap are read again within seconds', async () => {
  const { backend } = station;
  const { sockets, forbidden } = await watchedSockets('away');
  const stop = endForbiddenSockets(backend.request(), sockets);
  await backend.sql("UPDATE app_user SET is_admin = false WHERE email = 'away@station.example'");
  await backend.sql('ALTER TABLE user_session RENAME TO elsewhere');
  await station.tell({ topic: 'sessionsEnded', ids: { reconnected: 1 } });
  await listening();
  await backend.sql('ALTER TABLE elsewhere RENAME TO user_session');
  expect(forbidden).toEqual([]);
  await until(() => forbidden.length > 0, 3000);
  stop();
  expect(forbidden).toEqual(['admin']);
});

it('requests on tables for admins are sent to admins and their author, a gap to everyone', async () => {
  const { url } = station.servers[0]!;
  const asker = await station.addStaff('asker@station.example');
  const { actor } = await station.backend.requestOf(asker);
  const tokens = [
    asker,
    await station.addStaff('other@station.example'),
    await station.addAdmin('boss@station.example'),
  ];
  const lines = await Promise.all(tokens.map((token) => openLine(url, token)));
  for (const line of lines) {
    line.subscribe('subscription { changeRequested { requestId table rowId } }', 'changeRequested');
    line.subscribe('subscription { changeDecided { requestId table rowId } }', 'changeDecided');
  }
  await listening();
  await setSetting(station.act, 'dealerLine', 'Dealer');
  const ended = { requestId: 1_000_001, table: 'app_user', rowId: 1 };
  await station.tell(
    { topic: 'changeDecided', ids: ended },
    { topic: 'changeDecided', ids: { ...ended, requestId: 1_000_002, requestedById: actor!.userId } },
    { topic: 'changeDecided', ids: { reconnected: 1 } },
  );
  await station.askForChange(300);
  const heardBy = (line: Line, topic: string, name: string) =>
    (line.answers(topic) as { data: Record<string, Record<string, unknown>> }[]).map(({ data }) => data[topic]![name]);
  await until(() => lines.every((line) => heardBy(line, 'changeRequested', 'table').includes('expenditure')));
  expect(lines.map((line) => heardBy(line, 'changeRequested', 'table'))).toEqual([
    ['expenditure'],
    ['expenditure'],
    ['station_setting', 'expenditure'],
  ]);
  expect(lines.map((line) => heardBy(line, 'changeDecided', 'requestId'))).toEqual([
    [1_000_002, null],
    [null],
    [1_000_001, 1_000_002, null],
  ]);
  for (const line of lines) line.ws.close();
});

it('a request and its decision name the author', async () => {
  const { backend } = station;
  const heard = [backend.events.subscribe('changeRequested'), backend.events.subscribe('changeDecided')];
  const requestId = await station.askForChange(301);
  await station.act('decideChange', { requestId, accept: false });
  const [row] = await backend.sql<{ requestedById: number }>(
    'SELECT requested_by_id AS "requestedById" FROM change_request WHERE id = $1',
    [requestId],
  );
  const ids = { requestId, table: 'expenditure', rowId: station.expenditureId, ...row };
  for (const events of heard) {
    // An event of the previous test may still arrive.
    let told = (await events.next()).value;
    while (told.requestId !== requestId) told = (await events.next()).value;
    expect(told).toEqual(ids);
    await events.return!();
  }
});
