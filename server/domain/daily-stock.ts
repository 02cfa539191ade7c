import { type BusinessDate, showDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import type { Problem } from './kernel/problem';
import {
  type Allowance,
  type Inspection,
  type MovedSince,
  movedSince,
  type PermittedVariation,
  permittedVariation,
  type SinceInspection,
} from './variation-band';

/** A day of one product as its documents tell it, all its tanks and nozzles together. */
export interface StockDay {
  date: BusinessDate;
  /** What its tanks held when the day's first shift began. */
  opening: Millilitres;
  /** Unloaded, by the quantity that the station's setting counts. */
  receipt: Millilitres;
  /** Σ (close − open) of its legs. */
  meterSale: Millilitres;
  /** Poured back. */
  testing: Millilitres;
  /** What its tanks held by measure when the day's last shift closed. */
  dipClosing: Millilitres;
}

/** Sums over whole days: from the day of the last inspection on, that day with them, or from the station's first day. */
export interface Cumulative {
  receipt: Millilitres;
  meterSale: Millilitres;
  testing: Millilitres;
  /** Net of testing. */
  sale: Millilitres;
  /** Gain +, loss −. */
  variation: Millilitres;
}

/** The columns of the daily stock report that are reckoned (domain: section 4). */
export interface DailyStock {
  total: Millilitres;
  netSale: Millilitres;
  bookClosing: Millilitres;
  /** Measured − book: gain +, loss −. */
  variation: Millilitres;
  cumulative: Cumulative;
}

export const NOTHING_YET: Cumulative = { receipt: 0, meterSale: 0, testing: 0, sale: 0, variation: 0 };

/**
 * The rows of the daily stock report, in the order of their days, with whatever else the days carry (rate, sale value,
 * density). `inspections` are the days of the product's inspections; `before` is the sum from the inspection in force on
 * the first of the days up to it, without it: nothing where that day is the inspection's own. Where no inspection is in
 * force on the first of the days, it is the sum since the station's first day.
 */
export function dailyStock<Day extends StockDay>(
  days: readonly Day[],
  inspections: readonly BusinessDate[],
  before: Cumulative = NOTHING_YET,
): (Day & DailyStock)[] {
  const lastInspection = (date: BusinessDate) =>
    inspections
      .filter((day) => day <= date)
      .toSorted()
      .at(-1);
  let cumulative = before;
  return days.map((day, place) => {
    const previous = days[place - 1];
    if (previous !== undefined && lastInspection(previous.date) !== lastInspection(day.date)) cumulative = NOTHING_YET;
    const total = day.opening + day.receipt;
    const netSale = day.meterSale - day.testing;
    const bookClosing = total - netSale;
    const variation = day.dipClosing - bookClosing;
    cumulative = {
      receipt: cumulative.receipt + day.receipt,
      meterSale: cumulative.meterSale + day.meterSale,
      testing: cumulative.testing + day.testing,
      sale: cumulative.sale + netSale,
      variation: cumulative.variation + variation,
    };
    return { ...day, total, netSale, bookClosing, variation, cumulative };
  });
}

/** An inspection entry, and what the product's meters added up to when its day began. */
export interface InspectionBase extends Inspection {
  openingReadingSum: Millilitres;
}

/** What the inspection's own figures are held against at the end of a row's day. */
const sinceInspection = (
  { cumulative, dipClosing }: StockDay & DailyStock,
  { openingReadingSum }: InspectionBase,
): SinceInspection => ({
  totalisers: openingReadingSum + cumulative.meterSale,
  testing: cumulative.testing,
  receipts: cumulative.receipt,
  dipStock: dipClosing,
});

/** Sale and variation at the end of a row's day, from the figures of the inspection that its sums begin with. */
export const movedOn = (row: StockDay & DailyStock, inspection: InspectionBase): MovedSince =>
  movedSince(inspection, sinceInspection(row, inspection));

/** The variation permitted at the end of a row's day, from the same base as `movedOn`. */
export const permittedOn = (
  row: StockDay & DailyStock,
  inspection: InspectionBase,
  allowance: Allowance,
): PermittedVariation => permittedVariation(inspection, sinceInspection(row, inspection), allowance);

/**
 * Where one day does not open on what the day before closed with: stock came or went that no column shows, such as a
 * tank that was taken on. Empty for days that follow from each other.
 */
export const breaksIn = (days: readonly StockDay[]): Problem[] =>
  days.flatMap((day, place) => {
    const before = days[place - 1];
    if (before === undefined || before.dipClosing === day.opening) return [];
    const opening = `${showDate(day.date)} opens on ${groupedLitres(day.opening)} L`;
    const closing = `${showDate(before.date)} closed with ${groupedLitres(before.dipClosing)} L`;
    return [{ code: 'OPENING_IS_NOT_CLOSING', message: `${opening}, but ${closing}`, field: `days.${place}.opening` }];
  });
