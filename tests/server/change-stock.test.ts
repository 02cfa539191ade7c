import { figures, readDsr, receiveInvoice, workShift } from '../reports/stock-days';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { problemOf, refusalOf } from './backend';
import { problemsOf } from './cash-station';

jest.setTimeout(60_000);

const DAYS = ['2025-04-01', '2025-04-02', '2025-04-03'];
const DELETE = 1;
const MODIFY = 2;

let station: Station;
let tank: number;
let hs: number;
let shifts: number[];

/**
 * Three morning shifts of diesel: 2,000 L received on the first, 1,000 L sold in each; dips 10 L short, 5 L over and
 * exact.
 */
beforeEach(async () => {
  station = await startStation();
  tank = station.ids.tanks.diesel;
  hs = station.ids.products.diesel;
  const sold = { [station.ids.pumps[0].diesel]: 1000 };
  shifts = [
    await workShift(station, { date: DAYS[0]!, sold, received: { [tank]: 2000 }, off: { [tank]: -10 } }),
    await workShift(station, { date: DAYS[1]!, sold, off: { [tank]: 5 } }),
    await workShift(station, { date: DAYS[2]!, sold }),
  ];
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

interface Outcome {
  message: string;
  effects: string[];
}

const changeOf = (
  table: string,
  rowId: number,
  typed: Record<string, string | null>,
  confirmed = false,
): Promise<Outcome> =>
  station.act('changeRow', {
    table,
    rowId,
    confirmed,
    permission: MODIFY,
    comment: 'It was entered wrong',
    changes: Object.entries(typed).map(([field, value]) => ({ field, value })),
  });
const deletionOf = (table: string, rowId: number): Promise<Outcome> =>
  station.act('changeRow', { table, rowId, permission: DELETE, changes: [], comment: 'It was entered wrong' });

/** The days of the daily stock report in litres, and a check that each day opens with the previous closing. */
async function days(): Promise<Record<string, number[]>> {
  const { days: report } = await readDsr(station, { product: hs, from: DAYS[0], to: DAYS[2] });
  const columns = ['opening', 'receipt', 'bookClosing', 'dipClosing', 'variation', 'cumulativeVariation'];
  expect(figures(report.rows, 'opening').slice(1)).toEqual(figures(report.rows, 'dipClosing').slice(0, -1));
  return Object.fromEntries(columns.map((column) => [column, figures(report.rows, column)]));
}

const one = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await station.sql<{ value: string }>(sql, values))[0]!.value);

const stockIn = () => one('SELECT id AS value FROM stock_in');
const levelOf = (shiftId: number) =>
  one("SELECT id AS value FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'", shiftId, tank);
const unloaded = () => one('SELECT SUM(unloaded) AS value FROM invoice_line');
const bookNow = () => one('SELECT SUM(litres) AS value FROM stock_movement WHERE tank_id = $1', tank);
const litresOf = (volume: number): string => (volume / 1000).toFixed(3);

test("a stock-in of a closed shift: measured levels stay, only its day's variation changes", async () => {
  const before = await days();
  expect(before).toMatchObject({ receipt: [2000, 0, 0], variation: [-10, 5, 0], cumulativeVariation: [-10, -5, -5] });
  const book = await bookNow();
  const changed = await changeOf('stock_in', await stockIn(), { quantity: '1.900', comment: 'the paper says 1,900' });
  const [invoice, name] = [`IOC/${shifts[0]}/${tank}`, 'T1'];
  expect(changed).toMatchObject({
    message: 'Stock-in changed.',
    effects: [
      `Unloaded from invoice ${invoice}: 2,000.000 L → 1,900.000 L`,
      `Received into ${name} on 01-04-2025: 2,000.000 L → 1,900.000 L`,
      `Variation of ${name}, 01-04-2025 Morning: −10.000 L → 90.000 L`,
    ],
  });
  expect(await days()).toEqual({
    ...before,
    receipt: [1900, 0, 0],
    bookClosing: before.bookClosing!.map((litres, day) => litres - [100, 0, 0][day]!),
    variation: [90, 5, 0],
    cumulativeVariation: [90, 95, 95],
  });
  expect([await unloaded(), await bookNow()]).toEqual([1_900_000, book]);

  const { effects } = await deletionOf('stock_in', await stockIn());
  expect(effects.at(-1)).toBe(`Variation of ${name}, 01-04-2025 Morning: 90.000 L → 1,990.000 L`);
  expect(await days()).toMatchObject({
    receipt: [0, 0, 0],
    variation: [1990, 5, 0],
    cumulativeVariation: [1990, 1995, 1995],
    opening: before.opening,
    dipClosing: before.dipClosing,
  });
  expect([await unloaded(), await bookNow()]).toEqual([0, book]);
});

