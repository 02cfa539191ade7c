import { litresText } from '../../server/domain/kernel/litres';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { tankStates } from '../../server/shifts/shift.queries';
import { stockInForm, stockInsOfShift } from '../../server/stock/stock-in.queries';
import { type Act, actAs, type ClosingStation, plantClosingStation } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { OPENING_VOLUME } from '../support/small-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { startStation } from '../support/station';
import { type Doors, openDoors } from './access-doors';
import { contextOf } from './masters-samples';

interface Recorded {
  stockInId: number;
  measured: number;
  difference: number;
}

let doors: Doors;
let ctx: Context;
let act: Act;
let station: ClosingStation;
/** HS too, as the first tank: 20,000 L, a chart of ten litres a millimetre, 10,000 L in it. */
let third: number;
let shiftId: number;

beforeAll(async () => {
  doors = await openDoors();
  ctx = await contextOf(doors, true);
  act = actAs(ctx);
  station = await plantClosingStation(act);
  const tank = { name: 'T3', productId: station.hs, capacity: 20_000_000, openingVolume: 10_000_000 };
  third = (await act('createTank', tank)).id;
});
afterAll(async () => {
  await expectBooksInOrder(doors.database);
  await doors.close();
});

const litresOf = (kilolitres: number) => kilolitres * 1_000_000;
const lineOf = async (kilolitres: number, productId = station.hs): Promise<number> =>
  (await receiveInvoice({ act, sql: doors.sql }, [{ productId, quantity: litresOf(kilolitres) }]))[0]!;

/** The worked case: 4,120 → 15,870 L while 165 L were sold, 12,000 claimed. The meters of T1 began at 2,000 L. */
const READINGS = { beforeReading: 2_000_500, afterReading: 2_165_500 };
const byGauge = (invoiceLineId: number) => ({
  shiftId,
  shiftDate: '2026-01-01',
  stockInDateTime: '2026-01-01 10:30',
  productId: station.hs,
  invoiceLineId,
  tankId: station.tanks[0],
  isAtg: true,
  startVolume: 4_120_000,
  endVolume: 15_870_000,
  ...READINGS,
  quantity: 12_000_000,
  comment: '85 L short at the gate',
});
const byHand = (invoiceLineId: number) => ({
  ...byGauge(invoiceLineId),
  isAtg: false,
  startDip: 412,
  endDip: 1587,
  startVolume: undefined,
  endVolume: undefined,
});
/** So much of a line as measured too. */
const exactly = (invoiceLineId: number, litres: number, tankId = station.tanks[0]) => ({
  ...byGauge(invoiceLineId),
  tankId,
  quantity: litres,
  startVolume: 1_000_000,
  endVolume: 1_000_000 + litres - 165_000,
  comment: null,
});

const record = (input: object, over: Partial<Context> = {}): Promise<Recorded> => act('recordStockIn', input, over);

