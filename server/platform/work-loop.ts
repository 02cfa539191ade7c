import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface WorkLoop {
  /** Ends it after the piece of work that is under way. */
  stop(): Promise<void>;
}

/**
 * Does `work` again and again until it is stopped: at once where it answers that there was something to do, else after
 * about `everyMs`, give or take a half, so that several processes do not look at the same moment. What it throws is logged
 * under `failed`, and the loop goes on.
 */
export function startWorkLoop(
  work: () => Promise<boolean>,
  { everyMs, failed, log }: { everyMs: number; failed: string; log: Logger },
): WorkLoop {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const didSomething = await work().catch((error: unknown) => {
        log.warn({ err: error }, failed);
        return false;
      });
      if (!didSomething) await pause(everyMs, stopping.signal);
    }
  };
  const ran = run();
  return {
    stop: async () => {
      stopping.abort();
      await ran;
    },
  };
}

const pause = (everyMs: number, signal: AbortSignal): Promise<void> =>
  setTimeout(everyMs * (0.5 + Math.random()), undefined, { signal, ref: false }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