test('a stock-in of the running shift changes the book stock', async () => {
  const line = await receiveInvoice(station, 'IOC/1', DAYS[2]!, { productId: hs, quantity: 8_000_000 });
  let afterwards: number[] = [];
  await workShift(station, {
    date: '2025-04-04',
    meanwhile: async (shiftId) => {
      const book = await bookNow();
      const { stockInId } = await station.act<{ stockInId: number }>('recordStockIn', {
        shiftId,
        shiftDate: '2025-04-04',
        stockInDateTime: '2025-04-04T09:00',
        productId: hs,
        tankId: tank,
        invoiceLineId: line,
        isAtg: true,
        startVolume: 5_000_000,
        endVolume: 8_000_000,
        quantity: 3_000_000,
        beforeReading: 9_000_000,
        afterReading: 9_000_001,
      });
      await changeOf('stock_in', stockInId, { quantity: '2.990', endVolume: '7990.000' });
      afterwards = [(await bookNow()) - book];
      const above = refusalOf(changeOf('stock_in', stockInId, { quantity: '8.001', comment: 'all' }));
      expect(await above).toMatchObject({ message: 'StockIn Quantity not more then Remaining Quantity' });
      await changeOf('stock_in', stockInId, { quantity: '8.000', comment: 'the whole line' });
      afterwards.push((await bookNow()) - book);
      await deletionOf('stock_in', stockInId);
      afterwards.push((await bookNow()) - book);
    },
  });
  expect(afterwards).toEqual([2_990_000, 8_000_000, 0]);
});

test('a level of a close changes its day and the next by the difference, and no later day', async () => {
  const before = await days();
  const level = before.dipClosing![0]!;
  const { effects } = await changeOf('tank_dip', await levelOf(shifts[0]!), { volume: litresOf((level + 100) * 1000) });
  const shown = (litres: number) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 }).format(litres);
  expect(effects).toEqual([
    'Variation of T1, 01-04-2025 Morning: −10.000 L → 90.000 L',
    `Opening stock of T1, 02-04-2025 Morning: ${shown(level)} L → ${shown(level + 100)} L`,
    'Variation of T1, 02-04-2025 Morning: 5.000 L → −95.000 L',
  ]);
  const moved = (column: string, by: number[]) => before[column]!.map((litres, day) => litres + by[day]!);
  expect(await days()).toEqual({
    receipt: before.receipt,
    opening: moved('opening', [0, 100, 0]).map((litres) => expect.closeTo(litres, 3)),
    bookClosing: moved('bookClosing', [0, 100, 0]).map((litres) => expect.closeTo(litres, 3)),
    dipClosing: moved('dipClosing', [100, 0, 0]).map((litres) => expect.closeTo(litres, 3)),
    variation: [90, -95, 0],
    cumulativeVariation: [90, -5, -5],
  });
  const audited = await station.sql(
    "SELECT row_id, before, after FROM audit_row WHERE command = 'changeRow' AND table_name = 'tank_dip' ORDER BY id",
  );
  expect(audited).toMatchObject([
    { before: { variation: 5_000 }, after: { variation: -95_000 } },
    { before: { volume: level * 1000 }, after: { volume: (level + 100) * 1000, variation: 90_000 } },
  ]);
  expect(await refusalOf(deletionOf('tank_dip', await levelOf(shifts[0]!)))).toMatchObject({ code: 'LEVEL_OF_CLOSE' });
});

