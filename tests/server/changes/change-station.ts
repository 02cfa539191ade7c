import type { Context } from '../../../server/platform/context';
import type { Sql } from '../../../server/platform/sql';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../../support/closing-station';
import { type Backend, openBackend } from '../backend';
import { contextOf } from '../masters-samples';
import type { ChangeStation } from './change-sample';

/** The day of the shift that is closed when the station opens. */
export const DAY_BEFORE = '2026-02-19';
const FIRST_DAY = '2026-02-20';

export interface OpenChangeStation extends ChangeStation {
  backend: Backend;
  /** Other admins, and a staff member. */
  other: Context;
  third: Context;
  staff: Context;
}

/**
 * A station whose last shift closed the night before. Its users act on the day of the running shift. `actOf` can wrap
 * the calls.
 */
export async function openChangeStation(
  actOf: (ctx: Context, backend: Backend) => Act = actAs,
): Promise<OpenChangeStation> {
  const backend = await openBackend();
  const onThatDay = (ctx: Context): Context => ({ ...ctx, clock: { ...ctx.clock, today: () => FIRST_DAY } });
  const admin = onThatDay(await contextOf(backend, true));
  const act = actOf(admin, backend);
  const station = await seedClosingStation(act);
  const { id: accountId } = await act('createTransactionAccount', { name: 'STATE BANK' });
  const { id: modeId } = await act('createPaymentMode', { name: 'NEFT' });
  await act('createAccountPaymentMode', { accountId, paymentModeId: modeId });
  const { id: tea } = await act('createExpenditureCategory', { name: 'Tea' });
  const { id: power } = await act('createExpenditureCategory', { name: 'Electricity' });
  const closedShiftId = await closeNightBefore(act, station, backend.sql);
  await act('startShift', {
    shiftDate: FIRST_DAY,
    shiftTypeId: station.morning,
    onDuty: station.employees.map((employeeId) => ({ employeeId, pumpId: station.pumps[0] })),
  });
  return {
    backend,
    act,
    admin,
    sql: backend.sql,
    today: FIRST_DAY,
    other: onThatDay(await contextOf(backend, true)),
    third: onThatDay(await contextOf(backend, true)),
    staff: onThatDay(await contextOf(backend, false)),
    ids: { ...station, closedShiftId, accountId, modeId, categoryIds: [tea, power] },
  };
}

/** A night without sales, in which T1 lost 100 L and T2 nothing. */
async function closeNightBefore(act: Act, { pumps, tanks, night }: ClosingStation, sql: Sql): Promise<number> {
  const { shiftId } = await act<{ shiftId: number }>('startShift', { shiftDate: DAY_BEFORE, shiftTypeId: night });
  const legs = await sql<{ nozzleId: number; pumpId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
    [shiftId],
  );
  await act('closeShift', {
    shiftId,
    pumps: pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs.filter((leg) => leg.pumpId === pumpId).map(({ nozzleId, open }) => ({ nozzleId, close: open })),
      swipes: [],
      shortages: [],
    })),
    tanks: tanks.map((tankId, index) => ({ tankId, isAtg: true, volume: [9_900_000, 10_000_000][index] })),
  });
  return shiftId;
}
