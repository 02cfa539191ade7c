import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { moveOpeningsBack } from '../../masters/move-openings';
import { rehearse } from '../../platform/rehearse';
import { defineCommand, type Tx } from '../../platform/submit';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { notifyOfEntry } from '../../services/approvals/stored-command';
import { moneyMovedBy } from '../safe/money-moved-by';
import { postPaidShifts } from '../staff/change-paid-wages';
import { type CalculatedCorrection, calculateCorrection, doubtsAfter } from './calculate-correction';
import type { ChangedPump } from './changed-pumps';
import type { CloseShiftInput } from './close-shift.input';
import { correctCollections, describeCollections } from './correct-collections';
import { type CorrectedCrew, correctCrew } from './correct-crew';
import { correctInitialReadings } from './correct-initial-readings';
import { correctLevels } from './correct-levels';
import { joinChains } from './correct-meter-events';
import { CorrectShiftInput } from './correct-shift.input';
import { describeTanks } from './correct-tanks';
import { doubtsAboutTanks, newDoubtsAboutTanks } from './doubts-about-tanks.queries';
import { openDraftsAt } from './following-legs';
import { type LockedCorrection, lockCorrection } from './lock-correction';
import { recordCorrection } from './record-correction';
import { rewriteClose, writeLegs } from './rewrite-close';
import { accountKey, type MovedFigure, movedFigures, type ShownFigures, shownFigures } from './shown-figures.queries';

/** The result of a correction: what it changed, in sentences, shift by shift. */
export interface CorrectedShift extends Pick<ToldResult, 'effects' | 'effectTexts'> {
  shiftId: number;
  shiftDate: string;
  /** Figures that look wrong and did not before the correction. */
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
  const locked = await lockCorrection(tx, typed);
  const { shift, standing, shiftIds } = locked;
  const shownBefore = await shownFigures(tx, shiftIds, shift.shiftDate);
  const corrected = await calculateCorrection(tx, locked, typed);
  const doubts = await doubtsAfter(tx, shift, corrected);
  const tanksBefore = await doubtsAboutTanks(tx.sql, shiftIds);
  const close = correctedClose(locked, corrected);
  const { crew, effects: followed } = await writeCorrectedClose(tx, locked, corrected, close);
  const tanksAfter = await doubtsAboutTanks(tx.sql, shiftIds);
  const warnings = [...doubts, ...newDoubtsAboutTanks(shift.id, tanksBefore, tanksAfter)];
  const { moved, ...wages } = await postWages(tx, locked, crew.paid, shownBefore);
  const figures = [
    ...describeTanks(tx, corrected.tanks),
    ...corrected.meters.map(({ text }) => ({ shiftId: shift.id, text })),
    ...moved,
  ];
  const effects = [
    ...figures.map(({ text }) => text),
    ...describeCollections(tx, shift, corrected.takings.collections),
    ...corrected.pumps.flatMap(describeAllHandedIn),
    ...followed,
    ...wages.shown,
    ...describeComment(standing.input.comment, close.comment),
  ];
  if (effects.length === 0) throw refusal('NOTHING_CHANGED', correction.nothingChanged(), undefined, 'INVALID');
  await recordCorrection(tx, locked, corrected, { close, figures, effects });
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

/**
 * Posts the pay of those whose crew changed in days that are paid. Returns the figures that the correction `moved`, for the
 * sheet, which is also read by those who may not see pay: without the accounts that pay moves too. These are in `pay`, as
 * pay leaves them.
 */
async function postWages(
  tx: Tx,
  { shift, shiftIds }: LockedCorrection,
  paid: CorrectedCrew['paid'],
  shownBefore: ShownFigures,
): Promise<{ moved: MovedFigure[]; shown: Message[]; pay: Message[] }> {
  const figuresNow = async () => movedFigures(shownBefore, await shownFigures(tx, shiftIds, shift.shiftDate));
  const accounts = new Set(paid.map(({ employeeId }) => accountKey(employeeId)));
  const isOfPaid = ({ key }: MovedFigure): boolean => key !== undefined && accounts.has(key);
  const moved = (await figuresNow()).filter((figure) => !isOfPaid(figure));
  const { shown, pay } = await postPaidShifts(tx, shift, paid);
  // Without pay, none was posted, or the actor may not see it.
  const afterPay = pay.length === 0 ? [] : (await figuresNow()).filter(isOfPaid);
  return { moved, shown, pay: [...pay, ...afterPay.map(({ text }) => text)] };
}

type CorrectedClose = CloseShiftInput & { comment: string | null };

/** The form of the close as corrected, which an undo would restore. */
const correctedClose = ({ shift }: LockedCorrection, { input }: CalculatedCorrection): CorrectedClose => ({
  ...{ shiftId: shift.id, pumps: input.pumps, tanks: input.tanks },
  comment: input.comment?.trim() || null,
});

/**
 * Writes the corrected close and the pumps of later shifts that follow it, and posts the differences. Returns what that
 * moved besides the figures of the shifts, in sentences.
 */
async function writeCorrectedClose(
  tx: Tx,
  { shift, standing }: LockedCorrection,
  { input, meters, takings, pumps, following }: CalculatedCorrection,
  close: CorrectedClose,
): Promise<{ crew: CorrectedCrew; effects: Message[] }> {
  const crew = await correctCrew(tx, shift, input.onDuty ?? null);
  const legs = [...pumps.flatMap(({ after }) => after.nozzles), ...following.legs];
  const places = meters.flatMap(({ tail }) => tail);
  await joinChains(tx, meters, () => writeLegs(tx, legs, places));
  await correctInitialReadings(tx, pumps);
  const cashMoved = await moneyMovedBy(tx, [null], async () => {
    await correctCollections(tx, shift, standing, takings);
    return [];
  });
  const openingsMoved = await rewriteClose(tx, shift, pumps, { before: standing.rates, after: takings.rates });
  const dipsChanged = await correctLevels(tx, shift, standing.levels, takings);
  for (const { shift: later, pumps: changed, rates } of following.closed)
    openingsMoved.push(...(await rewriteClose(tx, later, changed, rates)));
  openingsMoved.push(...(await moveOpeningsBack(tx)));
  await openDraftsAt(tx, following.legs);
  await tx.sql('UPDATE shift SET comment = $2, draft = $3 WHERE id = $1', [
    ...[shift.id, close.comment, JSON.stringify(close)],
  ]);
  return { crew, effects: [...dipsChanged, ...cashMoved, ...openingsMoved, ...crew.effects] };
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

const describeComment = (before: string | null, after: string | null): Message[] =>
  before === after ? [] : [texts.words({ what: texts.comment(), before: before ?? '–', after: after ?? '–' })];
