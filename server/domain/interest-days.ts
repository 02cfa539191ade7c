import { type BusinessDate, showDate } from './kernel/business-date';
import type { Problem } from './kernel/problem';

/** The days up to which a creditor's interest can be charged, both included. */
export interface InterestDays {
  /** Of the creditor's newest bill of interest: its days are charged one after the other. Null before the first one. */
  earliest: BusinessDate | null;
  /** The newest shift's day: what is paid in it, or in a later one, settles from its day on. */
  latest: BusinessDate;
}

/** Why interest cannot be charged up to a day, at the field `asAt`. */
export function problemsOfInterestDay(asAt: BusinessDate, { earliest, latest }: InterestDays): Problem[] {
  if (asAt > latest) {
    const message = `Interest is charged up to ${showDate(latest)} at the latest: from that day on payments may still come`;
    return [{ code: 'TOO_LATE', message, field: 'asAt' }];
  }
  if (earliest !== null && asAt < earliest) {
    const message = `Interest is billed up to ${showDate(earliest)} already: choose that day or a later one`;
    return [{ code: 'TOO_EARLY', message, field: 'asAt' }];
  }
  return [];
}
