import { pendingInvoiceLines } from '../../server/modules/stock/invoice.queries';
import { stockInForm, stockInsOfShift } from '../../server/modules/stock/stock-in.queries';
import { ask } from '../../server/platform/ask';
import { actAs } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { fingerprint } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';
import { StockInStation, saidOf } from './stock-in-station';

let at: StockInStation;

beforeAll(async () => {
  at = await StockInStation.open();
  await at.startMorning('2026-01-01');
});
afterAll(() => at.close());

test.each([
  ['by gauge', (line: number) => at.byGauge(line), [null, null]],
  ['by hand', (line: number) => at.byHand(line), [412, 1587]],
  [
    'by hand, whatever volumes are sent',
    (line: number) => ({ ...at.byHand(line), startVolume: -7, endVolume: 0 }),
    [412, 1587],
  ],
  [
    'by gauge, with dips entered',
    (line: number) => ({ ...at.byGauge(line), startDip: 412, endDip: 1587 }),
    [412, 1587],
  ],
])(
  'the worked example %s: 11,915 L measured, 85 short, and the stock rises by the entered quantity',
  async (_how, of, dips) => {
    const line = await at.lineOf(30);
    const before = await at.bookOf(at.ids.tanks[0]);
    const answer = await at.record(of(line));
    expect(answer).toEqual({ stockInId: expect.any(Number), measured: 11_915_000, difference: -85_000 });
    expect(await at.bookOf(at.ids.tanks[0])).toEqual({
      stockIn: before.stockIn + 12_000_000,
      available: before.available + 12_000_000,
    });
    expect(await at.remainingOf(line)).toBe(18_000_000);
    const [row] = await at.backend.sql('SELECT * FROM stock_in WHERE id = $1', [answer.stockInId]);
    expect(row).toMatchObject({
      shift_id: at.shift.shiftId,
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
      created_by_id: at.ctx.actor!.userId,
    });
    const [entry] = await at.backend.sql(
      `SELECT e.business_date, e.shift_id, e.user_id, m.kind, m.tank_id, m.product_id, m.litres
     FROM journal_entry e JOIN stock_movement m ON m.entry_id = e.id
     WHERE e.document_kind = 'STOCK_IN' AND e.document_id = $1`,
      [answer.stockInId],
    );
    expect(entry).toEqual({
      business_date: '2026-01-01',
      shift_id: at.shift.shiftId,
      user_id: at.ctx.actor!.userId,
      kind: 'RECEIPT',
      tank_id: at.ids.tanks[0],
      product_id: at.ids.hs,
      litres: 12_000_000,
    });
    const audited = await at.backend.sql(
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

test('staff may enter one, and all pages are notified', async () => {
  const told = at.backend.events.subscribe('stockChanged');
  const line = await at.lineOf(12);
  const [invoice] = await at.backend.sql('SELECT invoice_id AS "invoiceId" FROM invoice_line WHERE id = $1', [line]);
  // Earlier events may still arrive.
  while (JSON.stringify((await told.next()).value) !== JSON.stringify(invoice));
  const staff = actAs(await contextOf(at.backend, false));
  await staff('recordStockIn', at.byGauge(line));
  expect((await told.next()).value).toEqual({ shiftId: at.shift.shiftId });
  await told.return!();
});

test('a running shift accepts deliveries since its day began and since their invoice was written', async () => {
  const { invoiceId } = await at.act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber: 'LATE 1',
    invoiceDateTime: '2026-01-01T05:40',
    receiveDateTime: '2026-01-01T09:00',
    invoiceAmount: 100_000_000,
    truckNumber: 'MH12AB1234',
    lines: [{ productId: at.ids.hs, quantity: 12_000_000, shortageQuantity: 0, density: '832.5' }],
  });
  const [line] = await at.backend.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  const [early, late] = [await at.lineOf(12), line!.id];
  const before = await fingerprint(at.backend.database);
  for (const [invoiceLineId, stockInDateTime, said] of [
    [early, '1999-06-01T10:00', 'The stock-in must be on 01-01-2026 or later, like the shift'],
    [early, '2025-12-31T23:59', 'The stock-in must be on 01-01-2026 or later, like the shift'],
    [late, '2026-01-01T05:39', 'The stock-in must not be before its invoice of 01-01-2026 05:40'],
  ] as const)
    expect(await saidOf(at.record({ ...at.exactly(invoiceLineId, 1_000_000), stockInDateTime }))).toEqual([
      'INVALID',
      `stockInDateTime: ${said}`,
    ]);
  expect(await fingerprint(at.backend.database)).toEqual(before);
  await at.record({ ...at.exactly(early, 1_000_000), stockInDateTime: '2026-01-01T00:00' });
  await at.record({ ...at.exactly(late, 1_000_000), stockInDateTime: '2026-01-01T05:40' });
  const pending = await ask(at.ctx, pendingInvoiceLines, { productId: at.ids.hs });
  expect(pending.find(({ invoiceLineId }) => invoiceLineId === late)).toMatchObject({
    invoiceDateTime: '2026-01-01T05:40',
    remaining: 11_000_000,
  });
});

test('an admin may have the stock rise by the measured litres; earlier records stay unchanged', async () => {
  const line = await at.lineOf(24);
  const raised = () =>
    at.backend.sql('SELECT stock_quantity AS litres FROM stock_in WHERE invoice_line_id = $1 ORDER BY id', [line]);
  await at.record(at.byGauge(line));
  const before = await at.bookOf(at.ids.tanks[0]);
  await setSetting(at.act, 'stockRaisedBy', 'MEASURED');
  await at.record(at.byGauge(line));
  expect((await at.bookOf(at.ids.tanks[0])).available).toBe(before.available + 11_915_000);
  expect(await raised()).toEqual([{ litres: 12_000_000 }, { litres: 11_915_000 }]);
  expect(await at.remainingOf(line)).toBe(0);
  expect((await ask(at.ctx, stockInForm)).counts).toBe('MEASURED');
  await setSetting(at.act, 'stockRaisedBy', 'ENTERED');
  expect((await ask(at.ctx, stockInForm)).counts).toBe('ENTERED');
  expect(
    await at.backend.sql(
      "SELECT row_id, before, after FROM audit_row WHERE command = 'changeRow' AND table_name = 'station_setting' ORDER BY id",
    ),
  ).toEqual([
    { row_id: '1', before: { stockRaisedBy: 'ENTERED' }, after: { stockRaisedBy: 'MEASURED' } },
    { row_id: '1', before: { stockRaisedBy: 'MEASURED' }, after: { stockRaisedBy: 'ENTERED' } },
  ]);
  expect(await saidOf(setSetting(at.act, 'stockRaisedBy', 'GUESSED'))).toEqual([
    'INVALID',
    'stockRaisedBy: Choose which quantity is added to stock',
  ]);
});

test('REST names the shift by its type', async () => {
  const { stockInId } = await at.record({ ...at.byGauge(await at.lineOf(12)), shiftId: at.ids.morning });
  expect(await at.backend.sql('SELECT shift_id FROM stock_in WHERE id = $1', [stockInId])).toEqual([
    { shift_id: at.shift.shiftId },
  ]);
});

test('one line into several tanks, and several lines into one tank', async () => {
  const [first, second] = await receiveInvoice({ act: at.act, sql: at.backend.sql }, [
    { productId: at.ids.hs, quantity: 12_000_000 },
    { productId: at.ids.hs, quantity: 8_000_000 },
  ]);
  const [t1, t3] = [await at.bookOf(at.ids.tanks[0]), await at.bookOf(at.third)];
  await at.record(at.exactly(first!, 7_000_000));
  await at.record({ ...at.exactly(first!, 5_000_000, at.third), beforeReading: 1_000, afterReading: 166_000 });
  await at.record(at.exactly(second!, 3_000_000));
  expect([await at.remainingOf(first!), await at.remainingOf(second!)]).toEqual([0, 5_000_000]);
  expect((await at.bookOf(at.ids.tanks[0])).available).toBe(t1.available + 10_000_000);
  expect((await at.bookOf(at.third)).available).toBe(t3.available + 5_000_000);
  expect(await saidOf(at.record(at.exactly(first!, 1_000_000)))).toEqual([
    'INVALID',
    'quantity: quantity must be a valid integer',
  ]);
  expect(await saidOf(at.record(at.exactly(second!, 5_001_000)))).toEqual([
    'INVALID',
    'quantity: StockIn Quantity not more then Remaining Quantity',
  ]);
});

test('the form has the shift, and each tank with its book stock, chart and least reading', async () => {
  const form = await ask(at.ctx, stockInForm);
  expect(form).toMatchObject({
    shift: { ...at.shift, shiftName: 'Morning' },
    now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    counts: 'ENTERED',
  });
  expect(form.tanks.map(({ tankId, readingSum }) => [tankId, readingSum])).toEqual([
    [at.ids.tanks[0], 2_000_000],
    [at.ids.tanks[1], 4_000_000],
    [at.third, 0],
  ]);
  expect(form.tanks[0]).toMatchObject({
    tankName: 'T1',
    shortName: 'HS',
    capacity: 20_000_000,
    bookVolume: (await at.bookOf(at.ids.tanks[0])).available,
    chart: [10, 500, 1000, 2000].map((dip) => ({ dip, volume: dip * 10_000 })),
  });
});

test("the shift's stock-ins are listed newest first", async () => {
  const line = await at.lineOf(12);
  const { stockInId } = await at.record(at.byGauge(line));
  const rows = await ask(at.ctx, stockInsOfShift);
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
    shiftDate: '2026-01-01',
    shiftName: 'Morning',
    toReview: false,
  });
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => other - one));
});

