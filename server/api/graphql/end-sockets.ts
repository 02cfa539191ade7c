import type { Right } from '../../domain/rights';
import type { Context } from '../../platform/context';
import { usableKeys } from '../../services/access/api-keys/api-key-actors';
import { liveSessions } from '../../services/access/session';
import type { OpenSocket } from './socket';

/**
 * The longest time until a socket ends whose session expired, or whose user's rights were changed outside the commands.
 */
const LOOK_EVERY_MS = 60_000;
/** Wait after a failed check; it doubles each time, up to the interval between two checks. */
const LOOK_AGAIN_MS = 1000;

/**
 * Ends the sockets of ended sessions, of users whose rights changed, and of users who must set up two-step login since a
 * setting changed, in any process. Where events may have been missed it reads the sessions from the database. Returns a
 * function that stops it.
 */
export function endForbiddenSockets(
  { database, events, log }: Pick<Context, 'database' | 'events' | 'log'>,
  sockets: ReadonlySet<OpenSocket>,
  lookEveryMs = LOOK_EVERY_MS,
): () => void {
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  const lookAtAll = async (againMs = LOOK_AGAIN_MS): Promise<void> => {
    clearTimeout(again);
    const open = [...sockets];
    if (open.length === 0) return;
    try {
      const [live, usable] = await Promise.all([
        liveSessions(
          database,
          open.flatMap(({ actor }) => (actor.kind === 'user' ? actor.sessionId : [])),
        ),
        usableKeys(
          database,
          open.flatMap(({ actor }) => (actor.kind === 'service' ? actor.keyId : [])),
        ),
      ]);
      const isAllowed = ({ actor }: OpenSocket): boolean =>
        actor.kind === 'user' ? areEqual(live.get(actor.sessionId), actor.rights) : usable.has(actor.keyId);
      // Checks may overlap if the database is slow: another check may have ended this socket already.
      for (const socket of open) if (sockets.has(socket) && !isAllowed(socket)) socket.forbid();
    } catch (error) {
      log.warn({ err: error, againMs }, 'failed to check the sessions of open sockets');
      clearTimeout(again);
      if (!stopped) again = setTimeout(() => void lookAtAll(Math.min(2 * againMs, lookEveryMs)), againMs).unref();
    }
  };
  const subscribe = () => events.subscribe('sessionsEnded', 'settingsChanged');
  let ended = subscribe();
  const watch = async (): Promise<void> => {
    while (!stopped) {
      try {
        for await (const ids of ended)
          if (!('userId' in ids)) await lookAtAll();
          else for (const socket of sockets) if (isOver(socket, ids)) socket.forbid();
        return;
      } catch (error) {
        log.warn({ err: error }, 'sessions ended faster than their sockets could be closed');
        // Subscribes again before the check, so that no event is missed in between.
        ended = subscribe();
        await lookAtAll();
      }
    }
  };
  void watch();
  const timer = setInterval(() => void lookAtAll(), lookEveryMs).unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(again);
    void ended.return?.();
  };
}

const areEqual = (now: ReadonlySet<Right> | undefined, then: ReadonlySet<Right>): boolean =>
  now !== undefined && now.size === then.size && [...now].every((right) => then.has(right));

/** A message names a user and either one session, one API key, all sessions but one, or all. */
function isOver(
  { actor }: OpenSocket,
  { userId, sessionId, keyId, exceptSessionId }: Record<string, number | string>,
): boolean {
  if (actor.userId !== userId) return false;
  if (actor.kind === 'service') return sessionId === undefined && (keyId === undefined || actor.keyId === keyId);
  if (keyId !== undefined) return false;
  return (sessionId === undefined || actor.sessionId === sessionId) && actor.sessionId !== exceptSessionId;
}
