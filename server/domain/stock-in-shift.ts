import { addDays, type BusinessDate, showDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import { type LocalDateTime, showLocalDateTime } from './kernel/local-date-time';
import type { Problem } from './kernel/problem';

/** The time of a valid stock-in and of its invoice, and the sums of its tank's meters. */
export interface PlacedStockIn {
  stockInDateTime: LocalDateTime;
  invoiceDateTime: LocalDateTime;
  beforeReading: Millilitres;
  afterReading: Millilitres;
}

/** Sums of a tank's meters: when the shift began, and when it closed (null while it runs). */
export interface MeterSums {
  least: Millilitres;
  most: Millilitres | null;
}

/** What the books know about the shift of a stock-in. */
export interface StockInShift {
  shiftDate: BusinessDate;
  shiftName: string;
  isClosed: boolean;
  /** The last shift of a day continues after midnight. */
  isLastOfDay: boolean;
  tankName: string;
  /** A tank added later is not part of the shift. */
  hasTank: boolean;
  /** Null if no nozzle drew from the tank. */
  meters: MeterSums | null;
}

const refused = (code: string, field: string, message: string): Problem[] => [{ code, message, field }];

/** Checks that a day belongs to the shift; null if it does. A running shift may continue for days. */
function dayRefused(
  day: BusinessDate,
  { shiftDate, isClosed, isLastOfDay }: StockInShift,
  today: BusinessDate,
): string | null {
  if (isClosed) {
    const days = [shiftDate, ...(isLastOfDay ? [addDays(shiftDate, 1)] : [])];
    return days.includes(day) ? null : `The stock-in must be on ${days.map(showDate).join(' or ')}, like the shift`;
  }
  // A shift may be started before its date.
  const first = shiftDate < today ? shiftDate : today;
  return day < first ? `The stock-in must be on ${showDate(first)} or later, like the shift` : null;
}

function problemsOfTime(
  { stockInDateTime, invoiceDateTime }: PlacedStockIn,
  shift: StockInShift,
  now: LocalDateTime,
): Problem[] {
  const field = 'stockInDateTime';
  if (stockInDateTime > now)
    return refused('IN_FUTURE', field, `The stock-in must not be later than now, ${showLocalDateTime(now)}`);
  const wrongDay = dayRefused(stockInDateTime.slice(0, 10), shift, now.slice(0, 10));
  if (wrongDay !== null) return refused('NOT_IN_SHIFT', field, wrongDay);
  if (stockInDateTime >= invoiceDateTime) return [];
  const message = `The stock-in must not be before its invoice of ${showLocalDateTime(invoiceDateTime)}`;
  return refused('BEFORE_INVOICE', field, message);
}

function problemsOfMeters({ beforeReading, afterReading }: PlacedStockIn, shift: StockInShift): Problem[] {
  if (shift.meters === null) return [];
  const { least, most } = shift.meters;
  const nozzles = `the nozzles of ${shift.tankName}`;
  const below = `Before reading ${groupedLitres(beforeReading)} is below ${groupedLitres(least)}, the reading of ${nozzles} when the shift started`;
  const before = beforeReading < least ? refused('BELOW_OPENING', 'beforeReading', below) : [];
  // Readings are above 0 and the later one above the earlier, even if the meters did not move.
  if (most === null || afterReading <= Math.max(most, least + 1, 2)) return before;
  const above = `After reading ${groupedLitres(afterReading)} is above ${groupedLitres(most)}, the reading of ${nozzles} when the shift closed`;
  return [...before, ...refused('ABOVE_CLOSING', 'afterReading', above)];
}

/** Checks that a valid stock-in fits its shift (docs/design/domain.md#deliveries). `now` is by the station's clock. */
export function problemsInShift(entry: PlacedStockIn, shift: StockInShift, now: LocalDateTime): Problem[] {
  const ofShift = `shift ${showDate(shift.shiftDate)} ${shift.shiftName}`;
  const ofTank = shift.hasTank
    ? []
    : refused('TANK_NOT_IN_SHIFT', 'tankId', `${shift.tankName} is not a tank of ${ofShift}`);
  return [...problemsOfTime(entry, shift, now), ...ofTank, ...problemsOfMeters(entry, shift)];
}
