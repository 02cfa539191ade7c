import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface WorkLoop {
  /** Stops after the current piece of work. */
  stop(): Promise<void>;
}

/**
 * Repeats `work` until it is stopped: at once if it returns that there was something to do, else after about `everyMs`,
 * give or take a half, so that several processes do not poll in step. Errors are logged under `failed`, and the loop
 * continues.
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
