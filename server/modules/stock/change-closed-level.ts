import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
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

/**
 * The shift that opened at the level that a close measured in a tank, locked exclusively; undefined if there is none
 * yet.
 */
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
 * Corrects a level of a close: its own variation takes up the difference, and the tank's next shift, which opened at
 * this level, offsets it, so that their total variation stays the same. A next shift that is still running only gets
 * the new opening level. Returns the new variation, and what changed in sentences.
 */
export async function changeClosedLevel(
  tx: Tx,
  level: ClosedLevel,
  after: { dip: number | null; volume: Millilitres },
): Promise<{ variation: Millilitres; effects: Message[] }> {
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
  // Levels measured in between were compared with the book stock of their time.
  await tx.sql(
    `UPDATE tank_dip SET book_volume = book_volume + $3, variation = variation - $3
     WHERE shift_id = $1 AND tank_id = $2 AND kind = 'INTERIM'`,
    [next.id, tankId, more],
  );
  tx.publish('stockChanged', { shiftId: next.id });
  const opened = texts.openingStock({ tank: tankName, day: next.shiftDate, shift: next.shiftName });
  effects.push(movedLitres(opened, level.volume, after.volume));
  if (next.state === 'CLOSED') effects.push(...(await raiseClosedBook(tx, next, level, more)));
  return { variation, effects };
}
