import { openToChanges } from '../../masters/open-to-changes';
import { type TankDipRow, tankDipDocument } from '../stock/change-tank-dip';
import { changeDraft } from './write-changed-close';

/** Levels, those of a close among them: an undo brings back the close as it would be typed with the level put right. */
export const changeOfTankDip = openToChanges<TankDipRow>({
  ...tankDipDocument,
  async follow(tx, before, after) {
    if (before.kind !== 'CLOSE' || after === null) return [];
    const { tankId, isAtg, dip, waterDip, volume } = after;
    // By hand the chart tells the volume.
    const level = { tankId, isAtg, dip, waterDip, volume: isAtg ? volume : null };
    await changeDraft(tx, before.shiftId, (draft) => ({
      ...draft,
      tanks: draft.tanks.map((tank) => (tank.tankId === tankId ? level : tank)),
    }));
    return [];
  },
});
