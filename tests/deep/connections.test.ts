import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type App, buildApp } from '../../server/api/http/app';
import { readEnv } from '../../server/env';
import { type Backend, openBackend } from '../server/backend';
import { type Line, openLine, until } from '../server/live-line';

const EMAIL = 'anna@station.example';

let backend: Backend;
const opened = new Set<Socket>();
const apps: App[] = [];

beforeAll(async () => {
  backend = await openBackend();
  await backend.addUser(EMAIL, { isAdmin: true });
}, 60_000);
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  opened.clear();
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => backend?.close());

async function serve(settings: Record<string, string> = {}): Promise<{ app: App; port: number }> {
  const { database, events, log, clock } = backend.request();
  const app = await buildApp({ env: readEnv({ NODE_ENV: 'production', ...settings }), database, events, log, clock });
  apps.push(app);
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: Number(new URL(base).port) };
}

/** Opens a connection from a local address that sends the given text and then nothing more. */
function openIdle(port: number, from: string, text = ''): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  opened.add(socket);
  socket.on('error', () => undefined).resume();
  if (text !== '') socket.write(text);
  return socket;
}

const GET = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';

/** Statuses of requests from an address on new connections; 0 for a closed connection. */
function statusOf(port: number, from: string, token?: string, agent: http.Agent | false = false): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = http.request(
      { port, host: '127.0.0.1', localAddress: from, agent, method: 'POST', path: '/graphql', headers },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode!)),
    );
    sent.once('error', () => resolve(0));
    sent.end(JSON.stringify({ query: '{ runningShift { id } }' }));
  });
}

const living = (sockets: readonly Socket[]): number => sockets.filter((socket) => !socket.destroyed).length;

it('serves logged-in users while 1,000 other connections of any kind are idle', async () => {
  const { port } = await serve();
  const token = await backend.logIn(EMAIL);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect(await statusOf(port, '127.0.0.2', token, agent)).toBe(200);
  const kinds = [
    '',
    GET,
    'POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\n',
    'POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ];
  const crowd = Array.from({ length: 1000 }, (_, n) =>
    openIdle(port, `127.0.1.${1 + (n % 25)}`, kinds[n % kinds.length]),
  );
  await setTimeout(500);
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) {
    statuses.push(await statusOf(port, '127.0.0.2', token), await statusOf(port, '127.0.0.2', token, agent));
    for (const kind of kinds) openIdle(port, '127.0.1.30', kind);
  }
  agent.destroy();
  expect(statuses).toEqual(Array(20).fill(200));
  // Connections that the kernel's backlog refused at first are retried after seconds.
  await until(() => living(crowd) <= 500, 20_000);
  expect(living(crowd)).toBeLessThanOrEqual(500);
}, 60_000);

it('allows 50 connections per address, closes its idlest for a new one, and leaves other addresses alone', async () => {
  const { port } = await serve();
  const other = openIdle(port, '127.0.0.3', GET);
  await once(other, 'data').catch(() => undefined);
  const crowd: Socket[] = [];
  for (let n = 0; n < 60; n++) {
    const socket = openIdle(port, '127.0.0.2');
    await once(socket, 'connect');
    crowd.push(socket);
  }
  await until(() => living(crowd) === 50);
  expect(crowd.slice(0, 10).every((socket) => socket.destroyed)).toBe(true);
  expect(other.destroyed).toBe(false);
});

it('closes connections that never send a byte, and idle ones', async () => {
  const { port } = await serve();
  const started = performance.now();
  const crowd = Array.from({ length: 40 }, (_, n) => openIdle(port, '127.0.0.2', n % 2 ? GET : ''));
  await Promise.all(crowd.map((socket) => once(socket, 'close')));
  expect(performance.now() - started).toBeLessThan(20_000);
}, 40_000);

it('closes connections that send only empty lines, before and after a request', async () => {
  const { port } = await serve();
  const started = performance.now();
  const crowd = ['', GET].map((text) => openIdle(port, '127.0.0.2', text));
  const lines = setInterval(() => {
    for (const socket of crowd) socket.write('\r\n');
  }, 1000);
  await Promise.all(crowd.map((socket) => Promise.race([once(socket, 'close'), setTimeout(20_000)])));
  clearInterval(lines);
  expect(living(crowd)).toBe(0);
  expect(performance.now() - started).toBeLessThan(20_000);
}, 40_000);

it.each([['1'], ['127.0.0.1'], ['true'], ['10.0.0.1, loopback']])(
  'does not limit the connections of a trusted proxy (TRUST_PROXY=%s)',
  async (trusted) => {
    const { port } = await serve({ TRUST_PROXY: trusted });
    const crowd = Array.from({ length: 200 }, () => openIdle(port, '127.0.0.1', GET));
    await Promise.all(crowd.map((socket) => socket.destroyed || once(socket, 'connect')));
    await setTimeout(300);
    expect(living(crowd)).toBe(200);
  },
);

describe('sockets', () => {
  const lines: Line[] = [];
  afterEach(() => {
    for (const { ws } of lines.splice(0)) ws.terminate();
  });

  const handshake = (key: string): string =>
    `GET /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: graphql-transport-ws\r\nsec-websocket-key: ${key}\r\n\r\n`;

  it.each([
    ['one address', () => '127.0.0.9', 20],
    ['many addresses', (n: number) => `127.0.2.${1 + (n % 100)}`, 100],
  ])(
    '230 of %s without a log-in do not block users',
    async (_what, from, most) => {
      const { port } = await serve();
      const token = await backend.logIn(EMAIL);
      const base = `http://127.0.0.1:${port}`;
      const own = await openLine(base, token);
      lines.push(own);
      const key = Buffer.alloc(16).toString('base64');
      const flood = async (): Promise<Socket[]> => {
        const sockets = Array.from({ length: 230 }, (_, n) => openIdle(port, from(n), handshake(key)));
        await Promise.all(
          sockets.map((socket) => socket.destroyed || Promise.race([once(socket, 'data'), once(socket, 'close')])),
        );
        return sockets;
      };
      const crowd = await flood();
      await until(() => living(crowd) <= most);
      expect(living(crowd)).toBeLessThanOrEqual(most);
      for (let n = 0; n < 4; n++) {
        const line = await openLine(base, token);
        lines.push(line);
        expect(line).toMatchObject({ closed: null, heard: [{ type: 'connection_ack' }] });
      }
      expect(own.closed).toBeNull();
    },
    60_000,
  );
});
