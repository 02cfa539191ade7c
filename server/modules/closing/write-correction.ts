import { effects as texts } from '../../domain/effects.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { type ClosedChange, onClosedChange } from '../shifts/closed-changes';
import type { NamedShift } from '../shifts/running-shift';
import type { ShiftCorrection } from './shift-correction.entity';

interface Correction {
  shift: Pick<NamedShift, 'id'>;
  /** The next shift, if it changed too. */
  nextShiftId: number | null;
  before: ShiftCorrection['before'];
  after: ShiftCorrection['after'];
  reason: string;
  effects: readonly Message[];
}

const CORRECTION_LINE = defineApprovalLine({
  setting: 'correctionByAdmin',
  shown: {
    label: 'Correction of a closed shift',
    description:
      'ALLOWED or ADMINS: whether each correction of a closed shift waits for somebody else who decides on requests, also the change of one of its rows or rates.',
    order: 70,
  },
  initial: 'ALLOWED',
  command: 'correctShift',
  label: 'Correction of a closed shift',
  exempt: null,
  ofClosedShifts: true,
  hasAmount: false,
  alsoWithFourEyes: true,
  stored: { table: null, title: ['shiftId'] },
});

/**
 * Records a correction for the sheets of the shifts that it changed. Every way to correct a closed shift ends here: a
 * correction, the change of one row, the correction of a rate. So the approval policy is asked here.
 */
export async function writeCorrection(
  tx: Tx,
  { shift, nextShiftId, before, after, reason, effects }: Correction,
): Promise<void> {
  await requireApproval(tx, CORRECTION_LINE);
  await tx.sql(
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
}

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
