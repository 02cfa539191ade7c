import type { Millilitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';

/** What a tank sold in some worked days. */
export interface SoldInDays {
  sold: Millilitres;
  days: number;
}

/** A mean day's sale, rounded half up; 0 of no days. */
export const meanSale = ({ sold, days }: SoldInDays): Millilitres => (days === 0 ? 0 : roundHalfUp(sold, days));

/** How long what is in a tank lasts at that pace, in tenths of a day. Null where nothing was sold: nobody knows. */
export const daysOfCover = (volume: Millilitres, { sold, days }: SoldInDays): number | null =>
  sold <= 0 ? null : roundHalfUp(BigInt(volume) * BigInt(days) * 10n, sold);

/** A tank with less than the station's percentage of what it holds is low; whole percent. */
export const isLowTank = (volume: Millilitres, capacity: Millilitres | null, lowPercent: number): boolean =>
  capacity !== null && volume * 100 < capacity * lowPercent;
