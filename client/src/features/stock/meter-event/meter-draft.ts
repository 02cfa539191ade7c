import { minutesRunning } from '../../../../../server/domain/closing-warnings';
import { litresText, type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import {
  legChangeOf,
  type MeterEventKind,
  problemsOfMeterEvent,
  type RunningLeg,
} from '../../../../../server/domain/meter-event';
import { doubtsOfMeterEvent } from '../../../../../server/domain/meter-event-doubts';
import type {
  MeterEventsOfShiftQuery,
  RecordMeterEventInput,
  RunningMetersQuery,
} from '../../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../../i18n/translate';
import { exactLitres } from '../exact-litres';

export type MeterAnswer = RunningMetersQuery['runningMeters'][number];
export type MeterEvent = MeterEventsOfShiftQuery['meterEventsOfShift'][number];

/** A meter event being typed; readings are decimal texts, litres. */
export interface MeterDraft {
  nozzleId: string;
  kind: MeterEventKind | '';
  lastReading: string;
  firstReading: string;
  testing: string;
  reason: string;
}

export const NO_EVENT: MeterDraft = {
  nozzleId: '',
  kind: '',
  lastReading: '',
  firstReading: '',
  testing: '',
  reason: '',
};

/** A nozzle's name, unique among all pumps. */
export const meterName = ({ pumpName, nozzleName }: Pick<MeterAnswer, 'pumpName' | 'nozzleName'>): string =>
  `${pumpName} ${nozzleName}`;

/** The server's answer in the domain's form. */
export const legOf = ({ nozzleName, open, meterMax }: MeterAnswer): RunningLeg => ({
  nozzleName,
  open: exactLitres(open),
  meterMax: meterMax == null ? null : exactLitres(meterMax),
});

/** A meter that rolled over went from its end to 0: there is nothing to read. */
export const asksForReadings = ({ kind }: MeterDraft): boolean => kind !== 'ROLLOVER';

const entryOf = (draft: MeterDraft) =>
  asksForReadings(draft) ? { ...draft } : { ...draft, lastReading: '', firstReading: '' };

/** Why the event cannot be sent, in field order. */
export function problemsOfEvent(draft: MeterDraft, leg: RunningLeg | null): Problem[] {
  if (leg === null) return [{ code: 'REQUIRED', message: t('stock.meter.selectNozzle'), field: 'nozzleId' }];
  return problemsOfMeterEvent(entryOf(draft), leg);
}

/** The effect of the event: litres sold in the ended leg, and the reading from which the meter continues. */
export interface MeterEffect {
  sold: Millilitres;
  next: Millilitres;
}

/** The effect of the event; null while anything but its reason is missing or invalid. */
export function effectOf(draft: MeterDraft, leg: RunningLeg): MeterEffect | null {
  if (draft.kind === '' || problemsOfMeterEvent({ ...entryOf(draft), reason: '-' }, leg).length > 0) return null;
  const [lastReading, firstReading, testing] = [draft.lastReading, draft.firstReading, draft.testing].map(parseLitres);
  const event = { kind: draft.kind, lastReading: lastReading!, firstReading: firstReading!, testing: testing! };
  const change = legChangeOf(event, leg);
  return change && { sold: change.close - leg.open - change.testing, next: change.nextOpen };
}

/** Warnings about the event that do not block it. */
export function doubtsOf(kind: MeterEventKind, { sold }: MeterEffect, meter: MeterAnswer, now: Date): MessageText[] {
  const { soldBefore, hasRolledOver, flowRate, shiftStartedAt } = meter;
  return doubtsOfMeterEvent(kind, sold, {
    soldBefore: exactLitres(soldBefore),
    hasRolledOver,
    pourPerMinute: flowRate * 1000,
    minutes: minutesRunning(shiftStartedAt, now),
  });
}

/** The warnings as one sentence; empty if there are none. */
export const doubtWords = (doubts: readonly MessageText[]): string =>
  doubts.length === 0 ? '' : t('stock.meter.doubts', { doubts: doubts.map(said).join('; ') });

const litresOrNull = (text: string): string | null => {
  const litres = parseLitres(text);
  return litres === null ? null : litresText(litres);
};

/** An event without problems as server input. */
export function meterEventInput(draft: MeterDraft): RecordMeterEventInput {
  const { kind, lastReading, firstReading, testing } = entryOf(draft);
  return {
    nozzleId: Number(draft.nozzleId),
    kind,
    lastReading: litresOrNull(lastReading),
    firstReading: litresOrNull(firstReading),
    testing: litresOrNull(testing),
    reason: draft.reason.trim(),
  };
}
