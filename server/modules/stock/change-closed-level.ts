import { showDate } from '../../domain/kernel/business-date';
import type { Millilitres } from '../../domain/kernel/litres';
import { movedLitres } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { lockShift } from '../shifts/running-shift';
import { type ClosedTank, postVariation, raiseClosedBook, variationNamed } from './change-close';
import type { HeldShift } from './enter-stock-in';

/** A level as a close measured it. */
interface ClosedLevel extends ClosedTank {
  shiftId: number;
  shiftDate: string;
  shiftTypeId: number;
  shiftName: string;
  volume: Millilitres;
  variation: Millilitres | null;
}

/** The shift that opened on what a close measured in a tank, held alone; undefined where none did yet. */
export async function nextShiftOf(
  tx: Tx,
  { shiftId, tankId }: Pick<ClosedLevel, 'shiftId' | 'tankId'>,
): Promise<HeldShift | undefined> {
  const [next] = await tx.sql<{ id: number }>(
    'SELECT shift_id AS id FROM shift_tank WHERE tank_id = $1 AND shift_id > $2 ORDER BY shift_id LIMIT 1',
    [tankId, shiftId],
  );
  return next && lockShift(tx, next.id);
}

/**
 * Puts a level of a close right: its own variation takes in the difference, and the next shift of the tank, which opened
 * on it, gives it back, so that the days together lost as much as before. A next shift that runs still just opens on it.
 * Answers the level's variation as it is then, and what moved in sentences.
 */
export async function changeClosedLevel(
  tx: Tx,
  level: ClosedLevel,
  after: { dip: number | null; volume: Millilitres },
): Promise<{ variation: Millilitres; effects: string[] }> {
  const { shiftId, tankId, tankName } = level;
  const more = after.volume - level.volume;
  const variation = level.variation! + more;
  const next = await nextShiftOf(tx, level);
  if (next)
    await tx.sql('UPDATE shift_tank SET opening_dip = $3, opening_volume = $4 WHERE shift_id = $1 AND tank_id = $2', [
      next.id,
      tankId,
      after.dip,
      after.volume,
    ]);
  if (more === 0) return { variation, effects: [] };
  const shift = { ...level, id: shiftId };
  await postVariation(tx, shift, level, more);
  const effects = [movedLitres(variationNamed(level, shift), level.variation!, variation)];
  if (!next) return { variation, effects };
  tx.publish('stockChanged', { shiftId: next.id });
  const opened = `Opening stock of ${tankName}, ${showDate(next.shiftDate)} ${next.shiftName}`;
  effects.push(movedLitres(opened, level.volume, after.volume));
  if (next.state === 'CLOSED') effects.push(...(await raiseClosedBook(tx, next, level, more)));
  return { variation, effects };
}
