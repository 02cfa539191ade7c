import { credit } from './credit.messages';
import type { BusinessDate } from './kernel/business-date';
import type { Problem } from './kernel/problem';

/** The range of days up to which interest can be charged, both included. */
export interface InterestDays {
  /** The day of the creditor's newest interest bill: interest periods follow each other. Null before the first one. */
  earliest: BusinessDate | null;
  /** The newest shift's day: payments in it, or in a later one, settle from its day on. */
  latest: BusinessDate;
}

/** Validates the day up to which interest is charged, at the field `asAt`. */
export function problemsOfInterestDay(asAt: BusinessDate, { earliest, latest }: InterestDays): Problem[] {
  if (asAt > latest) return [{ code: 'TOO_LATE', ...credit.interestTooLate({ latest }), field: 'asAt' }];
  if (earliest !== null && asAt < earliest)
    return [{ code: 'TOO_EARLY', ...credit.interestTooEarly({ earliest }), field: 'asAt' }];
  return [];
}
