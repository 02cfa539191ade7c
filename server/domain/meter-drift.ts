import { percentOf, shareOf } from './kernel/percent';
import { sum } from './kernel/sum';
import {
  type LossHint,
  MEASURING_ERROR,
  METER_TOLERANCE,
  nozzlesOf,
  soldBy,
  soldOn,
  stretchesOf,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';
import { variation } from './variation.messages';

/** How badly a nozzle's sale, scaled by any factor, fits the variation: the residual sum of squares. */
function misfitOf(nozzle: string, days: readonly TankDay[]): number {
  const sold = (day: TankDay) => soldBy(nozzle, day);
  const together = sum(days, (day) => day.variation * sold(day));
  return sum(days, (day) => day.variation ** 2) - together ** 2 / sum(days, (day) => sold(day) ** 2);
}

/** The nozzle whose sale fits the variation twice as well as any other, beyond the error of the dips; otherwise all. */
function suspectsOf(days: readonly TankDay[]): string[] {
  const nozzles = nozzlesOf(days).filter((nozzle) => days.some((day) => soldBy(nozzle, day) > 0));
  const [best, next] = nozzles.toSorted((one, other) => misfitOf(one, days) - misfitOf(other, days));
  const luck = days.length * MEASURING_ERROR ** 2;
  const isClear = next === undefined || misfitOf(next, days) > 2 * Math.max(misfitOf(best!, days), luck);
  return isClear ? [best!] : nozzles;
}

/**
 * A faulty meter errs on every litre, so the same share is missing in each third of the days, and more than the meter's
 * legal tolerance plus the error of the dips around the days of sale.
 */
export function driftHint({ tankId, tankName, days }: TankHistory): LossHint | null {
  const isSelling = (day: TankDay) => soldOn(day) > 0;
  const selling = days.filter(isSelling);
  if (selling.length < 6) return null;
  const cut = (thirds: number) => Math.floor((selling.length * thirds) / 3);
  const thirds = [0, 1, 2].map((third) => selling.slice(cut(third), cut(third + 1)));
  const shareIn = (of: readonly TankDay[]) => percentOf(variationOf(of), sum(of, soldOn));
  const shares = thirds.map(shareIn);
  const sizes = shares.map(Math.abs);
  const isSteady =
    thirds.every((third) => Math.abs(variationOf(third)) > MEASURING_ERROR) &&
    shares.every((share) => Math.sign(share) === Math.sign(shares[0]!)) &&
    Math.max(...sizes) <= 2 * Math.min(...sizes);
  const drift = shareIn(selling);
  const moved = variationOf(selling);
  const luck = stretchesOf(days, isSelling) * MEASURING_ERROR;
  const allowed = shareOf(sum(selling, soldOn), METER_TOLERANCE) + luck;
  if (!isSteady || Math.abs(moved) <= allowed) return null;
  const [first, second, third] = sizes as [number, number, number];
  const suspects = suspectsOf(selling);
  const seen = {
    days: selling.length,
    tank: tankName,
    size: Math.abs(moved),
    share: Math.abs(drift),
    ...{ first, second, third },
    count: suspects.length,
    nozzles: suspects.join(', '),
  };
  return { code: 'METER_DRIFT', tankId, ...(drift < 0 ? variation.meterLoses(seen) : variation.meterGains(seen)) };
}
