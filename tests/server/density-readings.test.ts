import { addDays } from '../../server/domain/kernel/business-date';
import { receiveInvoice, stockInOf, workShift } from '../reports/stock-days';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { refusalOf } from './backend';

const RECORD = `mutation ($input: RecordDensityInput!) {
  recordDensity(input: $input) { densityReadingId densityAt15 deviation isFlagged note userErrors { code message field } } }`;
const LIST = `{ densityReadings { id businessDate createdAt occasion productName shortName tankName invoiceNumber density
  temperature densityAt15 challanDensity deviation isFlagged comment enteredBy } }`;

const NOTE =
  'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate';

const INVOICE = {
  invoiceDateTime: '2025-04-01T05:30',
  receiveDateTime: '2025-04-01T06:40',
  invoiceAmount: 300_000_000,
  truckNumber: 'RJ14 GA 1234',
};
const QUANTITY = { quantity: 12_000_000, shortageQuantity: 0 };

const OFFERED = `query ($productId: Int!) {
  linesToCompare(productId: $productId) { invoiceLineId invoiceNumber receivedOn density } }`;

let station: Station;
/** Lines of one invoice: diesel at 832.5 kg/m³, petrol whose challan is in g/ml, diesel without a density. */
let lines: { diesel: number; petrol: number; unsaid: number };

beforeAll(async () => {
  station = await startStation();
  const { diesel, petrol } = station.ids.products;
  const { invoiceId } = await station.act<{ invoiceId: number }>('createInvoice', {
    ...INVOICE,
    invoiceNumber: 'IOC/4471',
    lines: [
      { ...QUANTITY, productId: diesel, density: '832.5 KG/M3' },
      { ...QUANTITY, productId: petrol, density: '0.7483' },
      { ...QUANTITY, productId: diesel, density: '840.0' },
    ],
  });
  const rows = await station.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1 ORDER BY id', [
    invoiceId,
  ]);
  lines = { diesel: rows[0]!.id, petrol: rows[1]!.id, unsaid: rows[2]!.id };
  // As entered before a density had to be a number.
  await station.sql("UPDATE invoice_line SET density = 'AS PER CHALLAN' WHERE id = $1", [lines.unsaid]);
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station?.close();
});

type Fuel = 'diesel' | 'petrol';
const of = (fuel: Fuel, occasion: string, density: number, temperature: number, places: object = {}) => ({
  businessDate: '2025-04-01',
  occasion,
  productId: station.ids.products[fuel],
  density,
  temperature,
  ...places,
});
const inTank = (fuel: Fuel) => ({ tankId: station.ids.tanks[fuel] });
const record = (entry: object) => station.act<object>('recordDensity', entry);

test('a morning reading of a tank: its density at 15 °C, and the usual range of petrol', async () => {
  expect(await record(of('diesel', 'MORNING', 8285, 320, inTank('diesel')))).toEqual({
    densityReadingId: expect.any(Number),
    densityAt15: 8403,
    deviation: null,
    isFlagged: false,
    isUnusual: false,
    note: null,
  });
  expect(await record(of('petrol', 'MORNING', 7350, 300, inTank('petrol')))).toMatchObject({
    densityAt15: 7483,
    note: NOTE,
  });
});

test('recording, changing or deleting a density notifies pages that show the tanks', async () => {
  const recorded = async (): Promise<number> =>
    ((await record(of('diesel', 'MORNING', 8285, 320, inTank('diesel')))) as { densityReadingId: number })
      .densityReadingId;
  const [changed, deleted] = [await recorded(), await recorded()];
  const heard = station.request().events.subscribe('stockChanged');
  const hear = async (id: number): Promise<void> => {
    while ((await heard.next()).value.densityReadingId !== id);
  };
  // Events keep their order: once this one arrives, all earlier ones have arrived.
  await hear(await recorded());
  const change = { table: 'density_reading', rowId: changed, permission: 2 };
  await station.act('changeRow', { ...change, changes: [{ field: 'comment', value: 'by hand' }] });
  await hear(changed);
  await station.act('changeRow', { ...change, rowId: deleted, permission: 1, changes: [] });
  await hear(deleted);
  await heard.return!();
});

