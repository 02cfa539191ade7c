import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { movedDip } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from '../shifts/running-shift';
import { changeClosedLevel } from '../stock/change-closed-level';
import { isSameLevel } from './corrected-takings';
import type { StandingLevel } from './standing-close.queries';
import type { MeasuredShift } from './takings';

/**
 * Writes the levels that are corrected: the variation takes up the difference, and the next shift opens there. Returns
 * the readings that changed, in sentences.
 */
export async function correctLevels(
  tx: Tx,
  shift: NamedShift,
  levels: readonly StandingLevel[],
  { tanks }: MeasuredShift,
): Promise<Message[]> {
  const changed: Message[] = [];
  for (const level of levels) {
    const { isAtg, dip, waterDip = null, volume } = tanks.find(({ tankId }) => tankId === level.tankId)!;
    const before = { isAtg: level.isAtg, dip: level.dip, waterDip: level.waterDip, volume: level.volume };
    const after = { isAtg, dip, waterDip, volume: volume! };
    if (isSameLevel(before, after)) continue;
    await changeClosedLevel(tx, { ...level, ...shift, shiftId: shift.id }, { dip, volume: volume! });
    await tx.sql(
      `UPDATE tank_dip SET is_atg = $2, dip = $3, water_dip = $4, volume = $5, variation = variation + $5 - volume,
              version = version + 1
       WHERE id = $1`,
      [level.dipId, isAtg, dip, waterDip, volume],
    );
    tx.audit({ table: 'tank_dip', id: level.dipId, before, after });
    changed.push(...describeReading(level.tankName, before, after));
  }
  return changed;
}

type Reading = Pick<StandingLevel, 'isAtg' | 'dip' | 'waterDip'>;

/** What changed in a reading, in sentences; the volume is among the figures of the shift. */
function describeReading(tank: string, before: Reading, after: Reading): Message[] {
  const moved = (what: Message, was: number | null, is: number | null): Message[] =>
    was === is ? [] : [movedDip(what, was, is)];
  const way = after.isAtg ? texts.byGauge({ tank }) : texts.byDip({ tank });
  return [
    ...moved(texts.dipOf({ tank }), before.dip, after.dip),
    ...moved(texts.waterDipOf({ tank }), before.waterDip, after.waterDip),
    ...(before.isAtg === after.isAtg ? [] : [way]),
  ];
}
