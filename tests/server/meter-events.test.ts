import { amountOf } from '../../server/domain/kernel/money';
import { closeForm } from '../../server/modules/closing/close-form.query';
import { meterEventsOfShift, runningMeters } from '../../server/modules/shifts/meter-event.queries';
import { nozzleMeters } from '../../server/modules/shifts/nozzle-meters.query';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Act, actAs, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, refusalOf } from './backend';
import { contextOf } from './masters-samples';

const RATES = { hs: 9250, ms: 10420 };

let backend: Backend;
let ctx: Context;
let act: Act;
let staffCtx: Context;
let station: ClosingStation;

/** Nozzles 1 and 3 sell HS from 1,000 L on, 2 and 4 sell MS from 2,000 L; the meter of nozzle 4 restarts at 2,010 L. */
beforeEach(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  staffCtx = await contextOf(backend, false);
  await act('updateNozzle', { id: 4, version: 1, meterMax: 2_010_000, reason: 'read off its plate' });
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const start = async (shift: 'morning' | 'night'): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate: '2026-01-01', shiftTypeId: station[shift] })).shiftId;

const record = (event: object, by = act) =>
  by<{ meterEventId: number }>('recordMeterEvent', { nozzleId: 1, reason: 'seen by Ravi at 21:10', ...event });

const takeBack = (meterEventId: number, by = act) =>
  by<{ meterEventId: number }>('takeBackMeterEvent', { meterEventId, reason: 'it was nozzle 2' });

/** Ids of the running shift's events, newest first. */
const events = async (): Promise<number[]> => (await ask(ctx, meterEventsOfShift)).map(({ id }) => id);

const RESET = { kind: 'RESET', lastReading: 1_100_000, firstReading: 0, testing: 5_000 };
const REPLACEMENT = { kind: 'REPLACEMENT', lastReading: 50_000, firstReading: 7_000_000 };
const ROLLOVER = { nozzleId: 4, kind: 'ROLLOVER' };

/** A close at these readings; the first pump sold for `p1` in total, the second for `p2`, in paise. */
function closeAt(closes: object[], p1: number, p2: number): object {
  const [first, second] = station.pumps;
  const handedIn = (amount: number) => ({ employeeId: station.employees[0], amount });
  return {
    pumps: [
      { pumpId: first, nozzles: closes.slice(0, 2), swipes: [], shortages: [], lastCollection: handedIn(p1) },
      { pumpId: second, nozzles: closes.slice(2), swipes: [], shortages: [], lastCollection: handedIn(p2) },
    ],
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  };
}

/** 95 + 50 + 25 L of HS over three meters at the first pump; 10 + 18 L of MS over the end of a meter at the second. */
const SOLD = { hs: 170_000, ms: 28_000 };
const afterEvents = () =>
  closeAt(
    [
      { nozzleId: 1, open: 7_000_000, close: 7_025_000 },
      { nozzleId: 2, open: 2_000_000, close: 2_000_000 },
      { nozzleId: 3, open: 1_000_000, close: 1_000_000 },
      { nozzleId: 4, open: 0, close: 20_000, testing: 2_000 },
    ],
    amountOf(SOLD.hs, RATES.hs),
    amountOf(SOLD.ms, RATES.ms),
  );

async function workMorning(): Promise<number> {
  const shiftId = await start('morning');
  await record(RESET);
  await record(REPLACEMENT);
  await record(ROLLOVER);
  return shiftId;
}

const legs = (shiftId: number) =>
  backend.sql(
    `SELECT nozzle_id AS nozzle, chain, sequence, open, close, testing, consumption, amount FROM nozzle_reading
     WHERE shift_id = $1 ORDER BY nozzle_id, chain, sequence`,
    [shiftId],
  );
const leg = (nozzle: number, chain: number, sequence: number, open: number, close: number | null, testing = 0) => ({
  nozzle,
  chain,
  sequence,
  open,
  close,
  testing,
});

