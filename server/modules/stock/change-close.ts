import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { movedLitres } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { CLOSE_CHANGE } from '../shifts/close-change';
import type { NamedShift } from '../shifts/running-shift';
import { postStock } from './post-stock';

/** A tank whose level a close measured. */
export interface ClosedTank {
  tankId: number;
  tankName: string;
  productId: number;
}

/** 'Variation of T1, 02-01-2026 Night'. */
export const variationNamed = ({ tankName }: ClosedTank, { shiftDate, shiftName }: NamedShift): Message =>
  texts.variation({ tank: tankName, day: shiftDate, shift: shiftName });

/**
 * Raises the book stock of a tank in a closed shift (lowers it if negative). The measured level stays, so the variation
 * of the close falls by as much. Returns what changed in a sentence; empty if nothing did.
 */
export async function raiseClosedBook(
  tx: Tx,
  shift: NamedShift,
  tank: ClosedTank,
  litres: Millilitres,
): Promise<Message[]> {
  if (litres === 0) return [];
  await postVariation(tx, shift, tank, -litres);
  const [dip] = await tx.sql<{ id: number; bookVolume: Millilitres; variation: Millilitres }>(
    `UPDATE tank_dip SET book_volume = book_volume + $3, variation = variation - $3
     WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'
     RETURNING id, book_volume AS "bookVolume", variation`,
    [shift.id, tank.tankId, litres],
  );
  const { id, bookVolume, variation } = dip!;
  tx.audit({
    table: 'tank_dip',
    id,
    before: { bookVolume: bookVolume - litres, variation: variation + litres },
    after: { bookVolume, variation },
  });
  return [movedLitres(variationNamed(tank, shift), variation + litres, variation)];
}

/** Posts a change of a closed shift's variation, on its date; an undo of the close reverses it too. */
export const postVariation = (
  tx: Tx,
  shift: NamedShift,
  { tankId, productId }: ClosedTank,
  litres: Millilitres,
): Promise<number[]> =>
  postStock(tx, shift, { kind: CLOSE_CHANGE, id: shift.id }, [{ tankId, productId, kind: 'VARIATION', litres }]);
