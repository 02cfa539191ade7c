import { Turns } from '../../platform/turns';
import { inThread } from './thread-job';
import type { WorkbookJob, WorkbookPart } from './workbook';

export const WITHIN_MS = 60_000;

const turns = new Turns(1, 4, 'Too many spreadsheets are being made just now. Please try again.');

/**
 * Makes a workbook; `feed` hands over the cells of its tables, some at a time, once it is its turn. Throws ProblemError
 * TOO_LONG when it takes longer than a minute, TOO_MANY when too many wait, and what `feed` throws.
 */
export const renderXlsx = (
  job: WorkbookJob,
  feed: (post: (part: WorkbookPart) => void, until: AbortSignal) => Promise<void>,
): Promise<Buffer> =>
  turns.take(() =>
    inThread({
      script: require.resolve('./xlsx-worker'),
      data: job,
      feed,
      withinMs: WITHIN_MS,
      mostMemoryMb: 1_024,
      tooLong: 'The spreadsheet takes too long. Choose less of it, or CSV.',
    }),
  );