test.each([
  ['as dense as on its challan', 8220, 300, 8325, 0, false],
  ['3.0 kg/m³ heavier', 8355, 150, 8355, 30, false],
  ['3.1 kg/m³ heavier', 8356, 150, 8356, 31, true],
  ['3.1 kg/m³ lighter', 8294, 150, 8294, -31, true],
  ['7.8 kg/m³ heavier', 8285, 320, 8403, 78, true],
])(
  'compares the reading of a tanker that is %s',
  async (_how, density, temperature, densityAt15, deviation, isFlagged) => {
    const tanker = of('diesel', 'TANKER', density, temperature, { invoiceLineId: lines.diesel });
    expect(await record(tanker)).toMatchObject({ densityAt15, deviation, isFlagged });
  },
);

test('after unloading the line is optional, and the tank is compared likewise', async () => {
  const tank = inTank('petrol');
  const lighter = of('petrol', 'AFTER_UNLOADING', 7250, 350, { ...tank, invoiceLineId: lines.petrol });
  expect(await record(lighter)).toMatchObject({ densityAt15: 7429, deviation: -54, isFlagged: true, note: NOTE });
  const unnamed = of('petrol', 'AFTER_UNLOADING', 7250, 350, tank);
  expect(await record(unnamed)).toMatchObject({ densityAt15: 7429, deviation: null, isFlagged: false });
});

test('a challan without a density gives no comparison', async () => {
  const tanker = of('diesel', 'TANKER', 8400, 200, { ...inTank('diesel'), invoiceLineId: lines.unsaid });
  expect(await record(tanker)).toMatchObject({ densityAt15: 8434, deviation: null, isFlagged: false });
  const [row] = await station.sql(
    'SELECT tank_id, invoice_line_id, challan_density FROM density_reading ORDER BY id DESC LIMIT 1',
  );
  expect(row).toEqual({ tank_id: station.ids.tanks.diesel, invoice_line_id: lines.unsaid, challan_density: null });
});

test('over GraphQL figures are texts with one decimal, also in the list, newest first', async () => {
  const input = {
    businessDate: '2025-04-02',
    occasion: 'TANKER',
    productId: station.ids.products.diesel,
    invoiceLineId: lines.diesel,
    density: '815',
    temperature: '35.0',
    comment: ' by the new hydrometer ',
  };
  const { body } = await station.graphql(RECORD, { input }, { token: station.staffToken });
  expect(body.data.recordDensity).toEqual({
    densityReadingId: expect.any(Number),
    densityAt15: '829.0',
    deviation: '-3.5',
    isFlagged: true,
    note: null,
    userErrors: [],
  });
  const list = await station.graphql(LIST, {}, { token: station.staffToken });
  const [newest, before] = list.body.data.densityReadings;
  expect(newest).toEqual({
    id: body.data.recordDensity.densityReadingId,
    businessDate: '2025-04-02',
    occasion: 'TANKER',
    createdAt: expect.any(String),
    productName: 'HS',
    shortName: 'HS',
    tankName: null,
    invoiceNumber: 'IOC/4471',
    density: '815.0',
    temperature: '35.0',
    densityAt15: '829.0',
    challanDensity: '832.5',
    deviation: '-3.5',
    isFlagged: true,
    comment: 'by the new hydrometer',
    enteredBy: 'SURESH STAFF',
  });
  expect(before).toMatchObject({ tankName: 'T1', challanDensity: null, deviation: null, isFlagged: false });
  const refused = await station.graphql(RECORD, { input: { ...input, density: '8150' } });
  expect(refused.body.data.recordDensity.userErrors).toEqual([
    { code: 'DENSITY_UNREADABLE', message: 'Density must be from 600.0 to 950.0 kg/m³', field: 'density' },
  ]);
});

