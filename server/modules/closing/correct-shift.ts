import { problemsOf } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import { showDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { rehearse } from '../../platform/rehearse';
import { defineCommand, type Tx } from '../../platform/submit';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { notifyOfEntry } from '../../services/approvals/stored-command';
import { moneyMovedBy } from '../safe/money-moved-by';
import { lockShift, lockShiftSequence, type NamedShift } from '../shifts/running-shift';
import { postPaidShifts } from '../staff/change-paid-wages';
import { shiftsOpenedAt } from '../stock/change-closed-level';
import { type ChangedPump, movedShares } from './changed-pumps';
import type { CloseShiftInput } from './close-shift.input';
import { correctCollections, describeCollections } from './correct-collections';
import { correctCrew } from './correct-crew';
import { atEndedLegs } from './correct-ended-legs';
import { correctInitialReadings } from './correct-initial-readings';
import { correctLevels } from './correct-levels';
import { changeMeterEvents, joinChains, withoutOpens } from './correct-meter-events';
import {
  type CorrectedCollectionInput,
  CorrectShiftInput,
  type EndedLegInput,
  type MeterEventsInput,
  type NozzleTankInput,
} from './correct-shift.input';
import { atTanks, describeTanks, type TankChange, tankChanges } from './correct-tanks';
import { type CorrectedCollection, correctedTakings, isSameReading } from './corrected-takings';
import { doubtsAboutShift } from './doubts-about-shift.queries';
import { followingPumps, movedLegs, openDraftsAt, problemsOfNextReadings } from './following-legs';
import { type NextLeg, nextLegsOf } from './next-legs.queries';
import { chargedIn, lockCharged } from './recalculate-close';
import { rewriteClose, writeLegs } from './rewrite-close';
import type { RecordedClose } from './shift-correction.entity';
import { movedFigures, shownFigures } from './shown-figures.queries';
import { countedNotesOf, refuseStaleClose, type StandingClose, standingCloseOf } from './standing-close.queries';
import type { MeasuredShift } from './takings';
import type { LegRow } from './takings.queries';
import { writeCorrection } from './write-correction';

/** The result of a correction: what it changed, in sentences, shift by shift. */
export interface CorrectedShift extends Pick<ToldResult, 'effects' | 'effectTexts'> {
  shiftId: number;
  shiftDate: string;
  /** Readings that look wrong and did not before the correction. */
  warnings?: Message[];
}

/**
 * Corrects a closed shift (docs/design/domain.md#corrections): the close is calculated again from the corrected facts,
 * and the differences are posted on the shift's date. The next leg of each meter opens at the corrected reading; if its
 * shift is closed, that pump is calculated again too. Throws ProblemError at the field that would not close.
 */
export const correctShift = defineCommand({
  name: 'correctShift',
  right: 'shift.correct',
  input: CorrectShiftInput,
  async run(tx, input): Promise<CorrectedShift> {
    const corrected = await correct(tx, input);
    await notifyOfEntry(tx, 'correctShift', input);
    return corrected;
  },
});

/** Dry run of a correction: answers its effects. */
export const rehearseCorrection = defineCommand({
  name: 'rehearseCorrection',
  right: 'shift.correct',
  input: CorrectShiftInput,
  run: (tx, input): Promise<CorrectedShift> => rehearse(tx, (trial) => correct({ ...trial, isApproved: true }, input)),
});

async function correct(tx: Tx, typed: CorrectShiftInput): Promise<CorrectedShift> {
  if (typed.reason.trim() === '') throw refusal('REASON_MISSING', correction.reasonMissing(), 'reason', 'INVALID');
  const shift = await lockClosedShift(tx, typed);
  const standing = await standingCloseOf(tx.sql, shift.id);
  const laterOf = (changes: readonly TankChange[]) => changes.filter(({ shiftId }) => shiftId !== shift.id);
  const ofTanks = await tankChanges(tx, shift.id, typed.nozzleTanks ?? []);
  const { next, laterIds } = await lockFollowing(tx, shift.id, changedLegs(standing, typed), [
    ...laterOf(ofTanks).map(({ shiftId }) => shiftId),
    ...(await shiftsOpenedAt(tx.sql, shift.id, changedTanks(standing, typed))),
  ]);
  // Its legs get other places in the chains of their meters.
  if (typed.meterEvents?.length) await tx.sql("SELECT FROM shift WHERE state = 'RUNNING' FOR UPDATE");
  await lockEmployeesOf(tx, standing, laterIds, typed);
  const shiftIds = [shift.id, ...laterIds];
  const shownBefore = await shownFigures(tx, shiftIds, shift.shiftDate);
  const meters = await changeMeterEvents(tx, shift, standing, typed);
  const input = withoutOpens(typed, meters);
  // Its events have begun other legs.
  const tanks = meters.length === 0 ? ofTanks : await tankChanges(tx, shift.id, input.nozzleTanks ?? []);
  const laterTanks = laterOf(tanks);
  const takings = await correctedTakings(tx, shift.id, standing, input, tanks, meters);
  const pumps = changedPumps(standing, takings);
  const moved = movedLegs(next, pumps);
  const ended = input.endedLegs ?? [];
  const notClosed = problemsOf(takings, takings.rates).map((problem) =>
    atTanks(atEndedLegs(problem, takings, ended), takings, tanks),
  );
  refuseIf([...problemsOfNextReadings(moved), ...notClosed]);
  const following = await followingPumps(tx, moved, laterTanks);
  const warnings = await newDoubts(tx, shift, pumps);
  for (const { shift: later, pumps: changed } of following.closed) {
    const named = closing.shift({ date: later.shiftDate, name: later.shiftName });
    const doubts = await newDoubts(tx, later, changed);
    warnings.push(...doubts.map((problem) => correction.doubtInShift({ shift: named, problem })));
  }

  const comment = input.comment?.trim() || null;
  const crew = await correctCrew(tx, shift, input.onDuty ?? null);
  await joinChains(tx, meters, () =>
    writeLegs(
      tx,
      [...pumps.flatMap(({ after }) => after.nozzles), ...following.legs],
      meters.flatMap(({ tail }) => tail),
    ),
  );
  await correctInitialReadings(tx, pumps);
  const cashMoved = await moneyMovedBy(tx, [null], async () => {
    await correctCollections(tx, shift, standing, takings);
    return [];
  });
  const rates = { before: standing.rates, after: takings.rates };
  const openingsMoved = await rewriteClose(tx, shift, pumps, rates);
  const dipsChanged = await correctLevels(tx, shift, standing.levels, takings);
  for (const { shift: after, pumps: changed, rates: own } of following.closed)
    openingsMoved.push(...(await rewriteClose(tx, after, changed, own)));
  await openDraftsAt(tx, following.legs);
  const { reason, pumps: closedPumps, tanks: levels } = input;
  const after: CloseShiftInput = { shiftId: shift.id, pumps: closedPumps, tanks: levels, comment };
  await tx.sql('UPDATE shift SET comment = $2, draft = $3 WHERE id = $1', [shift.id, comment, JSON.stringify(after)]);

  const figures = [
    ...describeTanks(tx, tanks),
    ...meters.map(({ text }) => ({ shiftId: shift.id, text })),
    ...movedFigures(shownBefore, await shownFigures(tx, shiftIds, shift.shiftDate)),
  ];
  // The sheet, which lists the figures, is also read by those who may not see pay.
  const wages = await postPaidShifts(tx, shift, crew.paid);
  const was = standing.input.comment ?? null;
  const commentChanged =
    comment === was ? [] : [texts.words({ what: texts.comment(), before: was ?? '–', after: comment ?? '–' })];
  const effects = [
    ...figures.map(({ text }) => text),
    ...describeCollections(tx, shift, takings.collections),
    ...pumps.flatMap(describeAllHandedIn),
    ...dipsChanged,
    ...cashMoved,
    ...openingsMoved,
    ...crew.effects,
    ...wages.shown,
    ...commentChanged,
  ];
  if (effects.length === 0) throw refusal('NOTHING_CHANGED', correction.nothingChanged(), undefined, 'INVALID');
  const [nextShiftId = null, ...later] = new Set(
    figures.flatMap(({ shiftId }) => (shiftId === null || shiftId === shift.id ? [] : [shiftId])),
  );
  const nozzleTanks = (input.nozzleTanks ?? []).filter(({ nozzleId }) =>
    tanks.some((leg) => leg.nozzleId === nozzleId),
  );
  const recorded = {
    before: recordedClose(
      standing.input,
      endedAsStanding(standing, ended),
      takings.collections.map(collectedAsStanding),
      nozzleTanks.map((nozzle) => ({ ...nozzle, ...placeBefore(tanks, nozzle) })),
      meters.map(({ nozzleId, before }) => ({ nozzleId, events: before })),
    ),
    after: recordedClose(
      after,
      ended,
      takings.collections.map((collection) => collection.typed),
      nozzleTanks,
      meters.map(({ nozzleId, after: events }) => ({ nozzleId, events })),
    ),
    reason: reason.trim(),
  };
  await writeCorrection(tx, { shift, nextShiftId, effects, ...recorded });
  for (const id of later) {
    const followed = { table: 'shift', rowId: shift.id, title: `${showDate(shift.shiftDate)} ${shift.shiftName}` };
    const own = figures.filter(({ shiftId }) => shiftId === id).map(({ text }) => text);
    await writeCorrection(tx, {
      ...{ shift: { id }, nextShiftId: null, reason: recorded.reason },
      ...{ before: followed, after: followed, effects: own },
    });
  }
  tx.audit({ table: 'shift', id: shift.id, ...recorded });
  for (const shiftId of shiftIds) {
    tx.publish('shiftChanged', { shiftId });
    tx.publish('cashChanged', { shiftId });
    tx.publish('stockChanged', { shiftId });
  }
  return {
    ...{ shiftId: shift.id, shiftDate: shift.shiftDate },
    ...toldResult({ effects: [...effects, ...wages.pay] }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** Readings of a shift that look wrong as corrected. What looked so before was asked about at the close. */
async function newDoubts({ sql, ctx }: Tx, shift: NamedShift, pumps: readonly ChangedPump[]): Promise<Message[]> {
  const doubtsAbout = await doubtsAboutShift(sql, shift, ctx.clock.now());
  const [known, doubts] = (['before', 'after'] as const).map((time) =>
    doubtsAbout({ pumps: pumps.map((pump) => pump[time]), tanks: [] }),
  );
  return doubts!.filter(({ message }) => known!.every((before) => before.message !== message));
}

/** Serialises with start, close and undo of shifts, and with other corrections. */
async function lockClosedShift(tx: Tx, { shiftId, expectedVersion }: CorrectShiftInput): Promise<NamedShift> {
  await lockShiftSequence(tx);
  const shift = shiftId == null ? undefined : await lockShift(tx, shiftId);
  if (!shift) throw refusal('UNKNOWN_SHIFT', correction.unknownShift(), 'shiftId', 'INVALID');
  const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  if (shift.state === 'RUNNING') throw refusal('SHIFT_RUNNING', correction.running({ shift: named }), 'shiftId');
  await refuseStaleClose(tx.sql, shift, expectedVersion);
  return shift;
}

/** The next legs of the meters that the close read, and their shifts and other later ones, locked in order. */
async function lockFollowing(
  tx: Tx,
  shiftId: number,
  changed: readonly number[],
  otherIds: readonly number[],
): Promise<{ next: NextLeg[]; laterIds: number[] }> {
  const next = await nextLegsOf(tx.sql, shiftId, changed);
  const laterIds = [...new Set([...next.map((leg) => leg.shiftId), ...otherIds])].sort((one, other) => one - other);
  for (const id of laterIds) await lockShift(tx, id);
  return { next: await nextLegsOf(tx.sql, shiftId, changed), laterIds };
}

/** Ids of the legs whose close reading changes. */
const changedLegs = ({ pumps }: StandingClose, input: CorrectShiftInput): number[] =>
  pumps.flatMap(({ takings: { pumpId, nozzles } }) => {
    const typed = input.pumps.find((pump) => pump.pumpId === pumpId)?.nozzles;
    return nozzles
      .filter((leg) => typed?.find(({ nozzleId }) => nozzleId === leg.nozzleId)?.close !== leg.close)
      .map(({ legId }) => legId);
  });

/** Ids of the tanks whose level changes. */
const changedTanks = ({ levels }: StandingClose, { tanks }: CorrectShiftInput): number[] =>
  levels
    .filter((level) => tanks.some((typed) => typed.tankId === level.tankId && !isSameReading(level, typed)))
    .map(({ tankId }) => tankId);

/** Employees come before the safe in the order of locks. */
async function lockEmployeesOf(
  tx: Tx,
  standing: StandingClose,
  laterIds: readonly number[],
  input: CorrectShiftInput,
): Promise<void> {
  const charged = await chargedIn(tx, laterIds);
  const known = await tx.sql<{ id: number }>('SELECT id FROM employee WHERE id = ANY($1)', [
    [
      ...standing.pumps.flatMap(({ takings }) => takings.shortages.map(({ employeeId }) => employeeId)),
      ...input.pumps.flatMap(({ shortages }) => shortages.map(({ employeeId }) => employeeId)),
      ...charged,
      ...(await crewToLock(tx, input)),
    ],
  ]);
  await lockCharged(
    tx,
    known.map(({ id }) => id),
  );
}

/** A salary counts the attendance of its employee, so a corrected crew waits for it. */
async function crewToLock({ sql }: Tx, { shiftId, onDuty }: CorrectShiftInput): Promise<number[]> {
  if (onDuty == null) return [];
  const before = await sql<{ id: number }>('SELECT employee_id AS id FROM attendance WHERE shift_id = $1', [shiftId]);
  return [...before.map(({ id }) => id), ...onDuty.map(({ employeeId }) => employeeId)];
}

/** The pumps of the shift with their takings as they were and as they are corrected. */
function changedPumps({ pumps }: StandingClose, takings: MeasuredShift): ChangedPump[] {
  return takings.pumps.map((pump) => {
    const { frozen, takings: before } = pumps.find((one) => one.frozen.pumpId === pump.pumpId)!;
    const nozzles = pump.nozzles.map((leg): LegRow => ({ ...leg, testing: leg.testing ?? 0 }));
    const changed = { frozen, before, after: { ...pump, nozzles } };
    return movedShares(changed).length > 0 ? { ...changed, typedShares: pump.shortages } : changed;
  });
}

function describeAllHandedIn({ frozen, after }: ChangedPump): Message[] {
  const { pumpName: pump, isAllHandedIn = false } = after;
  if (frozen.isAllHandedIn === isAllHandedIn) return [];
  const words = (isSo: boolean) => texts.yesOrNo({ isSo: isSo ? 'yes' : 'no' });
  return [
    texts.words({
      what: texts.allHandedIn({ pump }),
      before: words(frozen.isAllHandedIn),
      after: words(isAllHandedIn),
    }),
  ];
}

const recordedClose = (
  close: CloseShiftInput,
  endedLegs: readonly EndedLegInput[],
  collections: readonly CorrectedCollectionInput[],
  nozzleTanks: readonly NozzleTankInput[],
  meterEvents: readonly MeterEventsInput[],
): RecordedClose => ({
  ...close,
  ...(endedLegs.length > 0 && { endedLegs }),
  ...(collections.length > 0 && { collections }),
  ...(nozzleTanks.length > 0 && { nozzleTanks }),
  ...(meterEvents.length > 0 && { meterEvents }),
});

function placeBefore(tanks: readonly TankChange[], { nozzleId }: NozzleTankInput) {
  const { tankId, pumpId } = tanks.find((leg) => leg.nozzleId === nozzleId)!.before;
  return { tankId, pumpId };
}

function endedAsStanding({ pumps }: StandingClose, ended: readonly EndedLegInput[]): EndedLegInput[] {
  const legs = pumps.flatMap(({ takings }) => takings.nozzles);
  return ended.map(({ legId }) => {
    const { open, close, testing } = legs.find((leg) => leg.legId === legId)!;
    return { legId, open, close: close!, testing };
  });
}

const collectedAsStanding = ({ before }: CorrectedCollection): CorrectedCollectionInput => ({
  collectionId: before.id,
  amount: before.amount,
  notes: countedNotesOf(before),
});