test('without a running shift the form still has the tanks with their last levels', async () => {
  await at.closeIdle();
  const form = await ask(at.ctx, stockInForm);
  expect(form.shift).toBeNull();
  expect(form.tanks.map(({ bookVolume, readingSum }) => [bookVolume, readingSum])).toEqual([
    [9_000_000, 2_000_000],
    [9_000_000, 4_000_000],
    [9_000_000, 0],
  ]);
});

test('where a meter was replaced, deliveries before and after it are accepted', async () => {
  await at.startMorning('2026-01-02');
  const least = async () => (await ask(at.ctx, stockInForm)).tanks[0]!.readingSum;
  const exchange = (nozzleId: number, firstReading: number) =>
    at.act('recordMeterEvent', {
      nozzleId,
      kind: 'REPLACEMENT',
      lastReading: 1_000_000,
      firstReading,
      reason: 'worn out',
    });
  await exchange(1, 500_000_000);
  expect(await least()).toBe(2_000_000);
  const line = await at.lineOf(12);
  await at.record(at.exactly(line, 1_000_000));
  await at.record({ ...at.exactly(line, 1_000_000), beforeReading: 501_000_500, afterReading: 501_165_500 });
  await exchange(3, 10_000);
  expect(await least()).toBe(1_010_000);
  await at.record({ ...at.exactly(line, 1_000_000), beforeReading: 1_010_000, afterReading: 1_175_000 });
});