test('the sheet of the next shift lists a changed level too, since its opening stock moved', async () => {
  await changeOf('tank_dip', await levelOf(shifts[0]!), { isAtg: 'false', dip: '1000', waterDip: '0' });
  await changeOf('stock_in', await stockIn(), { comment: 'the paper says 2,000' });
  const listed = 'SELECT shift_id AS id, next_shift_id AS next FROM shift_correction ORDER BY shift_correction.id';
  expect(await station.sql(listed)).toEqual([
    { id: shifts[0], next: shifts[1] },
    { id: shifts[0], next: null },
  ]);
});

test('a level measured during a shift that is closed needs a reason, and its sheet lists the change', async () => {
  let rowId = 0;
  const shiftId = await workShift(station, {
    date: '2025-04-04',
    meanwhile: async () => {
      const measured = { tankId: tank, isAtg: true, volume: 5_000_000 };
      rowId = (await station.act<{ tankDipId: number }>('measureTank', measured)).tankDipId;
      const changes = [{ field: 'volume', value: '5100.000' }];
      await station.act('changeRow', { table: 'tank_dip', rowId, permission: MODIFY, changes });
    },
  });
  const asked = { table: 'tank_dip', rowId, changes: [] };
  const withoutReason = station.act('changeRow', { ...asked, permission: DELETE });
  expect(await problemOf(withoutReason)).toMatchObject({ field: 'comment' });
  await changeOf('tank_dip', rowId, { volume: '5200.000' });
  await deletionOf('tank_dip', rowId);
  const listed = 'SELECT shift_id AS id, next_shift_id AS next, reason FROM shift_correction';
  const line = { id: shiftId, next: null, reason: 'It was entered wrong' };
  expect(await station.sql(listed)).toEqual([line, line]);
});

test("a manual level is converted by the tank's chart", async () => {
  const rowId = await levelOf(shifts[1]!);
  const { effects } = await changeOf('tank_dip', rowId, { isAtg: 'false', dip: '1000', waterDip: '0' });
  expect(effects).toContainEqual(expect.stringMatching(/^Opening dip of .*: – → 1000 mm$/));
  const at = (dip: number) =>
    one('SELECT volume AS value FROM dip_chart_row WHERE tank_id = $1 AND dip = $2', tank, dip);
  const opening = 'SELECT opening_volume AS value FROM shift_tank WHERE shift_id = $1 AND tank_id = $2';
  expect(await one(opening, shifts[2], tank)).toBe(await at(1000));
  expect(await one(opening.replace('volume', 'dip'), shifts[2], tank)).toBe(1000);
  const refused = (typed: Record<string, string | null>) => refusalOf(changeOf('tank_dip', rowId, typed));
  expect(await refused({ volume: '1.000' })).toMatchObject({ code: 'BY_THE_CHART' });
  expect(await refused({ dip: null })).toMatchObject({ message: 'Enter the dip' });
  expect(await refused({ waterDip: '1001' })).toMatchObject({ code: 'WATER_ABOVE_DIP' });
});

test('the last close: the running shift opens with the corrected level, and an undo reverses it all', async () => {
  const before = await days();
  const { shiftId: running } = await station.act<{ shiftId: number }>('startShift', {
    shiftDate: '2025-04-04',
    shiftTypeId: station.ids.shiftTypes.morning,
    onDuty: [],
  });
  const rowId = await levelOf(shifts[2]!);
  const level = before.dipClosing![2]! * 1000;
  const { effects } = await changeOf('tank_dip', rowId, { volume: litresOf(level - 50_000) });
  expect(effects).toHaveLength(2);
  const opening = 'SELECT opening_volume AS value FROM shift_tank WHERE shift_id = $1 AND tank_id = $2';
  expect([await one(opening, running, tank), await bookNow()]).toEqual([level - 50_000, level - 50_000]);
  expect((await days()).variation).toEqual([-10, 5, -50]);
  await expectBooksInOrder(station.database);

  await station.act('undoLastShift', { shiftId: shifts[2] });
  // Without the variation of the undone close, the books contain the 1,000 L sold in it again.
  expect(await bookNow()).toBe(Math.round(before.dipClosing![1]! * 1000));
  await expectBooksInOrder(station.database);
});

