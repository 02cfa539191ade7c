import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { sum } from './kernel/sum';
import {
  isAbout,
  type LossHint,
  MEASURING_ERROR,
  nozzlesOf,
  SMALLEST_DELIVERY,
  soldBy,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';
import { variation } from './variation.messages';

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

function swapReason({ gaining, losing, gains, losses }: Swap): Message {
  const gained = variationOf(gains);
  const sales = nozzlesOf(gains).map((nozzle) => ({ nozzle, sold: sum(gains, (day) => soldBy(nozzle, day)) }));
  const distanceOf = ({ sold }: { sold: Millilitres }) => Math.abs(sold - gained);
  const [nearest] = sales.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  if (nearest !== undefined && isAbout(gained, nearest.sold))
    return variation.nozzleOfOther({
      nozzle: nearest.nozzle,
      gaining: gaining.tankName,
      sold: nearest.sold,
      losing: losing.tankName,
    });
  const entered = sum(losses, ({ receipt }) => receipt);
  return isAbout(gained, entered)
    ? variation.deliveryInOther({ entered, losing: losing.tankName, gaining: gaining.tankName })
    : variation.eitherAtOther();
}

/** Describes a swap, and whether a nozzle or a delivery entered at the wrong tank would explain it. */
export function swapHint(swap: Swap): LossHint {
  const { gaining, losing, gains, losses } = swap;
  const [first, last] = [gains[0]!.date, gains.at(-1)!.date];
  const seen = {
    gaining: gaining.tankName,
    gained: variationOf(gains),
    losing: losing.tankName,
    lost: -variationOf(losses),
    reason: swapReason(swap),
  };
  const message =
    gains.length === 1
      ? variation.swapOnADay({ day: first, ...seen })
      : variation.swapOnDays({ days: gains.length, first, last, ...seen });
  return { code: 'ENTERED_AT_OTHER_TANK', tankId: gaining.tankId, ...message };
}
