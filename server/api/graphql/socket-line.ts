import { CloseCode, type WebSocket as Line } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';

/** A reader with more than this unread, in bytes, is too slow. */
const MOST_BUFFERED = 1024 * 1024;
/** Of all kinds, control frames too. */
const MOST_MESSAGES = 100;
const MINUTE_MS = 60_000;
const PING_MS = 12_000;

export const TRY_AGAIN_LATER = 1013;
/** RFC 6455, section 7.4.1: a message that breaks the rules of the house. */
export const POLICY_VIOLATION = 1008;

/**
 * A socket as graphql-ws uses it. Nothing waits for its reader: what is not read stays in the socket's buffer, and a
 * reader who leaves too much there is closed with 1013. A sender of more than 100 messages a minute is closed with 1008,
 * one that does not answer a ping is cut off. A closed line neither hears nor says anything.
 */
export function lineOn(ws: WebSocket, log: Logger, pingMs = PING_MS): Line {
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

/** A message of the protocol that only servers send: graphql-ws takes it for an accident of ours. */
const isOutOfPlace = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith('Unexpected message of type ');

/** Its reader may come back and ask again. */
export function closeAsTooSlow(ws: WebSocket, log: Logger): void {
  log.info({ buffered: ws.bufferedAmount }, 'a socket is too slow');
  ws.close(TRY_AGAIN_LATER, 'Too slow');
}

/** Counts within one minute after another; calls `refuse` at each one too many. */
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
