import { doubtOfPour } from './closing-warnings';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { meter as says } from './meter.messages';
import type { MeterEventKind } from './meter-event';

/** What the books know about a meter in the running shift. */
export interface MeterInShift {
  /** Sold by legs that have already ended in this shift. */
  soldBefore: Millilitres;
  hasRolledOver: boolean;
  pourPerMinute: Millilitres;
  /** How long the shift has been running. */
  minutes: number;
}

/**
 * Warns of an event that looks wrong but may be recorded: a second rollover in one shift, or more litres than the
 * nozzle can pour in it, by the rule of the close. `sold` belongs to the leg that the event ends. Sentences without a
 * full stop.
 */
export function doubtsOfMeterEvent(kind: MeterEventKind, sold: Millilitres, meter: MeterInShift): Message[] {
  const again = kind === 'ROLLOVER' && meter.hasRolledOver ? says.rolledOverTwice() : null;
  const pour = doubtOfPour(meter.soldBefore + sold, meter.minutes, meter.pourPerMinute);
  return [again, pour].filter((doubt) => doubt !== null);
}
