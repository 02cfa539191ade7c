import { refusal } from '../../domain/kernel/problem';
import { reporting } from '../../domain/reporting.messages';
import { Semaphore } from '../../platform/semaphore';
import { bytesInThread } from '../../platform/thread-job';
import type { LaidOutJob, PrintJob } from './printed';

/** With ten seconds of printing after it, the answer still precedes a proxy's timeout. */
const LONGEST_WAIT_MS = 20_000;
/** One print uses a whole core; a second one at the same time would leave none. */
const semaphore = new Semaphore(1, 16, reporting.printBusy(), LONGEST_WAIT_MS);

/** Renders a PDF. Throws ProblemError TOO_LONG after 10 seconds, TOO_MANY if the queue is full. */
export const renderPdf = (job: PrintJob | LaidOutJob): Promise<Buffer> =>
  semaphore.run(() =>
    bytesInThread({
      script: require.resolve('./pdf-worker'),
      data: job,
      withinMs: 10_000,
      mostMemoryMb: 512,
      tooLong: refusal('TOO_LONG', reporting.printTooLong(), undefined, 'TOO_LONG'),
    }),
  );
