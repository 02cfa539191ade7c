import { closeForm } from '../../server/modules/closing/close-form.query';
import { undoLastShiftRefusal } from '../../server/modules/closing/undo-last-shift';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { transaction } from '../../server/platform/transaction';
import { reverse } from '../../server/services/ledger/reverse';
import { type Act, actAs, type ClosingStation, notesOf } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';
import { contextOf } from './masters-samples';

const MESSAGE = (what: string) =>
  `Shift 01-01-2026 Morning cannot be undone: Shift 01-01-2026 Night runs after it and has ${what}`;

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;

beforeEach(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const start = async (shift: 'morning' | 'night'): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate: '2026-01-01', shiftTypeId: station[shift] })).shiftId;

/** The morning shift, with a sale of ₹1,850 and ₹1,000 collected at the first pump. */
async function workMorning(): Promise<number> {
  const shiftId = await start('morning');
  const [pumpId] = station.pumps;
  await act('recordCreditSale', { creditorId: station.creditors[0], pumpId, productId: station.hs, litres: 20_000 });
  await act('collectCash', { pumpId, employeeId: station.employees[2], notes: notesOf(100_000) });
  return shiftId;
}

/** 100 L of HS at each pump: the first hands in ₹400 too little, assigned to two employees, the second ₹50 too much. */
function morningClose(shiftId: number) {
  const [p1, p2] = station.pumps;
  const [ram, shyam] = station.employees;
  const [t1, t2] = station.tanks;
  const idle = { open: 2_000_000, close: 2_000_000, testing: 0 };
  return {
    shiftId,
    comment: 'a calm morning',
    pumps: [
      {
        pumpId: p1,
        nozzles: [
          { nozzleId: 1, open: 1_000_000, close: 1_105_000, testing: 5_000 },
          { nozzleId: 2, ...idle },
        ],
        swipes: [{ swipeMachineId: station.swipes[0], amount: 200_000 }],
        lastCollection: { employeeId: ram, amount: 400_000, notes: notesOf(400_000) },
        shortages: [
          { employeeId: ram, amount: 25_000 },
          { employeeId: shyam, amount: 15_000 },
        ],
      },
      {
        pumpId: p2,
        nozzles: [
          { nozzleId: 3, open: 1_000_000, close: 1_100_000, testing: 0 },
          { nozzleId: 4, ...idle },
        ],
        swipes: [],
        lastCollection: { employeeId: shyam, amount: 930_000, notes: notesOf(930_000) },
        shortages: [],
      },
    ],
    tanks: [
      { tankId: t1, isAtg: true, volume: 9_790_000 },
      { tankId: t2, isAtg: false, dip: 990 },
    ],
  };
}

