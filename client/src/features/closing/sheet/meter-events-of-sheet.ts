import { litresText } from '../../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import type { LegChange } from '../../../../../server/domain/meter-event';
import {
  changeOfEntry,
  type MeterEventEntry,
  problemsOfEntry,
  shownEntryOf,
} from '../../../ui/meter-event/meter-event';
import { readLeg } from './read-leg';
import type { Sheet } from './sheet';
import { inServerOrder, type SheetForm, type SheetLeg } from './sheet-form';

/** A nozzle whose meter events are corrected, with all of them. */
export interface MeterEvents {
  nozzleId: number;
  events: readonly MeterEventEntry[];
}

/** The legs of a meter in the shift, the first one first. */
const legsOfMeter = ({ pumps }: SheetForm, nozzleId: number): SheetLeg[] =>
  pumps
    .flatMap(({ legs }) => legs)
    .filter((leg) => leg.nozzleId === nozzleId)
    .toSorted((one, other) => Number(other.ended) - Number(one.ended));

/** The recorded events of a meter, with the readings that are typed for their legs. */
function recordedEventsOf(form: SheetForm, sheet: Sheet, nozzleId: number): MeterEventEntry[] {
  const legs = legsOfMeter(form, nozzleId).map((leg) => readLeg(leg, sheet));
  return legs.slice(1).map(({ open }, index) => {
    const { endedBy, close, testing } = legs[index]!;
    return {
      kind: endedBy ?? '',
      lastReading: close === null ? '' : litresText(close),
      firstReading: litresText(open),
      testing: testing ? litresText(testing) : '',
    };
  });
}

/** The events of a meter to show: as they are corrected, or else as recorded. */
export const eventsOf = (recorded: SheetForm, sheet: Sheet, nozzleId: number): readonly MeterEventEntry[] =>
  sheet.meterEvents?.[nozzleId] ?? recordedEventsOf(recorded, sheet, nozzleId);

/** Returns the sheet with these events of a meter; those that are recorded are no correction. */
export function withEventsOf(
  recorded: SheetForm,
  sheet: Sheet,
  nozzleId: number,
  events: readonly MeterEventEntry[],
): Sheet {
  const { [nozzleId]: _, ...others } = sheet.meterEvents ?? {};
  const asText = (list: readonly MeterEventEntry[]): string =>
    JSON.stringify(list.map(shownEntryOf).map(({ kind, ...figures }) => [kind, ...Object.values(figures).map(Number)]));
  const isRecorded = asText(events) === asText(recordedEventsOf(recorded, sheet, nozzleId));
  return { ...sheet, meterEvents: isRecorded ? others : { ...others, [nozzleId]: events } };
}

/** The nozzles whose meter events are corrected, in the order in which they are sent. */
export const meterEventsOf = (form: SheetForm, { meterEvents = {} }: Sheet): MeterEvents[] =>
  Object.entries(meterEvents)
    .map(([id, events]) => ({ nozzleId: Number(id), events }))
    .filter(({ nozzleId }) => legsOfMeter(form, nozzleId).length > 0);

/** A leg that a typed event ends. */
type EndedLeg = LegChange & Pick<SheetLeg, 'endedBy'>;

/** What the events of a meter change, and why they cannot have been. Each begins where the one before it set the meter. */
function readEvents({ nozzleName, meterMax, open: opened }: SheetLeg, events: readonly MeterEventEntry[]) {
  let open = opened;
  const problems: Problem[] = [];
  const changes = events.flatMap((event, index): EndedLeg[] => {
    const leg = { nozzleName, open, meterMax };
    problems.push(
      ...problemsOfEntry(event, leg).map((problem) => ({ ...problem, field: `${index}.${problem.field}` })),
    );
    const change = changeOfEntry(event, leg);
    if (change === null) return [];
    open = change.nextOpen;
    return [{ ...change, endedBy: event.kind || null }];
  });
  return { changes, problems };
}

/** Why the typed events cannot have been, at their fields of a correction's input. */
export const problemsOfEvents = (form: SheetForm, sheet: Sheet): Problem[] =>
  meterEventsOf(form, sheet).flatMap(({ nozzleId, events }, at) =>
    readEvents(legsOfMeter(form, nozzleId)[0]!, events).problems.map((problem) => ({
      ...problem,
      field: `meterEvents.${at}.events.${problem.field}`,
    })),
  );

/** The form with the legs that the corrected events begin and end. Events that cannot have been change nothing yet. */
export function withMeterEvents(form: SheetForm, sheet: Sheet): SheetForm {
  const changed = new Map<number, SheetLeg[]>();
  for (const { nozzleId, events } of meterEventsOf(form, sheet)) {
    const legs = legsOfMeter(form, nozzleId);
    const [first, last] = [legs[0]!, legs.at(-1)!];
    const { changes, problems } = readEvents(first, events);
    if (problems.length > 0) continue;
    const begun = (index: number): number => changes[index - 1]?.nextOpen ?? first.open;
    const ended = changes.map(({ close, testing, endedBy }, index): SheetLeg => {
      const leg = { ...first, legId: null, isFirst: false, ended: true, next: null, event: null };
      return { ...leg, ...{ open: begun(index), close, testing, endedBy } };
    });
    changed.set(nozzleId, [...ended, { ...last, open: begun(changes.length), isFirst: false }]);
  }
  if (changed.size === 0) return form;
  return {
    ...form,
    pumps: form.pumps.map((pump) => ({
      ...pump,
      legs: inServerOrder(
        pump.legs.flatMap((leg) => {
          const legs = changed.get(leg.nozzleId);
          if (legs === undefined) return [leg];
          return leg.ended ? [] : legs;
        }),
      ),
    })),
  };
}
