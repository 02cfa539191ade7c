import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { movedDip, movedLitres } from '../../domain/moved-figure';
import type { Sql } from '../../platform/sql';
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
  dip: number | null;
  volume: Millilitres;
  variation: Millilitres | null;
}

/** The shifts that opened at the levels that a close measured in tanks. */
export async function shiftsOpenedAt(sql: Sql, shiftId: number, tankIds: readonly number[]): Promise<number[]> {
  const opened = await sql<{ id: number }>(
    `SELECT DISTINCT next.id FROM unnest($2::int[]) AS tank(id)
     CROSS JOIN LATERAL (SELECT shift_id AS id FROM shift_tank WHERE tank_id = tank.id AND shift_id > $1
                         ORDER BY shift_id LIMIT 1) next
     ORDER BY next.id`,
    [shiftId, tankIds],
  );
  return opened.map(({ id }) => id);
}

/**
 * The shift that opened at the level that a close measured in a tank, locked exclusively; undefined if there is none
 * yet.
 */
export async function nextShiftOf(
  tx: Tx,
  { shiftId, tankId }: Pick<ClosedLevel, 'shiftId' | 'tankId'>,
): Promise<HeldShift | undefined> {
  const [id] = await shiftsOpenedAt(tx.sql, shiftId, [tankId]);
  return id === undefined ? undefined : lockShift(tx, id);
}

/** The level at which a shift opens, with the volume before the change. */
interface ChangedOpening {
  before: Millilitres;
  dip: number | null;
  volume: Millilitres;
}

/**
 * Changes the level at which a locked shift opened a tank. If it is closed, its variation takes up the difference: its
 * measured level stays. Returns what changed in sentences.
 */
export async function changeOpeningLevel(
  tx: Tx,
  shift: HeldShift,
  tank: ClosedTank,
  { before, dip, volume }: ChangedOpening,
): Promise<Message[]> {
  const { id, shiftDate, shiftName, state } = shift;
  await tx.sql('UPDATE shift_tank SET opening_dip = $3, opening_volume = $4 WHERE shift_id = $1 AND tank_id = $2', [
    id,
    tank.tankId,
    dip,
    volume,
  ]);
  tx.publish('stockChanged', { shiftId: id });
  const more = volume - before;
  if (more === 0) return [];
  // Levels measured in between were compared with the book stock of their time.
  await tx.sql(
    `UPDATE tank_dip SET book_volume = book_volume + $3
     WHERE shift_id = $1 AND tank_id = $2 AND kind = 'INTERIM'`,
    [id, tank.tankId, more],
  );
  const opened = texts.openingStock({ tank: tank.tankName, day: shiftDate, shift: shiftName });
  const effects = [movedLitres(opened, before, volume)];
  return state === 'CLOSED' ? [...effects, ...(await raiseClosedBook(tx, shift, tank, more))] : effects;
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
  const more = after.volume - level.volume;
  const variation = level.variation! + more;
  const next = await nextShiftOf(tx, level);
  const effects: Message[] = [];
  if (more !== 0) {
    const shift = { ...level, id: level.shiftId };
    await postVariation(tx, shift, level, more);
    effects.push(movedLitres(variationNamed(level, shift), level.variation!, variation));
  }
  if (next) {
    effects.push(...(await changeOpeningLevel(tx, next, level, { before: level.volume, ...after })));
    const openingDip = texts.openingDipOf({ tank: level.tankName });
    const opened = texts.inShift({ what: openingDip, day: next.shiftDate, shift: next.shiftName });
    if (after.dip !== level.dip) effects.push(movedDip(opened, level.dip, after.dip));
  }
  return { variation, effects };
}