test('petrol in the diesel tank is accepted and marked unusual in the answer, list and register', async () => {
  const input = { ...of('diesel', 'MORNING', 0, 0, inTank('diesel')), density: '735.0', temperature: '30.0' };
  const answer = `mutation ($input: RecordDensityInput!) {
    recordDensity(input: $input) { densityAt15 isUnusual userErrors { message } } }`;
  const businessDate = '2025-04-03';
  const { body } = await station.graphql(answer, { input: { ...input, businessDate, comment: 'Smells' } });
  expect(body.data.recordDensity).toEqual({ densityAt15: '748.3', isUnusual: true, userErrors: [] });
  const list = await station.graphql('{ densityReadings { shortName densityAt15 isUnusual } }');
  expect(list.body.data.densityReadings.slice(0, 2)).toEqual([
    { shortName: 'HS', densityAt15: '748.3', isUnusual: true },
    { shortName: 'HS', densityAt15: '829.0', isUnusual: false },
  ]);
  await record({ ...of('petrol', 'MORNING', 8285, 320, inTank('petrol')), businessDate });
  const register = `{ reports { densityRegister(from: "2025-04-03", to: "2025-04-03") { rows { product densityAt15 note comment } } } }`;
  const { rows } = (await station.graphql(register)).body.data.reports.densityRegister;
  expect(rows).toEqual([
    { product: 'HS', densityAt15: '748.3', note: 'Unusual for HS', comment: 'Smells' },
    { product: 'MS', densityAt15: '840.3', note: 'Unusual for MS; Approximate', comment: null },
  ]);
});

test("a tank's earlier morning reading is returned before a second one", async () => {
  const asked = `query ($tankId: Int!, $businessDate: BusinessDate!) {
    morningReading(tankId: $tankId, businessDate: $businessDate) { densityAt15 } }`;
  const told = async (fuel: Fuel, businessDate: string) => {
    const { body } = await station.graphql(asked, { ...inTank(fuel), businessDate }, { token: station.staffToken });
    return body.data.morningReading;
  };
  const day = '2025-04-04';
  await record({ ...tanker(), businessDate: day, ...inTank('diesel') });
  expect(await told('diesel', day)).toBeNull();
  await record({ ...morning(), businessDate: day });
  await record({ ...morning(), businessDate: day, density: 8300 });
  expect(await told('diesel', day)).toEqual({ densityAt15: '841.8' });
  expect(await told('petrol', day)).toBeNull();
  expect(await told('diesel', addDays(day, 1))).toBeNull();
});

test('each reading is audited', async () => {
  await record(of('diesel', 'MORNING', 8360, 400, inTank('diesel')));
  const [audited] = await station.sql(
    "SELECT after FROM audit_row WHERE table_name = 'density_reading' ORDER BY id DESC LIMIT 1",
  );
  expect(audited).toMatchObject({
    after: { occasion: 'MORNING', density: 8360, temperature: 400, density_at_15: 8532 },
  });
});

const morning = () => of('diesel', 'MORNING', 8285, 320, inTank('diesel'));
const tanker = () => of('diesel', 'TANKER', 8285, 320, { invoiceLineId: lines.diesel });
test.each<[string, () => object, string]>([
  ['a morning reading without a tank', () => ({ ...morning(), tankId: null }), 'Select Tank'],
  ['a reading after unloading without a tank', () => ({ ...tanker(), occasion: 'AFTER_UNLOADING' }), 'Select Tank'],
  ['a tanker reading without an invoice line', () => ({ ...tanker(), invoiceLineId: null }), 'Select Invoice'],
  ['an unknown tank', () => ({ ...morning(), tankId: 999 }), 'Select Tank'],
  ['an unknown invoice line', () => ({ ...tanker(), invoiceLineId: 999 }), 'Select Invoice'],
  ['a tank of another product', () => ({ ...morning(), ...inTank('petrol') }), 'T2 holds another product'],
  [
    'a line of another product',
    () => ({ ...tanker(), invoiceLineId: lines.petrol }),
    'The invoice line is for another product',
  ],
  [
    'a morning reading with an invoice line',
    () => ({ ...morning(), invoiceLineId: lines.diesel }),
    'A morning reading cannot belong to a delivery',
  ],
  [
    'a future day',
    () => ({ ...morning(), businessDate: addDays(station.request().clock.today(), 1) }),
    'The date of the reading must not be in the future',
  ],
  ['a missing date', () => ({ ...morning(), businessDate: null }), 'Enter the date of the reading'],
  ['an unknown occasion', () => ({ ...morning(), occasion: 'NOON' }), 'Select when the density was measured'],
  ['a missing product', () => ({ ...morning(), productId: null }), 'Select a product'],
  ['a missing density', () => ({ ...morning(), density: null }), 'Enter the density in kg/m³, with at most 1 decimal'],
  ['a density out of range', () => ({ ...morning(), density: 5999 }), 'Density must be from 600.0 to 950.0 kg/m³'],
  [
    'a missing temperature',
    () => ({ ...morning(), temperature: null }),
    'Enter the temperature in °C, with at most 1 decimal',
  ],
  [
    'a temperature in Fahrenheit',
    () => ({ ...morning(), temperature: 860 }),
    'Temperature must be from -20.0 to 70.0 °C',
  ],
  [
    'a comment that is too long',
    () => ({ ...morning(), comment: 'x'.repeat(501) }),
    'Comment must be at most 500 characters',
  ],
])('refuses %s', async (_what, entry, message) => {
  expect(await refusalOf(record(entry()))).toMatchObject({ kind: 'INVALID', message });
});

