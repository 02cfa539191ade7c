import { correctionForm } from '../../server/modules/closing/close-form.query';
import type { CloseShiftInput } from '../../server/modules/closing/close-shift.input';
import { ask } from '../../server/platform/ask';
import type { ClosingStation } from './closing-station';
import type { OpenClosingStation } from './open-closing-station';

/** The close of one shift. */
export type Close = CloseShiftInput & { shiftId: number };

interface Correction {
  shiftId: number;
  /** Changes the close that stands. */
  change(close: Close, ids: ClosingStation): void;
  reason?: string;
}

interface Answer {
  shiftId: number;
  effects: string[];
}

/** The close that stands, with the version that a correction names. */
export const standingClose = async ({ ctx }: OpenClosingStation, shiftId: number) => {
  const form = await ask(ctx, correctionForm, { shiftId });
  return { version: form.version, close: JSON.parse(form.draft!) as Close };
};

/** Corrects a closed shift by its form, and returns the effects in English. */
export async function correct(
  station: OpenClosingStation,
  { shiftId, change, reason = 'Typed wrong' }: Correction,
  command = 'correctShift',
): Promise<string[]> {
  const { version, close } = await standingClose(station, shiftId);
  change(close, station.station);
  const answer = await station.act<Answer>(command, { ...close, reason, expectedVersion: version });
  return answer.effects;
}

/** What the books show of the station, without ids, times, the marks of corrections, and how shares were typed. */
export async function books({ backend: { sql } }: OpenClosingStation): Promise<Record<string, object[]>> {
  return {
    money: await sql(
      `SELECT a.kind, a.ref_id, p.business_date AS day, SUM(p.amount)::bigint AS balance
       FROM posting p JOIN ledger_account a ON a.id = p.account_id
       GROUP BY 1, 2, 3 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2, 3`,
    ),
    stock: await sql(
      `SELECT m.tank_id, e.shift_id, m.kind, SUM(m.litres)::bigint AS litres FROM stock_movement m
       JOIN journal_entry e ON e.id = m.entry_id GROUP BY 1, 2, 3 HAVING SUM(m.litres) <> 0 ORDER BY 1, 2, 3`,
    ),
    safe: await sql('SELECT value, available FROM denomination ORDER BY value, id'),
    readings: await sql(
      `SELECT shift_id, nozzle_id, chain, sequence, tank_id, product_id, open, close, testing, rate, amount
       FROM nozzle_reading ORDER BY 1, 2, 3, 4`,
    ),
    levels: await sql('SELECT shift_id, tank_id, opening_dip, opening_volume FROM shift_tank ORDER BY 1, 2'),
    dips: await sql(
      'SELECT shift_id, tank_id, kind, is_atg, dip, water_dip, volume, book_volume, variation FROM tank_dip ORDER BY 1, 2, 3',
    ),
    collections: await sql(
      'SELECT shift_id, pump_id, employee_id, amount, is_last FROM cash_collection ORDER BY 1, 2, 5, 4',
    ),
    swipes: await sql('SELECT shift_id, pump_id, swipe_machine_id, amount FROM swipe_collection ORDER BY 1, 2, 3'),
    shortages: await sql('SELECT shift_id, pump_id, employee_id, amount FROM employee_shortage ORDER BY 1, 2, 3'),
    figures: await sql(`SELECT to_jsonb(c) - 'typed_shares' AS figures FROM pump_close c ORDER BY shift_id, pump_id`),
    totals: await sql('SELECT * FROM daily_total ORDER BY shift_id, pump_id, product_id'),
    crew: await sql('SELECT shift_id, employee_id, pump_id FROM attendance ORDER BY 1, 2'),
    shifts: await sql('SELECT id, state, comment FROM shift ORDER BY id'),
  };
}
