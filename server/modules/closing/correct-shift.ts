import { closedPump } from '../../domain/closed-pump';
import { problemsOf } from '../../domain/closing';
import { closing } from '../../domain/closing.messages';
import { problemsOfNextReading } from '../../domain/corrected-reading';
import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { messageOf, type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { rehearse } from '../../platform/rehearse';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { requireApproval } from '../../services/approvals/require-approval';
import { notifyOfEntry } from '../../services/approvals/stored-command';
import { moneyMovedBy } from '../safe/money-moved-by';
import { lockShift, lockShiftSequence, type NamedShift } from '../shifts/running-shift';
import { postPaidShifts } from '../staff/change-paid-wages';
import { changeClosedLevel } from '../stock/change-closed-level';
import type { CloseShiftInput } from './close-shift.input';
import { closedPumpsOf } from './closed-pumps.queries';
import { correctCollections, describeCollections } from './correct-collections';
import { correctCrew } from './correct-crew';
import { atEndedLegs } from './correct-ended-legs';
import { type CorrectedCollectionInput, CorrectShiftInput, type EndedLegInput } from './correct-shift.input';
import { type CorrectedCollection, correctedTakings, isSameLevel } from './corrected-takings';
import { type NextLeg, nextLegsOf } from './next-legs.queries';
import { chargedIn, lockCharged } from './recalculate-close';
import { type ChangedPump, rewriteClose, writeLegs } from './rewrite-close';
import type { RecordedClose } from './shift-correction.entity';
import { movedFigures, shownFigures } from './shown-figures.queries';
import {
  countedNotesOf,
  type StandingClose,
  type StandingLevel,
  standingCloseOf,
  versionOfClose,
} from './standing-close.queries';
import type { MeasuredShift } from './takings';
import { type LegRow, legsOf } from './takings.queries';
import { changeDraft, openedAt } from './write-changed-close';
import { writeCorrection } from './write-correction';

/** The result of a correction: what it changed, in sentences, shift by shift. */
export interface CorrectedShift extends Pick<ToldResult, 'effects' | 'effectTexts'> {
  shiftId: number;
  shiftDate: string;
}

const CORRECTION_LINE = defineApprovalLine({
  setting: 'correctionByAdmin',
  shown: {
    label: 'Correction of a closed shift',
    description: 'ALLOWED or ADMINS: whether the correction of a closed shift waits for another admin.',
    order: 70,
  },
  initial: 'ALLOWED',
  command: 'correctShift',
  label: 'Correction of a closed shift',
  exempt: null,
  hasAmount: false,
  alsoWithFourEyes: true,
  stored: { table: null, title: ['shiftId'] },
});

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
    await requireApproval(tx, CORRECTION_LINE);
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
  run: (tx, input): Promise<CorrectedShift> => rehearse(tx, (trial) => correct(trial, input)),
});

