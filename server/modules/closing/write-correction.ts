import { effects as texts } from '../../domain/effects.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import { type ClosedChange, onClosedChange } from '../shifts/closed-changes';
import type { NamedShift } from '../shifts/running-shift';
import type { ShiftCorrection } from './shift-correction.entity';

interface Correction {
  shift: NamedShift;
  /** The next shift, if it changed too. */
  nextShiftId: number | null;
  before: ShiftCorrection['before'];
  after: ShiftCorrection['after'];
  reason: string;
  effects: readonly Message[];
}

/** Records a correction for the sheets of the shifts that it changed. */
export const writeCorrection = (
  tx: Tx,
  { shift, nextShiftId, before, after, reason, effects }: Correction,
): Promise<unknown> =>
  tx.sql(
    `INSERT INTO shift_correction (shift_id, next_shift_id, reason, before, after, effects, corrected_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      shift.id,
      nextShiftId,
      reason,
      JSON.stringify(before),
      JSON.stringify(after),
      JSON.stringify(effects),
      tx.actor.userId,
    ],
  );

/** The first line of a changed row, and a line for each field. Further figures that follow from them are effects. */
function describeChange({ label, before, after, fields }: ClosedChange): Message[] {
  const row = { entry: labelled(label), title: before.title };
  return after === null ? [texts.entryDeleted(row)] : [texts.entryChanged(row), ...fields];
}

onClosedChange(async (tx, change) => {
  const { shift, nextShiftId, table, rowId, before, after, reason, effects } = change;
  const described = describeChange(change);
  await writeCorrection(tx, {
    ...{ shift, nextShiftId, reason },
    before: { table, rowId, ...before },
    after: { table, rowId, ...(after ?? { title: null }) },
    // A sale's amount or quantity that follows from the other one is among both.
    effects: [...described, ...effects.filter(({ message }) => described.every((line) => line.message !== message))],
  });
});
