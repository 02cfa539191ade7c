import { onTokenChange, readToken } from '../../graphql/session';
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
  kept.delete(question);
  kept.set(question, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

// Another user must not see what this one has read.
onTokenChange(() => {
  if (readToken() === null) kept.clear();
});
