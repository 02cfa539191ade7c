import { editable } from '../../services/approvals/editable-document';
import { recordClosedChange } from '../shifts/closed-changes';
import { type TankDipRow, tankDipDocument } from '../stock/change-tank-dip';
import { changeDraft } from './write-changed-close';

/**
 * Corrects levels, including those of a close: its sheet lists the correction, and an undo restores the close's form
 * with the corrected level.
 */
editable<TankDipRow>({
  ...tankDipDocument,
  needsReason: ({ kind }) => kind === 'CLOSE',
  async recordChange(tx, { before, readAfter, reason, effects }) {
    const { id: rowId, kind, shiftId: id, shiftDate, shiftName } = before;
    if (kind !== 'CLOSE') return;
    const after = await readAfter();
    const { table, label, titleOf } = tankDipDocument;
    await recordClosedChange(tx, {
      ...{ shift: { id, shiftDate, shiftName }, table, label, rowId, effects },
      before: titleOf(before),
      after: after && titleOf(after),
      reason: reason!.trim(),
    });
  },
  async afterWrite(tx, before, after) {
    if (before.kind !== 'CLOSE' || after === null) return [];
    const { tankId, isAtg, dip, waterDip, volume } = after;
    // A manual dip gets its volume from the chart.
    const level = { tankId, isAtg, dip, waterDip, volume: isAtg ? volume : null };
    await changeDraft(tx, before.shiftId, (draft) => ({
      ...draft,
      tanks: draft.tanks.map((tank) => (tank.tankId === tankId ? level : tank)),
    }));
    return [];
  },
});
