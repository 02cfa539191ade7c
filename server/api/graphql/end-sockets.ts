import type { Context } from '../../platform/context';
import { liveSessions } from '../../services/access/session';
import type { OpenSocket } from './socket';

/** How late a socket may end whose session grew too old, or whose user's rights were changed past the commands. */
const LOOK_EVERY_MS = 60_000;
/** After a reading that failed: twice as long each time, and never longer than between two looks. */
const LOOK_AGAIN_MS = 1000;

/**
 * Ends the sockets of sessions that ended or users whose rights changed, in whichever process that happened.
 * Where events may have passed unheard it asks the database, so it outlives every burst. Answers how to stop it.
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
      const live = await liveSessions(
        database,
        open.map(({ sessionId }) => sessionId),
      );
      // Looks may overlap where the database is slow: one that was ended by another look is gone by now.
      for (const socket of open)
        if (sockets.has(socket) && live.get(socket.sessionId) !== socket.isAdmin) socket.forbid();
    } catch (error) {
      log.warn({ err: error, againMs }, 'the sessions of the open sockets could not be read yet');
      clearTimeout(again);
      if (!stopped) again = setTimeout(() => void lookAtAll(Math.min(2 * againMs, lookEveryMs)), againMs).unref();
    }
  };
  let ended = events.subscribe('sessionsEnded');
  const watch = async (): Promise<void> => {
    while (!stopped) {
      try {
        for await (const ids of ended)
          if ('reconnected' in ids) await lookAtAll();
          else for (const socket of sockets) if (isOver(socket, ids)) socket.forbid();
        return;
      } catch (error) {
        log.warn({ err: error }, 'ended sessions were told faster than they were heard');
        // Listened again before it looks, so that nothing passes in between.
        ended = events.subscribe('sessionsEnded');
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

/** A message names a user and either one session, all but one, or all. */
const isOver = (socket: OpenSocket, { userId, sessionId, exceptSessionId }: Record<string, number | string>): boolean =>
  socket.userId === userId &&
  (sessionId === undefined || socket.sessionId === sessionId) &&
  socket.sessionId !== exceptSessionId;
