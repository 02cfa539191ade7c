import type { Tx } from '../../platform/submit';
import { type Entry, post } from '../../services/ledger/post';
import type { RunningShift } from '../shifts/running-shift';

/** Moves stock of tanks in the books of a shift, on its date. */
export const postStock = (
  tx: Tx,
  shift: Pick<RunningShift, 'id' | 'shiftDate'>,
  document: Entry['document'],
  stock: NonNullable<Entry['stock']>,
): Promise<number[]> =>
  post(tx, tx.actor.userId, [{ document, businessDate: shift.shiftDate, shiftId: shift.id, lines: [], stock }]);
