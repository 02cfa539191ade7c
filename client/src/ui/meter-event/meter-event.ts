import { litresText, parseLitres } from '../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../server/domain/kernel/problem';
import {
  type LegChange,
  legChangeOf,
  type MeterEventKind,
  problemsOfMeterEvent,
  type RunningLeg,
} from '../../../../server/domain/meter-event';

/** What happened to a meter, as it is typed; readings are decimal texts, litres. */
export interface MeterEventEntry {
  kind: MeterEventKind | '';
  lastReading: string;
  firstReading: string;
  testing: string;
}

export const NO_METER_EVENT: MeterEventEntry = { kind: '', lastReading: '', firstReading: '', testing: '' };

/** A meter that rolled over went from its end to 0: there is nothing to read. */
export const asksForReadings = ({ kind }: MeterEventEntry): boolean => kind !== 'ROLLOVER';

/** The event without the readings that its fields do not show. */
export const shownEntryOf = <Entry extends MeterEventEntry>(entry: Entry): Entry =>
  asksForReadings(entry) ? entry : { ...entry, lastReading: '', firstReading: '' };

/** Why the event of a leg cannot have been, in field order; its reason is asked for elsewhere. */
export const problemsOfEntry = (entry: MeterEventEntry, leg: RunningLeg): Problem[] =>
  problemsOfMeterEvent({ ...shownEntryOf(entry), reason: '-' }, leg);

/** How the event changes the leg; null while anything is missing or invalid. */
export function changeOfEntry(entry: MeterEventEntry, leg: RunningLeg): LegChange | null {
  const { kind } = entry;
  if (kind === '' || problemsOfEntry(entry, leg).length > 0) return null;
  const [lastReading, firstReading, testing] = [entry.lastReading, entry.firstReading, entry.testing].map(parseLitres);
  return legChangeOf({ kind, lastReading: lastReading!, firstReading: firstReading!, testing: testing! }, leg);
}

const litresOrNull = (text: string): string | null => {
  const litres = parseLitres(text);
  return litres === null ? null : litresText(litres);
};

/** An event without problems as server input. */
export function inputOfEntry(entry: MeterEventEntry) {
  const { kind, lastReading, firstReading, testing } = shownEntryOf(entry);
  return {
    kind,
    lastReading: litresOrNull(lastReading),
    firstReading: litresOrNull(firstReading),
    testing: litresOrNull(testing),
  };
}
