import { type BusinessDate, showDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';
import { type Percent, shareOf } from './kernel/percent';
import { sum } from './kernel/sum';
import { driftHint } from './meter-drift';
import {
  type LossHint,
  litresOf,
  MEASURING_ERROR,
  nozzlesOf,
  soldBy,
  soldOn,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';

/** An invoice line that is not all unloaded. */
export interface OpenLine {
  invoiceNumber: string;
  productId: number;
  receivedOn: BusinessDate;
  remaining: Millilitres;
}

/** No compartment of a tanker is smaller. */
const SMALLEST_DELIVERY: Millilitres = 1_000_000;

/** Two figures that are nearer than this share of the first are taken to be the same litres. */
const SAME: Percent = 500;

const isAbout = (litres: Millilitres, other: Millilitres): boolean =>
  Math.abs(litres - other) <= Math.max(MEASURING_ERROR, shareOf(Math.abs(litres), SAME));

/** Days on which one tank gained what another lost. */
interface Swap {
  gaining: TankHistory;
  losing: TankHistory;
  gains: TankDay[];
  losses: TankDay[];
}

/** One such day may be chance, unless a whole delivery went that way. */
function swapsAmong(tanks: readonly TankHistory[]): Swap[] {
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

function swapHint(swap: Swap): LossHint {
  const { gaining, losing, gains, losses } = swap;
  const [first, last] = [gains[0]!, gains.at(-1)!].map(({ date }) => showDate(date));
  const when = gains.length === 1 ? first : `${gains.length} days from ${first} to ${last}`;
  const gain = `${gaining.tankName} gained ${litresOf(variationOf(gains))}`;
  const loss = `${losing.tankName} lost ${litresOf(variationOf(losses))}`;
  const message = `On ${when} ${gain} and ${loss}: ${swapReason(swap)}.`;
  return { code: 'ENTERED_AT_OTHER_TANK', tankId: gaining.tankId, message };
}

const isDelivery = ({ variation }: TankDay): boolean => variation >= SMALLEST_DELIVERY;

function deliveryHint(tank: TankHistory, day: TankDay, openLines: readonly OpenLine[]): LossHint {
  const { date, variation, receipt } = day;
  const entered = receipt === 0 ? 'with no delivery entered' : `with ${litresOf(receipt)} of deliveries entered`;
  const line = openLines
    .filter(({ productId, receivedOn }) => productId === tank.productId && receivedOn <= date)
    .filter(({ remaining }) => remaining >= variation || isAbout(variation, remaining))
    .toSorted((one, other) => one.remaining - other.remaining)[0];
  const reason =
    line === undefined
      ? `no open invoice of ${tank.productName} has as much left, so a delivery and its invoice may be missing`
      : `invoice ${line.invoiceNumber}, received ${showDate(line.receivedOn)}, has ${litresOf(line.remaining)} left, so a stock-in of it may be missing`;
  const seen = `On ${showDate(date)} ${tank.tankName} gained ${litresOf(variation)} ${entered}`;
  return { code: 'DELIVERY_NOT_ENTERED', tankId: tank.tankId, message: `${seen}: ${reason}.` };
}

const isIdle = (day: TankDay): boolean => soldOn(day) === 0 && day.receipt === 0;

/** What a tank loses while nothing is sold goes through no meter; more, that is, than the dips around it may err by. */
function leakHint({ tankId, tankName, days }: TankHistory): LossHint | null {
  const idle = days.filter(isIdle);
  const stretches = days.filter((day, place) => isIdle(day) && (place === 0 || !isIdle(days[place - 1]!)));
  const lost = -variationOf(idle);
  if (idle.length < 2 || lost <= stretches.length * MEASURING_ERROR) return null;
  const aDay = litresOf(roundHalfUp(lost, idle.length));
  const seen = `On ${idle.length} days on which nothing was sold ${tankName} lost ${litresOf(lost)}, ${aDay} a day`;
  return { code: 'LEAK', tankId, message: `${seen}: the tank or its pipes may leak.` };
}

/**
 * What may lie behind the variations of some days, each hint with the figures it was seen by. Days that one reason
 * explains are no evidence of another, so each is taken out before the next is looked for.
 */
export function lossHints(tanks: readonly TankHistory[], openLines: readonly OpenLine[]): LossHint[] {
  const swaps = swapsAmong(tanks);
  const isSwapped = (tank: TankHistory, { date }: TankDay) =>
    swaps.some(
      ({ gaining, losing, gains }) =>
        (gaining.tankId === tank.tankId || losing.tankId === tank.tankId) && gains.some((gain) => gain.date === date),
    );
  const others = tanks.map((tank) => ({ ...tank, days: tank.days.filter((day) => !isSwapped(tank, day)) }));
  const deliveries = others.flatMap((tank) =>
    tank.days.filter(isDelivery).map((day) => deliveryHint(tank, day, openLines)),
  );
  const slow = others.flatMap((tank) => {
    const rest = { ...tank, days: tank.days.filter((day) => !isDelivery(day)) };
    return leakHint(rest) ?? driftHint(rest) ?? [];
  });
  return [...deliveries, ...swaps.map(swapHint), ...slow];
}
