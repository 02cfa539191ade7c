import type { BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { variation } from './variation.messages';
import {
  type Allowance,
  type Inspection,
  type MovedSince,
  movedSince,
  type PermittedVariation,
  permittedVariation,
  type SinceInspection,
} from './variation-band';

/** A day of one product, over all its tanks and nozzles, from its documents. */
export interface StockDay {
  date: BusinessDate;
  /** What its tanks held when the day's first shift began. */
  opening: Millilitres;
  /** Unloaded, by the quantity that the station's setting selects. */
  receipt: Millilitres;
  /** Σ (close − open) of its legs. */
  meterSale: Millilitres;
  /** Test fuel poured back. */
  testing: Millilitres;
  /** Measured contents of its tanks when the day's last shift closed. */
  dipClosing: Millilitres;
}

/** Sums over whole days, from the day of the last inspection (inclusive) or from the station's first day. */
export interface Cumulative {
  receipt: Millilitres;
  meterSale: Millilitres;
  testing: Millilitres;
  /** Net of testing. */
  sale: Millilitres;
  /** Gain +, loss −. */
  variation: Millilitres;
}

/** The calculated columns of the daily stock report (docs/design/domain.md#daily-stock-report). */
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
 * Calculates the rows of the daily stock report in date order and passes on the days' other properties (rate, sale
 * value, density). `inspections` are the days of the product's inspections. `before`: totals from the governing
 * inspection up to, not including, the first day; zero if that day is the inspection day. Without a governing
 * inspection they run from the station's first day.
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
  return days.map((day, index) => {
    const previous = days[index - 1];
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

/** An inspection, and the sum of the product's meters when its day began. */
export interface InspectionBase extends Inspection {
  openingReadingSum: Millilitres;
}

/** Figures at the end of a row's day, for comparison with the inspection's own. */
const sinceInspection = (
  { cumulative, dipClosing }: StockDay & DailyStock,
  { openingReadingSum }: InspectionBase,
): SinceInspection => ({
  totalisers: openingReadingSum + cumulative.meterSale,
  testing: cumulative.testing,
  receipts: cumulative.receipt,
  dipStock: dipClosing,
});

/** Sale and variation at the end of a row's day, from the figures of the governing inspection. */
export const movedOn = (row: StockDay & DailyStock, inspection: InspectionBase): MovedSince =>
  movedSince(inspection, sinceInspection(row, inspection));

/** The permitted variation at the end of a row's day, on the same base as `movedOn`. */
export const permittedOn = (
  row: StockDay & DailyStock,
  inspection: InspectionBase,
  allowance: Allowance,
): PermittedVariation => permittedVariation(inspection, sinceInspection(row, inspection), allowance);

/**
 * Finds days that do not open on the previous day's closing stock: stock moved that no column shows, such as a tank
 * that was commissioned. Empty if the days join.
 */
export const breaksIn = (days: readonly StockDay[]): Message[] =>
  days.flatMap((day, index) => {
    const before = days[index - 1];
    if (before === undefined || before.dipClosing === day.opening) return [];
    const { date, opening } = day;
    const closing = before.dipClosing;
    return [variation.openingIsNotClosing({ day: date, opening, before: before.date, closing })];
  });
