import type { Millilitres } from './kernel/litres';
import { shareOf } from './kernel/percent';
import { sum } from './kernel/sum';
import {
  type LossHint,
  MEASURING_ERROR,
  METER_TOLERANCE,
  soldOn,
  type TankDay,
  type TankHistory,
} from './tank-history';
import { variation } from './variation.messages';

interface FarDay {
  tank: TankHistory;
  day: TankDay;
  size: Millilitres;
}

/** Far beyond measuring error: several times the error of the dips plus the tolerance of the meters. */
const isFar = (day: TankDay): boolean =>
  Math.abs(day.variation) > 5 * MEASURING_ERROR + shareOf(soldOn(day), METER_TOLERANCE);

const farDaysOf = (tank: TankHistory): FarDay[] =>
  tank.days.filter(isFar).map((day) => ({ tank, day, size: Math.abs(day.variation) }));

/**
 * For each product, names the unexplained day and tank furthest from the books, as the place to look first. Empty if
 * all days are within the error of dips and meters.
 */
export function recurringLossHints(tanks: readonly TankHistory[]): LossHint[] {
  const products = [...new Set(tanks.map(({ productId }) => productId))];
  return products.flatMap((productId) => {
    const far = tanks.filter((tank) => tank.productId === productId).flatMap(farDaysOf);
    const [most] = far.toSorted((one, other) => other.size - one.size);
    return most === undefined
      ? []
      : hintOf(
          most,
          sum(far, ({ size }) => size),
        );
  });
}

function hintOf({ tank, day, size }: FarDay, all: Millilitres): LossHint {
  const seen = { day: day.date, tank: tank.tankName, way: day.variation < 0 ? 'loss' : 'gain', size };
  const message = 2 * size > all ? variation.mostOnADay(seen) : variation.largestOnADay(seen);
  return { code: 'MOSTLY_ON_A_DAY', tankId: tank.tankId, ...message };
}
