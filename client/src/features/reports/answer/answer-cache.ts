import { onTokenChange, readToken } from '../../../graphql/session';
import { keepLast } from '../../../ui/table/keep-last';
import type { ReportData } from './report-document';

/** An answer to a report, and when it arrived. */
export interface CachedAnswer {
  data: ReportData;
  at: Date;
}

/** Enough to go back through a few drill-downs. */
const MOST_KEPT = 8;

const kept = new Map<string, CachedAnswer>();

/** The cached answer to a query; undefined if there is none. */
export const cachedAnswer = (question: string): CachedAnswer | undefined => kept.get(question);

/** Caches an answer as received: the Apollo cache would normalise thousands of rows and never evict them. */
export function cacheAnswer(question: string, answer: CachedAnswer): void {
  keepLast(kept, question, answer, MOST_KEPT);
}

// Another user must not see this user's answers, even without a sign-out in between.
let readBy = readToken();
onTokenChange(() => {
  if (readToken() !== readBy) kept.clear();
  readBy = readToken();
});
