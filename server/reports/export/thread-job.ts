import { Worker } from 'node:worker_threads';
import { ProblemError } from '../../domain/kernel/problem';

interface ThreadJob {
  /** The script of the thread: it answers with the bytes, or nothing. */
  script: string;
  data: unknown;
  /** Sends what else the thread is to know, while it works already. */
  feed?(post: (message: unknown) => void): Promise<void>;
  withinMs: number;
  mostMemoryMb: number;
  tooLong: string;
}

/**
 * Does a piece of heavy work in a thread of its own, so that the server goes on answering; whatever it took is given back
 * with the thread. Throws ProblemError UNAVAILABLE when it takes too long, and what `feed` throws.
 */
export function inThread({ script, data, feed, withinMs, mostMemoryMb, tooLong }: ThreadJob): Promise<Buffer> {
  const worker = new Worker(script, {
    workerData: data,
    execArgv: process.execArgv,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ProblemError([{ code: 'TOO_LONG', message: tooLong }], 'UNAVAILABLE'));
      void worker.terminate();
    }, withinMs);
    worker.once('message', (made: Uint8Array) => resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength)));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread ended with ${code} and nothing made`));
    });
    feed?.((message) => worker.postMessage(message)).catch((error: unknown) => {
      reject(error);
      void worker.terminate();
    });
  });
}
