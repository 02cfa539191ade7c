import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { toGraphqlWsSocket } from '../../server/api/graphql/socket-line';
import { type Line, listening, openLine, until } from '../server/live-line';
import { type LiveStation, openLiveStation } from '../server/live-station';

const SHIFT = 'subscription { shiftChanged { shiftId } }';
const PING_MS = 12_000;

let station: LiveStation;
let url: string;
let users = 0;
/** Opened first, and open until the end. */
let answering: Line;
let pings: number[];

beforeAll(async () => {
  station = await openLiveStation(1);
  url = station.servers[0]!.url;
  const token = await newUser();
  answering = await openLine(url, token);
  const since = performance.now();
  pings = [];
  answering.ws.on('ping', () => pings.push(performance.now() - since));
}, 60_000);
afterAll(() => station.close());

/** The token of a new user without sockets. */
const newUser = (): Promise<string> => station.addStaff(`user-${++users}@station.example`);

/** The first answer of the subscription, or how the socket was closed. */
async function answerOf(line: Line, query: string, id = '1'): Promise<unknown> {
  line.subscribe(query, id);
  await until(() => line.answers(id).length > 0 || line.closed, 1000);
  return line.closed ?? line.answers(id)[0] ?? null;
}

const refusalWith = (code: string) => expect.arrayContaining([expect.objectContaining({ extensions: { code } })]);

it('a socket has ten subscriptions, the eleventh is refused without harm, and ending one frees a slot', async () => {
  const line = await openLine(url, await newUser());
  for (let id = 1; id <= 10; id++) line.subscribe(SHIFT, `${id}`);
  await listening();
  expect(await answerOf(line, SHIFT, '11')).toEqual(refusalWith('SUBSCRIPTION_LIMIT'));
  line.send({ type: 'complete', id: '10' });
  line.subscribe(SHIFT, '12');
  await listening();
  await station.tell({ topic: 'shiftChanged', ids: { shiftId: 7 } });
  await until(() => line.answers('12').length > 0);
  for (const id of ['1', '9', '12']) expect(line.answers(id)).toEqual([{ data: { shiftChanged: { shiftId: 7 } } }]);
  expect(line.answers('10')).toEqual([]);
  expect(line.closed).toBeNull();
});

it('a user has five sockets, the sixth is refused with 1013, and closing one frees a slot', async () => {
  const token = await newUser();
  const lines: Line[] = [];
  for (let socket = 0; socket < 5; socket++) lines.push(await openLine(url, token));
  const sixth = await openLine(url, token);
  await until(() => sixth.closed);
  expect(sixth).toMatchObject({ heard: [], closed: { code: 1013, reason: 'Too many sockets of this user' } });
  expect(lines.map(({ closed, heard }) => [closed, heard[0]!.type])).toEqual(Array(5).fill([null, 'connection_ack']));
  lines[0]!.ws.close();
  await listening();
  expect((await openLine(url, token)).heard).toEqual([{ type: 'connection_ack' }]);
});

it('a socket takes a hundred messages a minute, the next one closes it with 1008', async () => {
  const line = await openLine(url, await newUser());
  for (let message = 2; message <= 100; message++) line.send({ type: 'ping' });
  await until(() => line.heard.length === 100);
  expect(line.closed).toBeNull();
  line.send({ type: 'ping' });
  await until(() => line.closed);
  expect(line.closed).toEqual({ code: 1008, reason: 'Too many messages' });
  expect(line.heard).toHaveLength(100);
});

it("a subscriber's queue holds 256 events, the next one closes its socket with 1013", async () => {
  const line = await openLine(url, await station.addAdmin('behind@station.example'));
  line.subscribe('subscription { notificationAdded { notificationId } }');
  await listening();
  const changeEvent = (requestId: number) => ({ topic: 'changeRequested' as const, ids: { requestId } });
  await station.tell(...Array.from({ length: 1000 }, (_, n) => changeEvent(1_000_000 + n)));
  await until(() => line.closed);
  expect(line.closed).toEqual({ code: 1013, reason: 'Too slow' });
  expect(answering.closed).toBeNull();
});

it('control frames count as messages', async () => {
  const line = await openLine(url, await newUser());
  for (let message = 2; message <= 100; message++) {
    line.ws.ping();
    await once(line.ws, 'pong');
  }
  line.ws.ping();
  await until(() => line.closed);
  expect(line.closed!.code).toBe(1008);
});

it("a flood of pings closes only its sender's socket", async () => {
  const line = await openLine(url, await newUser());
  for (let ping = 0; ping < 10_000 && line.ws.readyState === line.ws.OPEN; ping++) line.ws.ping();
  await until(() => line.closed);
  expect(line.closed).not.toBeNull();
  expect(answering.closed).toBeNull();
});

