import type { Millilitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';

/** A tank's sale over some worked days. */
export interface SoldInDays {
  sold: Millilitres;
  days: number;
}

/** Mean sale per day, rounded half up; 0 if there are no days. */
export const meanSale = ({ sold, days }: SoldInDays): Millilitres => (days === 0 ? 0 : roundHalfUp(sold, days));

/** Days of cover at that mean sale, in tenths of a day; null if nothing was sold. */
export const daysOfCover = (volume: Millilitres, { sold, days }: SoldInDays): number | null =>
  sold <= 0 ? null : roundHalfUp(BigInt(volume) * BigInt(days) * 10n, sold);

/** Whether a tank is below the station's percentage of its capacity; whole percent. */
export const isLowTank = (volume: Millilitres, capacity: Millilitres | null, lowPercent: number): boolean =>
  capacity !== null && volume * 100 < capacity * lowPercent;
