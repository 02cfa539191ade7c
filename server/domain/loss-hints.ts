import type { BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { roundHalfUp } from './kernel/money';
import { driftHint } from './meter-drift';
import { recurringLossHints } from './recurring-loss-hints';
import {
  isAbout,
  type LossHint,
  MEASURING_ERROR,
  SMALLEST_DELIVERY,
  soldOn,
  stretchesOf,
  type TankDay,
  type TankHistory,
  variationOf,
} from './tank-history';
import { swapHint, swapsAmong } from './tank-swap';
import { variation as texts } from './variation.messages';

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
  const line = openLines
    .filter(({ productId, receivedOn }) => productId === tank.productId && receivedOn <= date)
    .filter(({ remaining }) => remaining >= variation || isAbout(variation, remaining))
    .toSorted((one, other) => one.remaining - other.remaining)[0];
  const seen = { day: date, tank: tank.tankName, gained: variation };
  return { code: 'DELIVERY_NOT_ENTERED', tankId: tank.tankId, ...notEntered() };

  function notEntered(): Message {
    if (line === undefined) {
      const found = { ...seen, product: tank.productName };
      return receipt === 0
        ? texts.deliveryAndInvoice(found)
        : texts.anotherDeliveryAndInvoice({ ...found, entered: receipt });
    }
    const found = { ...seen, invoice: line.invoiceNumber, received: line.receivedOn, left: line.remaining };
    return receipt === 0
      ? texts.deliveryOfInvoice(found)
      : texts.anotherDeliveryOfInvoice({ ...found, entered: receipt });
  }
}

const missingHint = ({ tankId, tankName }: TankHistory, { date, variation, receipt }: TankDay): LossHint => ({
  code: 'DELIVERY_NOT_COME',
  tankId,
  ...texts.deliveryNotCome({ day: date, tank: tankName, lost: -variation, entered: receipt }),
});

const isIdle = (day: TankDay): boolean => soldOn(day) === 0 && day.receipt === 0;

/** Finds a loss while nothing is sold, which passes no meter; it must exceed the error of the dips around it. */
function leakHint({ tankId, tankName, days }: TankHistory): LossHint | null {
  const idle = days.filter(isIdle);
  const lost = -variationOf(idle);
  if (idle.length < 2 || lost <= stretchesOf(days, isIdle) * MEASURING_ERROR) return null;
  const aDay = roundHalfUp(lost, idle.length);
  return { code: 'LEAK', tankId, ...texts.leak({ days: idle.length, tank: tankName, lost, aDay }) };
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
