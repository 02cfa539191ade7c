import { randomUUID } from 'node:crypto';
import { closedShiftsOn } from '../../server/modules/stock/closed-shifts.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { type Act, actAs, type ClosingStation, notesOf } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import type { Backend } from './backend';
import { contextOf } from './masters-samples';
import { saidOf } from './stock-in-station';

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;
/** Morning and night of 1 January and the morning of 2 January are closed; its night is running. */
let shifts: [number, number, number, number];

beforeEach(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  shifts = [await start('01', 'morning'), 0, 0, 0];
  await close(shifts[0], 9_900_000, 100_000);
  shifts[1] = await start('01', 'night');
  await close(shifts[1], 21_700_000 - 2_000_000, 200_000);
  shifts[2] = await start('02', 'morning');
  await close(shifts[2], 19_690_000, 0);
  shifts[3] = await start('02', 'night');
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const start = async (day: string, shift: 'morning' | 'night'): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate: `2026-01-${day}`, shiftTypeId: station[shift] })).shiftId;

/** Closes a shift in which the first HS nozzle sold the given litres on credit and T1 measured the given volume. */
async function close(shiftId: number, volume: number, sold: number): Promise<void> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
    [shiftId],
  );
  const [pumpId] = station.pumps;
  const sale = { creditorId: station.creditors[0], pumpId, productId: station.hs };
  const [credit] = await backend.sql('SELECT id FROM credit_sale WHERE shift_id = $1', [shiftId]);
  if (sold > 0 && credit === undefined) await act('recordCreditSale', { ...sale, litres: sold });
  await act('closeShift', {
    shiftId,
    pumps: station.pumps.map((pump) => ({
      pumpId: pump,
      nozzles: legs
        .filter((leg) => leg.pumpId === pump)
        .map(({ nozzleId, open }) => ({ nozzleId, close: nozzleId === 1 ? open + sold : open })),
      swipes: [],
      shortages: [],
    })),
    tanks: [
      { tankId: station.tanks[0], isAtg: true, volume },
      { tankId: station.tanks[1], isAtg: true, volume: 10_000_000 },
    ],
  });
}

/** A line of 12,000 L of an invoice of 2 January with the given minute. */
async function lineOfLate(minute: string): Promise<number> {
  const { invoiceId } = await act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber: `LATE ${minute}`,
    invoiceDateTime: `2026-01-02T${minute}`,
    receiveDateTime: '2026-01-02T09:00',
    invoiceAmount: 100_000_000,
    truckNumber: 'MH12AB1234',
    lines: [{ productId: station.hs, quantity: 12_000_000, shortageQuantity: 0, density: '832.5' }],
  });
  const [line] = await backend.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  return line!.id;
}

const lineOf = async (kilolitres: number): Promise<number> =>
  (await receiveInvoice({ act, sql: backend.sql }, [{ productId: station.hs, quantity: kilolitres * 1_000_000 }]))[0]!;

/** 10,000 L unloaded into T1 in the night of the 1st and not entered; 100 L were sold during the unloading. */
const delivery = (invoiceLineId: number) => ({
  shiftId: shifts[1],
  shiftDate: '2026-01-01',
  stockInDateTime: '2026-01-02 02:30',
  productId: station.hs,
  invoiceLineId,
  tankId: station.tanks[0],
  isAtg: true,
  startVolume: 9_800_000,
  endVolume: 19_700_000,
  beforeReading: 2_150_000,
  afterReading: 2_250_000,
  quantity: 10_000_000,
});

const record = (input: object, over: Partial<Context> = {}): Promise<object> =>
  act('recordBackwardStockIn', input, over);

/** T1 by shift, in litres: the receipts and variation of the ledger, and the dip of the close. */
const daysOfTank = () =>
  backend.sql<{ received: number; variation: number; volume: number | null; book: number | null; dip: number | null }>(
    `SELECT (SELECT COALESCE(SUM(m.litres) FILTER (WHERE m.kind = 'RECEIPT'), 0) / 1000 FROM journal_entry e
             JOIN stock_movement m ON m.entry_id = e.id WHERE e.shift_id = s.id AND m.tank_id = $1)::int AS received,
            (SELECT COALESCE(SUM(m.litres) FILTER (WHERE m.kind = 'VARIATION'), 0) / 1000 FROM journal_entry e
             JOIN stock_movement m ON m.entry_id = e.id WHERE e.shift_id = s.id AND m.tank_id = $1)::int AS variation,
            d.volume / 1000 AS volume, d.book_volume / 1000 AS book, d.variation / 1000 AS dip
     FROM shift s LEFT JOIN tank_dip d ON d.shift_id = s.id AND d.tank_id = $1 AND d.kind = 'CLOSE' ORDER BY s.id`,
    [station.tanks[0]],
  );
