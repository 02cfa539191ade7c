import { editable } from '../../services/approvals/editable-document';
import { type TankDipRow, tankDipDocument } from '../stock/change-tank-dip';
import { changeDraft } from './write-changed-close';

/** Corrects levels, including those of a close: an undo restores the close's form with the corrected level. */
editable<TankDipRow>({
  ...tankDipDocument,
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
