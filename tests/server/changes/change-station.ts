import type { Context } from '../../../server/platform/context';
import { actAs, plantClosingStation } from '../../support/closing-station';
import { type Doors, openDoors } from '../access-doors';
import { contextOf } from '../masters-samples';
import type { ChangeStation } from './change-sample';

const FIRST_DAY = '2026-02-20';

export interface OpenChangeStation extends ChangeStation {
  doors: Doors;
  /** Another admin, and somebody of the staff. */
  other: Context;
  staff: Context;
}

/** A station whose first shift runs; what its people do happens on the shift's day. */
export async function openChangeStation(): Promise<OpenChangeStation> {
  const doors = await openDoors();
  const onThatDay = (ctx: Context): Context => ({ ...ctx, clock: { ...ctx.clock, today: () => FIRST_DAY } });
  const admin = onThatDay(await contextOf(doors, true));
  const act = actAs(admin);
  const station = await plantClosingStation(act);
  const { id: accountId } = await act('createTransactionAccount', { name: 'STATE BANK' });
  const { id: modeId } = await act('createPaymentMode', { name: 'NEFT' });
  await act('createAccountPaymentMode', { accountId, paymentModeId: modeId });
  const { id: tea } = await act('createExpenditureCategory', { name: 'Tea' });
  const { id: power } = await act('createExpenditureCategory', { name: 'Electricity' });
  await act('startShift', {
    shiftDate: FIRST_DAY,
    shiftTypeId: station.morning,
    onDuty: station.employees.map((employeeId) => ({ employeeId, pumpId: station.pumps[0] })),
  });
  return {
    ...{ doors, act, admin, sql: doors.sql, today: FIRST_DAY },
    other: onThatDay(await contextOf(doors, true)),
    staff: onThatDay(await contextOf(doors, false)),
    ids: { ...station, accountId, modeId, categoryIds: [tea, power] },
  };
}
