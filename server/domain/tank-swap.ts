import { showDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import { sum } from './kernel/sum';
import {
  isAbout,
  type LossHint,
  litresOf,
  MEASURING_ERROR,
  nozzlesOf,
  SMALLEST_DELIVERY,
  soldBy,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';

/** Days on which one tank gained what another lost. */
export interface Swap {
  gaining: TankHistory;
  losing: TankHistory;
  gains: TankDay[];
  losses: TankDay[];
}

/** Finds all pairs of tanks with such days; a single day may be chance, unless it is the size of a delivery. */
export function swapsAmong(tanks: readonly TankHistory[]): Swap[] {
  const pairs = tanks.flatMap((gaining) =>
    tanks.filter((tank) => tank !== gaining).map((losing) => ({ gaining, losing })),
  );
  return pairs.flatMap(({ gaining, losing }) => {
    const lossOn = new Map(losing.days.map((day) => [day.date, day]));
    const gains = gaining.days.filter(({ date, variation }) => {
      const loss = lossOn.get(date);
      return loss !== undefined && variation > 2 * MEASURING_ERROR && isAbout(variation, -loss.variation);
    });
    const losses = gains.map(({ date }) => lossOn.get(date)!);
    const isMore = gains.length > 1 || (gains[0]?.variation ?? 0) >= SMALLEST_DELIVERY;
    return isMore ? [{ gaining, losing, gains, losses }] : [];
  });
}

function swapReason({ gaining, losing, gains, losses }: Swap): string {
  const gained = variationOf(gains);
  const sales = nozzlesOf(gains).map((nozzle) => ({ nozzle, sold: sum(gains, (day) => soldBy(nozzle, day)) }));
  const distanceOf = ({ sold }: { sold: Millilitres }) => Math.abs(sold - gained);
  const [nearest] = sales.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  if (nearest !== undefined && isAbout(gained, nearest.sold))
    return `nozzle ${nearest.nozzle}, entered at ${gaining.tankName}, sold ${litresOf(nearest.sold)} then and may draw from ${losing.tankName}`;
  const entered = sum(losses, ({ receipt }) => receipt);
  if (isAbout(gained, entered))
    return `the ${litresOf(entered)} of deliveries entered at ${losing.tankName} then may have gone into ${gaining.tankName}`;
  return 'a nozzle or a delivery may be entered at the wrong one of the two';
}

/** Describes a swap, and whether a nozzle or a delivery entered at the wrong tank would explain it. */
export function swapHint(swap: Swap): LossHint {
  const { gaining, losing, gains, losses } = swap;
  const [first, last] = [gains[0]!, gains.at(-1)!].map(({ date }) => showDate(date));
  const when = gains.length === 1 ? first : `${gains.length} days from ${first} to ${last}`;
  const gain = `${gaining.tankName} gained ${litresOf(variationOf(gains))}`;
  const loss = `${losing.tankName} lost ${litresOf(variationOf(losses))}`;
  const message = `On ${when} ${gain} and ${loss}: ${swapReason(swap)}.`;
  return { code: 'ENTERED_AT_OTHER_TANK', tankId: gaining.tankId, message };
}
