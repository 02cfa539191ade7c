import { Worker } from 'node:worker_threads';
import { refusal } from '../../domain/kernel/problem';

interface ThreadJob {
  /** The script of the thread: it answers with the bytes, or nothing. */
  script: string;
  data: unknown;
  /** Sends what else the thread is to know, while it works already; `until` is aborted when nobody works on it any more. */
  feed?(post: (message: unknown) => void, until: AbortSignal): Promise<void>;
  withinMs: number;
  mostMemoryMb: number;
  tooLong: string;
}

/**
 * Does a piece of heavy work in a thread of its own, so that the server goes on answering; when this ends, `feed` and the
 * thread have ended, and whatever they took is given back. Throws ProblemError TOO_LONG when it takes too long, and what
 * `feed` throws.
 */
export async function inThread({ script, data, feed, withinMs, mostMemoryMb, tooLong }: ThreadJob): Promise<Buffer> {
  const worker = new Worker(script, {
    workerData: data,
    execArgv: process.execArgv,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const over = new AbortController();
  const fed = feed?.((message) => worker.postMessage(message), over.signal);
  let timer: NodeJS.Timeout | undefined;
  const made = new Promise<Buffer>((resolve, reject) => {
    const refuse = (): void => reject(refusal('TOO_LONG', tooLong, undefined, 'TOO_LONG'));
    timer = setTimeout(refuse, withinMs);
    worker.once('message', (bytes: Uint8Array) =>
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with ${code} and nothing made`)));
  });
  try {
    const [bytes] = await Promise.all([made, fed]);
    return bytes;
  } finally {
    clearTimeout(timer);
    over.abort(refusal('TOO_LONG', tooLong, undefined, 'TOO_LONG'));
    await Promise.allSettled([fed, worker.terminate()]);
  }
}
