import { doubtOfPour } from './closing-warnings';
import type { Millilitres } from './kernel/litres';
import type { MeterEventKind } from './meter-event';

/** What the books know of a meter in the running shift. */
export interface MeterInShift {
  /** Sold by the legs that ended in this shift already. */
  soldBefore: Millilitres;
  hasRolledOver: boolean;
  pourPerMinute: Millilitres;
  /** How long the shift has been running. */
  minutes: number;
}

/**
 * What looks wrong in an event that is recorded all the same: a second time round in one shift, or more litres than the
 * nozzle can pour in it, by the rule of the close. `sold` is by the leg that the event ends. Sentences without an end.
 */
export function doubtsOfMeterEvent(kind: MeterEventKind, sold: Millilitres, meter: MeterInShift): string[] {
  const again = kind === 'ROLLOVER' && meter.hasRolledOver ? 'its meter has rolled over in this shift already' : null;
  const pour = doubtOfPour(meter.soldBefore + sold, meter.minutes, meter.pourPerMinute);
  return [again, pour].filter((doubt) => doubt !== null);
}
