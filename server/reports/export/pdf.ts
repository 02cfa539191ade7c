import { Turns } from '../../platform/turns';
import type { LaidOutJob, PrintJob } from './printed';
import { inThread } from './thread-job';

/** Who waits, and then prints for ten seconds, has an answer before a proxy gives up. */
const LONGEST_WAIT_MS = 20_000;
/** One print takes a whole core; a second one at the same time leaves none. */
const turns = new Turns(1, 16, 'Too many prints are being made just now. Please try again.', LONGEST_WAIT_MS);

/** Makes a PDF. Throws ProblemError TOO_LONG when it takes longer than 10 seconds, TOO_MANY when too many wait. */
export const renderPdf = (job: PrintJob | LaidOutJob): Promise<Buffer> =>
  turns.take(() =>
    inThread({
      script: require.resolve('./pdf-worker'),
      data: job,
      withinMs: 10_000,
      mostMemoryMb: 512,
      tooLong: 'The print takes too long. Choose less of it.',
    }),
  );
