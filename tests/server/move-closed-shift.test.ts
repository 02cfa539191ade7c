import { correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { decideChange } from '../../server/services/approvals/decide-change';
import { rehearseChange } from '../../server/services/approvals/rehearse-change';
import { clockOn } from '../support/clock-on';
import { closeRunningShift } from '../support/close-running-shift';
import { actAs, notesOf } from '../support/closing-station';
import { books, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf, refusalOf } from './backend';
import { contextOf } from './masters-samples';

/** A small station with a bank account. */
interface Station extends OpenClosingStation {
  bank: number;
  mode: number;
  tea: number;
}

const opened: Station[] = [];
afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

async function openStation(): Promise<Station> {
  const at = await openClosingStation();
  const { id: bank } = await at.act('createTransactionAccount', { name: 'STATE BANK' });
  const { id: mode } = await at.act('createPaymentMode', { name: 'NEFT' });
  await at.act('createAccountPaymentMode', { accountId: bank, paymentModeId: mode });
  const { id: tea } = await at.act('createExpenditureCategory', { name: 'TEA' });
  const station = { ...at, bank, mode, tea };
  opened.push(station);
  return station;
}

interface Slot {
  shiftDate: string;
  type: 'morning' | 'night';
}
const FIRST: Slot = { shiftDate: '2026-01-01', type: 'morning' };
const RIGHT: Slot = { shiftDate: '2026-01-02', type: 'morning' };
const WRONG: Slot = { shiftDate: '2026-01-03', type: 'morning' };
const NEXT: Slot = { shiftDate: '2026-01-04', type: 'morning' };
const LAST: Slot = { shiftDate: '2026-01-05', type: 'morning' };

async function start({ act, station }: Station, { shiftDate, type }: Slot): Promise<number> {
  const onDuty = [{ employeeId: station.employees[0], pumpId: station.pumps[0] }];
  const input = { shiftDate, shiftTypeId: station[type], onDuty, confirmAhead: true };
  return (await act<{ shiftId: number }>('startShift', input)).shiftId;
}

/** One entry of each kind, among them cash that one entry brings and the next takes. */
async function enter({ act, station, bank, mode, tea }: Station, slip: string): Promise<void> {
  const [creditorId] = station.creditors;
  const [pumpId] = station.pumps;
  const [employeeId, second] = station.employees;
  const sale = { creditorId, pumpId, productId: station.hs };
  await act('recordCreditSale', { ...sale, litres: 10_000, slipNo: slip });
  await act('recordCreditSale', { ...sale, amount: 50_000, slipNo: `${slip}0` });
  await act('collectCash', { pumpId, employeeId, notes: notesOf(200_000) });
  await act('recordExpenditure', { expenditureCategoryId: tea, amount: 20_000, notes: [], confirmed: true });
  await act('recordEmployeeAdvance', { employeeId: second, amount: 10_000, notes: [], confirmed: true });
  await act('recordCreditorPayment', { creditorId, amount: 30_000, notes: [], confirmed: true });
  await act('recordCreditorPayment', {
    ...{ creditorId, amount: 7_000, accountId: bank, paymentModeId: mode, notes: [], confirmed: true },
    reference: `UTR ${slip}`,
  });
}

/** 100 L for ₹9,250.00: ₹1,425.00 on credit, ₹2,000.00 collected, ₹3,000.00 by card, ₹2,500.00 last, ₹325.00 missing. */
const close = ({ act, backend, station }: Station): Promise<number> =>
  closeRunningShift({ act, sql: backend.sql, ids: station }, [
    {
      sold: [100_000, 0],
      swiped: 300_000,
      last: { employeeId: station.employees[0], amount: 250_000 },
      shortages: [{ employeeId: station.employees[0], amount: 32_500 }],
    },
  ]);

/** A shift with entries, closed. */
async function work(station: Station, slot: Slot): Promise<number> {
  const shiftId = await start(station, slot);
  await enter(station, `${shiftId}`);
  await close(station);
  return shiftId;
}

interface Moved {
  shiftId: number;
  effects: string[];
}

const move = ({ act, station }: Station, shiftId: number, { shiftDate, type }: Slot, more: object = {}) =>
  act<Moved>('moveClosedShift', {
    ...{ shiftId, shiftDate, shiftTypeId: station[type], reason: 'Started with the wrong date' },
    ...more,
  });

/** The books, with what else depends on the day of a shift. */
async function stateOf(station: Station): Promise<object> {
  const { sql } = station.backend;
  return {
    ...(await books(station)),
    slots: await sql('SELECT id, shift_date, shift_type_id FROM shift ORDER BY id'),
    sales: await sql('SELECT id, shift_id, litres, rate, amount, bill_id FROM credit_sale ORDER BY id'),
    bills: await sql(
      'SELECT number, from_date, to_date, opening, amount, paid, closing, settled, settled_on FROM creditor_bill ORDER BY id',
    ),
    allocations: await sql(
      'SELECT payment_id, bill_id, amount, allocated_on FROM payment_allocation ORDER BY payment_id, bill_id',
    ),
    settlements: await sql('SELECT * FROM swipe_settlement_day ORDER BY 1, 2'),
    salaries: await sql('SELECT employee_id, earned, paid, carried, shifts_worked FROM salary_payment ORDER BY id'),
    openings: await sql('SELECT id, opening_date FROM employee ORDER BY id'),
  };
}

const settle = ({ act, station, bank }: Station, paidOn: string, paid = 400_000) =>
  act('settleSwipe', { swipeMachineId: station.swipes[0], paid, paidOn, accountId: bank });

const paySalary = ({ act, station }: Station, from: string, to: string) =>
  act('paySalary', { employeeId: station.employees[0], from, to, amount: 0 });

const bill = ({ act, station }: Station, from: string, to: string, on: Partial<Context> = {}) =>
  act('makeBill', { creditorId: station.creditors[0], from, to }, on);

/** What happens after the shift that may have been started wrong: a bill, a settlement and a salary over both its days. */
async function goOn(station: Station): Promise<void> {
  await work(station, NEXT);
  await start(station, LAST);
  await enter(station, '9');
  await bill(station, FIRST.shiftDate, NEXT.shiftDate);
  await settle(station, NEXT.shiftDate);
  await settle(station, LAST.shiftDate, 300_000);
  await paySalary(station, FIRST.shiftDate, NEXT.shiftDate);
}

test.each(['the last closed one', 'one before it', 'a corrected one'])(
  'a closed shift that was started wrong, %s, ends as one that was started right',
  async (which) => {
    const [moved, right] = [await openStation(), await openStation()];
    const shifts: number[] = [];
    for (const [station, slot] of [
      [moved, WRONG],
      [right, RIGHT],
    ] as const) {
      await work(station, FIRST);
      shifts.push(await work(station, slot));
      if (which === 'one before it') await goOn(station);
      if (which === 'a corrected one') {
        const shiftId = shifts.at(-1)!;
        const change = ({ pumps: [pump] }: Parameters<Parameters<typeof correct>[1]['change']>[0]) => {
          pump!.nozzles[0]!.close! += 1_000;
          pump!.shortages[0]!.amount += 9_200;
        };
        await correct(station, { shiftId, change });
      }
    }
    const { effects } = await move(moved, shifts[0]!, RIGHT);
    expect(effects[0]).toBe('Shift 03-01-2026 Morning is now Shift 02-01-2026 Morning');
    expect(await stateOf(moved)).toEqual(await stateOf(right));
    if (which !== 'one before it') for (const station of [moved, right]) await goOn(station);
    expect(await stateOf(moved)).toEqual(await stateOf(right));
  },
  60_000,
);

test('with a running shift after it, moved there and back, it is as it was, and its close can be undone', async () => {
  const station = await openStation();
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  const running = await start(station, NEXT);
  const before = await stateOf(station);
  for (const slot of [RIGHT, { ...RIGHT, type: 'night' }, { ...WRONG, type: 'night' }, WRONG] as const) {
    expect(await stateOf(station)).not.toEqual(await move(station, shiftId, slot).then(() => stateOf(station)));
    await expectBooksInOrder(station.backend.database);
  }
  expect(await stateOf(station)).toEqual(before);
  await move(station, shiftId, RIGHT);
  await station.act('cancelRunningShift', { shiftId: running });
  await station.act('undoLastShift', { shiftId });
  await station.act('moveShift', { shiftId, shiftDate: WRONG.shiftDate, shiftTypeId: station.station.morning });
});

test('it takes the rates of its day: sales, takings and the shortage follow, and its sheet lists it', async () => {
  const station = await openStation();
  const { act, ctx, station: ids } = station;
  await act('createProductRate', {
    productId: ids.hs,
    shiftDate: WRONG.shiftDate,
    shiftTypeId: ids.morning,
    rate: 9_250,
  });
  await act('createProductRate', {
    productId: ids.hs,
    shiftDate: RIGHT.shiftDate,
    shiftTypeId: ids.morning,
    rate: 9_300,
  });
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  const { effects } = await move(station, shiftId, RIGHT);
  expect(effects).toEqual(
    expect.arrayContaining([
      'Rate of HS: ₹92.50 → ₹93.00',
      'Sale of P1, 02-01-2026 Morning: ₹9,250.00 → ₹9,300.00',
      'Shortage of ram on P1, 02-01-2026 Morning: ₹325.00 → ₹370.00',
    ]),
  );
  const input = { shiftId, shiftDate: RIGHT.shiftDate };
  const { sections } = await ask(ctx, closedShiftReport.query, input as never);
  const at = closedShiftReport.sections.findIndex(({ name }) => name === 'corrections');
  expect(sections[at]!.rows).toMatchObject(
    effects.map((change, index) => ({ change: { message: change }, ...(index === 0 && { by: 'A USER' }) })),
  );
});

test.each(['closed', 'running'])('the first shift, %s, takes the first rates to an earlier day', async (state) => {
  const station = await openStation();
  const { act, backend, station: ids } = station;
  const shiftId = await start(station, FIRST);
  await enter(station, '7');
  if (state === 'closed') await close(station);
  const slot: Slot = { shiftDate: '2025-12-31', type: 'night' };
  if (state === 'closed') await move(station, shiftId, slot);
  else await act('moveShift', { shiftId, shiftDate: slot.shiftDate, shiftTypeId: ids.night });
  expect(await backend.sql('SELECT shift_date, shift_type_id, rate FROM product_rate ORDER BY product_id')).toEqual(
    [9_250, 10_420].map((rate) => ({ shift_date: slot.shiftDate, shift_type_id: ids.night, rate })),
  );
});

test('a rate at which it would not close is refused at the date', async () => {
  const station = await openStation();
  const { act, station: ids } = station;
  await act('createProductRate', {
    productId: ids.hs,
    shiftDate: RIGHT.shiftDate,
    shiftTypeId: ids.morning,
    rate: 5_000,
    confirmed: true,
  });
  await act('createProductRate', {
    productId: ids.hs,
    shiftDate: WRONG.shiftDate,
    shiftTypeId: ids.morning,
    rate: 9_250,
    confirmed: true,
  });
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  expect(await problemOf(move(station, shiftId, RIGHT))).toMatchObject({ field: 'shiftDate' });
});

test('it stays between the shift before it and the one after it', async () => {
  const station = await openStation();
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  const running = await start(station, NEXT);
  const refused = async (slot: Slot, more?: object) => problemOf(move(station, shiftId, slot, more));
  expect(await refused(WRONG)).toMatchObject({ code: 'NO_CHANGE', field: 'shiftDate' });
  expect(await refused(FIRST)).toMatchObject({
    code: 'SHIFT_NOT_LATER',
    field: 'shiftDate',
    message: '01-01-2026 Morning is entered already',
  });
  expect(await refused(NEXT)).toMatchObject({
    code: 'SHIFT_NOT_EARLIER',
    field: 'shiftDate',
    message: '04-01-2026 Morning is entered already',
  });
  expect(await refused(LAST)).toMatchObject({
    code: 'SHIFT_NOT_EARLIER',
    message: expect.stringMatching(/ must come before the next shift, 04-01-2026 Morning$/),
  });
  expect(await refused(RIGHT, { reason: ' ' })).toMatchObject({ code: 'REASON_MISSING', field: 'reason' });
  expect(await refused(RIGHT, { shiftTypeId: 99 })).toMatchObject({ code: 'UNKNOWN_SHIFT', field: 'shiftTypeId' });
  expect(await problemOf(move(station, running, LAST))).toMatchObject({ code: 'SHIFT_RUNNING' });
  expect(await problemOf(move(station, 99, LAST))).toMatchObject({ code: 'UNKNOWN_SHIFT', field: 'shiftId' });
});

test.each<[string, (station: Station) => Promise<unknown>, string]>([
  ['a bill up to a day between', (station) => bill(station, FIRST.shiftDate, RIGHT.shiftDate), 'bills (1)'],
  [
    'a bill from a day between',
    async (station) => {
      await bill(station, FIRST.shiftDate, FIRST.shiftDate);
      await bill(station, WRONG.shiftDate, NEXT.shiftDate);
    },
    'bills (1)',
  ],
  ['a salary of one of the days', (station) => paySalary(station, FIRST.shiftDate, RIGHT.shiftDate), 'salaries (1)'],
])('%s must be deleted first', async (_, count, held) => {
  const station = await openStation();
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  await start(station, NEXT);
  await count(station);
  expect(await problemOf(move(station, shiftId, RIGHT))).toMatchObject({
    code: 'SHIFT_NOT_MOVABLE',
    field: 'shiftDate',
    message: expect.stringContaining(held),
  });
});

test('a salary that was paid in it must be deleted first', async () => {
  const station = await openStation();
  await work(station, FIRST);
  const shiftId = await start(station, WRONG);
  await enter(station, '7');
  await paySalary(station, FIRST.shiftDate, FIRST.shiftDate);
  await close(station);
  expect(await problemOf(move(station, shiftId, RIGHT))).toMatchObject({ code: 'SHIFT_NOT_MOVABLE' });
});

test('interest on a bill that it paid must be deleted first, unless it is of other days', async () => {
  const station = await openStation();
  const { act, backend, station: ids } = station;
  await backend.sql('UPDATE creditor SET credit_days = 0, interest_rate = 1800');
  await work(station, FIRST);
  await bill(station, FIRST.shiftDate, FIRST.shiftDate, { clock: clockOn(FIRST.shiftDate) });
  const shiftId = await work(station, { ...WRONG, shiftDate: '2026-01-20' });
  await start(station, { ...WRONG, shiftDate: '2026-01-25' });
  await act('chargeInterest', { creditorId: ids.creditors[0], asAt: '2026-01-15' });
  await move(station, shiftId, { ...WRONG, shiftDate: '2026-01-18' });
  expect(await problemOf(move(station, shiftId, { ...WRONG, shiftDate: '2026-01-10' }))).toMatchObject({
    code: 'SHIFT_NOT_MOVABLE',
    message: expect.stringContaining('interest'),
  });
});

test('a settlement that was paid before its new day is refused', async () => {
  const station = await openStation();
  await work(station, FIRST);
  const shiftId = await work(station, RIGHT);
  await settle(station, RIGHT.shiftDate, 600_000);
  expect(await problemOf(move(station, shiftId, WRONG))).toMatchObject({ code: 'BEFORE_ITS_DAYS' });
});

test.each([false, true])(
  'opening balances that would come after it move to its day, and back with it (a shift after it: %s)',
  async (hasNext) => {
    const station = await openStation();
    const { act, backend } = station;
    await work(station, FIRST);
    const shiftId = await start(station, WRONG);
    const person = { contactNo: '9876543210', address: 'Main road', payRate: 50_000, joinDate: FIRST.shiftDate };
    const { id: employeeId } = await act('createEmployee', { name: 'GITA', ...person, openingBalance: 5_000 });
    await act('recordEmployeeAdvance', { employeeId, amount: 10_000, notes: [], confirmed: true });
    await enter(station, '7');
    await close(station);
    if (hasNext) await start(station, NEXT);
    const back = [WRONG, 'Opening balance of gita: 02-01-2026 → 03-01-2026'] as const;
    // As the newest shift it has no day that somebody chose before.
    for (const [to, effect] of [
      [RIGHT, 'Opening balance of gita: 03-01-2026 → 02-01-2026'] as const,
      ...(hasNext ? [back] : []),
    ]) {
      expect((await move(station, shiftId, to)).effects).toContain(effect);
      const [row] = await backend.sql('SELECT opening_date FROM employee WHERE id = $1', [employeeId]);
      expect(row).toEqual({ opening_date: to.shiftDate });
    }
  },
);

test('needs the right to correct a shift, and waits for another admin where corrections do', async () => {
  const station = await openStation();
  const { backend, ctx, station: ids } = station;
  await work(station, FIRST);
  const shiftId = await work(station, WRONG);
  const input = { shiftId, shiftDate: RIGHT.shiftDate, shiftTypeId: ids.morning, reason: 'Started wrong' };
  const staff = actAs(await contextOf(backend, false));
  expect(await refusalOf(staff('moveClosedShift', input))).toMatchObject({ kind: 'FORBIDDEN' });
  await backend.sql("INSERT INTO station_setting (key, value) VALUES ('correctionByAdmin', '\"ADMINS\"')");
  const before = await stateOf(station);
  expect(await problemOf(station.act('moveClosedShift', input))).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
  const [request] = await backend.sql<{ id: number; title: string }>(
    "SELECT id, title FROM change_request WHERE state = 'PENDING'",
  );
  expect(request!.title).toBe('03-01-2026 Morning, 02-01-2026, Morning');
  const requestId = request!.id;
  expect(await stateOf(station)).toEqual(before);
  expect(await refusalOf(submit(ctx, decideChange, { requestId, accept: true }))).toMatchObject({
    code: 'OWN_REQUEST',
  });
  const other = await contextOf(backend, true);
  const expected = { problems: [] };
  expect(await submit(other, rehearseChange, { requestId })).toMatchObject(expected);
  expect(await submit(other, decideChange, { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
  const [shift] = await backend.sql('SELECT shift_date FROM shift WHERE id = $1', [shiftId]);
  expect(shift).toEqual({ shift_date: RIGHT.shiftDate });
});

test('a move that waited is refused once another one has been recorded', async () => {
  const station = await openStation();
  const { backend, ctx, station: ids } = station;
  await work(station, FIRST);
  const shiftId = await work(station, { ...WRONG, shiftDate: '2026-01-06' });
  const { version: expectedVersion } = await standingClose(station, shiftId);
  const policy = (value: string) =>
    backend.sql(
      "INSERT INTO station_setting (key, value) VALUES ('correctionByAdmin', $1) ON CONFLICT (key) DO UPDATE SET value = $1",
      [JSON.stringify(value)],
    );
  await policy('ADMINS');
  expect(await problemOf(move(station, shiftId, LAST, { expectedVersion }))).toMatchObject({
    code: 'WAITS_FOR_APPROVAL',
  });
  await policy('ALLOWED');
  await move(station, shiftId, RIGHT, { expectedVersion });
  const [request] = await backend.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  const decision = { requestId: request!.id, accept: true };
  expect(await problemOf(submit(await contextOf(backend, true), decideChange, decision))).toMatchObject({
    code: 'STALE',
    field: 'expectedVersion',
  });
  // Other programs may leave the version out.
  await move(station, shiftId, WRONG);
  expect(await problemOf(move(station, shiftId, RIGHT, { expectedVersion }))).toMatchObject({ code: 'STALE' });
  const [shift] = await backend.sql('SELECT shift_date, shift_type_id FROM shift WHERE id = $1', [shiftId]);
  expect([shift, (await ask(ctx, correctionForm, { shiftId })).shiftDate]).toEqual([
    { shift_date: WRONG.shiftDate, shift_type_id: ids.morning },
    WRONG.shiftDate,
  ]);
});

test('the sheet lists each figure once, also where the rates of two products follow', async () => {
  const station = await openStation();
  const { act, ctx, station: ids } = station;
  for (const [shiftDate, more] of [
    [RIGHT.shiftDate, 50],
    [WRONG.shiftDate, 0],
  ] as const)
    for (const [productId, rate] of [
      [ids.hs, 9_250],
      [ids.ms, 10_420],
    ] as const)
      await act('createProductRate', { productId, shiftDate, shiftTypeId: ids.morning, rate: rate + more });
  await work(station, FIRST);
  const shiftId = await start(station, WRONG);
  const [creditorId] = station.station.creditors;
  for (const productId of [ids.hs, ids.ms])
    await act('recordCreditSale', {
      creditorId,
      pumpId: ids.pumps[0],
      productId,
      litres: 10_000,
      slipNo: `90${productId}`,
    });
  await closeRunningShift({ act, sql: station.backend.sql, ids }, [
    { sold: [100_000, 10_000], last: { employeeId: ids.employees[0], amount: 832_500 } },
  ]);
  const { effects } = await move(station, shiftId, RIGHT);
  const { sections } = await ask(ctx, closedShiftReport.query, { shiftId, shiftDate: RIGHT.shiftDate } as never);
  const at = closedShiftReport.sections.findIndex(({ name }) => name === 'corrections');
  const listed = sections[at]!.rows.map(({ change }) => (change as { message: string }).message);
  expect(listed).toEqual(effects);
  expect(listed.filter((text) => text.startsWith('Due of'))).toHaveLength(1);
});

test.each(['closed', 'running'])('a %s shift keeps its type, also if that has been disabled since', async (state) => {
  const station = await openStation();
  const { act, backend, station: ids } = station;
  await work(station, { ...FIRST, type: 'night' });
  const shiftId = await start(station, { ...WRONG, type: 'morning' });
  await enter(station, '7');
  if (state === 'closed') await close(station);
  await backend.sql('UPDATE shift_type SET disabled = true');
  const moveOne = ({ shiftDate, type }: Slot) =>
    state === 'closed'
      ? move(station, shiftId, { shiftDate, type })
      : act('moveShift', { shiftId, shiftDate, shiftTypeId: ids[type] });
  expect(await problemOf(moveOne({ ...RIGHT, type: 'night' }))).toMatchObject({
    code: 'UNKNOWN_SHIFT',
    field: 'shiftTypeId',
  });
  await moveOne(RIGHT);
  const [shift] = await backend.sql('SELECT shift_date, shift_type_id FROM shift WHERE id = $1', [shiftId]);
  expect(shift).toEqual({ shift_date: RIGHT.shiftDate, shift_type_id: ids.morning });
});
