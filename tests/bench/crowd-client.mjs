// Part of the clients of a server's sockets: opens its share, and tells its parent when each of them received an event.
import { once } from 'node:events';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { WebSocket } = require('ws');

/** Milliseconds by the clock that all processes of a machine share. */
const now = () => Number(process.hrtime.bigint()) / 1e6;
/** Sockets opened concurrently. */
const AT_ONCE = 20;
/** The time that the server may need for the last subscription, which it does not acknowledge. */
const SUBSCRIBED_MS = 1000;

let arrivals = [];
let sockets = [];

async function open({ url, token, subscription }) {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(ws, 'open');
  if (subscription) {
    ws.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    await once(ws, 'message');
    ws.send(JSON.stringify({ id: 'event', type: 'subscribe', payload: { query: subscription } }));
  }
  ws.on('message', (data) => {
    arrivals.push(now());
    if (arrivals.length < sockets.length) return;
    process.send({ arrivals, text: String(data) });
    arrivals = [];
  });
  ws.on('close', (code, reason) => {
    if (process.connected) process.send({ fault: `a socket was closed: ${code} ${reason}` });
  });
  return ws;
}

process.on('message', async ({ url, tokens, subscription }) => {
  for (let at = 0; at < tokens.length; at += AT_ONCE)
    sockets = sockets.concat(
      await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => open({ url, token, subscription }))),
    );
  await new Promise((resolve) => setTimeout(resolve, SUBSCRIBED_MS));
  process.send({ ready: true });
});
process.on('disconnect', () => process.exit());