const saidOf = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    const { kind, problems } = error as { kind: string; problems: { field?: string; message: string }[] };
    return [kind, ...problems.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`))];
  }
  throw new Error('It was not refused');
};

const remainingOf = async (lineId: number): Promise<number> =>
  (
    await doors.sql<{ left: number }>('SELECT quantity - unloaded AS left FROM invoice_line WHERE id = $1', [lineId])
  )[0]!.left;

const bookOf = async (tankId: number) => {
  const { stockIn, available } = (await ask(ctx, tankStates)).find((state) => state.tankId === tankId)!;
  return { stockIn, available };
};

test('without a running shift it is refused', async () => {
  shiftId = 1;
  expect(await saidOf(record(byGauge(await lineOf(12))))).toEqual(['REFUSED', 'No shift is running !!!']);
});

describe('while the morning runs', () => {
  beforeAll(async () => {
    const morning = { shiftDate: '2026-01-01', shiftTypeId: station.morning };
    shiftId = (await act<{ shiftId: number }>('startShift', morning)).shiftId;
  });

  test.each<[what: string, over: object, refused: string[]]>([
    ['no product', { productId: null }, ['productId: Select Product']],
    ['no shift', { shiftId: null }, ['shiftId: Please select a shift']],
    ['a shift that is not there', { shiftId: 999 }, ['shiftId: Please select a shift']],
    ['the shift on another date', { shiftDate: '2026-01-02' }, ['shiftId: Please select a shift']],
    [
      'no shift date',
      { shiftDate: '' },
      ['shiftId: Please select a shift', 'shiftDate: Please enter a valid shift date'],
    ],
    ['no invoice', { invoiceLineId: null }, ['invoiceLineId: Select Invoice']],
    ['a line that is not there', { invoiceLineId: 999_999 }, ['invoiceLineId: Select Invoice']],
    ['no tank', { tankId: null }, ['tankId: Select Tank']],
    ['a tank that is not there', { tankId: 999_999 }, ['tankId: Select Tank']],
    [
      'nothing chosen',
      { productId: null, shiftId: null, shiftDate: null, invoiceLineId: null, tankId: null, quantity: null },
      [
        'productId: Select Product',
        'shiftId: Please select a shift',
        'shiftDate: Please enter a valid shift date',
        'invoiceLineId: Select Invoice',
        'tankId: Select Tank',
      ],
    ],
    ['half a litre remaining', { remaining: 500 }, ['remaining: remaining must be a valid integer']],
    ['no date', { shiftDate: '2026-02-30' }, ['shiftDate: please enter a valid date YYYY-MM-DD format']],
    ['no minute', { stockInDateTime: '' }, ['stockInDateTime: please enter a valid StockIn  date & time']],
    [
      'half a minute',
      { stockInDateTime: '2026-01-01 1' },
      ['stockInDateTime: please enter a valid StockIn  date & time'],
    ],
    ['a line by name', { invoiceLineId: 'INV-1' }, ['invoiceLineId: invoiceDetailId must be a valid integer']],
    ['a tank by name', { tankId: 'T1' }, ['tankId: tankId must be a valid integer']],
    ['a product by name', { productId: 'HS' }, ['productId: productId must be a valid integer']],
    ['a shift by name', { shiftId: 'Morning' }, ['shiftId: ShiftId must be a valid integer']],
    ['no quantity', { quantity: null }, ['quantity: quantity must be a valid integer']],
    ['half a litre', { quantity: 500 }, ['quantity: quantity must be a valid integer']],
    ['nothing', { quantity: 0 }, ['quantity: quantity must be a valid integer']],
    ['a litre too much', { quantity: 12_001_000 }, ['quantity: StockIn Quantity not more then Remaining Quantity']],
    ['no reading before', { beforeReading: null }, ['beforeReading: Before Reding   must be a valid integer']],
    ['a reading of 0', { beforeReading: 0 }, ['beforeReading: Before Reding   must be a valid integer']],
    ['no reading after', { afterReading: null }, ['afterReading: After Reading  must be a valid integer']],
    [
      'the same reading after',
      { afterReading: 2_000_500 },
      ['afterReading: After Reading  must be greater than Before Reading '],
    ],
    [
      'a reading below the meters',
      { beforeReading: 1_999_999 },
      [
        'beforeReading: Before reading 1,999.999 is below 2,000.000, what the nozzles of T1 showed when the shift began',
      ],
    ],
    ['a long comment', { comment: 'x'.repeat(501) }, ['comment: Comment must be at most 500 characters']],
    [
      'no word about a gap of 0.71 %',
      { comment: ' ' },
      ['comment: The measured quantity differs from the claimed one by −85.000 L (−0.71 %): say why in the comment'],
    ],
    ['neither gauge nor hand', { isAtg: 'perhaps' }, ['isAtg: isAtg must be true or false']],
    [
      'the product of another tank',
      { productId: 2 },
      ['invoiceLineId: The invoice line is of another product', 'tankId: T1 holds another product'],
    ],
    [
      'several at once, in the order of the specification',
      { quantity: 13_000_000, afterReading: 1, stockInDateTime: null },
      [
        'stockInDateTime: please enter a valid StockIn  date & time',
        'quantity: StockIn Quantity not more then Remaining Quantity',
        'afterReading: After Reading  must be greater than Before Reading ',
      ],
    ],
  ])('%s: refused by gauge and by hand, and nothing changes', async (_what, over, refused) => {
    const line = await lineOf(12);
    const before = await fingerprint(doors.database);
    for (const input of [byGauge(line), byHand(line)])
      expect(await saidOf(record({ ...input, ...over }))).toEqual(['INVALID', ...refused]);
    expect(await fingerprint(doors.database)).toEqual(before);
  });

  test.each<[what: string, over: object, refused: string[]]>([
    ['no start dip', { startDip: null }, ['startDip: Start Dip must be a valid integer']],
    ['a start dip below 0', { startDip: -1 }, ['startDip: Start Dip must be a valid integer']],
    ['no end dip', { endDip: null }, ['endDip: End Dip must be a valid integer']],
    ['an end dip of 0', { endDip: 0 }, ['endDip: End Dip must be a valid integer']],
    ['half a millimetre', { endDip: 1587.5 }, ['endDip: End Dip must be a valid integer']],
    ['the same dips', { endDip: 412 }, ['endDip: End dip must be greater than start dip']],
    [
      'dips off the chart',
      { startDip: 9, endDip: 2001 },
      [
        "startDip: The dip 9 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
        "endDip: The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
      ],
    ],
  ])('by hand, %s', async (_what, over, refused) => {
    expect(await saidOf(record({ ...byHand(await lineOf(12)), ...over }))).toEqual(['INVALID', ...refused]);
  });

  test.each<[what: string, over: object, refused: string[]]>([
    ['no end volume', { endVolume: null }, ['endVolume: End Volume must be a valid integer']],
    ['no start volume', { startVolume: null }, ['startVolume: Start Volume must be a valid integer']],
    ['an end volume of 0', { endVolume: 0 }, ['endVolume: End Volume must be a valid integer']],
    ['a start volume below 0', { startVolume: -1 }, ['startVolume: Start Volume must be a valid integer']],
    ['the same volumes', { endVolume: 4_120_000 }, ['endVolume: End Volume must be greater than start Volume']],
    [
      'more than the tank holds',
      { endVolume: 20_000_001 },
      ['endVolume: T1 holds 20,000.000 L, the end volume is 20,000.001 L'],
    ],
    ['noted dips that fall', { startDip: 500, endDip: 499 }, ['endDip: End dip must be greater than start dip']],
  ])('by gauge, %s', async (_what, over, refused) => {
    expect(await saidOf(record({ ...byGauge(await lineOf(12)), ...over }))).toEqual(['INVALID', ...refused]);
  });

  test('a minute still to come is refused', async () => {
    const [said, ...more] = (await saidOf(
      record({ ...byGauge(await lineOf(12)), stockInDateTime: '2199-01-01T00:00' }),
    )) as string[];
    expect([said, more]).toEqual([
      'INVALID',
      [expect.stringMatching(/^stockInDateTime: The stock-in must not be later than now, \d\d-\d\d-\d{4} \d\d:\d\d$/)],
    ]);
  });

  test('a tank added while the shift runs has no part in it', async () => {
    const tank = { name: 'T4', productId: station.hs, capacity: 20_000_000 };
    const { id: tankId } = await act('createTank', tank);
    expect(await saidOf(record({ ...byGauge(await lineOf(12)), tankId }))).toEqual([
      'INVALID',
      'tankId: T4 is not a tank of shift 01-01-2026 Morning',
    ]);
    await act('removeTank', { id: tankId, version: 1 });
  });

  test.each([
    ['by gauge', byGauge, [null, null]],
    ['by hand', byHand, [412, 1587]],
    [
      'by hand, whatever volumes come',
      (line: number) => ({ ...byHand(line), startVolume: -7, endVolume: 0 }),
      [412, 1587],
    ],
    ['by gauge, with dips noted', (line: number) => ({ ...byGauge(line), startDip: 412, endDip: 1587 }), [412, 1587]],
  ])(
    'the worked case %s: 11,915 L measured, 85 short, and the stock rises by what was entered',
    async (_how, of, dips) => {
      const line = await lineOf(30);
      const before = await bookOf(station.tanks[0]);
      const answer = await record(of(line));
      expect(answer).toEqual({ stockInId: expect.any(Number), measured: 11_915_000, difference: -85_000 });
      expect(await bookOf(station.tanks[0])).toEqual({
        stockIn: before.stockIn + 12_000_000,
        available: before.available + 12_000_000,
      });
      expect(await remainingOf(line)).toBe(18_000_000);
      const [row] = await doors.sql('SELECT * FROM stock_in WHERE id = $1', [answer.stockInId]);
      expect(row).toMatchObject({
        shift_id: shiftId,
        is_backward: false,
        stock_in_date_time: '2026-01-01T10:30',
        start_dip: dips[0],
        end_dip: dips[1],
        start_volume: 4_120_000,
        end_volume: 15_870_000,
        quantity: 12_000_000,
        measured: 11_915_000,
        stock_quantity: 12_000_000,
        comment: '85 L short at the gate',
        created_by_id: ctx.actor!.userId,
      });
      const [entry] = await doors.sql(
        `SELECT e.business_date, e.shift_id, e.user_id, m.kind, m.tank_id, m.product_id, m.litres
       FROM journal_entry e JOIN stock_movement m ON m.entry_id = e.id
       WHERE e.document_kind = 'STOCK_IN' AND e.document_id = $1`,
        [answer.stockInId],
      );
      expect(entry).toEqual({
        business_date: '2026-01-01',
        shift_id: shiftId,
        user_id: ctx.actor!.userId,
        kind: 'RECEIPT',
        tank_id: station.tanks[0],
        product_id: station.hs,
        litres: 12_000_000,
      });
      const audited = await doors.sql(
        `SELECT table_name, before, after FROM audit_row WHERE command = 'recordStockIn'
         AND (table_name, row_id) IN (('stock_in', $1), ('invoice_line', $2)) ORDER BY 1`,
        [answer.stockInId, line],
      );
      expect(audited).toEqual([
        { table_name: 'invoice_line', before: { unloaded: 0 }, after: { unloaded: 12_000_000 } },
        { table_name: 'stock_in', before: null, after: expect.objectContaining({ measured: 11_915_000 }) },
      ]);
    },
  );

  test('staff may enter one, and everybody is told', async () => {
    const told = doors.events.subscribe('stockChanged');
    const line = await lineOf(12);
    const [invoice] = await doors.sql('SELECT invoice_id AS "invoiceId" FROM invoice_line WHERE id = $1', [line]);
    // What was announced before may still be on its way.
    while (JSON.stringify((await told.next()).value) !== JSON.stringify(invoice));
    const staff = actAs(await contextOf(doors, false));
    await staff('recordStockIn', byGauge(line));
    expect((await told.next()).value).toEqual({ shiftId });
    await told.return!();
  });

  test('the station may have the stock rise by what was measured', async () => {
    await doors.sql(`INSERT INTO station_setting (key, value) VALUES ('stockRaisedBy', '"MEASURED"')`);
    const line = await lineOf(12);
    const before = await bookOf(station.tanks[0]);
    await record(byGauge(line));
    expect((await bookOf(station.tanks[0])).available).toBe(before.available + 11_915_000);
    expect(await remainingOf(line)).toBe(0);
    expect((await ask(ctx, stockInForm)).counts).toBe('MEASURED');
    await doors.sql("DELETE FROM station_setting WHERE key = 'stockRaisedBy'");
  });

  test('an old tool names the shift by its type', async () => {
    const { stockInId } = await record({ ...byGauge(await lineOf(12)), shiftId: station.morning });
    expect(await doors.sql('SELECT shift_id FROM stock_in WHERE id = $1', [stockInId])).toEqual([
      { shift_id: shiftId },
    ]);
  });

  test('one line into several tanks, and several lines into one tank', async () => {
    const [first, second] = await receiveInvoice({ act, sql: doors.sql }, [
      { productId: station.hs, quantity: litresOf(12) },
      { productId: station.hs, quantity: litresOf(8) },
    ]);
    const [t1, t3] = [await bookOf(station.tanks[0]), await bookOf(third)];
    await record(exactly(first!, 7_000_000));
    await record({ ...exactly(first!, 5_000_000, third), beforeReading: 1_000, afterReading: 166_000 });
    await record(exactly(second!, 3_000_000));
    expect([await remainingOf(first!), await remainingOf(second!)]).toEqual([0, 5_000_000]);
    expect((await bookOf(station.tanks[0])).available).toBe(t1.available + 10_000_000);
    expect((await bookOf(third)).available).toBe(t3.available + 5_000_000);
    expect(await saidOf(record(exactly(first!, 1_000_000)))).toEqual([
      'INVALID',
      'quantity: quantity must be a valid integer',
    ]);
    expect(await saidOf(record(exactly(second!, 5_001_000)))).toEqual([
      'INVALID',
      'quantity: StockIn Quantity not more then Remaining Quantity',
    ]);
  });

  test('twenty at once of one line: exactly what fits is taken', async () => {
    const line = await lineOf(10);
    const before = await bookOf(station.tanks[0]);
    const work = Array.from({ length: 20 }, (_, place) =>
      record(exactly(line, place % 2 === 0 ? 1_500_000 : 1_000_000)),
    );
    const results = await Promise.allSettled(work);
    const taken = await doors.sql<{ litres: number }>(
      'SELECT SUM(quantity)::bigint AS litres FROM stock_in WHERE invoice_line_id = $1',
      [line],
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThanOrEqual(7);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(['StockIn Quantity not more then Remaining Quantity', 'quantity must be a valid integer']).toContain(
        (result.reason as Error).message,
      );
    }
    const remaining = await remainingOf(line);
    // Ten of them are of 1,000 L, more than fit, so less than that is left.
    expect(remaining).toBeLessThan(1_000_000);
    expect(taken[0]!.litres + remaining).toBe(10_000_000);
    expect((await bookOf(station.tanks[0])).available).toBe(before.available + taken[0]!.litres);
  });

  test('the form has the shift, and each tank with its book stock, its chart and the least reading', async () => {
    const form = await ask(ctx, stockInForm);
    expect(form).toMatchObject({
      shift: { shiftId, shiftDate: '2026-01-01', shiftName: 'Morning' },
      now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      counts: 'ENTERED',
    });
    expect(form.tanks.map(({ tankId, readingSum }) => [tankId, readingSum])).toEqual([
      [station.tanks[0], 2_000_000],
      [station.tanks[1], 4_000_000],
      [third, 0],
    ]);
    expect(form.tanks[0]).toMatchObject({
      tankName: 'T1',
      shortName: 'HS',
      capacity: 20_000_000,
      bookVolume: (await bookOf(station.tanks[0])).available,
      chart: [10, 500, 1000, 2000].map((dip) => ({ dip, volume: dip * 10_000 })),
    });
  });

  test("the shift's stock-ins are listed, the newest first", async () => {
    const line = await lineOf(12);
    const { stockInId } = await record(byGauge(line));
    const rows = await ask(ctx, stockInsOfShift);
    expect(rows[0]).toEqual({
      id: stockInId,
      stockInDateTime: '2026-01-01T10:30',
      invoiceNumber: expect.stringMatching(/^DELIVERY-/),
      tankName: 'T1',
      productName: 'HS',
      shortName: 'HS',
      quantity: 12_000_000,
      measured: 11_915_000,
      difference: -85_000,
      isAtg: true,
      enteredBy: 'A USER',
    });
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => other - one));
  });
});

/** Closes the shift with nothing sold, all tanks at 9,000 L. */
async function closeIdle(id: number): Promise<void> {
  const legs = await doors.sql<{ nozzleId: number; pumpId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
    [id],
  );
  await act('closeShift', {
    shiftId: id,
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs.filter((leg) => leg.pumpId === pumpId).map(({ nozzleId, open }) => ({ nozzleId, close: open })),
      swipes: [],
      shortages: [],
    })),
    tanks: [...station.tanks, third].map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}

test('stock-ins racing with the close: each is in the closed books or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const line = await lineOf(100);
    const shiftDate = `2026-01-0${round + 1}`;
    const writers = Array.from({ length: 12 }, async (_, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * (round % 3) * 2));
      return record({ ...exactly(line, 1_000_000, round % 2 === 0 ? third : station.tanks[0]), shiftDate });
    });
    const closed = closeIdle(shiftId);
    const results = await Promise.allSettled(writers);
    await closed;
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    for (const result of results)
      if (result.status === 'rejected') expect((result.reason as Error).message).toBe('No shift is running !!!');
    const [kept] = await doors.sql<{ documents: number; litres: number }>(
      'SELECT COUNT(*)::int AS documents, COALESCE(SUM(quantity), 0)::bigint AS litres FROM stock_in WHERE invoice_line_id = $1',
      [line],
    );
    expect(kept).toEqual({ documents: done, litres: done * 1_000_000 });
    expect(await remainingOf(line)).toBe((100 - done) * 1_000_000);
    await expectBooksInOrder(doors.database);
    const next = { shiftDate: `2026-01-0${round + 2}`, shiftTypeId: station.morning };
    shiftId = (await act<{ shiftId: number }>('startShift', next)).shiftId;
  }
}, 60_000);

test('a closed shift is refused in favour of the backward entry', async () => {
  const input = { ...byGauge(await lineOf(12)), shiftId: shiftId - 1, shiftDate: '2026-01-05' };
  expect(await saidOf(record(input))).toEqual([
    'REFUSED',
    'shiftId: Shift 05-01-2026 Morning is closed: what came in it is a backward stock-in, which an admin enters',
  ]);
});

test('without a running shift the form still knows the tanks, on their last levels', async () => {
  await closeIdle(shiftId);
  const form = await ask(ctx, stockInForm);
  expect(form.shift).toBeNull();
  expect(form.tanks.map(({ bookVolume, readingSum }) => [bookVolume, readingSum])).toEqual([
    [9_000_000, 2_000_000],
    [9_000_000, 4_000_000],
    [9_000_000, 0],
  ]);
});

test('where a meter was exchanged, a delivery from before it is taken as well as one from after it', async () => {
  const shiftDate = '2026-01-07';
  shiftId = (await act<{ shiftId: number }>('startShift', { shiftDate, shiftTypeId: station.morning })).shiftId;
  const least = async () => (await ask(ctx, stockInForm)).tanks[0]!.readingSum;
  const exchange = (nozzleId: number, firstReading: number) =>
    act('recordMeterEvent', {
      nozzleId,
      kind: 'REPLACEMENT',
      lastReading: 1_000_000,
      firstReading,
      reason: 'worn out',
    });
  await exchange(1, 500_000_000);
  expect(await least()).toBe(2_000_000);
  const line = await lineOf(12);
  await record({ ...exactly(line, 1_000_000), shiftDate });
  await record({ ...exactly(line, 1_000_000), shiftDate, beforeReading: 501_000_500, afterReading: 501_165_500 });
  await exchange(3, 10_000);
  expect(await least()).toBe(1_010_000);
  await record({ ...exactly(line, 1_000_000), shiftDate, beforeReading: 1_010_000, afterReading: 1_175_000 });
});

test('over GraphQL a client sees the form, enters what came, and reads its refusals', async () => {
  const { graphql, act: plant, sql, ids, close } = await startStation();
  try {
    const at = { shiftDate: '2025-04-02', shiftTypeId: ids.shiftTypes.morning };
    const started = await plant<{ shiftId: number }>('startShift', at);
    const [line] = await receiveInvoice({ act: plant, sql }, [
      { productId: ids.products.diesel, quantity: 12_000_000 },
    ]);
    const form = await graphql(
      '{ stockInForm { shift { shiftId shiftDate shiftName } counts tanks { tankName bookVolume readingSum chart { dip volume } } } }',
    );
    expect(form.body.data.stockInForm).toMatchObject({
      shift: { shiftId: started.shiftId, shiftDate: at.shiftDate, shiftName: 'Morning' },
      counts: 'ENTERED',
      tanks: [
        { tankName: 'T1', bookVolume: litresText(OPENING_VOLUME), readingSum: '2000.000', chart: expect.any(Array) },
        { tankName: 'T2', readingSum: '10000.000' },
      ],
    });
    const input = {
      ...{
        shiftId: started.shiftId,
        shiftDate: at.shiftDate,
        stockInDateTime: '2025-04-02T10:30',
        productId: ids.products.diesel,
      },
      ...{
        invoiceLineId: line,
        tankId: ids.tanks.diesel,
        isAtg: true,
        startVolume: '4120.000',
        endVolume: '15870.000',
      },
      ...{ beforeReading: '2000.500', afterReading: '2165.500', quantity: '12000.000', comment: 'short' },
    };
    const send = async (name: string, over = {}) => {
      const mutation = `mutation ($input: StockInInput!) {
        ${name}(input: $input) { stockInId measured difference userErrors { code message field } } }`;
      return (await graphql(mutation, { input: { ...input, ...over } })).body.data[name];
    };
    expect(await send('recordStockIn', { quantity: '12001.000' })).toEqual({
      ...{ stockInId: null, measured: null, difference: null },
      userErrors: [
        {
          code: 'ABOVE_REMAINING',
          message: 'StockIn Quantity not more then Remaining Quantity',
          field: 'quantity',
        },
      ],
    });
    expect(await send('recordStockIn')).toEqual({
      ...{ stockInId: expect.any(Number), measured: '11915.000', difference: '-85.000' },
      userErrors: [],
    });
    expect((await send('recordBackwardStockIn')).userErrors).toMatchObject([
      { code: 'SHIFT_RUNNING', field: 'shiftId' },
    ]);
    const list = await graphql('{ stockInsOfShift { stockInDateTime tankName quantity measured difference isAtg } }');
    expect(list.body.data.stockInsOfShift).toEqual([
      {
        ...{ stockInDateTime: '2025-04-02T10:30', tankName: 'T1', quantity: '12000.000', measured: '11915.000' },
        ...{ difference: '-85.000', isAtg: true },
      },
    ]);
    expect((await graphql('{ closedShiftsOn(shiftDate: "2025-04-02") { shiftId } }')).body.data.closedShiftsOn).toEqual(
      [],
    );
  } finally {
    await close();
  }
});