/** A close without sales. */
async function closeIdle(shiftId: number): Promise<void> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
    [shiftId],
  );
  await act('closeShift', {
    shiftId,
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs.filter((leg) => leg.pumpId === pumpId).map(({ nozzleId, open }) => ({ nozzleId, close: open })),
      swipes: [],
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}

/** All balances and rows that a close changes, without ids and times. Equal snapshots mean that nothing changed. */
async function books(): Promise<Record<string, object[]>> {
  const { sql } = backend;
  return {
    money: await sql(
      `SELECT a.kind, a.ref_id, SUM(p.amount)::bigint AS balance FROM posting p JOIN ledger_account a ON a.id = p.account_id
       GROUP BY 1, 2 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2`,
    ),
    stock: await sql('SELECT tank_id, SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1 ORDER BY 1'),
    safe: await sql('SELECT value, available FROM denomination ORDER BY value'),
    readings: await sql(
      'SELECT shift_id, nozzle_id, chain, sequence, open, close, testing, amount FROM nozzle_reading ORDER BY id',
    ),
    levels: await sql('SELECT shift_id, tank_id, opening_dip, opening_volume FROM shift_tank ORDER BY 1, 2'),
    dips: await sql('SELECT shift_id, tank_id, kind, dip, volume, book_volume, variation FROM tank_dip ORDER BY 1, 2'),
    collections: await sql(
      'SELECT shift_id, pump_id, employee_id, amount, is_last FROM cash_collection ORDER BY 1, 2, 4',
    ),
    swipes: await sql('SELECT shift_id, pump_id, swipe_machine_id, amount FROM swipe_collection ORDER BY 1, 2, 3'),
    shortages: await sql('SELECT shift_id, pump_id, employee_id, amount FROM employee_shortage ORDER BY 1, 2, 3'),
    figures: await sql('SELECT * FROM pump_close ORDER BY shift_id, pump_id'),
    totals: await sql('SELECT * FROM daily_total ORDER BY shift_id, pump_id, product_id'),
    shifts: await sql('SELECT id, state, closed_at IS NULL AS open, closed_by_id FROM shift ORDER BY id'),
  };
}

const refusalOf = async (work: Promise<unknown>) => {
  const [result] = await Promise.allSettled([work]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  const { kind, message } = result!.reason as { kind: string; message: string };
  return { kind, message };
};

test('a close and its undo change the tanks and notify their pages', async () => {
  const shiftId = await workMorning();
  for (const [command, input] of [
    ['closeShift', morningClose(shiftId)],
    ['undoLastShift', { shiftId }],
  ] as const) {
    const heard = backend.events.subscribe('stockChanged');
    await act(command, input);
    expect((await heard.next()).value).toEqual({ shiftId });
    await heard.return!();
  }
});

test('undoing a close restores the books; closing again gives the same figures', async () => {
  const shiftId = await workMorning();
  const before = await books();
  await act('closeShift', morningClose(shiftId));
  const closed = await books();
  expect(closed.figures).toHaveLength(2);
  expect(closed.shortages).toHaveLength(2);
  expect(await act('undoLastShift', { shiftId })).toEqual({ shiftId });
  expect(await books()).toEqual(before);
  await expectBooksInOrder(backend.database);
  await act('closeShift', morningClose(shiftId));
  expect(await books()).toEqual(closed);
});

test('the reopened shift has the submitted form as its draft', async () => {
  const close = morningClose(await workMorning());
  await act('closeShift', close);
  await act('undoLastShift', {});
  const { shiftId, draft } = await ask(ctx, closeForm);
  expect(shiftId).toBe(close.shiftId);
  expect(JSON.parse(draft!)).toMatchObject(close);
});

test('every row that a close writes and an undo removes is audited as it was', async () => {
  const shiftId = await workMorning();
  await act('closeShift', morningClose(shiftId));
  await act('undoLastShift', { shiftId });
  const audited = (command: string, side: 'before' | 'after') =>
    backend.sql<{ table: string; row: { id: number } }>(
      `SELECT table_name AS "table", ${side} AS row FROM audit_row WHERE command = $1 AND table_name <> 'shift'
       ORDER BY table_name, row_id::bigint`,
      [command],
    );
  const written = await audited('closeShift', 'after');
  expect(written.map(({ table }) => table)).toEqual([
    ...Array(2).fill('cash_collection'),
    ...Array(2).fill('employee_shortage'),
    'swipe_collection',
    ...Array(2).fill('tank_dip'),
  ]);
  expect(written[2]!.row).toMatchObject({ shift_id: shiftId, employee_id: station.employees[0], amount: 25_000 });
  expect(await audited('undoLastShift', 'before')).toEqual(written);
});

test('an empty successor is removed, and opens on the new close when started again', async () => {
  const morning = await workMorning();
  await act('closeShift', morningClose(morning));
  const removed = await start('night');
  await act('undoLastShift', { shiftId: morning });
  expect(await backend.sql('SELECT id, state FROM shift')).toEqual([{ id: morning, state: 'RUNNING' }]);
  const close = morningClose(morning);
  Object.assign(close.pumps[0]!.nozzles[0]!, { close: 1_106_000, testing: 6_000 });
  close.tanks[0] = { tankId: station.tanks[0], isAtg: true, volume: 9_780_000 };
  await act('closeShift', close);
  const night = await start('night');
  expect(night).not.toBe(removed);
  const carried = await books();
  expect(carried.readings!.filter((row) => 'shift_id' in row && row.shift_id === night)).toMatchObject(
    [1_106_000, 2_000_000, 1_100_000, 2_000_000].map((open) => ({ open, close: null })),
  );
  expect(carried.levels!.filter((row) => 'shift_id' in row && row.shift_id === night)).toMatchObject([
    { opening_dip: null, opening_volume: 9_780_000 },
    { opening_dip: 990, opening_volume: 9_900_000 },
  ]);
});

test('a successor with a document blocks the undo', async () => {
  const morning = await workMorning();
  await act('closeShift', morningClose(morning));
  await start('night');
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 1_000 };
  await act('recordCreditSale', sale);
  const before = await books();
  expect(await refusalOf(act('undoLastShift', {}))).toEqual({ kind: 'REFUSED', message: MESSAGE('entries') });
  // It is known before anybody tries.
  expect(await ask(ctx, undoLastShiftRefusal)).toMatchObject({ message: MESSAGE('entries') });
  expect(await books()).toEqual(before);
});

test('an undone successor blocks the undo by its draft', async () => {
  const morning = await workMorning();
  await act('closeShift', morningClose(morning));
  const night = await start('night');
  await closeIdle(night);
  expect(await ask(ctx, undoLastShiftRefusal)).toBeNull();
  await act('undoLastShift', { shiftId: night });
  expect(await refusalOf(act('undoLastShift', { shiftId: morning }))).toEqual({
    kind: 'REFUSED',
    message: MESSAGE('the draft of an undone close'),
  });
  await closeIdle(night);
});

test('staff may not undo, and without a closed shift there is nothing to undo', async () => {
  const morning = await workMorning();
  expect(await refusalOf(act('undoLastShift', {}))).toEqual({
    kind: 'REFUSED',
    message: 'There is no closed shift to undo',
  });
  await act('closeShift', morningClose(morning));
  const staff = actAs(await contextOf(backend, false));
  expect(await refusalOf(staff('undoLastShift', { shiftId: morning }))).toMatchObject({ kind: 'FORBIDDEN' });
  expect(await backend.sql('SELECT state FROM shift')).toEqual([{ state: 'CLOSED' }]);
});

test('a collection whose notes an exchange used is not undone', async () => {
  await start('morning');
  const [pumpId] = station.pumps;
  const notes = [{ value: 500, in: 2, out: 0 }];
  const { cashCollectionId: id } = await act<{ cashCollectionId: number }>('collectCash', {
    pumpId,
    employeeId: station.employees[0],
    notes,
  });
  await act('exchangeCash', {
    notes: [
      { value: 500, in: 0, out: 12 },
      { value: 100, in: 60, out: 0 },
    ],
  });
  const before = await books();
  const back = transaction(backend.database, (tx) => reverse(tx, ctx.actor!.userId, { kind: 'CASH_COLLECTION', id }));
  expect(await refusalOf(back)).toEqual({
    kind: 'REFUSED',
    message: 'These notes are no longer in the safe. Missing: 2 × ₹500',
  });
  expect(await books()).toEqual(before);
});
