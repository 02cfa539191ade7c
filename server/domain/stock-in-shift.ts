import { decanting } from './decanting.messages';
import { addDays, type BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { LocalDateTime } from './kernel/local-date-time';
import type { Message } from './kernel/message';
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

const refused = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];

/** Checks that a day belongs to the shift; null if it does. A running shift may continue for days. */
function dayRefused(
  day: BusinessDate,
  { shiftDate, isClosed, isLastOfDay }: StockInShift,
  today: BusinessDate,
): Message | null {
  if (isClosed) {
    const next = addDays(shiftDate, 1);
    if (day === shiftDate || (isLastOfDay && day === next)) return null;
    return isLastOfDay ? decanting.notOnDays({ day: shiftDate, next }) : decanting.notOnDay({ day: shiftDate });
  }
  // A shift may be started before its date.
  const first = shiftDate < today ? shiftDate : today;
  return day < first ? decanting.beforeDay({ day: first }) : null;
}

function problemsOfTime(
  { stockInDateTime, invoiceDateTime }: PlacedStockIn,
  shift: StockInShift,
  now: LocalDateTime,
): Problem[] {
  const field = 'stockInDateTime';
  if (stockInDateTime > now) return refused('IN_FUTURE', field, decanting.afterNow({ now }));
  const wrongDay = dayRefused(stockInDateTime.slice(0, 10), shift, now.slice(0, 10));
  if (wrongDay !== null) return refused('NOT_IN_SHIFT', field, wrongDay);
  if (stockInDateTime >= invoiceDateTime) return [];
  return refused('BEFORE_INVOICE', field, decanting.beforeInvoice({ invoice: invoiceDateTime }));
}

function problemsOfMeters({ beforeReading, afterReading }: PlacedStockIn, shift: StockInShift): Problem[] {
  if (shift.meters === null) return [];
  const { least, most } = shift.meters;
  const tank = shift.tankName;
  const below = decanting.belowOpening({ reading: beforeReading, least, tank });
  const before = beforeReading < least ? refused('BELOW_OPENING', 'beforeReading', below) : [];
  // Readings are above 0 and the later one above the earlier, even if the meters did not move.
  if (most === null || afterReading <= Math.max(most, least + 1, 2)) return before;
  const above = decanting.aboveClosing({ reading: afterReading, most, tank });
  return [...before, ...refused('ABOVE_CLOSING', 'afterReading', above)];
}

/** Checks that a valid stock-in fits its shift (docs/design/domain.md#deliveries). `now` is by the station's clock. */
export function problemsInShift(entry: PlacedStockIn, shift: StockInShift, now: LocalDateTime): Problem[] {
  const { tankName: tank, shiftDate: date, shiftName: name } = shift;
  const ofTank = shift.hasTank
    ? []
    : refused('TANK_NOT_IN_SHIFT', 'tankId', decanting.tankNotInShift({ tank, date, name }));
  return [...problemsOfTime(entry, shift, now), ...ofTank, ...problemsOfMeters(entry, shift)];
}
