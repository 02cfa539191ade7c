import { editable } from '../../services/approvals/editable-document';
import { recordRowChange } from '../shifts/closed-changes';
import { nextShiftOf } from '../stock/change-closed-level';
import { type TankDipRow, tankDipDocument } from '../stock/change-tank-dip';
import { changeDraft } from './write-changed-close';

/**
 * Corrects levels, including those of a closed shift: its sheet lists the correction, and an undo of its close restores
 * the form with the corrected level.
 */
editable<TankDipRow>({
  ...tankDipDocument,
  isOfClosedShift: ({ shiftState }) => shiftState === 'CLOSED',
  async recordChange(tx, { readAfter, ...change }) {
    const { before } = change;
    if (before.shiftState !== 'CLOSED') return;
    const after = await readAfter();
    const opensElsewhere =
      before.kind === 'CLOSE' && after !== null && (after.volume !== before.volume || after.dip !== before.dip);
    const next = opensElsewhere ? await nextShiftOf(tx, before) : undefined;
    await recordRowChange(tx, tankDipDocument, { ...change, after }, next?.id);
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
