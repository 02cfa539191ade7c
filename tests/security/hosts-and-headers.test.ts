import http from 'node:http';
import { WebSocket } from 'ws';
import { type App, buildApp } from '../../server/api/http/app';
import { readEnv } from '../../server/env';
import { type Backend, openBackend } from '../server/backend';

let backend: Backend;
let app: App;
let base: string;
let port: number;
beforeAll(async () => {
  backend = await openBackend();
  const { database, events, log, clock } = backend.request();
  const settings = { PUBLIC_URL: 'https://station.example', ALLOWED_HOSTS: 'Pump.Example.in, other.example' };
  app = await buildApp({ env: readEnv(settings), database, events, log, clock });
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(base).port);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await backend?.close();
});

function ask(path: string, host: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    const sent = http.request({ port, host: '127.0.0.1', path, method: path === '/graphql' ? 'POST' : 'GET', headers });
    sent.once('response', (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, body }));
    });
    sent.once('error', reject);
    sent.end(path === '/graphql' ? JSON.stringify({ query: '{ stationName }' }) : undefined);
  });
}

/** The status of a socket's handshake: 101, or that of its refusal. */
const handshake = (host: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { host, origin: `http://${host}` };
    const ws = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    ws.on('error', () => undefined);
    ws.once('upgrade', () => resolve(101));
    ws.once('open', () => ws.terminate());
    ws.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
  });

test.each([
  'evil.example',
  'evil.example:4000',
  'station.example.evil.example',
  '127.0.0.1.evil.example',
  'local.evil.example',
  'a@b',
  '[::1].evil.example',
])('refuses the host name %s over HTTP and on sockets, and says that it is not the station', async (host) => {
  for (const path of ['/', '/graphql', '/api/v1/login']) {
    const { status, body } = await ask(path, host);
    expect([path, status]).toEqual([path, 421]);
    expect(JSON.parse(body).msg).toContain('ALLOWED_HOSTS');
  }
  expect(await handshake(host)).toBe(421);
  expect((await ask('/healthz', host)).status).toBe(200);
});

test.each([
  '127.0.0.1',
  'localhost',
  '192.168.1.20',
  '[::1]',
  'office-pc',
  'office-pc.local',
  'OFFICE.LAN',
  'station.example',
  'STATION.example.',
  'pump.example.in',
  'other.example',
])('serves a station that is opened as %s', async (name) => {
  for (const host of [name, `${name}:4000`]) {
    expect((await ask('/graphql', host)).status).toBe(200);
    expect(await handshake(host)).toBe(101);
  }
});

test('no page of the station may be framed or request a device', async () => {
  const { headers } = await fetch(`${base}/`);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
});
