import type { Events } from '../platform/events';
import type { OpenSocket } from './socket';

/** Ends the sockets of sessions that ended or users whose rights changed, in whichever process that happened. */
export function endForbiddenSockets(events: Events, sockets: ReadonlySet<OpenSocket>): () => void {
  const ended = events.subscribe('sessionsEnded');
  const watch = async (): Promise<void> => {
    for await (const { userId, sessionId } of ended)
      for (const socket of sockets)
        if (socket.userId === userId && (sessionId === undefined || socket.sessionId === sessionId)) socket.forbid();
  };
  void watch();
  return () => void ended.return?.();
}
