import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { setSetting } from '../support/station-settings';
import { type Dsr, type ReportRow, readDsr, receiveInvoice, stockInOf, workShift } from './stock-days';

jest.setTimeout(30_000);

const APRIL = { month: '2025-04' };

let station: Station;
let hs: number;
/** The first shift of each day. */
let shifts: number[];

/** Four days of diesel: the first pump sells 1,000 L a day; an inspection on the second. */
beforeEach(async () => {
  station = await startStation();
  const { ids, act } = station;
  const [one] = ids.pumps;
  hs = ids.products.diesel;
  shifts = [];
  for (const date of ['2025-04-01', '2025-04-02', '2025-04-03', '2025-04-04'])
    shifts.push(await workShift(station, { date, sold: { [one.diesel]: 1000 }, off: { [ids.tanks.diesel]: -5 } }));
  await act('recordInspection', {
    productId: hs,
    inspectionDate: '2025-04-02',
    readingSum: 3_000_000,
    totalStock: 14_159_447,
    totalBeforeStock: 0,
  });
}, 60_000);
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const diesel = (asked: object = APRIL): Promise<Dsr> => readDsr(station, { product: hs, ...asked });
const pick = (rows: ReportRow[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]));

test('a backward stock-in changes its own day and the cumulative figures from it on, and no earlier day', async () => {
  const { ids, act } = station;
  const before = await diesel();
  const invoiceLineId = await receiveInvoice(station, 'IOC/4471', '2025-04-03', { productId: hs, quantity: 4_000_000 });
  const place = { shiftId: shifts[2]!, tankId: ids.tanks.diesel, invoiceLineId, quantity: 4_000_000 };
  await act('recordBackwardStockIn', await stockInOf(station, place));
  const { days, verdict } = await diesel();
  expect(days.rows.slice(0, 2)).toEqual(before.days.rows.slice(0, 2));
  const columns = ['opening', 'receipt', 'bookClosing', 'dipClosing', 'variation', 'cumulativeVariation', 'verdict'];
  expect(pick(before.days.rows.slice(2), ...columns)).toEqual([
    ['13154.447', '0.000', '12154.447', '12149.447', '-5.000', '-10.000', 'Within'],
    ['12149.447', '0.000', '11149.447', '11144.447', '-5.000', '-15.000', 'Within'],
  ]);
  // The measured levels stay. The 4,000 L were already in the tank, so without the entry the books showed a gain.
  expect(pick(days.rows.slice(2), ...columns)).toEqual([
    ['13154.447', '4000.000', '16154.447', '12149.447', '-4005.000', '-4010.000', 'Loss outside'],
    ['12149.447', '0.000', '11149.447', '11144.447', '-5.000', '-4015.000', 'Loss outside'],
  ]);
  expect(verdict.rows[0]).toMatchObject({ receipts: '4000.000', variation: '-4015.000' });
  // The same in a report that starts after it.
  const later = await diesel({ from: '2025-04-04', to: '2025-04-30' });
  expect(later.days.rows).toEqual(days.rows.slice(3));
  expect(later.verdict.rows).toEqual(verdict.rows);
});

test('two tanks of one product are one stock, and a tank added in mid-month is neither a gain nor a receipt', async () => {
  const { ids, act } = station;
  const [one, two] = ids.pumps;
  const { id: tankId } = await act('createTank', { name: 'T3', productId: hs, openingVolume: 6_000_000 });
  const { id: nozzle } = await act('createNozzle', { name: 'N3', pumpId: two.id, tankId, initialReading: 70_000 });
  const sold = { [one.diesel]: 1000, [nozzle]: 500 };
  await workShift(station, { date: '2025-04-05', sold, off: { [ids.tanks.diesel]: -5, [tankId]: -3 } });
  await workShift(station, { date: '2025-04-06', sold, off: { [tankId]: 1 } });
  const { days, verdict, hints } = await diesel();
  expect(pick(days.rows.slice(4), 'opening', 'netSale', 'dipClosing', 'variation', 'cumulativeVariation')).toEqual([
    ['17144.447', '1500.000', '15636.447', '-8.000', '-23.000'],
    ['15636.447', '1500.000', '14137.447', '1.000', '-22.000'],
  ]);
  // The inspector found the book stock, so the guidelines judge the sum of the days: no gain of 6,000 L.
  expect(verdict.rows[0]).toMatchObject({ afterTesting: '6000.000', variation: '-22.000', outside: '0.000' });
  expect(hints.rows).toEqual([
    {
      product: 'HS',
      tank: null,
      hint: '05-04-2025 opened with 17,144.447 L, but 04-04-2025 closed with 11,144.447 L: a tank was added or taken out of use.',
    },
  ]);
  // The same in a report that starts with the tank, and in one that starts after it was added.
  const since = await diesel({ from: '2025-04-05', to: '2025-04-30' });
  expect(since.days.rows).toEqual(days.rows.slice(4));
  expect(since.verdict.rows).toEqual(verdict.rows);
  expect(since.hints.rows).toEqual(hints.rows);
  const later = await diesel({ from: '2025-04-06', to: '2025-04-30' });
  expect(later.days.rows).toEqual(days.rows.slice(5));
  expect(later.verdict.rows).toEqual(verdict.rows);
  expect(later.hints.rows).toEqual([{ product: null, tank: null, hint: 'No likely cause found' }]);
});