const bookNow = async (): Promise<number> =>
  (
    await backend.sql<{ litres: number }>(
      'SELECT SUM(litres)::bigint AS litres FROM stock_movement WHERE tank_id = $1',
      [station.tanks[0]],
    )
  )[0]!.litres;

test('what it changes is shown before it is recorded: the line, the stock received and the variation of the day', async () => {
  const input = delivery(await lineOf(12));
  const booked = async () => ({ ...(await fingerprint(backend.database)), idempotency_key: null });
  const before = await booked();
  const rehearsed = await record({ ...input, rehearse: true });
  expect(rehearsed).toEqual({
    effects: [
      expect.stringMatching(/^Unloaded from invoice .*: 0\.000 L → 10,000\.000 L$/),
      'Received into T1 on 01-01-2026: 0.000 L → 10,000.000 L',
      'Variation of T1, 01-01-2026 Night: 10,000.000 L → 0.000 L',
    ],
    effectTexts: expect.any(Array),
  });
  expect(await booked()).toEqual(before);
  expect(await record(input)).toMatchObject(rehearsed);
});

test('changes its own shift only: measured levels stay, the variation absorbs it', async () => {
  const [first, , third, running] = await daysOfTank();
  expect(await daysOfTank()).toEqual([
    { received: 0, variation: 0, volume: 9_900, book: 9_900, dip: 0 },
    { received: 0, variation: 10_000, volume: 19_700, book: 9_700, dip: 10_000 },
    { received: 0, variation: -10, volume: 19_690, book: 19_700, dip: -10 },
    { received: 0, variation: 0, volume: null, book: null, dip: null },
  ]);
  const shiftRows = await backend.sql('SELECT * FROM shift_tank ORDER BY 1, 2');
  expect(await record(delivery(await lineOf(12)))).toMatchObject({
    stockInId: expect.any(Number),
    measured: 10_000_000,
    difference: 0,
  });
  expect(await daysOfTank()).toEqual([
    first,
    { received: 10_000, variation: 0, volume: 19_700, book: 19_700, dip: 0 },
    third,
    running,
  ]);
  expect(await backend.sql('SELECT * FROM shift_tank ORDER BY 1, 2')).toEqual(shiftRows);
  expect(await bookNow()).toBe(19_690_000);
});

test('raises the book of the levels that were measured after it, and follows its corrections', async () => {
  const measured = async (at: string): Promise<void> => {
    await backend.sql(
      `INSERT INTO tank_dip (shift_id, tank_id, kind, volume, is_atg, book_volume, measured_at)
       VALUES ($1, $2, 'INTERIM', 9800000, true, 9900000, ($3::timestamp AT TIME ZONE $4))`,
      [shifts[1], station.tanks[0], at, ctx.clock.timeZone],
    );
  };
  for (const at of ['2026-01-02 02:00', '2026-01-02 03:00', '2026-01-02 05:00']) await measured(at);
  const books = async (): Promise<number[]> =>
    (
      await backend.sql<{ book: number }>(
        "SELECT book_volume / 1000 AS book FROM tank_dip WHERE kind = 'INTERIM' AND shift_id = $1 ORDER BY measured_at",
        [shifts[1]],
      )
    ).map(({ book }) => book);
  const { stockInId } = (await record(delivery(await lineOf(12)))) as { stockInId: number };
  expect(await books()).toEqual([9_900, 19_900, 19_900]);
  const change = (changes: object[], permission = 2) =>
    act('changeRow', { table: 'stock_in', rowId: stockInId, permission, changes, comment: 'It was wrong' });
  await change([
    { field: 'quantity', value: '9.000' },
    { field: 'comment', value: '1 KL less' },
  ]);
  expect(await books()).toEqual([9_900, 18_900, 18_900]);
  await change([{ field: 'stockInDateTime', value: '2026-01-02T04:00' }]);
  expect(await books()).toEqual([9_900, 9_900, 18_900]);
  await change([], 1);
  expect(await books()).toEqual([9_900, 9_900, 9_900]);
});

