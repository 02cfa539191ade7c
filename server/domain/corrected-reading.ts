import { closing } from './closing.messages';
import { correction } from './correction.messages';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { meter } from './meter.messages';
import type { MeterEventKind } from './meter-event';

/**
 * The reading that ends the next leg of a meter. It is a fact, so the leg can only open at or below it, unless it repeats
 * the recorded reading.
 */
export interface NextReading {
  shiftDate: string;
  shiftName: string;
  /** The reading that stands, at which the next leg opens. */
  open: Millilitres;
  close: Millilitres;
  testing: Millilitres;
  /** The meter event that ended the next leg; null if a close read it. */
  endedBy: MeterEventKind | null;
}

/** What limits the last reading before a meter event. */
export interface EndedReading {
  endedBy: MeterEventKind | null;
  /** The reading that stands. */
  close: Millilitres;
  /** The first reading after the event. */
  begunAt: Millilitres;
  /** The last figure of the meter; null if unknown. */
  meterMax: Millilitres | null;
}

/** A corrected close reading, and the field of its input. */
export interface CorrectedReading {
  pumpName: string;
  nozzleName: string;
  close: Millilitres;
  field: string;
}

const refused = (code: string, { pumpName, nozzleName, field }: CorrectedReading, problem: Message): Problem => ({
  code,
  ...closing.atNozzle({ pump: pumpName, nozzle: nozzleName, problem }),
  field,
});

/**
 * Whether the next leg sold nothing by the recorded reading, so that it repeats that reading, right or wrong. At a
 * rollover it is the end of the meter.
 */
export const repeatsReading = ({
  open,
  close,
  endedBy,
}: Pick<NextReading, 'open' | 'endedBy'> & { close: number | null }) => close === open && endedBy !== 'ROLLOVER';

/** Refuses a close reading above what the next leg dispensed. */
export function problemsOfNextReading(reading: CorrectedReading, next: NextReading): Problem[] {
  const { shiftDate, shiftName, open, close, testing, endedBy } = next;
  const most = close - testing;
  if (reading.close === open || reading.close <= most || repeatsReading(next)) return [];
  const shift = closing.shift({ date: shiftDate, name: shiftName });
  const problem = correction.nextReading({ shift, close, testing, most, event: endedBy ?? 'none' });
  return [refused('ABOVE_NEXT_CLOSE', reading, problem)];
}

/**
 * Refuses what the meter event would not have recorded. The end of a meter may have been entered after the event, or
 * corrected since it rolled over.
 */
export function problemsOfEndedReading(reading: CorrectedReading, ended: EndedReading): Problem[] {
  const { endedBy, close, begunAt, meterMax } = ended;
  if (reading.close === close) return [];
  if (endedBy === 'ROLLOVER') {
    const end = meterMax ?? close;
    return reading.close === end ? [] : [refused('ROLLED_OVER', reading, correction.rolledOver({ end }))];
  }
  if (meterMax !== null && reading.close > meterMax)
    return [refused('ABOVE_METER', reading, meter.aboveMeter({ greatest: meterMax }))];
  return endedBy === 'RESET' && reading.close === begunAt ? [refused('NOT_RESET', reading, meter.notReset())] : [];
}
