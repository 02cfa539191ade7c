import { Worker } from 'node:worker_threads';
import { ProblemError } from '../../domain/kernel/problem';
import { Turns } from '../../platform/turns';
import type { PrintJob } from './printed';

const WITHIN_MS = 10_000;
const MOST_MEMORY_MB = 512;

/** One print takes a whole core; a second one at the same time leaves none. */
const turns = new Turns(1, 16, 'Too many prints are being made just now. Please try again.');

/**
 * Makes a PDF in a thread of its own, so that the server goes on answering. Throws ProblemError UNAVAILABLE when it
 * takes longer than 10 seconds, TOO_MANY when too many wait.
 */
export const renderPdf = (job: PrintJob): Promise<Buffer> => turns.take(() => inWorker(job));

function inWorker(job: PrintJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(require.resolve('./pdf-worker'), {
      workerData: job,
      execArgv: process.execArgv,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const timer = setTimeout(() => {
      reject(tooLong());
      void worker.terminate();
    }, WITHIN_MS);
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The print ended with ${code} and no sheet`));
    });
  });
}

const tooLong = (): ProblemError =>
  new ProblemError(
    [{ code: 'PRINT_TOO_LONG', message: 'The print takes too long. Choose less of it.' }],
    'UNAVAILABLE',
  );