test('posts its entries on its shift and date, and audits every changed row', async () => {
  const line = await lineOf(12);
  const { stockInId } = (await record(delivery(line))) as { stockInId: number };
  const entries = await backend.sql(
    `SELECT e.document_kind, e.document_id, e.business_date, e.shift_id, m.kind, m.litres
     FROM journal_entry e JOIN stock_movement m ON m.entry_id = e.id
     WHERE e.document_kind IN ('STOCK_IN', 'CLOSE_CHANGE') ORDER BY e.id`,
  );
  const place = { business_date: '2026-01-01', shift_id: shifts[1] };
  expect(entries).toEqual([
    { document_kind: 'STOCK_IN', document_id: stockInId, ...place, kind: 'RECEIPT', litres: 10_000_000 },
    { document_kind: 'CLOSE_CHANGE', document_id: shifts[1], ...place, kind: 'VARIATION', litres: -10_000_000 },
  ]);
  const audited = await backend.sql(
    "SELECT table_name, before, after FROM audit_row WHERE command = 'recordBackwardStockIn' ORDER BY 1",
  );
  expect(audited).toEqual([
    { table_name: 'invoice_line', before: { unloaded: 0 }, after: { unloaded: 10_000_000 } },
    {
      table_name: 'stock_in',
      before: null,
      after: expect.objectContaining({ is_backward: true, shift_id: shifts[1] }),
    },
    {
      table_name: 'tank_dip',
      before: { bookVolume: 9_700_000, variation: 10_000_000 },
      after: { bookVolume: 19_700_000, variation: 0 },
    },
  ]);
});

test('is refused where it does not fit its shift, and changes nothing', async () => {
  const { id: tankId } = await act('createTank', { name: 'T3', productId: station.hs, capacity: 20_000_000 });
  const inMorning = { shiftId: shifts[0], beforeReading: 2_000_500, afterReading: 2_100_000 };
  const table: [over: object, refused: string[]][] = [
    [
      { shiftId: shifts[3], shiftDate: '2026-01-02' },
      ['REFUSED', 'shiftId: Shift 02-01-2026 Night is running. Enter this as a normal stock-in.'],
    ],
    [{ shiftId: 999 }, ['INVALID', 'shiftId: Please select a shift']],
    [
      { stockInDateTime: '2025-12-31 23:59' },
      ['INVALID', 'stockInDateTime: The stock-in must be on 01-01-2026 or 02-01-2026, like the shift'],
    ],
    [
      { ...inMorning, stockInDateTime: '2026-01-02 00:00' },
      ['INVALID', 'stockInDateTime: The stock-in must be on 01-01-2026, like the shift'],
    ],
    [{ tankId }, ['INVALID', 'tankId: T3 is not a tank of shift 01-01-2026 Night']],
    [
      { beforeReading: 2_099_999 },
      [
        'INVALID',
        'beforeReading: Before reading 2,099.999 is below 2,100.000, the reading of the nozzles of T1 when the shift started',
      ],
    ],
    [
      { afterReading: 2_300_001 },
      [
        'INVALID',
        'afterReading: After reading 2,300.001 is above 2,300.000, the reading of the nozzles of T1 when the shift closed',
      ],
    ],
    [{ quantity: 12_001_000 }, ['INVALID', 'quantity: StockIn Quantity not more then Remaining Quantity']],
  ];
  const input = { ...delivery(await lineOf(12)), comment: 'noted' };
  const before = await fingerprint(backend.database);
  for (const [over, refused] of table)
    expect([over, await saidOf(record({ ...input, ...over }))]).toEqual([over, refused]);
  expect(await fingerprint(backend.database)).toEqual(before);
});

test('is refused before its invoice was written', async () => {
  expect(await saidOf(record(delivery(await lineOfLate('02:31'))))).toEqual([
    'INVALID',
    'stockInDateTime: The stock-in must not be before its invoice of 02-01-2026 02:31',
  ]);
  await record(delivery(await lineOfLate('02:30')));
  expect((await daysOfTank())[1]).toMatchObject({ received: 10_000, dip: 0 });
});