test('an undo of a shift that returned what the one before received', async () => {
  const before = await days();
  const level = before.dipClosing![1]! * 1000;
  await changeOf('tank_dip', await levelOf(shifts[1]!), { volume: litresOf(level + 30_000) });
  expect((await days()).variation).toEqual([-10, 35, -30]);
  await station.act('undoLastShift', { shiftId: shifts[2] });
  expect(await bookNow()).toBe(Math.round(level + 30_000));
  await expectBooksInOrder(station.database);
  const [leg] = await station.sql<{ draft: object }>('SELECT draft FROM shift WHERE id = $1', [shifts[2]]);
  await station.act('closeShift', leg!.draft);
  expect((await days()).variation).toEqual([-10, 35, -30]);
});

test.each<[string, Record<string, string | null>]>([
  ['by the gauge', { volume: '6000.000' }],
  ['by hand', { isAtg: 'false', dip: '1000', waterDip: '5' }],
])('undone and closed again from its draft, a corrected level %s stays corrected', async (_, typed) => {
  const measured = async () => {
    const [dip] = await station.sql('SELECT is_atg, dip, water_dip, volume, variation FROM tank_dip WHERE id = $1', [
      await levelOf(shifts[2]!),
    ]);
    return dip;
  };
  await changeOf('tank_dip', await levelOf(shifts[2]!), typed);
  const right = await measured();
  await station.act('undoLastShift', { shiftId: shifts[2] });
  const [shift] = await station.sql<{ draft: object }>('SELECT draft FROM shift WHERE id = $1', [shifts[2]]);
  await station.act('closeShift', shift!.draft);
  expect(await measured()).toEqual(right);
});

test('a change during the start of a shift: it opens with the old or the new level, and the books agree', async () => {
  const rowId = await levelOf(shifts[2]!);
  const level = await one('SELECT volume AS value FROM tank_dip WHERE id = $1', rowId);
  for (let round = 1; round <= 6; round++) {
    const start = { shiftDate: '2025-04-04', shiftTypeId: station.ids.shiftTypes.morning, onDuty: [] };
    const [changed] = await Promise.all([
      changeOf('tank_dip', rowId, { volume: litresOf(level - round * 1000) }),
      station.act('startShift', start),
    ]);
    expect(changed.message).toBe('Dip changed.');
    await expectBooksInOrder(station.database);
    // The empty shift is removed by the undo, and the close before it is made again.
    await station.act('undoLastShift', { shiftId: shifts[2] });
    const [draft] = await station.sql<{ draft: object }>('SELECT draft FROM shift WHERE id = $1', [shifts[2]]);
    await station.act('closeShift', draft!.draft);
    const [again] = await station.sql<{ id: number }>(
      "SELECT id FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'",
      [shifts[2], tank],
    );
    // The draft that the undo restored has the corrected level.
    expect(await one('SELECT volume AS value FROM tank_dip WHERE id = $1', again!.id)).toBe(level - round * 1000);
    if (again!.id !== rowId) break;
  }
});