test('a disabled tank takes its stock with it and causes no loss', async () => {
  const { ids, act } = station;
  const [one] = ids.pumps;
  const { id } = await act('createTank', { name: 'T3', productId: hs, openingVolume: 6_000_000 });
  await workShift(station, { date: '2025-04-05', sold: { [one.diesel]: 1000 } });
  await act('updateTank', { id, version: 1, disabled: true });
  await workShift(station, { date: '2025-04-06', sold: { [one.diesel]: 1000 }, off: { [ids.tanks.diesel]: -1 } });
  const { days, verdict } = await diesel();
  expect(pick(days.rows.slice(4), 'opening', 'dipClosing', 'variation', 'cumulativeVariation')).toEqual([
    ['17144.447', '16144.447', '0.000', '-15.000'],
    ['10144.447', '9143.447', '-1.000', '-16.000'],
  ]);
  expect(verdict.rows[0]).toMatchObject({ variation: '-16.000', outside: '0.000' });
});

test('a meter that is reset continues to sell without a jump in any figure', async () => {
  const { ids, act } = station;
  const [one] = ids.pumps;
  const reset = {
    nozzleId: one.diesel,
    kind: 'RESET',
    lastReading: 5_400_000,
    firstReading: 0,
    testing: 10_000,
    reason: 'Sealed anew',
  };
  await workShift(station, {
    date: '2025-04-05',
    meanwhile: () => act('recordMeterEvent', reset),
    sold: { [one.diesel]: 600 },
  });
  await workShift(station, { date: '2025-04-06', sold: { [one.diesel]: 100 } });
  const { days, verdict } = await diesel();
  expect(pick(days.rows.slice(4), 'meterSale', 'testing', 'netSale', 'variation', 'cumulativeSale')).toEqual([
    ['1000.000', '10.000', '990.000', '0.000', '3990.000'],
    ['100.000', '0.000', '100.000', '0.000', '4090.000'],
  ]);
  expect(verdict.rows[0]).toMatchObject({ afterTesting: '4090.000', variation: '-15.000' });
  // An inspection after it reads the new meter and starts with it.
  await act('recordInspection', {
    productId: hs,
    inspectionDate: '2025-04-06',
    readingSum: 600_000 + 1_000_000,
    totalStock: 10_154_447,
    totalBeforeStock: 0,
  });
  const after = await diesel();
  expect(after.verdict.rows[0]).toMatchObject({ afterTesting: '100.000', variation: '0.000' });
});

test('an inspection on a day without shifts starts with the closing meters of the last shift before', async () => {
  const { ids, act } = station;
  const [one] = ids.pumps;
  await act('recordInspection', {
    productId: hs,
    inspectionDate: '2025-04-06',
    readingSum: 6_000_000,
    totalStock: 11_144_447,
    totalBeforeStock: 0,
  });
  await workShift(station, { date: '2025-04-07', sold: { [one.diesel]: 1000 }, off: { [ids.tanks.diesel]: -2 } });
  const { days, verdict, basis } = await diesel();
  expect(pick(days.rows.slice(3), 'cumulativeSale', 'cumulativeVariation')).toEqual([
    ['3000.000', '-15.000'],
    ['1000.000', '-2.000'],
  ]);
  expect(verdict.rows[0]).toMatchObject({ afterTesting: '1000.000', variation: '-2.000' });
  expect(basis.rows[0]).toMatchObject({ inspected: '2025-04-06', totalStock: '11144.447' });
});

