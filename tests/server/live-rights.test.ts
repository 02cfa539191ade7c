import { setTimeout } from 'node:timers/promises';
import { endForbiddenSockets } from '../../server/graphql/end-sockets';
import type { OpenSocket } from '../../server/graphql/socket';
import { askServer } from '../support/server-process';
import { type Line, listening, openLine, until } from './live-line';
import { type LiveStation, openLiveStation } from './live-station';

let station: LiveStation;
beforeAll(async () => {
  station = await openLiveStation(2);
}, 60_000);
afterAll(() => station.close());

let admins = 0;
const TOPICS = ['changeRequested { requestId }', 'permissionCounts { pending }', 'shiftChanged { shiftId }'];

/** An admin with a socket at each server, all topics open on both. */
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
  const [user] = await station.doors.sql<{ id: number; version: number }>(
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
  ['is no admin any more', change({ isAdmin: false })],
])('whoever %s loses every socket within a second, by 4403, and hears nothing after', async (_name, end) => {
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

it('events sent with the end of a session are not heard by it', async () => {
  const admin = await openAdmin();
  const heard = admin.lines.map((line) => line.heard.length);
  await station.tell(
    { topic: 'sessionsEnded', ids: { userId: admin.id } },
    ...Array.from({ length: 50 }, (_, shiftId) => ({ topic: 'shiftChanged' as const, ids: { shiftId } })),
  );
  await until(() => admin.lines.every(({ closed }) => closed));
  expect(admin.lines.map((line) => line.heard.length)).toEqual(heard);
});

it('a subscription asked for after the log-in ended is refused, though nobody told of the end', async () => {
  const { token, lines } = await openAdmin();
  await station.doors.sql('UPDATE user_session SET revoked_at = now() WHERE token_hash = sha256(convert_to($1, $2))', [
    token,
    'UTF8',
  ]);
  lines[0]!.subscribe('subscription { cashChanged { shiftId } }', 'late');
  await until(() => lines[0]!.closed);
  expect(lines[0]!.closed!.code).toBe(4403);
});

it('sessions that grew too old, and rights that were changed past the commands, are seen by looking', async () => {
  const { doors } = station;
  const token = await station.addAdmin('watched@station.example');
  const ofStaff = await station.addStaff('watched-staff@station.example');
  const forbidden: string[] = [];
  const sockets = new Set<OpenSocket>();
  for (const [name, of] of [
    ['admin', token],
    ['staff', ofStaff],
  ] as const) {
    const { actor } = await doors.requestOf(of);
    const { userId, sessionId, isAdmin } = actor!;
    const socket = {
      userId,
      sessionId,
      isAdmin,
      forbid: () => {
        forbidden.push(name);
        sockets.delete(socket);
      },
    };
    sockets.add(socket);
  }
  const stop = endForbiddenSockets(doors.request(), sockets, 50);
  await setTimeout(200);
  expect(forbidden).toEqual([]);
  await doors.sql("UPDATE app_user SET is_admin = false WHERE email = 'watched@station.example'");
  await until(() => forbidden.length === 1);
  await doors.sql(
    "UPDATE user_session SET expires_at = now() WHERE user_id = (SELECT id FROM app_user WHERE email = 'watched-staff@station.example')",
  );
  await until(() => forbidden.length === 2);
  stop();
  expect(forbidden).toEqual(['admin', 'staff']);
});