test('offers the tanks of the closed shift: also one disabled since, and none added later', async () => {
  const stocked = { productId: station.hs, capacity: 20_000_000, openingVolume: 0 };
  await act('createTank', { name: 'T3', ...stocked });
  await backend.sql('UPDATE tank SET disabled = true WHERE id = $1', [station.tanks[0]]);
  const offered = await ask(ctx, closedShiftsOn, { shiftDate: '2026-01-01' });
  expect(offered.map(({ tanks }) => tanks.map(({ tankName }) => tankName))).toEqual([
    ['T1', 'T2'],
    ['T1', 'T2'],
  ]);
  expect(offered[1]!.tanks[0]).toMatchObject({
    tankId: station.tanks[0],
    productId: station.hs,
    productName: 'HS',
    shortName: 'HS',
    capacity: 20_000_000,
    chart: [10, 500, 1000, 2000].map((dip) => ({ dip, volume: dip * 10_000 })),
  });
  await record(delivery(await lineOf(12)));
  expect((await daysOfTank())[1]).toMatchObject({ received: 10_000, dip: 0 });
});

test('is accepted where nothing was sold', async () => {
  const input = {
    ...delivery(await lineOf(12)),
    shiftId: shifts[2],
    shiftDate: '2026-01-02',
    stockInDateTime: '2026-01-02 09:00',
    beforeReading: 2_300_000,
    afterReading: 2_300_001,
    comment: 'the meters stood still',
  };
  await record(input);
  expect((await daysOfTank())[2]).toMatchObject({ received: 10_000, variation: -10_010 });
});

test("raises the stock and the close's expected stock equally if stock follows the measured litres", async () => {
  await setSetting(act, 'stockRaisedBy', 'MEASURED');
  const input = { ...delivery(await lineOf(12)), endVolume: 19_600_000, comment: '100 L short' };
  expect(await record(input)).toMatchObject({ measured: 9_900_000, difference: -100_000 });
  expect((await daysOfTank())[1]).toEqual({ received: 9_900, variation: 100, volume: 19_700, book: 19_600, dip: 100 });
});

test('is hidden from staff and refused to them', async () => {
  const staffCtx = await contextOf(backend, false);
  const input = delivery(await lineOf(12));
  expect(await saidOf(actAs(staffCtx)('recordBackwardStockIn', input))).toEqual([
    'FORBIDDEN',
    'Only an admin can do this',
  ]);
  await expect(ask(staffCtx, closedShiftsOn, { shiftDate: '2026-01-01' })).rejects.toMatchObject({ kind: 'FORBIDDEN' });
  const closed = (shiftDate: string) => ask(ctx, closedShiftsOn, { shiftDate });
  expect(await closed('2026-01-01')).toMatchObject([
    { shiftId: shifts[0], shiftDate: '2026-01-01', shiftName: 'Morning', isLastOfDay: false },
    { shiftId: shifts[1], shiftDate: '2026-01-01', shiftName: 'Night', isLastOfDay: true },
  ]);
  expect(await closed('2026-01-02')).toMatchObject([{ shiftId: shifts[2] }]);
});

test('is recorded once when repeated with its key', async () => {
  const input = delivery(await lineOf(12));
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => record(input, { idempotencyKey })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await backend.sql('SELECT quantity FROM stock_in')).toEqual([{ quantity: 10_000_000 }]);
  expect((await daysOfTank())[1]).toMatchObject({ received: 10_000, dip: 0 });
});

test('ten at once into one shift and tank: all that fit are in the close', async () => {
  const line = await lineOf(3);
  const input = { ...delivery(line), quantity: 400_000, endVolume: 10_100_000 };
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => record(input)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect((await daysOfTank())[1]).toMatchObject({ received: 2_800, book: 9_700 + 2_800, dip: 10_000 - 2_800 });
});