test('each event ends a leg and begins the next at the same pump, tank and rate', async () => {
  const shiftId = await workMorning();
  expect(await legs(shiftId)).toMatchObject([
    leg(1, 1, 1, 1_000_000, 1_100_000, 5_000),
    leg(1, 2, 1, 0, 50_000),
    leg(1, 3, 1, 7_000_000, null),
    leg(2, 1, 1, 2_000_000, null),
    leg(3, 1, 1, 1_000_000, null),
    leg(4, 1, 1, 2_000_000, 2_010_000),
    leg(4, 2, 1, 0, null),
  ]);
  const places = await backend.sql(
    'SELECT DISTINCT pump_id, tank_id, product_id, rate FROM nozzle_reading WHERE nozzle_id IN (1, 4) ORDER BY 1',
  );
  expect(places).toHaveLength(2);
  expect(await ask(ctx, runningMeters)).toMatchObject([
    { nozzleId: 1, nozzleName: 'N1', pumpName: 'P1', shortName: 'HS', open: 7_000_000, meterMax: null },
    { nozzleId: 2, open: 2_000_000 },
    { nozzleId: 3, open: 1_000_000 },
    { nozzleId: 4, nozzleName: 'N2', pumpName: 'P2', shortName: 'MS', open: 0, meterMax: 2_010_000 },
  ]);
  expect(await ask(ctx, runningMeters)).toMatchObject([
    { soldBefore: 145_000, hasRolledOver: false, flowRate: 40, shiftStartedAt: expect.any(Date) },
    { soldBefore: 0, hasRolledOver: false },
    { soldBefore: 0, hasRolledOver: false },
    { soldBefore: 10_000, hasRolledOver: true },
  ]);
  const told = { reason: 'seen by Ravi at 21:10', enteredBy: 'A USER', createdAt: expect.any(Date) };
  expect(await ask(ctx, meterEventsOfShift)).toMatchObject([
    {
      kind: 'ROLLOVER',
      pumpName: 'P2',
      nozzleName: 'N2',
      lastReading: 2_010_000,
      firstReading: 0,
      isLast: true,
      ...told,
    },
    {
      kind: 'REPLACEMENT',
      pumpName: 'P1',
      nozzleName: 'N1',
      lastReading: 50_000,
      firstReading: 7_000_000,
      isLast: true,
      ...told,
    },
    {
      kind: 'RESET',
      pumpName: 'P1',
      nozzleName: 'N1',
      lastReading: 1_100_000,
      firstReading: 0,
      isLast: false,
      ...told,
    },
  ]);
});

test('the close sells the sum of the legs once, and the next shift opens on the new meters', async () => {
  const shiftId = await workMorning();
  await act('closeShift', afterEvents());
  expect((await legs(shiftId)).filter(({ nozzle }) => nozzle === 1 || nozzle === 4)).toMatchObject([
    { consumption: 95_000, amount: amountOf(95_000, RATES.hs) },
    { consumption: 50_000, amount: amountOf(50_000, RATES.hs) },
    { consumption: 25_000, amount: amountOf(25_000, RATES.hs) },
    { consumption: 10_000, amount: amountOf(10_000, RATES.ms) },
    { consumption: 18_000, amount: amountOf(18_000, RATES.ms) },
  ]);
  expect(await backend.sql('SELECT sale, last, short_and_over FROM pump_close ORDER BY pump_id')).toEqual([
    { sale: 1_572_500, last: 1_572_500, short_and_over: 0 },
    { sale: 291_760, last: 291_760, short_and_over: 0 },
  ]);
  const totals = await backend.sql('SELECT litres, testing FROM daily_total WHERE litres > 0 ORDER BY pump_id');
  expect(totals).toEqual([
    { litres: SOLD.hs, testing: 5_000 },
    { litres: SOLD.ms, testing: 2_000 },
  ]);
  expect(await backend.sql("SELECT litres FROM stock_movement WHERE kind = 'SALE' ORDER BY tank_id")).toEqual([
    { litres: -SOLD.hs },
    { litres: -SOLD.ms },
  ]);
  expect(await legs(await start('night'))).toMatchObject([
    leg(1, 3, 2, 7_025_000, null),
    leg(2, 1, 2, 2_000_000, null),
    leg(3, 1, 2, 1_000_000, null),
    leg(4, 2, 2, 20_000, null),
  ]);
  expect(await ask(ctx, meterEventsOfShift)).toEqual([]);
});