test('refuses products that are no fuel or unknown', async () => {
  const { id: oil } = await station.act('createProduct', { name: 'ENGINE OIL', kind: 'PACKED' });
  for (const productId of [oil, 999])
    expect(await refusalOf(record({ ...morning(), productId }))).toMatchObject({
      kind: 'INVALID',
      message: 'Select a product',
    });
});

test('a delivery can be compared until the shift after its unloading is closed', async () => {
  const offered = async (fuel: Fuel) => {
    const productId = station.ids.products[fuel];
    const { body } = await station.graphql(OFFERED, { productId }, { token: station.staffToken });
    return body.data.linesToCompare;
  };
  const date = '2025-04-05';
  const ofPetrol = { productId: station.ids.products.petrol, quantity: 3_000_000 };
  const invoiceLineId = await receiveInvoice(station, 'IOC/4500', date, ofPetrol);
  const unloaded = { invoiceLineId, invoiceNumber: 'IOC/4500', receivedOn: date, density: '832.5' };
  const waiting = expect.objectContaining({ invoiceLineId: lines.petrol, density: '0.7483' });
  const { tankId } = inTank('petrol');

  expect(await offered('petrol')).toEqual([unloaded, waiting]);
  await workShift(station, {
    date,
    meanwhile: async (shiftId) => {
      const whole = { shiftId, tankId, invoiceLineId, quantity: ofPetrol.quantity };
      await station.act('recordStockIn', await stockInOf(station, whole));
      expect(await offered('petrol')).toEqual([unloaded, waiting]);
    },
  });
  expect(await offered('petrol')).toEqual([unloaded, waiting]);
  await workShift(station, {
    date,
    night: true,
    meanwhile: async () => {
      expect(await offered('petrol')).toEqual([unloaded, waiting]);
      const inTheTank = of('petrol', 'AFTER_UNLOADING', 8220, 300, { tankId, invoiceLineId });
      expect(await record(inTheTank)).toMatchObject({ deviation: expect.any(Number) });
    },
  });
  expect(await offered('petrol')).toEqual([waiting]);
  expect(await offered('diesel')).toMatchObject([{ invoiceLineId: lines.unsaid }, { invoiceLineId: lines.diesel }]);
});

test("a reading may be of the running shift's day where that is tomorrow, and of no later day", async () => {
  const tomorrow = addDays(station.request().clock.today(), 1);
  const future = { message: 'The date of the reading must not be in the future' };
  const of = (businessDate: string) => record({ ...morning(), businessDate });
  expect(await refusalOf(of(tomorrow))).toMatchObject(future);
  await workShift(station, {
    date: tomorrow,
    meanwhile: async () => {
      expect(await of(tomorrow)).toMatchObject({ densityAt15: 8403 });
      expect(await refusalOf(of(addDays(tomorrow, 1)))).toMatchObject(future);
    },
  });
});

test('readings are paged by the id of the last one', async () => {
  const page = async (args: string) =>
    (await station.graphql(`{ densityReadings${args} { id } }`)).body.data.densityReadings.map(
      ({ id }: { id: number }) => id,
    );
  const all: number[] = await page('(first: 500)');
  expect(all.length).toBeGreaterThan(2);
  expect([await page('(first: 2)'), await page(`(first: 2, before: ${all[1]})`)]).toEqual([
    all.slice(0, 2),
    all.slice(2, 4),
  ]);
  const { body } = await station.graphql('{ densityReadings(first: 501) { id } }');
  expect(body.errors[0].message).toBe('first must be 500 or less');
});
