import {
  breaksIn,
  type Cumulative,
  type DailyStock,
  dailyStock,
  movedOn,
  permittedOn,
  type StockDay,
} from '../../domain/daily-stock';
import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { allowanceOn, type PermittedVariation, yearlyAverage } from '../../domain/variation-band';
import type { Sql } from '../../platform/sql';
import { lastDayOf, type ReportedStockDay, type StockSums, stockDaysOf, stockSumsOf } from './daily-stock.queries';
import { unknownsOf } from './variation-basis';
import {
  type DatedInspection,
  type Fuel,
  inspectionsOf,
  variationSettingsOf,
  yearlySalesOf,
} from './variation-basis.queries';

/** A row of the daily stock report. */
export type ReportedDay = ReportedStockDay &
  DailyStock & {
    /**
     * Sale and variation since the inspection, from its own figures, or without one since the station's first day; the
     * base of `permitted` too. Null if the movements since the inspection are unknown (`variationBasisOf` says why).
     */
    since: { sale: Millilitres; variation: Millilitres } | null;
    /** Null if its basis is incomplete (`variationBasisOf` says what is missing). */
    permitted: PermittedVariation | null;
  };

/**
 * The daily stock report of a product for a range of days (docs/design/domain.md#daily-stock-report): its days, with
 * sums since the inspection in force on each, or without one since the station's first day. Each day is judged by the
 * data up to that day, whatever the range.
 */
export async function dailyStockOf(sql: Sql, fuel: Fuel, from: BusinessDate, to: BusinessDate): Promise<ReportedDay[]> {
  const days = await stockDaysOf(sql, fuel.id, from, to);
  const [first] = days;
  if (first === undefined) return [];
  const inspections = await inspectionsOf(sql, fuel.id, first.date, to);
  const inForce = inspectionOn(inspections, first.date);
  const before = await sumsBetween(sql, fuel, inForce?.date ?? FIRST_OF_ALL, first.date);
  const rows = dailyStock(
    days,
    inspections.map(({ date }) => date),
    before,
  );
  // Contents of the tanks at the beginning of each inspection day.
  const openings = new Map(
    inspections.map(({ date }) => [date, rows.find((row) => row.date >= date)?.opening ?? 0] as const),
  );
  if (inForce !== null && before.opening !== null) openings.set(inForce.date, before.opening);
  const settings = await variationSettingsOf(sql, fuel);
  const yearlySales = new Map(
    (await yearlySalesOf(sql, fuel.id, first.date, to)).map((year) => [year.date, yearlyAverage(year)] as const),
  );
  return rows.map((row) => {
    const inspection = inspectionOn(inspections, row.date);
    if (inspection === null) {
      const { sale, variation } = row.cumulative;
      return { ...row, since: { sale, variation }, permitted: null };
    }
    if (unknownsOf(inspection).length > 0) return { ...row, since: null, permitted: null };
    const judged = withTanksTakenOn(row, openings.get(inspection.date)!);
    const { afterTesting: sale, variation } = movedOn(judged, inspection);
    const allowance = allowanceOn(row.date, yearlySales.get(row.date)!, settings);
    const permitted = allowance && permittedOn(judged, inspection, allowance);
    return { ...row, since: { sale, variation }, permitted };
  });
}

/** Days of a product within the range, after the first, that do not open at the closing stock of the previous day. */
export async function breaksBetween(sql: Sql, { id }: Fuel, from: BusinessDate, to: BusinessDate): Promise<Message[]> {
  const before = await lastDayOf(sql, id, addDays(from, -1));
  const dayBefore = before === null ? [] : await stockDaysOf(sql, id, before, before);
  return breaksIn([...dayBefore, ...(await stockDaysOf(sql, id, from, to))]);
}

/** Before the first day of any station. */
const FIRST_OF_ALL: BusinessDate = '1000-01-01';

/** From a day up to, not including, another. */
const sumsBetween = (sql: Sql, { id }: Fuel, from: BusinessDate, until: BusinessDate): Promise<StockSums> =>
  stockSumsOf(sql, id, from, addDays(until, -1));

const inspectionOn = (inspections: readonly DatedInspection[], day: BusinessDate): DatedInspection | null =>
  inspections.findLast(({ date }) => date <= day) ?? null;

/**
 * Treats the contents of a tank commissioned since the inspection as a receipt, of a decommissioned one as an issue. No
 * column shows it, so it is what the days do not explain.
 */
function withTanksTakenOn<Day extends StockDay & { cumulative: Cumulative }>(day: Day, opening: Millilitres): Day {
  const { receipt, sale, variation } = day.cumulative;
  const takenOn = day.dipClosing - (opening + receipt - sale + variation);
  return { ...day, cumulative: { ...day.cumulative, receipt: receipt + takenOn } };
}
