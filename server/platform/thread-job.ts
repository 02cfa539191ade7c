import { Worker } from 'node:worker_threads';
import type { ProblemError } from '../domain/kernel/problem';

interface ThreadJob {
  /** The worker thread's script: it posts its answer once, or nothing. */
  script: string;
  data: unknown;
  /** Streams further messages to the running thread; `until` is aborted when the thread has ended. */
  feed?(post: (message: unknown) => void, until: AbortSignal): Promise<void>;
  withinMs: number;
  mostMemoryMb: number;
  /** Thrown when the job exceeds its time or memory limit. */
  tooLong: ProblemError;
}

/**
 * Runs heavy work in a worker thread, so that the server stays responsive. When it settles, `feed` and the thread have
 * ended and released their resources. Throws `tooLong`, and what `feed` throws.
 */
export async function inThread<Answer>(job: ThreadJob): Promise<Answer> {
  const { script, data, feed, withinMs, mostMemoryMb, tooLong } = job;
  const worker = new Worker(script, {
    workerData: data,
    execArgv: process.execArgv,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const over = new AbortController();
  const fed = feed?.((message) => worker.postMessage(message), over.signal);
  let timer: NodeJS.Timeout | undefined;
  const made = new Promise<Answer>((resolve, reject) => {
    timer = setTimeout(() => reject(tooLong), withinMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong : error),
    );
    worker.once('exit', (code) => reject(new Error(`The worker thread exited with code ${code} and no result`)));
  });
  try {
    const [answer] = await Promise.all([made, fed]);
    return answer;
  } finally {
    clearTimeout(timer);
    over.abort(tooLong);
    await Promise.allSettled([fed, worker.terminate()]);
  }
}

/** Like `inThread`, for a script that posts a Buffer, which arrives as plain bytes. */
export async function bytesInThread(job: ThreadJob): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await inThread<Uint8Array>(job);
  return Buffer.from(buffer, byteOffset, byteLength);
}
