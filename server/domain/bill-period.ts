import { addDays, type BusinessDate, monthOf } from './kernel/business-date';
import type { Problem } from './kernel/problem';

/** The days whose sales a bill gathers, both included. */
export interface BillPeriod {
  from: BusinessDate;
  to: BusinessDate;
}

/** Why a period is no bill's, judged on the station's day `today`: no sale is made after it. */
export function problemsOfBillPeriod({ from, to }: BillPeriod, today: BusinessDate): Problem[] {
  if (to > today) return [{ code: 'FUTURE', message: 'To must not be after today', field: 'to' }];
  if (to < from) return [{ code: 'INVALID', message: 'To must not be before From', field: 'to' }];
  return [];
}

/** The month before the one that `today` is in. */
export const lastMonth = (today: BusinessDate): BillPeriod => monthOf(addDays(monthOf(today).from, -1));

/** From the first of the month up to `today`. */
export const monthSoFar = (today: BusinessDate): BillPeriod => ({ from: monthOf(today).from, to: today });
