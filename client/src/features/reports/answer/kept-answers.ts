import { onTokenChange, readToken } from '../../../graphql/session';
import { keepLast } from '../../../ui/table/keep-last';
import type { ReportData } from './report-document';

/** An answer to a report, and when it came. */
export interface KeptAnswer {
  data: ReportData;
  at: Date;
}

/** Enough for the way back from a few drills. */
const MOST_KEPT = 8;

const kept = new Map<string, KeptAnswer>();

/** The answer that a question last had; undefined where it was not asked, or long ago. */
export const keptAnswer = (question: string): KeptAnswer | undefined => kept.get(question);

/** Keeps the answer to a question, as it came: the query cache takes thousands of rows apart, and never forgets them. */
export function keepAnswer(question: string, answer: KeptAnswer): void {
  keepLast(kept, question, answer, MOST_KEPT);
}

// Another user must not see what this one has read, whether or not there was nobody in between.
let readBy = readToken();
onTokenChange(() => {
  if (readToken() !== readBy) kept.clear();
  readBy = readToken();
});
