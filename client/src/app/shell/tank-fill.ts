import { parseLitres } from '../../../../server/domain/kernel/litres';
import { type Percent, percentOf, WHOLE } from '../../../../server/domain/kernel/percent';

/** How much of a tank's capacity its books say is filled. */
export interface TankFill {
  percent: Percent;
  /** Of a bar that ends at the capacity, and does not begin below nothing. */
  shown: Percent;
  isOver: boolean;
}

/** From litres as the server sends them; null where the tank's capacity is not known. */
export function fillOf(available: string, capacity: string | null): TankFill | null {
  const [held, most] = [parseLitres(available), parseLitres(capacity ?? '')];
  if (held === null || most === null || most <= 0) return null;
  const percent = percentOf(held, most);
  return { percent, shown: Math.min(Math.max(percent, 0), WHOLE), isOver: held > most };
}