async function correct(tx: Tx, input: CorrectShiftInput): Promise<CorrectedShift> {
  if (input.reason.trim() === '') throw refusal('REASON_MISSING', correction.reasonMissing(), 'reason', 'INVALID');
  const shift = await lockClosedShift(tx, input);
  const standing = await standingCloseOf(tx.sql, shift.id);
  const next = await lockNextLegs(tx, shift.id);
  await lockEmployeesOf(tx, standing, next, input);
  const takings = await correctedTakings(tx, shift.id, standing, input);
  const pumps = changedPumps(standing, takings);
  const moved = movedLegs(next, pumps);
  const ended = input.endedLegs ?? [];
  const notClosed = problemsOf(takings, takings.rates).map((problem) => atEndedLegs(problem, takings, ended));
  refuseIf([...problemsOfNextReadings(moved), ...notClosed]);
  const following = await followingPumps(tx, moved);

  const shiftIds = [shift.id, ...new Set(next.map(({ shiftId }) => shiftId))];
  const shownBefore = await shownFigures(tx.sql, shiftIds, shift.shiftDate);
  const comment = input.comment?.trim() || null;
  const crew = await correctCrew(tx, shift, input.onDuty ?? null);
  await writeLegs(tx, [...pumps.flatMap(({ after }) => after.nozzles), ...following.legs]);
  await correctInitialReadings(tx, pumps);
  const cashMoved = await moneyMovedBy(tx, [null], async () => {
    await correctCollections(tx, shift, standing, takings);
    return [];
  });
  const rates = { before: standing.rates, after: takings.rates };
  const openingsMoved = await rewriteClose(tx, shift, pumps, rates);
  const dipsChanged = await correctLevels(tx, shift, standing.levels, takings);
  for (const { shift: after, pumps: changed, rates: same } of following.closed)
    openingsMoved.push(...(await rewriteClose(tx, after, changed, { before: same, after: same })));
  await openDraftsAt(tx, following.legs);
  const { reason, pumps: closedPumps, tanks } = input;
  const after: CloseShiftInput = { shiftId: shift.id, pumps: closedPumps, tanks, comment };
  await tx.sql('UPDATE shift SET comment = $2, draft = $3 WHERE id = $1', [shift.id, comment, JSON.stringify(after)]);

  const figures = movedFigures(shownBefore, await shownFigures(tx.sql, shiftIds, shift.shiftDate));
  // The sheet, which lists the figures, is also read by those who may not see pay.
  const wages = await postPaidShifts(tx, shift, crew.paid);
  const was = standing.input.comment ?? null;
  const commentChanged =
    comment === was ? [] : [texts.words({ what: texts.comment(), before: was ?? '–', after: comment ?? '–' })];
  const effects = [
    ...figures.map(({ text }) => text),
    ...describeCollections(tx, shift, takings.collections),
    ...dipsChanged,
    ...cashMoved,
    ...openingsMoved,
    ...crew.effects,
    ...wages.shown,
    ...commentChanged,
  ];
  if (effects.length === 0) throw refusal('NOTHING_CHANGED', correction.nothingChanged(), undefined, 'INVALID');
  const nextShiftId = figures.find(({ shiftId }) => shiftId !== null && shiftId !== shift.id)?.shiftId ?? null;
  const recorded = {
    before: recordedClose(
      standing.input,
      endedAsStanding(standing, ended),
      takings.collections.map(collectedAsStanding),
    ),
    after: recordedClose(
      after,
      ended,
      takings.collections.map(({ typed }) => typed),
    ),
    reason: reason.trim(),
  };
  await writeCorrection(tx, { shift, nextShiftId, effects, ...recorded });
  tx.audit({ table: 'shift', id: shift.id, ...recorded });
  for (const shiftId of shiftIds) {
    tx.publish('shiftChanged', { shiftId });
    tx.publish('cashChanged', { shiftId });
    tx.publish('stockChanged', { shiftId });
  }
  return { shiftId: shift.id, shiftDate: shift.shiftDate, ...toldResult({ effects: [...effects, ...wages.pay] }) };
}

/** Serialises with start, close and undo of shifts, and with other corrections. */
async function lockClosedShift(tx: Tx, { shiftId, expectedVersion }: CorrectShiftInput): Promise<NamedShift> {
  await lockShiftSequence(tx);
  const shift = shiftId == null ? undefined : await lockShift(tx, shiftId);
  if (!shift) throw refusal('UNKNOWN_SHIFT', correction.unknownShift(), 'shiftId', 'INVALID');
  const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  if (shift.state === 'RUNNING') throw refusal('SHIFT_RUNNING', correction.running({ shift: named }), 'shiftId');
  if ((await versionOfClose(tx.sql, shift.id)) !== expectedVersion)
    throw refusal('STALE', correction.stale({ shift: named }), 'expectedVersion');
  return shift;
}

/** The next legs of the meters that the close read, with their shifts locked in order. */
async function lockNextLegs(tx: Tx, shiftId: number): Promise<NextLeg[]> {
  const next = await nextLegsOf(tx.sql, shiftId);
  for (const id of new Set(next.map((leg) => leg.shiftId))) await lockShift(tx, id);
  return nextLegsOf(tx.sql, shiftId);
}

