// A part of the crowd at a server's sockets: opens so many, and tells its parent when each of them heard of an event.
import { once } from 'node:events';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { WebSocket } = require('ws');

/** Milliseconds by the clock that all processes of a machine share. */
const now = () => Number(process.hrtime.bigint()) / 1e6;
/** So many are opened at once. */
const AT_ONCE = 20;
/** As long as the server may take for the last subscription, which it does not acknowledge. */
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
