import type { BusinessDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import { type Percent, shareOf } from './kernel/percent';
import { sum } from './kernel/sum';

/** A day of one tank: what its dips said against the book, what came in, and what its nozzles sold. */
export interface TankDay {
  date: BusinessDate;
  /** Gain +, loss −. */
  variation: Millilitres;
  receipt: Millilitres;
  /** Net of testing, by the nozzles that the books take to draw from it, each named with its pump. */
  sales: readonly { nozzleName: string; litres: Millilitres }[];
}

export interface TankHistory {
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  /** In order. */
  days: readonly TankDay[];
}

/** A likely reason of a variation, and what it was seen by. */
export interface LossHint {
  code:
    | 'DELIVERY_NOT_ENTERED'
    | 'DELIVERY_NOT_COME'
    | 'ENTERED_AT_OTHER_TANK'
    | 'LEAK'
    | 'METER_DRIFT'
    | 'MOSTLY_ON_A_DAY';
  tankId: number;
  message: string;
}

/** As much may two careful dips of one tank be out together: some millimetres of a wide tank. */
export const MEASURING_ERROR: Millilitres = 50_000;

/** No compartment of a tanker is smaller. */
export const SMALLEST_DELIVERY: Millilitres = 1_000_000;

/** The law lets a meter err by as much, and fuel evaporates by about as much. */
export const METER_TOLERANCE: Percent = 50;

/** Two figures that are nearer than this share of the first are taken to be the same litres. */
const SAME: Percent = 500;

export const isAbout = (litres: Millilitres, other: Millilitres): boolean =>
  Math.abs(litres - other) <= Math.max(MEASURING_ERROR, shareOf(Math.abs(litres), SAME));

/** The size of a gain or a loss, for a sentence that says which. */
export const litresOf = (litres: Millilitres): string => `${groupedLitres(Math.abs(litres))} L`;

export const soldOn = ({ sales }: TankDay): Millilitres => sum(sales, ({ litres }) => litres);

export const variationOf = (days: readonly TankDay[]): Millilitres => sum(days, ({ variation }) => variation);

export const nozzlesOf = (days: readonly TankDay[]): string[] => [
  ...new Set(days.flatMap(({ sales }) => sales.map(({ nozzleName }) => nozzleName))),
];

export const soldBy = (nozzle: string, { sales }: TankDay): Millilitres =>
  sum(sales, ({ nozzleName, litres }) => (nozzleName === nozzle ? litres : 0));

/** How many times such days follow one another without a break; the dips before and after each may be out. */
export const stretchesOf = (days: readonly TankDay[], isOne: (day: TankDay) => boolean): number =>
  days.filter((day, place) => isOne(day) && (place === 0 || !isOne(days[place - 1]!))).length;
