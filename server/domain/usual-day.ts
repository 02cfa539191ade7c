import { addDays, type BusinessDate } from './kernel/business-date';
import { roundHalfUp } from './kernel/money';

const WEEKS = 4;

/** Days back from which the usual figure is calculated. */
export const USUAL_REACH = WEEKS * 7;

/**
 * The usual figure of a day: the median of the same weekday in the four weeks before it, in the unit of the figures;
 * for an even number the mean of the two middle ones. Null if none of those days was worked.
 */
export function usualOn(day: BusinessDate, figures: ReadonlyMap<BusinessDate, number>): number | null {
  const known = Array.from({ length: WEEKS }, (_, week) => figures.get(addDays(day, -7 * (week + 1))))
    .filter((figure) => figure !== undefined)
    .toSorted((one, other) => one - other);
  if (known.length === 0) return null;
  const half = known.length / 2;
  return roundHalfUp(known[Math.ceil(half) - 1]! + known[Math.floor(half)]!, 2);
}
