import { type BusinessDate, showDate } from './kernel/business-date';
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
  if (asAt > latest) {
    const message = `Interest can be charged up to ${showDate(latest)} at most, because later payments may still be entered`;
    return [{ code: 'TOO_LATE', message, field: 'asAt' }];
  }
  if (earliest !== null && asAt < earliest) {
    const message = `Interest is already billed up to ${showDate(earliest)}. Choose that day or a later one.`;
    return [{ code: 'TOO_EARLY', message, field: 'asAt' }];
  }
  return [];
}
