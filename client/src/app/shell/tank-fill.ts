import { parseLitres } from '../../../../server/domain/kernel/litres';
import { type Percent, percentOf, WHOLE } from '../../../../server/domain/kernel/percent';

/** A tank's book stock relative to its capacity. */
export interface TankFill {
  percent: Percent;
  /** Clamped to 0–100 % for the bar. */
  shown: Percent;
  isOver: boolean;
}

/** From litres as the server sends them; null if the tank's capacity is unknown. */
export function fillOf(available: string, capacity: string | null): TankFill | null {
  const [held, most] = [parseLitres(available), parseLitres(capacity ?? '')];
  if (held === null || most === null || most <= 0) return null;
  const percent = percentOf(held, most);
  return { percent, shown: Math.min(Math.max(percent, 0), WHOLE), isOver: held > most };
}
