import type { Context } from '../../server/platform/context';
import { type EventMessage, notify } from '../../server/platform/events';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { changeRow } from '../../server/services/approvals/change-row';
import { type Act, actAs, seedClosingStation } from '../support/closing-station';
import { createTestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Backend, openBackendOn } from './backend';
import { contextOf } from './masters-samples';

const FIRST_DAY = '2026-02-20';

/** Server processes on one station, and the commands in the test's own process, which cause the events. */
export interface LiveStation {
  servers: ServerProcess[];
  backend: Backend;
  act: Act;
  /** An expenditure for change requests. */
  expenditureId: number;
  /** Requests a change of it as staff; returns the request's id. */
  askForChange(amount: number): Promise<number>;
  /** Sends events in one commit. */
  tell(...messages: EventMessage[]): Promise<void>;
  addAdmin(email: string): Promise<string>;
  addStaff(email: string): Promise<string>;
  close(): Promise<void>;
}

export async function openLiveStation(processes: number): Promise<LiveStation> {
  const scratch = await createTestDatabase();
  const starting = Array.from({ length: processes }, () => startServerProcess({ DATABASE_URL: scratch.url }));
  const servers = await Promise.all(starting);
  const backend = await openBackendOn(scratch.url, () => scratch.drop());
  const onThatDay = (ctx: Context): Context => ({ ...ctx, clock: { ...ctx.clock, today: () => FIRST_DAY } });
  const act = actAs(onThatDay(await contextOf(backend, true)));
  const staff = onThatDay(await contextOf(backend, false));
  const { morning } = await seedClosingStation(act);
  const { id: expenditureCategoryId } = await act('createExpenditureCategory', { name: 'Tea' });
  await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: morning });
  const spent = { expenditureCategoryId, amount: 12_300, notes: [] };
  const { expenditureId } = await act<{ expenditureId: number }>('recordExpenditure', spent);
  const add = async (email: string, isAdmin: boolean): Promise<string> => {
    await backend.addUser(email, { isAdmin });
    return backend.logIn(email);
  };
  return {
    servers,
    backend,
    act,
    expenditureId,
    askForChange: async (amount) => {
      const changes = [{ field: 'amount', value: `${amount}.00` }];
      const asked = { table: 'expenditure', rowId: expenditureId, permission: 2, changes, comment: 'typed wrong' };
      return (await submit(staff, changeRow, asked)).changeRequestId;
    },
    tell: (...messages) => transaction(backend.database, (tx) => notify(tx, messages)),
    addAdmin: (email) => add(email, true),
    addStaff: (email) => add(email, false),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await backend.close();
    },
  };
}