/** Employees come before the safe in the order of locks. */
async function lockEmployeesOf(
  tx: Tx,
  standing: StandingClose,
  next: readonly NextLeg[],
  input: CorrectShiftInput,
): Promise<void> {
  const charged = await chargedIn(
    tx,
    next.map(({ shiftId }) => shiftId),
  );
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
    return { frozen, before, after: { ...pump, nozzles } };
  });
}

/** A leg that opens at a corrected reading, with the leg before it and the field of its reading. */
interface MovedLeg extends NextLeg {
  before: { readAs: number; pumpName: string; nozzleName: string; field: string };
}

function movedLegs(next: readonly NextLeg[], pumps: readonly ChangedPump[]): MovedLeg[] {
  const read = pumps.flatMap(({ before, after }, p) =>
    after.nozzles.map(({ legId, nozzleName, close }, n) => ({
      legId,
      pumpName: after.pumpName,
      nozzleName,
      readAs: close,
      stood: before.nozzles.find((leg) => leg.legId === legId)!.close,
      field: `pumps.${p}.nozzles.${n}.close`,
    })),
  );
  return next.flatMap((leg) => {
    const { readAs, stood, ...before } = read.find(({ legId }) => legId === leg.afterLegId)!;
    // A missing reading is refused with the other problems of the close.
    return readAs === null || readAs === stood ? [] : [{ ...leg, before: { ...before, readAs } }];
  });
}

const problemsOfNextReadings = (moved: readonly MovedLeg[]): Problem[] =>
  moved.flatMap(({ before, close, ...next }) =>
    close === null ? [] : problemsOfNextReading({ ...before, close: before.readAs }, { ...next, close }),
  );

/** The initial reading of a nozzle is the opening one of its first leg. */
async function correctInitialReadings(tx: Tx, pumps: readonly ChangedPump[]): Promise<void> {
  const corrected = pumps.flatMap(({ after }) => after.nozzles).filter(({ isOpenCorrected }) => isOpenCorrected);
  const changed = await tx.sql<{ id: number; before: number; after: number }>(
    `UPDATE nozzle n SET initial_reading = r.open, version = n.version + 1
     FROM nozzle_reading r JOIN nozzle old ON old.id = r.nozzle_id
     WHERE r.id = ANY($1) AND r.chain = 1 AND n.id = r.nozzle_id
     RETURNING n.id, old.initial_reading AS before, n.initial_reading AS after`,
    [corrected.map(({ legId }) => legId)],
  );
  for (const { id, before, after } of changed) {
    const row = { before: { initialReading: before }, after: { initialReading: after } };
    tx.audit({ table: 'nozzle', id, ...row });
    tx.publish('masterChanged', { master: 'nozzle', id });
  }
}

interface FollowingPumps {
  /** The legs that open at a corrected reading. */
  legs: LegRow[];
  /** The closed shifts that have some of them, with the pumps concerned. */
  closed: { shift: NamedShift; pumps: ChangedPump[]; rates: Record<number, number> }[];
}

/**
 * Calculates the pumps of the next shift whose meters open at a corrected reading: sale, shortage, and short and over.
 * Throws ProblemError at the close reading that causes what would not close there.
 */
async function followingPumps(tx: Tx, moved: readonly MovedLeg[]): Promise<FollowingPumps> {
  const following: FollowingPumps = { legs: [], closed: [] };
  for (const id of new Set(moved.map(({ shiftId }) => shiftId))) {
    const own = moved.filter(({ shiftId }) => shiftId === id);
    const { shiftDate, shiftName, state } = own[0]!;
    const opened = (leg: LegRow): LegRow => {
      const before = own.find(({ legId }) => legId === leg.legId)?.before;
      return before === undefined ? leg : { ...leg, open: before.readAs };
    };
    const legs = await legsOf(tx.sql, id);
    following.legs.push(...legs.filter(({ legId }) => own.some((leg) => leg.legId === legId)).map(opened));
    if (state === 'RUNNING') continue;
    const shift = { id, shiftDate, shiftName };
    const { pumps: closed, rates } = await closedPumpsOf(tx.sql, id, [...new Set(own.map(({ pumpId }) => pumpId))]);
    const calculated = closed.map(({ frozen, takings: before }) => ({
      frozen,
      before,
      ...closedPump({ ...before, nozzles: before.nozzles.map(opened) }, rates),
    }));
    refuseIf(
      calculated.flatMap(({ frozen, problems }) =>
        problems.map((problem) => ({
          code: problem.code,
          ...correction.inNextShift({
            shift: closing.shift({ date: shiftDate, name: shiftName }),
            problem: messageOf(problem),
          }),
          field: own.find(({ pumpId }) => pumpId === frozen.pumpId)!.before.field,
        })),
      ),
      'REFUSED',
    );
    following.closed.push({
      shift,
      pumps: calculated.map(({ frozen, before, pump }) => ({ frozen, before, after: pump })),
      rates,
    });
  }
  return following;
}

