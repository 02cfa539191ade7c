import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from '../shifts/running-shift';
import type { RecordedClose, RecordedRates } from './shift-correction.entity';

interface Correction {
  shift: NamedShift;
  /** The next shift, if it changed too. */
  nextShiftId: number | null;
  before: RecordedClose | RecordedRates;
  after: RecordedClose | RecordedRates;
  reason: string;
  effects: readonly Message[];
}

/** Records a correction for the sheets of the shifts that it changed. */
export const writeCorrection = (
  tx: Tx,
  { shift, nextShiftId, before, after, reason, effects }: Correction,
): Promise<unknown> =>
  tx.sql(
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
