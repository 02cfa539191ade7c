import { type FieldRules, GREATEST_FIGURE, GREATEST_ID, normalise, problemsOfFields } from './field-rules';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { meter } from './meter.messages';

/** Set to another reading; rolled over to 0 after its last figure; replaced by another meter. */
export const METER_EVENTS = ['RESET', 'ROLLOVER', 'REPLACEMENT'] as const;
export type MeterEventKind = (typeof METER_EVENTS)[number];

/**
 * An event of a nozzle's meter, recorded by an admin (docs/design/domain.md#meter-events). `lastReading` is its reading
 * before, `firstReading` its reading (or the new meter's) from then on; a rollover goes from the meter's end to 0 and
 * needs neither. `testing` was poured back before the event. The readings are litres.
 */
export const meterEventRules = {
  kind: { kind: 'choice', choices: METER_EVENTS, required: true, message: 'Select what happened to the meter' },
  lastReading: { kind: 'litres', min: 0, max: GREATEST_FIGURE, message: 'Last reading must be a valid number' },
  firstReading: { kind: 'litres', min: 0, max: GREATEST_FIGURE, message: 'First reading must be a valid number' },
  testing: { kind: 'litres', min: 0, max: GREATEST_FIGURE, message: 'Testing must be a valid number' },
  reason: {
    kind: 'text',
    min: 1,
    max: 500,
    required: true,
    message: 'Enter the reason for the meter event, in at most 500 characters',
  },
} as const satisfies FieldRules;

/** An admin's reason for undoing a meter event. */
export const takeBackRules = {
  meterEventId: {
    kind: 'integer',
    min: 1,
    max: GREATEST_ID,
    required: true,
    message: 'Select a meter event of this shift',
  },
  reason: {
    kind: 'text',
    min: 1,
    max: 500,
    required: true,
    message: 'Enter the reason for the undo, in at most 500 characters',
  },
} as const satisfies FieldRules;

/** The leg that the event ends; `meterMax` is the figure after which its meter restarts at 0, null if unknown. */
export interface RunningLeg {
  nozzleName: string;
  open: Millilitres;
  meterMax: Millilitres | null;
}

export interface MeterEvent {
  kind: MeterEventKind;
  lastReading: Millilitres | null;
  firstReading: Millilitres | null;
  testing: Millilitres | null;
}

/** Where the running leg ends and the next begins, in a chain of its own, since their readings do not join. */
export interface LegChange {
  close: Millilitres;
  testing: Millilitres;
  nextOpen: Millilitres;
}

/** Calculates how the event changes the running leg; null if a reading or the meter's end is missing. */
export function legChangeOf(event: MeterEvent, { meterMax }: RunningLeg): LegChange | null {
  const isRollover = event.kind === 'ROLLOVER';
  const [close, nextOpen] = isRollover ? [meterMax, 0] : [event.lastReading, event.firstReading];
  return close === null || nextOpen === null ? null : { close, testing: event.testing ?? 0, nextOpen };
}

const refused = (code: string, field: string, leg: RunningLeg, problem: Message): Problem[] => [
  { code, ...meter.atNozzle({ nozzle: leg.nozzleName, problem }), field },
];

/** Validates the event, typed or stored, for the running leg. A reason is always required. */
export function problemsOfMeterEvent(entry: Readonly<Record<string, unknown>>, leg: RunningLeg): Problem[] {
  const problems = problemsOfFields(meterEventRules, entry);
  if (problems.length > 0) return problems;
  const stored = normalise(meterEventRules, entry);
  const reading = (field: string) => (typeof stored[field] === 'number' ? stored[field] : null);
  const event: MeterEvent = {
    kind: stored.kind as MeterEventKind,
    lastReading: reading('lastReading'),
    firstReading: reading('firstReading'),
    testing: reading('testing'),
  };
  const change = legChangeOf(event, leg);
  if (change === null) return problemsOfMissing(event, leg);
  return event.kind === 'RESET' && change.nextOpen === change.close
    ? refused('NOT_RESET', 'firstReading', leg, meter.notReset())
    : problemsOfChange(change, event.kind, leg);
}

function problemsOfMissing({ kind, lastReading }: MeterEvent, leg: RunningLeg): Problem[] {
  if (kind === 'ROLLOVER') return refused('NO_METER_MAX', 'kind', leg, meter.noMeterMax());
  return lastReading === null
    ? refused('READING_MISSING', 'lastReading', leg, meter.lastMissing())
    : refused('READING_MISSING', 'firstReading', leg, meter.firstMissing());
}

function problemsOfChange({ close, testing, nextOpen }: LegChange, kind: MeterEventKind, leg: RunningLeg): Problem[] {
  const { open, meterMax } = leg;
  const field = kind === 'ROLLOVER' ? 'kind' : 'lastReading';
  if (close < open) return refused('LAST_BELOW_OPEN', field, leg, meter.lastBelowOpen({ last: close, open }));
  if (meterMax !== null && close > meterMax)
    return refused('ABOVE_METER', 'lastReading', leg, meter.aboveMeter({ greatest: meterMax }));
  // A replacement meter may count further than the old one.
  if (meterMax !== null && kind === 'RESET' && nextOpen > meterMax)
    return refused('ABOVE_METER', 'firstReading', leg, meter.aboveMeter({ greatest: meterMax }));
  const flow = close - open;
  return testing <= flow ? [] : refused('TESTING_ABOVE_FLOW', 'testing', leg, meter.testingAboveFlow({ flow }));
}
