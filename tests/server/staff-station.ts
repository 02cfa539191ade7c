import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import type { Context } from '../../server/platform/context';
import type { Sql } from '../../server/platform/sql';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import type { Backend } from './backend';

interface Shortage {
  employeeId: number;
  amount: number;
}

/** Shifts of a station, worked by their crews. */
export interface ShiftWork {
  /** Starts the morning shift of the day. */
  start(shiftDate: string, onDuty?: number[]): Promise<number>;
  /**
   * Closes the running shift, in which 100 L of diesel were sold for ₹9,250.00; the shortages (paise) of it are
   * missing.
   */
  close(shortages?: Shortage[]): Promise<void>;
  /** Works and closes a shift on each of the given number of days, with the same crew. */
  work(from: string, days: number, onDuty: number[], shortages?: Shortage[]): Promise<void>;
}

/** An account that takes one payment mode, and a mode that it does not take. */
export interface Bank {
  accountId: number;
  paymentModeId: number;
  otherModeId: number;
}

/** A station with staff, all with ₹500.00 a shift and joined on 01-01-2026. */
export interface StaffStation extends ShiftWork {
  backend: Backend;
  sql: Sql;
  ctx: Context;
  act: Act;
  ids: ClosingStation;
  bank: Bank;
  /** The ledger balance of an employee in paise, above 0 if the employee owes it. */
  balanceOf(employeeId: number): Promise<number>;
  /** The problems of a refused call as 'field: message'; empty if it succeeded. */
  refused(work: Promise<unknown>): Promise<string[]>;
}

/** Works the shifts of a closing station (support/closing-station). */
export function shiftWork(sql: Sql, act: Act, ids: ClosingStation): ShiftWork {
  const start: ShiftWork['start'] = async (shiftDate, onDuty = []) => {
    const crew = onDuty.map((employeeId) => ({ employeeId }));
    const input = { shiftDate, shiftTypeId: ids.morning, onDuty: crew };
    return (await act<{ shiftId: number }>('startShift', input)).shiftId;
  };
  const close: ShiftWork['close'] = async (shortages = []) => {
    const legs = await sql<{ pumpId: number; nozzleId: number; open: number }>(
      `SELECT r.pump_id AS "pumpId", r.nozzle_id AS "nozzleId", r.open
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' ORDER BY r.nozzle_id`,
    );
    const [first] = legs;
    await act('closeShift', {
      pumps: ids.pumps.map((pumpId) => ({
        pumpId,
        nozzles: legs
          .filter((leg) => leg.pumpId === pumpId)
          .map((leg) => ({ nozzleId: leg.nozzleId, close: leg.open + (leg === first ? 100_000 : 0) })),
        swipes: [],
        ...(pumpId === first!.pumpId && {
          lastCollection: {
            employeeId: ids.employees[2],
            amount: 925_000 - sum(shortages, ({ amount }) => amount),
            notes: [],
          },
        }),
        shortages: pumpId === first!.pumpId ? shortages : [],
      })),
      tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 10_000_000 })),
    });
  };
  return {
    start,
    close,
    work: async (from, days, onDuty, shortages) => {
      for (let day = 0; day < days; day++) {
        await start(addDays(from, day), onDuty);
        await close(shortages);
      }
    },
  };
}

/** Creates the account and its modes. */
export async function createBank(act: Act): Promise<Bank> {
  const [account, neft, upi] = [
    await act('createTransactionAccount', { name: 'STATE BANK' }),
    await act('createPaymentMode', { name: 'NEFT' }),
    await act('createPaymentMode', { name: 'UPI' }),
  ];
  await act('createAccountPaymentMode', { accountId: account.id, paymentModeId: neft.id });
  return { accountId: account.id, paymentModeId: neft.id, otherModeId: upi.id };
}

export async function openStaffStation(): Promise<StaffStation> {
  const { backend, ctx, act, station: ids } = await openClosingStation();
  const { sql } = backend;
  return {
    backend,
    sql,
    ctx,
    act,
    ids,
    bank: await createBank(act),
    ...shiftWork(sql, act, ids),
    balanceOf: async (employeeId) => {
      const [row] = await sql<{ balance: number }>(
        `SELECT COALESCE(SUM(p.amount), 0)::bigint AS balance FROM posting p
         JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'EMPLOYEE' AND a.ref_id = $1`,
        [employeeId],
      );
      return row!.balance;
    },
    refused: (work) =>
      work.then(
        () => [],
        (error: { problems?: { field?: string; message: string }[] }) => {
          if (!error.problems) throw error;
          return error.problems.map(({ field, message }) => (field ? `${field}: ${message}` : message));
        },
      ),
  };
}