test('an inspection before the books began is judged if no meter moved in between', async () => {
  const { ids, act } = station;
  const petrol = { productId: ids.products.petrol, totalBeforeStock: 0, totalStock: 15_164_447 };
  const asked = { product: ids.products.petrol, ...APRIL };
  await act('recordInspection', { ...petrol, inspectionDate: '2025-03-20', readingSum: 9_400_000 });
  const unknown = await readDsr(station, asked);
  const missing = 'Receipts and sales between the inspection and 01-04-2025, when the books began, are not known';
  expect(unknown.basis.rows[0]).toMatchObject({ inspected: '2025-03-20', missing });
  expect(unknown.verdict.rows[0]!.verdict).toBe(`${missing}, so the variation cannot be judged.`);
  expect(pick(unknown.days.rows, 'band', 'verdict')).toEqual(Array(4).fill([null, null]));
  await act('recordInspection', { ...petrol, inspectionDate: '2025-03-31', readingSum: 10_000_000 });
  await workShift(station, {
    date: '2025-04-05',
    sold: { [ids.pumps[0].petrol]: 500 },
    off: { [ids.tanks.petrol]: -3 },
  });
  const known = await readDsr(station, asked);
  expect(known.basis.rows[0]).toMatchObject({ inspected: '2025-03-31', missing: null });
  expect(known.verdict.rows[0]).toMatchObject({ afterTesting: '500.000', variation: '-3.000', outside: '0.000' });
});

test('a fuel outside the guidelines is judged once the station has set its permitted variation', async () => {
  const { act, ids } = station;
  const { id: productId } = await act('createProduct', { name: 'POWER', shortName: 'XP' });
  const { id: tankId } = await act('createTank', { name: 'T3', productId, openingVolume: 5_000_000 });
  const { id: nozzle } = await act('createNozzle', {
    name: 'N3',
    pumpId: ids.pumps[0].id,
    tankId,
    initialReading: 10_000,
  });
  const from = { shiftDate: '2025-04-05', shiftTypeId: ids.shiftTypes.morning };
  await act('createProductRate', { productId, rate: 11_000, ...from });
  await workShift(station, { date: '2025-04-05', sold: { [nozzle]: 100 }, off: { [tankId]: -300 } });
  const asked = { product: productId, ...APRIL };
  const unset = await readDsr(station, asked);
  expect(unset.basis.rows[0]!.missing).toBe('No inspection is entered. No permitted variation is set for XP');
  await act('recordInspection', {
    productId,
    inspectionDate: '2025-04-05',
    readingSum: 10_000,
    totalStock: 5_000_000,
    totalBeforeStock: 0,
  });
  expect((await readDsr(station, asked)).verdict.rows[0]!.verdict).toBe(
    'No permitted variation is set for XP, so the variation cannot be judged.',
  );
  await act('createPermittedVariation', {
    productId,
    fromDate: '2025-04-01',
    evaporation: 75,
    largeEvaporation: 60,
  });
  const judged = await readDsr(station, asked);
  expect(judged.basis.rows[0]!.missing).toBeNull();
  // 4 % of 4,600 L and 0.75 % of 100 L.
  expect(judged.verdict.rows[0]!.verdict).toBe(
    'A loss of 300.000 L, 115.250 L outside the permitted 184.750 L. A loss outside the band calls for an explanation.',
  );
  // Every fuel is listed unless one is selected.
  expect((await readDsr(station, APRIL)).basis.rows.map(({ product }) => product)).toEqual(['HS', 'MS', 'XP']);
  expect(judged.basis.rows.map(({ product }) => product)).toEqual(['XP']);
});

test('the report states which quantity its stock-ins counted, regardless of the current setting', async () => {
  const unload = async (place: number, date: string): Promise<void> => {
    const productId = station.ids.products.diesel;
    const invoiceLineId = await receiveInvoice(station, `IOC/${place}`, date, { productId, quantity: 1_000_000 });
    const unloading = { shiftId: shifts[place]!, tankId: station.ids.tanks.diesel, invoiceLineId, quantity: 1_000_000 };
    await station.act('recordBackwardStockIn', await stockInOf(station, unloading));
  };
  const raisedBy = async (from: string, to: string) => (await diesel({ from, to })).basis.rows[0]!.raisedBy;
  expect(await raisedBy('2025-04-01', '2025-04-04')).toBe('the quantity entered');
  await unload(1, '2025-04-02');
  await setSetting(station.act, 'stockRaisedBy', 'MEASURED');
  await unload(2, '2025-04-03');
  expect(await raisedBy('2025-04-01', '2025-04-02')).toBe('the quantity entered');
  expect(await raisedBy('2025-04-03', '2025-04-04')).toBe('the quantity measured');
  expect(await raisedBy('2025-04-01', '2025-04-04')).toBe('partly one, partly the other');
  // No diesel was received on that day, and no petrol at all.
  expect(await raisedBy('2025-04-04', '2025-04-04')).toBe('the quantity measured');
  const petrol = await readDsr(station, { product: station.ids.products.petrol, ...APRIL });
  expect(petrol.basis.rows[0]!.raisedBy).toBe('the quantity measured');
});