/**
 * Writes the levels that are corrected: the variation takes up the difference, and the next shift opens there. Returns
 * the readings that changed, in sentences.
 */
async function correctLevels(
  tx: Tx,
  shift: NamedShift,
  levels: readonly StandingLevel[],
  { tanks }: MeasuredShift,
): Promise<Message[]> {
  const changed: Message[] = [];
  for (const level of levels) {
    const { isAtg, dip, waterDip = null, volume } = tanks.find(({ tankId }) => tankId === level.tankId)!;
    const before = { isAtg: level.isAtg, dip: level.dip, waterDip: level.waterDip, volume: level.volume };
    const after = { isAtg, dip, waterDip, volume: volume! };
    if (isSameLevel(before, after)) continue;
    await changeClosedLevel(tx, { ...level, ...shift, shiftId: shift.id }, { dip, volume: volume! });
    await tx.sql(
      `UPDATE tank_dip SET is_atg = $2, dip = $3, water_dip = $4, volume = $5, variation = variation + $5 - volume,
              version = version + 1
       WHERE id = $1`,
      [level.dipId, isAtg, dip, waterDip, volume],
    );
    tx.audit({ table: 'tank_dip', id: level.dipId, before, after });
    changed.push(...describeReading(level.tankName, before, after));
  }
  return changed;
}

type Reading = Pick<StandingLevel, 'isAtg' | 'dip' | 'waterDip'>;

/** What changed in a reading, in sentences; the volume is among the figures of the shift. */
function describeReading(tank: string, before: Reading, after: Reading): Message[] {
  const moved = (what: Message, was: number | null, is: number | null): Message[] =>
    was === is ? [] : [texts.words({ what, before: millimetres(was), after: millimetres(is) })];
  const way = after.isAtg ? texts.byGauge({ tank }) : texts.byDip({ tank });
  return [
    ...moved(texts.dipOf({ tank }), before.dip, after.dip),
    ...moved(texts.waterDipOf({ tank }), before.waterDip, after.waterDip),
    ...(before.isAtg === after.isAtg ? [] : [way]),
  ];
}

const millimetres = (dip: number | null): string => (dip === null ? '–' : `${dip} mm`);

/** An undo of the next shift, or its form after one, must have the open readings that its meters have now. */
async function openDraftsAt(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  const opened = await tx.sql<{ shiftId: number; nozzleId: number; open: number }>(
    `SELECT shift_id AS "shiftId", nozzle_id AS "nozzleId", open FROM nozzle_reading WHERE id = ANY($1)`,
    [legs.map(({ legId }) => legId)],
  );
  for (const shiftId of new Set(opened.map((leg) => leg.shiftId)))
    await changeDraft(tx, shiftId, (draft) => ({
      ...draft,
      pumps: draft.pumps.map((pump) => ({
        ...pump,
        nozzles: pump.nozzles.map((nozzle) =>
          openedAt(
            nozzle,
            opened.filter((leg) => leg.shiftId === shiftId),
          ),
        ),
      })),
    }));
}

const recordedClose = (
  close: CloseShiftInput,
  endedLegs: readonly EndedLegInput[],
  collections: readonly CorrectedCollectionInput[],
): RecordedClose => ({
  ...close,
  ...(endedLegs.length > 0 && { endedLegs }),
  ...(collections.length > 0 && { collections }),
});

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
