import type { BusinessDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
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
  code: 'DELIVERY_NOT_ENTERED' | 'ENTERED_AT_OTHER_TANK' | 'LEAK' | 'METER_DRIFT';
  tankId: number;
  message: string;
}

/** As much may two careful dips of one tank be out together: some millimetres of a wide tank. */
export const MEASURING_ERROR: Millilitres = 50_000;

/** The size of a gain or a loss, for a sentence that says which. */
export const litresOf = (litres: Millilitres): string => `${groupedLitres(Math.abs(litres))} L`;

export const soldOn = ({ sales }: TankDay): Millilitres => sum(sales, ({ litres }) => litres);

export const variationOf = (days: readonly TankDay[]): Millilitres => sum(days, ({ variation }) => variation);

export const nozzlesOf = (days: readonly TankDay[]): string[] => [
  ...new Set(days.flatMap(({ sales }) => sales.map(({ nozzleName }) => nozzleName))),
];

export const soldBy = (nozzle: string, { sales }: TankDay): Millilitres =>
  sum(sales, ({ nozzleName, litres }) => (nozzleName === nozzle ? litres : 0));
