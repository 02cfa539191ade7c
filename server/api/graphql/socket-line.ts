import { CloseCode, type WebSocket as Line } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';

/** A subscriber with more unread bytes than this is too slow. */
const MOST_BUFFERED = 1024 * 1024;
/** Per minute, of all kinds including control frames. */
const MOST_MESSAGES = 100;
const MINUTE_MS = 60_000;
const PING_MS = 12_000;

export const TRY_AGAIN_LATER = 1013;
/** RFC 6455, section 7.4.1: the message violates the server's policy. */
export const POLICY_VIOLATION = 1008;

/**
 * Adapts a socket for graphql-ws. Sending never waits: unread data stays in the socket's buffer, and a reader with too
 * much of it is closed with 1013. A client that sends more than 100 messages a minute is closed with 1008, one that
 * does not answer a ping is disconnected. Ignores messages after close.
 */
export function toGraphqlWsSocket(ws: WebSocket, log: Logger, pingMs = PING_MS): Line {
  const countMessage = messageCounter(() => ws.close(POLICY_VIOLATION, 'Too many messages'));
  ws.on('ping', countMessage);
  ws.on('pong', countMessage);
  pingEvery(pingMs, ws);
  return {
    protocol: ws.protocol,
    send: (data) => {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_BUFFERED) closeAsTooSlow(ws, log);
      else ws.send(data);
    },
    close: (code, reason) => ws.close(code, reason),
    onMessage: (hear) =>
      void ws.on('message', (data) => {
        countMessage();
        if (ws.readyState !== ws.OPEN) return;
        hear(String(data)).catch((error: unknown) => {
          if (isOutOfPlace(error)) return ws.close(CloseCode.BadRequest, error.message);
          log.error({ err: error }, 'a message of a socket could not be handled');
          ws.close(CloseCode.InternalServerError, 'Internal server error');
        });
      }),
  };
}

/** A message of the protocol that only servers may send: graphql-ws treats it as an internal error. */
const isOutOfPlace = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith('Unexpected message of type ');

/** The client may reconnect and subscribe again. */
export function closeAsTooSlow(ws: WebSocket, log: Logger): void {
  log.info({ buffered: ws.bufferedAmount }, 'a socket is too slow');
  ws.close(TRY_AGAIN_LATER, 'Too slow');
}

/** Counts messages per minute; calls `refuse` for each one above the limit. */
function messageCounter(refuse: () => void): () => void {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= MINUTE_MS) {
      since = now;
      count = 0;
    }
    if (++count > MOST_MESSAGES) refuse();
  };
}

function pingEvery(ms: number, ws: WebSocket): void {
  let answered = true;
  ws.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return ws.terminate();
    answered = false;
    if (ws.readyState === ws.OPEN) ws.ping();
  }, ms);
  ws.once('close', () => clearInterval(timer));
}
