import type { BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { type Percent, shareOf } from './kernel/percent';
import { sum } from './kernel/sum';

/** A day of one tank: its variation from the books, its receipts, and its nozzles' sales. */
export interface TankDay {
  date: BusinessDate;
  /** Gain +, loss −. */
  variation: Millilitres;
  receipt: Millilitres;
  /** Net of testing, by the nozzles that draw from it according to the books, each named with its pump. */
  sales: readonly { nozzleName: string; litres: Millilitres }[];
}

export interface TankHistory {
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  /** In date order. */
  days: readonly TankDay[];
}

/** A likely cause of a variation, and the figures it is based on. */
export interface LossHint extends Message {
  code:
    | 'DELIVERY_NOT_ENTERED'
    | 'DELIVERY_NOT_COME'
    | 'ENTERED_AT_OTHER_TANK'
    | 'LEAK'
    | 'METER_DRIFT'
    | 'MOSTLY_ON_A_DAY';
  tankId: number;
}

/** Two careful dips of one tank may be off by this much together: some millimetres of a wide tank. */
export const MEASURING_ERROR: Millilitres = 50_000;

/** No compartment of a tanker is smaller. */
export const SMALLEST_DELIVERY: Millilitres = 1_000_000;

/** The legal tolerance of a meter; evaporation is about as much. */
export const METER_TOLERANCE: Percent = 50;

/** Two figures closer than this share of the first count as the same litres. */
const SAME: Percent = 500;

export const isAbout = (litres: Millilitres, other: Millilitres): boolean =>
  Math.abs(litres - other) <= Math.max(MEASURING_ERROR, shareOf(Math.abs(litres), SAME));

export const soldOn = ({ sales }: TankDay): Millilitres => sum(sales, ({ litres }) => litres);

export const variationOf = (days: readonly TankDay[]): Millilitres => sum(days, ({ variation }) => variation);

export const nozzlesOf = (days: readonly TankDay[]): string[] => [
  ...new Set(days.flatMap(({ sales }) => sales.map(({ nozzleName }) => nozzleName))),
];

export const soldBy = (nozzle: string, { sales }: TankDay): Millilitres =>
  sum(sales, ({ nozzleName, litres }) => (nozzleName === nozzle ? litres : 0));

/** Counts the runs of consecutive days that match; the dips before and after each run have an error. */
export const stretchesOf = (days: readonly TankDay[], isOne: (day: TankDay) => boolean): number =>
  days.filter((day, index) => isOne(day) && (index === 0 || !isOne(days[index - 1]!))).length;
