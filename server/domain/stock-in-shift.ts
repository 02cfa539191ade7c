import { addDays, type BusinessDate, showDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import { type LocalDateTime, showLocalDateTime } from './kernel/local-date-time';
import type { Problem } from './kernel/problem';

/** When a stock-in was, when its invoice was written, and what the meters of its tank showed, added up. All of it valid. */
export interface PlacedStockIn {
  stockInDateTime: LocalDateTime;
  invoiceDateTime: LocalDateTime;
  beforeReading: Millilitres;
  afterReading: Millilitres;
}

/** The meters of a tank's nozzles added up: when the shift began, and when it closed (null as long as it runs). */
export interface MeterSums {
  least: Millilitres;
  most: Millilitres | null;
}

/** What the books know of the shift that a stock-in is entered into. */
export interface StockInShift {
  shiftDate: BusinessDate;
  shiftName: string;
  isClosed: boolean;
  /** The last shift of a day goes on after midnight. */
  isLastOfDay: boolean;
  tankName: string;
  /** A tank that was added later has no part in the shift. */
  hasTank: boolean;
  /** Null where no nozzle drew from the tank. */
  meters: MeterSums | null;
}

const refused = (code: string, field: string, message: string): Problem[] => [{ code, message, field }];

/** Why a stock-in of that day is not in its shift; null where it is. A running shift may go on for days. */
function dayRefused(
  day: BusinessDate,
  { shiftDate, isClosed, isLastOfDay }: StockInShift,
  today: BusinessDate,
): string | null {
  if (isClosed) {
    const days = [shiftDate, ...(isLastOfDay ? [addDays(shiftDate, 1)] : [])];
    return days.includes(day) ? null : `The stock-in must be on ${days.map(showDate).join(' or ')}, as the shift was`;
  }
  // A shift of a day to come may be started before that day.
  const first = shiftDate < today ? shiftDate : today;
  return day < first ? `The stock-in must be on ${showDate(first)} or later, as the shift is` : null;
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
  const below = `Before reading ${groupedLitres(beforeReading)} is below ${groupedLitres(least)}, what ${nozzles} showed when the shift began`;
  const before = beforeReading < least ? refused('BELOW_OPENING', 'beforeReading', below) : [];
  // A reading is above 0 and one after above the one before, also where the meters stood still.
  if (most === null || afterReading <= Math.max(most, least + 1, 2)) return before;
  const above = `After reading ${groupedLitres(afterReading)} is above ${groupedLitres(most)}, what ${nozzles} showed when the shift closed`;
  return [...before, ...refused('ABOVE_CLOSING', 'afterReading', above)];
}

/** Why a stock-in that holds by itself does not fit its shift (domain: section 4). `now` is by the station's clock. */
export function problemsInShift(entry: PlacedStockIn, shift: StockInShift, now: LocalDateTime): Problem[] {
  const ofShift = `shift ${showDate(shift.shiftDate)} ${shift.shiftName}`;
  const ofTank = shift.hasTank
    ? []
    : refused('TANK_NOT_IN_SHIFT', 'tankId', `${shift.tankName} is not a tank of ${ofShift}`);
  return [...problemsOfTime(entry, shift, now), ...ofTank, ...problemsOfMeters(entry, shift)];
}
