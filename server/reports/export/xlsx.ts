import { refusal } from '../../domain/kernel/problem';
import { reporting } from '../../domain/reporting.messages';
import { Semaphore } from '../../platform/semaphore';
import { bytesInThread } from '../../platform/thread-job';
import type { WorkbookJob, WorkbookPart } from './workbook';

export const WITHIN_MS = 60_000;

const semaphore = new Semaphore(1, 4, reporting.spreadsheetBusy());

/**
 * Renders a workbook; `feed` passes the cells of its tables in chunks when the job starts. Throws ProblemError TOO_LONG
 * after a minute, TOO_MANY if the queue is full, and errors of `feed`.
 */
export const renderXlsx = (
  job: WorkbookJob,
  feed: (post: (part: WorkbookPart) => void, until: AbortSignal) => Promise<void>,
): Promise<Buffer> =>
  semaphore.run(() =>
    bytesInThread({
      script: require.resolve('./xlsx-worker'),
      data: job,
      feed,
      withinMs: WITHIN_MS,
      mostMemoryMb: 1_024,
      tooLong: refusal('TOO_LONG', reporting.spreadsheetTooLong(), undefined, 'TOO_LONG'),
    }),
  );
