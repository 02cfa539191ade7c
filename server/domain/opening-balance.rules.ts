import type { BusinessDate } from './kernel/business-date';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { masters } from './masters.messages';

/** What limits the day of an opening balance. */
export interface OpeningDays {
  /** The day of the first document in the account, besides the opening balance; null if there is none. */
  firstDocument: BusinessDate | null;
  /** The day of the newest shift; null before the first one. */
  newestShift: BusinessDate | null;
  today: BusinessDate;
}

/** An opening balance with its day as entered; null for the default. */
export interface DatedOpening {
  openingBalance: Paise;
  openingDate: BusinessDate | null;
}

/**
 * The day of an opening balance that is entered without one: that of the newest shift, to which the next document
 * belongs, or of the first document, if that is earlier. Null before the first shift, whose day it will get, and before
 * the first document, which is an invoice of a supplier.
 */
export function defaultOpeningDay({ firstDocument, newestShift }: OpeningDays): BusinessDate | null {
  if (newestShift === null || firstDocument === null) return newestShift ?? firstDocument;
  return firstDocument < newestShift ? firstDocument : newestShift;
}

/**
 * Checks the day of a new or changed opening balance: it comes neither after the first document of its account nor
 * after the newest shift, into which the next one may go (docs/design/domain.md#opening-balances).
 */
export function problemsOfOpeningDate(
  after: DatedOpening,
  before: DatedOpening | null,
  { firstDocument, newestShift, today }: OpeningDays,
): Problem[] {
  const { openingBalance, openingDate } = after;
  if (openingDate === null || openingDate === (before?.openingDate ?? null)) return [];
  const field = 'openingDate';
  if (openingBalance === 0) return [{ code: 'NO_OPENING_BALANCE', ...masters.openingWithoutBalance(), field }];
  if (firstDocument !== null && openingDate > firstDocument)
    return [{ code: 'AFTER_FIRST_ENTRY', ...masters.openingAfterEntry({ first: firstDocument }), field }];
  if (newestShift !== null && openingDate > newestShift)
    return [{ code: 'AFTER_NEWEST_SHIFT', ...masters.openingAfterShift({ newest: newestShift }), field }];
  if (newestShift === null && openingDate > today) return [{ code: 'IN_FUTURE', ...masters.openingInFuture(), field }];
  return [];
}
