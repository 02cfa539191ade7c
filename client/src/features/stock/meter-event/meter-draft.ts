import { minutesRunning } from '../../../../../server/domain/closing-warnings';
import { type Millilitres } from '../../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { type MeterEventKind, problemsOfMeterEvent, type RunningLeg } from '../../../../../server/domain/meter-event';
import { doubtsOfMeterEvent } from '../../../../../server/domain/meter-event-doubts';
import type {
  MeterEventsOfShiftQuery,
  RecordMeterEventInput,
  RunningMetersQuery,
} from '../../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../../i18n/translate';
import {
  changeOfEntry,
  inputOfEntry,
  type MeterEventEntry,
  NO_METER_EVENT,
  shownEntryOf,
} from '../../../ui/meter-event/meter-event';
import { exactLitres } from '../exact-litres';

export type MeterAnswer = RunningMetersQuery['runningMeters'][number];
export type MeterEvent = MeterEventsOfShiftQuery['meterEventsOfShift'][number];

/** A meter event of the running shift being typed. */
export interface MeterDraft extends MeterEventEntry {
  nozzleId: string;
  reason: string;
}

export const NO_EVENT: MeterDraft = { nozzleId: '', ...NO_METER_EVENT, reason: '' };

/** A nozzle's name, unique among all pumps. */
export const meterName = ({ pumpName, nozzleName }: Pick<MeterAnswer, 'pumpName' | 'nozzleName'>): string =>
  `${pumpName} ${nozzleName}`;

/** The server's answer in the domain's form. */
export const legOf = ({ nozzleName, open, meterMax }: MeterAnswer): RunningLeg => ({
  nozzleName,
  open: exactLitres(open),
  meterMax: meterMax == null ? null : exactLitres(meterMax),
});

/** Why the event cannot be sent, in field order. */
export function problemsOfEvent(draft: MeterDraft, leg: RunningLeg | null): Problem[] {
  if (leg === null) return [{ code: 'REQUIRED', message: t('stock.meter.selectNozzle'), field: 'nozzleId' }];
  return problemsOfMeterEvent({ ...shownEntryOf(draft) }, leg);
}

/** The effect of the event: litres sold in the ended leg, and the reading from which the meter continues. */
export interface MeterEffect {
  sold: Millilitres;
  next: Millilitres;
}

/** The effect of the event; null while anything but its reason is missing or invalid. */
export function effectOf(draft: MeterDraft, leg: RunningLeg): MeterEffect | null {
  const change = changeOfEntry(draft, leg);
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

/** An event without problems as server input. */
export const meterEventInput = (draft: MeterDraft): RecordMeterEventInput => ({
  nozzleId: Number(draft.nozzleId),
  ...inputOfEntry(draft),
  reason: draft.reason.trim(),
});