it('a message has at most 64 KB, one byte more closes the socket with 1009; no compression is negotiated', async () => {
  const line = await openLine(url, await newUser(), { perMessageDeflate: true });
  expect(line.ws.extensions).toBe('');
  const ofSize = (size: number): string => {
    const frame = '{"type":"ping","payload":{"a":""}}';
    return frame.replace('""', `"${'x'.repeat(size - frame.length)}"`);
  };
  line.ws.send(ofSize(64 * 1024));
  await until(() => line.heard.length > 1);
  expect(line.heard[1]!.type).toBe('pong');
  line.ws.send(ofSize(64 * 1024 + 1));
  await until(() => line.closed);
  expect(line.closed!.code).toBe(1009);
});

it.each([
  ['a query', '{ runningShift { id } }', 'BAD_REQUEST'],
  ['a mutation', 'mutation { signOut { userErrors { message } } }', 'BAD_REQUEST'],
  ['introspection', '{ __schema { types { name } } }', 'BAD_REQUEST'],
  ['introspection as a subscription', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['an unparsable document', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  [
    'a subscription to two topics',
    'subscription { shiftChanged { shiftId } stockChanged { shiftId } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['the topic of ended sessions', 'subscription { sessionsEnded { userId } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['the topic of notifications seen', 'subscription { noticesSeen { userId } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['9 levels', `subscription { ${'shiftChanged { '.repeat(8)}shiftId${' }'.repeat(9)}`, 'QUERY_LIMIT'],
  ['16 aliases', `subscription { shiftChanged { ${wordsOf(16, (n) => `a${n}: shiftId`)} } }`, 'QUERY_LIMIT'],
  [
    '6 directives',
    `subscription { shiftChanged { ${wordsOf(6, () => 'shiftId @include(if: true)')} } }`,
    'QUERY_LIMIT',
  ],
  ['1,001 tokens', `subscription { shiftChanged { ${'shiftId '.repeat(995)} } }`, 'QUERY_LIMIT'],
])('a socket refuses %s and stays open', async (_name, query, code) => {
  const line = await openLine(url, await newUser());
  expect(await answerOf(line, query)).toEqual(refusalWith(code));
  expect(JSON.stringify(line.heard)).not.toMatch(/did you mean/i);
  line.subscribe(SHIFT, '2');
  await listening();
  await station.tell({ topic: 'shiftChanged', ids: { shiftId: 8 } });
  await until(() => line.answers('2').length > 0);
  expect(line.answers('2')).toEqual([{ data: { shiftChanged: { shiftId: 8 } } }]);
  line.ws.close();
});

it.each([
  ['15 aliases', `subscription { shiftChanged { ${wordsOf(15, (n) => `a${n}: shiftId`)} } }`],
  ['5 directives', `subscription { shiftChanged { ${wordsOf(5, () => 'shiftId @include(if: true)')} } }`],
  ['1,000 tokens', `subscription { shiftChanged { ${'... { '.repeat(331)}shiftId${' }'.repeat(333)}`],
])('a socket accepts %s', async (_name, query) => {
  const line = await openLine(url, await newUser());
  line.subscribe(query);
  await listening();
  await station.tell({ topic: 'shiftChanged', ids: { shiftId: 9 } });
  await until(() => line.heard.length > 1);
  expect(line.heard[1]).toMatchObject({ type: 'next', payload: { data: { shiftChanged: expect.anything() } } });
  line.ws.close();
});

function wordsOf(count: number, word: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => word(n)).join(' ');
}

it.each(['subscription { notificationAdded { notificationId } }', 'subscription { permissionCounts { pending } }'])(
  'a user without admin rights is refused at once: %s',
  async (query) => {
    const line = await openLine(url, await newUser());
    const forbidden = {
      message: 'Only an admin can do this',
      extensions: expect.objectContaining({ code: 'FORBIDDEN' }),
    };
    expect(await answerOf(line, query)).toMatchObject({ errors: [forbidden] });
    await station.askForChange(20 + users);
    await listening();
    expect(line.heard.at(-1)).toEqual({ id: '1', type: 'complete' });
  },
);

it('an unhandled error is masked, and the subscription continues', async () => {
  const line = await openLine(url, await station.addAdmin('curious@station.example'));
  line.subscribe('subscription { permissionCounts { notices } }');
  await listening();
  await station.backend.sql('ALTER TABLE notice_seen RENAME TO elsewhere');
  await station.tell({ topic: 'changeRequested', ids: { requestId: 1 } });
  await until(() => line.answers().length > 0);
  await station.backend.sql('ALTER TABLE elsewhere RENAME TO notice_seen');
  await station.tell({ topic: 'changeRequested', ids: { requestId: 2 } });
  await until(() => line.answers().length > 1);
  const extensions = { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) };
  expect(line.answers()).toEqual([
    { data: null, errors: [expect.objectContaining({ message: 'Something went wrong', extensions })] },
    { data: { permissionCounts: { notices: expect.any(Number) } } },
  ]);
});

it.each([
  ['no token', undefined],
  ['an unknown token', 'nonsense'],
  ['a token that is no text', 7],
])('%s closes the socket with 4403', async (_name, token) => {
  const line = await openLine(url);
  line.send({ type: 'connection_init', payload: { token } });
  await until(() => line.closed);
  expect(line).toMatchObject({ heard: [], closed: { code: 4403 } });
});

it('a subscription before the log-in closes the socket with 4401, a second log-in with 4429, a used id with 4409', async () => {
  const early = await openLine(url);
  early.subscribe(SHIFT);
  const token = await newUser();
  const twice = await openLine(url, token);
  twice.send({ type: 'connection_init', payload: { token } });
  const same = await openLine(url, token);
  same.subscribe(SHIFT);
  same.subscribe(SHIFT);
  await until(() => early.closed && twice.closed && same.closed);
  expect([early, twice, same].map(({ closed }) => closed!.code)).toEqual([4401, 4429, 4409]);
});

it.each([
  ['another site', { origin: 'https://evil.example' }, '403'],
  ['another port', { origin: 'http://127.0.0.1:1' }, '403'],
  ['a page without an address', { origin: 'null' }, '403'],
])('refuses an origin of %s at the handshake', async (_name, headers, status) => {
  await expect(openLine(url, undefined, { headers })).rejects.toThrow(`Unexpected server response: ${status}`);
});

it('accepts its own origin, and tools without one', async () => {
  const token = await newUser();
  for (const headers of [{ origin: url }, {}] as Record<string, string>[]) {
    const line = await openLine(url, token, { headers });
    expect(line.heard).toEqual([{ type: 'connection_ack' }]);
    line.ws.close();
  }
});

it('a log-in must come within three seconds; an address may have twenty sockets without one, then the oldest is closed', async () => {
  await listening();
  const since = performance.now();
  // All at once, so that none of the first is timed out before the last connects, however busy the machine is.
  const silent = await Promise.all(Array.from({ length: 100 }, () => openLine(url)));
  await until(() => silent.filter(({ closed }) => !closed).length <= 20);
  expect(new Set(silent.flatMap(({ closed }) => closed?.code ?? []))).toEqual(new Set([1006]));
  await until(() => silent.every(({ closed }) => closed));
  expect(silent.filter(({ closed }) => closed!.code === 4408)).toHaveLength(20);
  const late = performance.now() - since;
  expect(late).toBeGreaterThan(2900);
  expect((await openLine(url, await newUser())).heard).toEqual([{ type: 'connection_ack' }]);
}, 20_000);

it('200 sockets are logged in, the next gets 503, and closing one frees a slot', async () => {
  const lines: Line[] = [];
  const tried: string[] = [];
  for (let user = 0; tried.length === 0 && user < 45; user++) {
    const token = await newUser();
    for (let socket = 0; socket < 5; socket++)
      await openLine(url, token).then(
        (line) => lines.push(line),
        (reason) => tried.push(String(reason)),
      );
  }
  expect(tried[0]).toContain('503');
  // The sockets of earlier tests count too.
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.length).toBeLessThanOrEqual(200);
  for (const { ws } of lines.splice(0, 50)) ws.close();
  await listening();
  expect((await openLine(url, await newUser())).heard).toEqual([{ type: 'connection_ack' }]);
  for (const { ws } of lines) ws.close();
}, 60_000);

it('pings every twelve seconds', async () => {
  await until(() => pings.length > 0, PING_MS + 2000);
  expect(pings[0]).toBeGreaterThan(PING_MS - 500);
  expect(pings[0]).toBeLessThan(PING_MS + 2000);
  expect(answering.closed).toBeNull();
  expect(station.servers[0]!.child.exitCode).toBeNull();
}, 20_000);

it('closes a socket that answers no ping before the next, and keeps one that does', async () => {
  const OFTEN_MS = 250;
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  wss.on('connection', (socket) => toGraphqlWsSocket(socket, station.backend.request().log, OFTEN_MS));
  await once(wss, 'listening');
  const at = `http://127.0.0.1:${(wss.address() as AddressInfo).port}`;
  const since = performance.now();
  const lively = await openLine(at);
  const deaf = await openLine(at, undefined, { autoPong: false });
  await until(() => deaf.closed);
  expect(deaf.closed!.code).toBe(1006);
  expect(performance.now() - since).toBeGreaterThan(2 * OFTEN_MS - 50);
  await setTimeout(2 * OFTEN_MS);
  expect(lively.closed).toBeNull();
  lively.ws.terminate();
  wss.close();
});

it('no log line contains a token or an unhandled error', async () => {
  await setTimeout(100);
  const token = await newUser();
  const line = await openLine(`${url}`, token);
  await listening();
  line.ws.close();
  const { log } = station.servers[0]!;
  expect(log.filter((text) => text.includes(token))).toEqual([]);
  expect(log.filter((text) => !text.startsWith('{'))).toEqual([]);
});