/** Purchases of the invoice by product, and the total owed to the supplier, in paise. */
async function posted(): Promise<Record<string, number>> {
  const rows = await station.sql<{ account: string; amount: number }>(
    `SELECT a.kind || a.ref_id AS account, SUM(p.amount)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind = 'INVOICE' AND e.business_date = '2025-04-05' GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

describe('an invoice', () => {
  let invoiceId: number;
  let lines: number[];
  const bought = () => [`PURCHASES${hs}`, `PURCHASES${station.ids.products.petrol}`, 'SUPPLIER0'] as const;
  const shares = async () => {
    const figures = await posted();
    return bought().map((account) => figures[account] ?? 0);
  };

  /** ₹2,00,000 for the same litres of both products, shared by their selling rates. */
  beforeEach(async () => {
    ({ invoiceId } = await station.act<{ invoiceId: number }>('createInvoice', {
      invoiceNumber: 'IOC/77',
      invoiceDateTime: '2025-04-05T06:00',
      receiveDateTime: '2025-04-05T08:00',
      invoiceAmount: 20_000_000,
      truckNumber: 'GJ01AB1234',
      lines: [hs, station.ids.products.petrol].map((productId) => ({
        productId,
        quantity: 1_000_000,
        shortageQuantity: 0,
        density: '832.5',
      })),
    }));
    lines = (
      await station.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1 ORDER BY id', [invoiceId])
    ).map(({ id }) => id);
  });

  test('redistributes its changed amount, owed on the day of receipt', async () => {
    const [diesel, petrol] = await shares();
    const { effects } = await changeOf('invoice', invoiceId, { amount: '240000.00' });
    expect(effects[0]).toBe('Payable to the supplier: ₹2,00,000.00 → ₹2,40,000.00');
    const [more, other, owed] = await shares();
    // Each share is within a paisa of its exact part.
    for (const off of [more! - 1.2 * diesel!, other! - 1.2 * petrol!]) expect(Math.abs(off)).toBeLessThanOrEqual(2);
    expect([more! + other!, owed]).toEqual([24_000_000, -24_000_000]);
    await changeOf('invoice', invoiceId, { receiveDateTime: '2025-04-06T08:00' });
    expect(await shares()).toEqual([0, 0, 0]);
  });

  test('a corrected line takes a share of its size; the last line cannot be deleted', async () => {
    const [, before] = await shares();
    await changeOf('invoice_line', lines[1]!, { quantity: '1.250' });
    const [diesel, petrol, owed] = await shares();
    expect([diesel! + petrol!, owed]).toEqual([20_000_000, -20_000_000]);
    expect(petrol).toBeGreaterThan(before!);
    const { effects } = await deletionOf('invoice_line', lines[1]!);
    expect(effects).toEqual([
      expect.stringMatching(/^This is ₹200.00 per litre of HS, but it sells at /),
      expect.stringMatching(/^Purchase of HS: .+ → ₹2,00,000.00$/),
    ]);
    expect(await shares()).toEqual([20_000_000, 0, -20_000_000]);
    expect(await refusalOf(deletionOf('invoice_line', lines[0]!))).toMatchObject({ code: 'LAST_LINE' });
  });

  test('readings are compared with its challan; a line with a reading cannot be deleted', async () => {
    await station.act('recordDensity', {
      businessDate: '2025-04-05',
      occasion: 'TANKER',
      productId: hs,
      invoiceLineId: lines[0],
      density: 8220,
      temperature: 300,
    });
    const { effects } = await changeOf('invoice_line', lines[0]!, { density: '840.1' });
    expect(effects).toEqual(['Challan of the reading of 05-04-2025: 832.5 kg/m³ → 840.1 kg/m³']);
    expect(await one('SELECT challan_density AS value FROM density_reading')).toBe(8401);
    for (const refused of [deletionOf('invoice_line', lines[0]!), deletionOf('invoice', invoiceId)])
      expect(await refusalOf(refused)).toMatchObject({ code: 'DENSITY_READ' });
    await deletionOf('density_reading', await one('SELECT id AS value FROM density_reading'));
    await deletionOf('invoice', invoiceId);
    expect(await shares()).toEqual([0, 0, 0]);
    expect(
      await one("SELECT COUNT(*) AS value FROM audit_row WHERE table_name = 'invoice_line' AND after IS NULL"),
    ).toBe(2);
  });

  test('a line gets another product while nothing of it is unloaded', async () => {
    const { petrol } = station.ids.products;
    const { id: power } = await station.act('createProduct', { name: 'MS POWER', shortName: 'MSP' });
    const before = await shares();
    const { effects } = await changeOf('invoice_line', lines[1]!, { productId: String(power) });
    expect(effects).toEqual([
      expect.stringMatching(/^Purchase of .+: ₹[\d,.]+ → ₹[\d,.]+$/),
      expect.stringMatching(/^Purchase of .+: ₹[\d,.]+ → ₹0.00$/),
      expect.stringMatching(/^Purchase of MS POWER: ₹0.00 → ₹[\d,.]+$/),
    ]);
    const [diesel, none, owed] = await shares();
    // Without a rate of the new product, the amount is shared by litres.
    expect([diesel, none, owed]).toEqual([10_000_000, 0, -20_000_000]);
    expect((await posted())[`PURCHASES${power}`]).toBe(10_000_000);
    await changeOf('invoice_line', lines[1]!, { productId: String(petrol) });
    expect(await shares()).toEqual(before);
    for (const productId of ['99999', null])
      expect(await problemsOf(changeOf('invoice_line', lines[1]!, { productId }))).toEqual([
        ['productId', 'Please select a product'],
      ]);
    const unloadedLine = await one('SELECT MIN(invoice_line_id) AS value FROM stock_in');
    expect(await problemsOf(changeOf('invoice_line', unloadedLine, { productId: String(petrol) }))).toEqual([
      ['productId', expect.stringContaining('has already been unloaded')],
    ]);
  });

  test('a forgotten line is added by a change of the invoice, with the total that it makes', async () => {
    const { petrol } = station.ids.products;
    await deletionOf('invoice_line', lines[1]!);
    expect(await shares()).toEqual([20_000_000, 0, -20_000_000]);
    const added = { addedProductId: String(petrol), addedQuantity: '1.000', addedShortage: '0', addedDensity: '745.0' };
    for (const [wrong, field] of [
      ...Object.keys(added).map((name) => [{ [name]: null }, name] as const),
      [{ addedShortage: '1001' }, 'addedShortage'],
      [{ addedDensity: 'thin' }, 'addedDensity'],
      [{ addedProductId: '99999' }, 'addedProductId'],
    ] as const)
      expect(await problemsOf(changeOf('invoice', invoiceId, { ...added, ...wrong }))).toEqual([
        [field, expect.any(String)],
      ]);
    const { effects } = await changeOf('invoice', invoiceId, { ...added, amount: '240000.00' });
    expect(effects).toEqual([
      'Payable to the supplier: ₹2,00,000.00 → ₹2,40,000.00',
      expect.stringMatching(/^Purchase of .+: ₹2,00,000.00 → /),
      expect.stringMatching(/^Purchase of .+: ₹0.00 → /),
    ]);
    const [diesel, ofPetrol, owed] = await shares();
    expect([diesel! + ofPetrol!, owed]).toEqual([24_000_000, -24_000_000]);
    const stored = await station.sql(
      'SELECT product_id AS id, quantity, unloaded FROM invoice_line WHERE invoice_id = $1 ORDER BY id',
      [invoiceId],
    );
    expect(stored).toEqual([
      { id: hs, quantity: 1_000_000, unloaded: 0 },
      { id: petrol, quantity: 1_000_000, unloaded: 0 },
    ]);
    // Within the same total, the others' shares make room.
    await changeOf('invoice', invoiceId, added);
    expect((await shares())[2]).toBe(-24_000_000);
  });

  test('has a unique number and no unloading before it', async () => {
    const [other] = await station.sql<{ number: string }>(
      'SELECT invoice_number AS number FROM invoice WHERE id <> $1',
      [invoiceId],
    );
    expect(await refusalOf(changeOf('invoice', invoiceId, { invoiceNumber: other!.number }))).toMatchObject({
      code: 'DUPLICATE',
      message: expect.stringContaining(`Invoice ${other!.number} is already entered: dated `),
    });
  });

  test('refuses a purchase below what was unloaded of a line', async () => {
    const lineId = await one('SELECT invoice_line_id AS value FROM stock_in');
    expect(await refusalOf(changeOf('invoice_line', lineId, { quantity: '1.999' }))).toMatchObject({
      message: 'The quantity must not be below the 2,000.000 L already unloaded',
    });
    await changeOf('invoice_line', lineId, { quantity: '2.500' }, true);
    expect(await unloaded()).toBe(2_000_000);
  });
});

test('changing a density or an inspection changes the report of its days', async () => {
  const dsr = () => readDsr(station, { product: hs, from: DAYS[0], to: DAYS[2] });
  const { densityReadingId } = await station.act<{ densityReadingId: number }>('recordDensity', {
    businessDate: DAYS[1],
    occasion: 'MORNING',
    productId: hs,
    tankId: tank,
    density: 8220,
    temperature: 300,
  });
  const { inspectionId } = await station.act<{ inspectionId: number }>('recordInspection', {
    productId: hs,
    inspectionDate: DAYS[1],
    readingSum: 4_000_000,
    totalStock: 19_000_000,
    totalBeforeStock: 0,
  });
  const { effects } = await changeOf('density_reading', densityReadingId, { density: '828.5', temperature: '32.0' });
  expect(effects).toEqual(['Density at 15 °C: 832.5 kg/m³ → 840.3 kg/m³']);
  expect(figures((await dsr()).days.rows, 'density')[1]).toBe(840.3);
  // 20 L more than the tank held before the third morning, so they count as missing from then on.
  await changeOf('inspection', inspectionId, { inspectionDate: DAYS[2]!, totalStock: '15179.447' });
  const { basis, days: moved } = await dsr();
  expect(basis.rows.at(-1)).toMatchObject({ inspected: DAYS[2], totalStock: '15179.447' });
  expect(figures(moved.rows, 'cumulativeVariation')).toEqual([-10, -5, -20]);
  await deletionOf('inspection', inspectionId);
  expect(figures((await dsr()).days.rows, 'cumulativeVariation')).toEqual([-10, -5, -5]);
});

test('the time of an inspection and the testing before it are changed and undone together', async () => {
  const { inspectionId: id } = await station.act<{ inspectionId: number }>('recordInspection', {
    productId: hs,
    inspectionDate: DAYS[0],
    readingSum: 2_010_000,
    totalStock: 19_000_000,
    totalBeforeStock: 0,
  });
  const row = async () => {
    const [stored] = await station.sql('SELECT inspection_time, testing_before FROM inspection WHERE id = $1', [id]);
    return stored;
  };
  const asked = async () => {
    const { basis, days } = await readDsr(station, { product: hs, from: DAYS[0], to: DAYS[0] });
    return { ...basis.rows[0], sold: figures(days.rows, 'cumulativeSale')[0]! };
  };
  const before = await asked();
  expect(before).toMatchObject({ inspectedAt: 'Before the first shift', testingBefore: '0.000' });

  await changeOf('inspection', id, { inspectionTime: '12:30', testingBefore: '5.000' });
  expect(await row()).toEqual({ inspection_time: '12:30', testing_before: 5_000 });
  // Testing fuel returned before the inspection is not subtracted from the sales after it.
  expect(await asked()).toMatchObject({ inspectedAt: '12:30', testingBefore: '5.000', sold: before.sold + 5 });

  for (const [typed, message] of [
    [{ inspectionTime: '' }, 'Enter the inspection time, or leave out the testing before it'],
    [{ inspectionTime: '24:00' }, 'Enter the inspection time as HH:MM, such as 14:30'],
    [{ testingBefore: '-1' }, 'Enter the litres of testing before the inspection, or leave it empty'],
  ] as const)
    expect(await refusalOf(changeOf('inspection', id, typed))).toMatchObject({ message });
  expect(await row()).toEqual({ inspection_time: '12:30', testing_before: 5_000 });

  await changeOf('inspection', id, { inspectionTime: '', testingBefore: '0' });
  expect(await row()).toEqual({ inspection_time: null, testing_before: 0 });
  expect(await asked()).toEqual(before);
});