describe('a backward stock-in and an undo', () => {
  /** Input for the shift that was closed last. */
  const inLast = (line: number) => ({
    ...delivery(line),
    shiftId: shifts[2],
    shiftDate: '2026-01-02',
    stockInDateTime: '2026-01-02 09:00',
    beforeReading: 2_300_000,
    afterReading: 2_300_001,
    startVolume: 9_690_000,
    endVolume: 19_690_000,
  });

  test('keeps the delivery in the reopened shift, and the next close includes it', async () => {
    await record(inLast(await lineOf(12)));
    const closed = await daysOfTank();
    expect(closed[2]).toEqual({ received: 10_000, variation: -10_010, volume: 19_690, book: 29_700, dip: -10_010 });
    await act('undoLastShift', { shiftId: shifts[2] });
    expect((await daysOfTank()).slice(2)).toEqual([
      { received: 10_000, variation: 0, volume: null, book: null, dip: null },
    ]);
    expect(await bookNow()).toBe(29_700_000);
    await expectBooksInOrder(backend.database);
    await close(shifts[2], 19_690_000, 0);
    expect(await daysOfTank()).toEqual(closed.slice(0, 3));
    // A second undo must not reverse the entry of the first close again.
    await record({ ...inLast(await lineOf(12)), quantity: 1_000_000, comment: 'a second paper' });
    await act('undoLastShift', { shiftId: shifts[2] });
    await close(shifts[2], 29_000_000 - 9_310_000, 0);
    expect((await daysOfTank())[2]).toEqual({
      received: 11_000,
      variation: -11_010,
      volume: 19_690,
      book: 30_700,
      dip: -11_010,
    });
  });

  test('a stock-in and an undo at the same time: the entry is in the closed shift, or refused because it is reopened', async () => {
    for (let round = 0; round < 6; round++) {
      const line = await lineOf(12);
      const [entered] = await Promise.allSettled([
        record({ ...inLast(line), quantity: 100_000, endVolume: 9_790_000 }),
        act('undoLastShift', { shiftId: shifts[2] }),
      ]);
      if (entered!.status === 'rejected')
        expect((entered!.reason as Error).message).toBe(
          'Shift 02-01-2026 Morning is running. Enter this as a normal stock-in.',
        );
      await expectBooksInOrder(backend.database);
      await close(shifts[2], 19_690_000, 0);
      const [{ received } = { received: -1 }] = await backend.sql<{ received: number }>(
        'SELECT COALESCE(SUM(quantity), 0)::bigint / 1000 AS received FROM stock_in',
      );
      expect((await daysOfTank())[2]).toMatchObject({ received, dip: -10 - received });
    }
  });

  test('counts as an entry of a successor', async () => {
    const input = { ...inLast(await lineOf(12)), shiftId: shifts[3], comment: 'at night' };
    await act('recordStockIn', input);
    expect(await saidOf(act('undoLastShift', { shiftId: shifts[2] }))).toEqual([
      'REFUSED',
      'Shift 02-01-2026 Morning cannot be undone: Shift 02-01-2026 Night runs after it and has entries',
    ]);
  });
});

test('keeps the cash and notes of shifts whose closes posted nothing', async () => {
  const idle = [shifts[3], 0] as [number, number];
  await close(idle[0], 19_690_000, 0);
  idle[1] = await start('03', 'morning');
  await close(idle[1], 19_690_000, 0);
  await start('03', 'night');
  await act('collectCash', { pumpId: station.pumps[0], employeeId: station.employees[0], notes: notesOf(50_000) });
  const cashAndNotes = async (shiftId: number, shiftDate: string) => {
    const { sections } = await ask(ctx, closedShiftReport.query, { shiftId, shiftDate });
    const names = closedShiftReport.sections.map(({ name }) => name);
    return ['notes', 'cash'].map((name) => sections[names.indexOf(name)]);
  };
  const sheets = async () => [await cashAndNotes(idle[0], '2026-01-02'), await cashAndNotes(idle[1], '2026-01-03')];
  const before = await sheets();
  await record({
    ...delivery(await lineOf(12)),
    shiftId: idle[1],
    shiftDate: '2026-01-03',
    stockInDateTime: '2026-01-03 09:00',
    beforeReading: 2_300_000,
    afterReading: 2_300_001,
    comment: 'the meters stood still',
  });
  expect(await sheets()).toEqual(before);
  expect(JSON.stringify(before)).toContain('inSafe');
});
