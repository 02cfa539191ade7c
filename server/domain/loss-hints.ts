import { type BusinessDate, showDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';
import { driftHint } from './meter-drift';
import { recurringLossHints } from './recurring-loss-hints';
import {
  isAbout,
  type LossHint,
  litresOf,
  MEASURING_ERROR,
  SMALLEST_DELIVERY,
  soldOn,
  stretchesOf,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';
import { swapHint, swapsAmong } from './tank-swap';

/** An invoice line that is not fully unloaded. */
export interface OpenLine {
  invoiceNumber: string;
  productId: number;
  receivedOn: BusinessDate;
  remaining: Millilitres;
}

const isDelivery = ({ variation }: TankDay): boolean => variation >= SMALLEST_DELIVERY;

/** Received stock is missing in the tank: a loss about as large as the receipt, and more than the error of its dips. */
const isMissing = ({ variation, receipt }: TankDay): boolean =>
  -variation > 2 * MEASURING_ERROR && receipt > 0 && isAbout(-variation, receipt);

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

function missingHint({ tankId, tankName }: TankHistory, { date, variation, receipt }: TankDay): LossHint {
  const seen = `On ${showDate(date)} ${tankName} lost ${litresOf(variation)}, about the ${litresOf(receipt)} of deliveries entered`;
  const message = `${seen}: one may not have come, be entered twice or belong to another day.`;
  return { code: 'DELIVERY_NOT_COME', tankId, message };
}

const isIdle = (day: TankDay): boolean => soldOn(day) === 0 && day.receipt === 0;

/** Finds a loss while nothing is sold, which passes no meter; it must exceed the error of the dips around it. */
function leakHint({ tankId, tankName, days }: TankHistory): LossHint | null {
  const idle = days.filter(isIdle);
  const lost = -variationOf(idle);
  if (idle.length < 2 || lost <= stretchesOf(days, isIdle) * MEASURING_ERROR) return null;
  const aDay = litresOf(roundHalfUp(lost, idle.length));
  const seen = `On ${idle.length} days on which nothing was sold ${tankName} lost ${litresOf(lost)}, ${aDay} a day`;
  return { code: 'LEAK', tankId, message: `${seen}: the tank or its pipes may leak.` };
}

/** The hints found for a tank, and the days that they do not explain. */
interface Searched {
  hints: LossHint[];
  left: TankHistory;
}

function ofDeliveries(tank: TankHistory, openLines: readonly OpenLine[]): Searched {
  const hints = tank.days.flatMap((day) => {
    if (isDelivery(day)) return deliveryHint(tank, day, openLines);
    return isMissing(day) ? missingHint(tank, day) : [];
  });
  return { hints, left: { ...tank, days: tank.days.filter((day) => !isDelivery(day) && !isMissing(day)) } };
}

/** A leak explains days without sales, a meter those with sales. */
function ofSlowLosses(tank: TankHistory): Searched {
  const hint = leakHint(tank) ?? driftHint(tank);
  if (hint === null) return { hints: [], left: tank };
  const isLeft = (day: TankDay) => (hint.code === 'LEAK' ? !isIdle(day) : soldOn(day) === 0);
  return { hints: [hint], left: { ...tank, days: tank.days.filter(isLeft) } };
}

/**
 * Suggests likely causes for the variations of some days, each with the figures it is based on. Days that one cause
 * explains are no evidence of another, so they are removed before the next cause is searched; of those that none
 * explains the greatest is named.
 */
export function lossHints(tanks: readonly TankHistory[], openLines: readonly OpenLine[]): LossHint[] {
  const swaps = swapsAmong(tanks);
  const isSwapped = (tank: TankHistory, { date }: TankDay) =>
    swaps.some(
      ({ gaining, losing, gains }) =>
        (gaining.tankId === tank.tankId || losing.tankId === tank.tankId) && gains.some((gain) => gain.date === date),
    );
  const others = tanks.map((tank) => ({ ...tank, days: tank.days.filter((day) => !isSwapped(tank, day)) }));
  const deliveries = others.map((tank) => ofDeliveries(tank, openLines));
  const slow = deliveries.map(({ left }) => ofSlowLosses(left));
  return [
    ...deliveries.flatMap(({ hints }) => hints),
    ...swaps.map(swapHint),
    ...slow.flatMap(({ hints }) => hints),
    ...recurringLossHints(slow.map(({ left }) => left)),
  ];
}