test('an undone close restores the legs; closed again, the figures are the same', async () => {
  const shiftId = await workMorning();
  const before = await legs(shiftId);
  await act('closeShift', afterEvents());
  const closed = await legs(shiftId);
  await act('undoLastShift', {});
  expect(await legs(shiftId)).toEqual(before);
  await expectBooksInOrder(backend.database);
  await act('closeShift', afterEvents());
  expect(await legs(shiftId)).toEqual(closed);
});

test('a meter may still be replaced after an undo', async () => {
  const shiftId = await start('morning');
  const idle = [1_000_000, 2_000_000, 1_000_000, 2_000_000].map((close, index) => ({ nozzleId: index + 1, close }));
  await act('closeShift', closeAt(idle, 0, 0));
  await act('undoLastShift', {});
  await record({ ...REPLACEMENT, lastReading: 1_170_000 });
  const [, ...others] = idle;
  await act('closeShift', closeAt([{ nozzleId: 1, close: 7_000_000 }, ...others], amountOf(SOLD.hs, RATES.hs), 0));
  expect(await legs(shiftId)).toMatchObject([{ consumption: SOLD.hs }, { consumption: 0 }, {}, {}, {}]);
});

test('a close form opened before the event is notified, and shows the ended legs after a refresh', async () => {
  await start('morning');
  const heard = backend.events.subscribe('shiftChanged');
  const open = await ask(ctx, closeForm);
  await record(RESET);
  expect((await heard.next()).value).toEqual({ shiftId: open.shiftId });
  const stale = open.nozzles.map(({ nozzleId, open: shown }) => ({ nozzleId, open: shown, close: shown + 100_000 }));
  expect(await refusalOf(act('closeShift', closeAt(stale, 1, 1)))).toEqual({
    kind: 'INVALID',
    message: 'P1, nozzle N1: the open reading is 0.000',
    code: 'OPEN_CHANGED',
  });
  const { nozzles, tanks } = await ask(ctx, closeForm);
  expect(nozzles.filter(({ nozzleId }) => nozzleId === 1)).toMatchObject([
    { open: 1_000_000, close: 1_100_000, testing: 5_000, endedBy: 'RESET' },
    { open: 0, close: null, endedBy: null },
  ]);
  expect(tanks.map(({ nozzleIds }) => nozzleIds)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('each row that the event writes is audited, the event with its reason', async () => {
  const shiftId = await start('morning');
  const { meterEventId } = await record(RESET);
  const rows = await backend.sql(
    `SELECT table_name AS "table", before, after, reason FROM audit_row WHERE command = 'recordMeterEvent' ORDER BY id`,
  );
  const ended = { close: 1_100_000, testing: 5_000 };
  expect(rows).toMatchObject([
    { table: 'nozzle_reading', before: { close: null, testing: 0 }, after: ended },
    { table: 'nozzle_reading', before: null, after: { chain: 2, sequence: 1, open: 0, close: null } },
    {
      table: 'meter_event',
      after: { id: meterEventId, shift_id: shiftId, kind: 'RESET' },
      reason: 'seen by Ravi at 21:10',
    },
  ]);
});

test('an undone event reopens the ended leg unchanged, and notifies closing forms', async () => {
  const shiftId = await start('morning');
  const before = await legs(shiftId);
  const { meterEventId } = await record(RESET);
  const heard = backend.events.subscribe('shiftChanged');
  expect(await takeBack(meterEventId)).toEqual({ meterEventId });
  expect((await heard.next()).value).toEqual({ shiftId });
  expect(await legs(shiftId)).toEqual(before);
  expect(await events()).toEqual([]);
  const rows = await backend.sql(
    `SELECT table_name AS "table", before, after, reason FROM audit_row WHERE command = 'takeBackMeterEvent' ORDER BY id`,
  );
  const reason = 'it was nozzle 2';
  expect(rows).toMatchObject([
    { table: 'meter_event', before: { id: meterEventId, kind: 'RESET' }, after: null, reason },
    { table: 'nozzle_reading', before: { chain: 2, sequence: 1, open: 0 }, after: null, reason },
    {
      table: 'nozzle_reading',
      before: { close: 1_100_000, testing: 5_000 },
      after: { close: null, testing: 0, amount: null },
      reason,
    },
  ]);
});

test("a nozzle's events are undone newest first, independently of other nozzles", async () => {
  const shiftId = await start('morning');
  const before = await legs(shiftId);
  await record(RESET);
  await record(REPLACEMENT);
  await record(ROLLOVER);
  const [rollover, replacement, reset] = await events();
  expect(await refusalOf(takeBack(reset!))).toEqual({
    kind: 'REFUSED',
    message: 'P1, nozzle N1: undo its later meter event first',
    code: 'LATER_EVENT',
  });
  await takeBack(replacement!);
  await expectBooksInOrder(backend.database);
  await takeBack(reset!);
  expect(await events()).toEqual([rollover]);
  await takeBack(rollover!);
  expect(await legs(shiftId)).toEqual(before);
  // The meter event can be recorded again.
  await record({ ...RESET, nozzleId: 2, lastReading: 2_000_000, testing: null });
  expect(await events()).toHaveLength(1);
});

test('after an undone close an event may be undone, and the next close sells the rest', async () => {
  const shiftId = await workMorning();
  await act('closeShift', afterEvents());
  await act('undoLastShift', {});
  const [rollover, replacement] = await events();
  await takeBack(rollover!);
  await takeBack(replacement!);
  await expectBooksInOrder(backend.database);
  const closes = [
    { nozzleId: 1, open: 0, close: 75_000 },
    { nozzleId: 2, close: 2_000_000 },
    { nozzleId: 3, close: 1_000_000 },
    { nozzleId: 4, open: 2_000_000, close: 2_008_000 },
  ];
  await act('closeShift', closeAt(closes, amountOf(170_000, RATES.hs), amountOf(8_000, RATES.ms)));
  expect((await legs(shiftId)).filter(({ nozzle }) => nozzle === 1 || nozzle === 4)).toMatchObject([
    { chain: 1, consumption: 95_000 },
    { chain: 2, consumption: 75_000 },
    { chain: 1, consumption: 8_000 },
  ]);
  await expectBooksInOrder(backend.database);
  await act('undoLastShift', {});
  await takeBack((await events())[0]!);
  expect(await events()).toEqual([]);
});

test('the previous shift can be undone again once the only event after it is undone', async () => {
  await workMorning();
  await act('closeShift', afterEvents());
  await start('night');
  const { meterEventId } = await record({ kind: 'RESET', lastReading: 7_025_000, firstReading: 0 });
  await takeBack(meterEventId);
  await act('undoLastShift', {});
});

test('refuses to undo what cannot be undone', async () => {
  await workMorning();
  const [rollover] = await events();
  expect(await refusalOf(takeBack(999))).toMatchObject({
    kind: 'NOT_FOUND',
    message: 'This meter event no longer exists',
  });
  for (const reason of [null, '  ', 'x'.repeat(501)])
    expect(await refusalOf(act('takeBackMeterEvent', { meterEventId: rollover, reason }))).toMatchObject({
      kind: 'INVALID',
      message: 'Enter the reason for the undo, in at most 500 characters',
    });
  expect(await refusalOf(takeBack(rollover!, actAs(staffCtx)))).toMatchObject({ kind: 'FORBIDDEN' });
  await act('closeShift', afterEvents());
  expect(await refusalOf(takeBack(rollover!))).toMatchObject({ message: 'No shift is running !!!' });
  await start('night');
  expect(await refusalOf(takeBack(rollover!))).toMatchObject({
    kind: 'REFUSED',
    message: 'The shift of this meter event is closed, so it cannot be undone',
  });
});

test('undone twice at once, it is undone once', async () => {
  await start('morning');
  const { meterEventId } = await record(RESET);
  const ends = await Promise.allSettled([takeBack(meterEventId), takeBack(meterEventId)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

const A_NOZZLE = 'Select a nozzle of this shift';
const REFUSED: [string, object, string][] = [
  ['a nozzle that is not there', { ...RESET, nozzleId: 999 }, A_NOZZLE],
  ['no nozzle', { ...RESET, nozzleId: null }, A_NOZZLE],
  ['nothing that happens to meters', { ...RESET, kind: 'STOLEN' }, 'Select what happened to the meter'],
  [
    'a last reading below the open one',
    { ...RESET, lastReading: 999_999 },
    'Nozzle N1: the meter ended at 999.999, below its open reading 1,000.000',
  ],
  ['no last reading', { ...RESET, lastReading: null }, 'Nozzle N1: enter the last reading'],
  ['no first reading', { ...REPLACEMENT, firstReading: null }, 'Nozzle N1: enter the first reading'],
  [
    'a reset to where it was',
    { ...RESET, firstReading: 1_100_000 },
    'Nozzle N1: the first and last readings are the same, so nothing was reset',
  ],
  [
    'a meter of unknown end that went round',
    { ...ROLLOVER, nozzleId: 1 },
    'Nozzle N1: first enter "Meter goes up to" for this nozzle',
  ],
  [
    'a last reading past the end of the meter',
    { ...REPLACEMENT, nozzleId: 4, lastReading: 2_010_001 },
    'Nozzle N2: its meter goes up to 2,010.000 only',
  ],
  [
    'more testing than flowed',
    { ...RESET, testing: 100_001 },
    'Nozzle N1: testing must not be above the 100.000 L dispensed',
  ],
  ['testing below 0', { ...RESET, testing: -1 }, 'Testing must be a valid number'],
  ['no reason', { ...RESET, reason: '  ' }, 'Enter the reason for the meter event, in at most 500 characters'],
];

test('refuses impossible events, and the legs stay', async () => {
  const shiftId = await start('morning');
  const before = await legs(shiftId);
  for (const [what, event, message] of REFUSED)
    expect([what, await refusalOf(record(event))]).toMatchObject([what, { kind: 'INVALID', message }]);
  expect(await legs(shiftId)).toEqual(before);
});

test('is refused without a running shift, and to staff', async () => {
  expect(await refusalOf(record(RESET))).toMatchObject({ kind: 'REFUSED', message: 'No shift is running !!!' });
  expect(await ask(ctx, runningMeters)).toEqual([]);
  await start('morning');
  expect(await refusalOf(record(RESET, actAs(staffCtx)))).toMatchObject({
    kind: 'FORBIDDEN',
    message: 'Only an admin can do this',
  });
  for (const query of [runningMeters, meterEventsOfShift])
    expect(await refusalOf(ask<object, unknown>(staffCtx, query))).toMatchObject({ kind: 'FORBIDDEN' });
});

test('a shift with a meter event is not empty: the previous one cannot be undone', async () => {
  await workMorning();
  await act('closeShift', afterEvents());
  await start('night');
  await record({ kind: 'RESET', lastReading: 7_025_000, firstReading: 0 });
  expect(await refusalOf(act('undoLastShift', {}))).toMatchObject({
    message: 'Shift 01-01-2026 Morning cannot be undone: Shift 01-01-2026 Night runs after it and has entries',
  });
});

test.each([1, 2, 3])(
  'an event and a close at once, %d: the close has the leg, or the event finds no shift',
  async () => {
    await start('morning');
    const idle = (await ask(ctx, closeForm)).nozzles.map(({ nozzleId, open }) => ({ nozzleId, open, close: open }));
    const [event, closed] = await Promise.allSettled([
      record({ kind: 'RESET', lastReading: 1_000_000, firstReading: 3_000 }),
      act('closeShift', closeAt(idle, 0, 0)),
    ]);
    const told = [event, closed].flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []));
    expect(told).toEqual([
      event.status === 'rejected' ? 'No shift is running !!!' : 'P1, nozzle N1: the open reading is 3.000',
    ]);
    if (closed.status === 'rejected')
      await act('closeShift', closeAt([{ nozzleId: 1, close: 3_000 }, ...idle.slice(1)], 0, 0));
  },
);

test('the last reading of a nozzle is its initial one, then that of its last event, then that of its close', async () => {
  const readings = async () => (await ask(ctx, nozzleMeters)).map(({ nozzleId, reading }) => [nozzleId, reading]);
  const at = (first: number, last: number) => [
    [1, first],
    [2, 2_000_000],
    [3, 1_000_000],
    [4, last],
  ];
  expect(await readings()).toEqual(at(1_000_000, 2_000_000));
  await workMorning();
  expect(await readings()).toEqual(at(7_000_000, 0));
  await act('closeShift', afterEvents());
  expect(await readings()).toEqual(at(7_025_000, 20_000));
});
