import { type Backend, PASSWORD } from '../server/backend';
import { type Screen, sayYes } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { Act, ClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(90_000);

let opened: BrowserStation;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let shiftId: number;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused, retype } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, act, station } = opened);
  ({ shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: station.morning,
    shiftDate: '2026-01-01',
  }));
  await act('createInvoice', {
    invoiceNumber: 'IOC/1',
    invoiceDateTime: '2026-01-01T06:00',
    receiveDateTime: '2026-01-01T08:00',
    invoiceAmount: 100_000_000,
    truckNumber: 'CG04AB1234',
    lines: [{ productId: station.hs, quantity: 12_000_000, shortageQuantity: 0, density: '830.0' }],
  });
  await openFor();
});
afterAll(() => opened.close());

/** Opens the home page as staff, or as the owner of the token. */
async function openFor(token?: string): Promise<void> {
  screen = await opened.openScreen(token === undefined ? {} : { token });
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
}

/** Opens the first result of a search. */
async function search(words: string, found: string): Promise<void> {
  await screen.press('Control+k');
  await screen.type(words);
  await screen.page.getByRole('option', { name: found }).first().waitFor();
  await screen.press('Enter');
}

it('an inspection requires every field, is confirmed and is listed', async () => {
  await search('last insp', 'Last inspection entry');
  await waitForFocus('productId');
  await refused('productId', 'Select a product');
  for (const words of ['Enter Reading Sum', 'Enter inspection date', 'Enter Total Stock', 'Enter stock In quantity'])
    await waitForText(words);
  await enter('productId', 'HS', 'readingSum');
  await refused('readingSum', 'Enter Reading Sum');
  await enter('readingSum', '2000.5', 'inspectionDate');
  await enter('inspectionDate', '01-01-2099', 'totalStock');
  await enter('totalStock', '-1', 'totalBeforeStock');
  await refused('totalStock', 'Enter Total Stock');
  await retype('10000');
  await enter('totalStock', '', 'totalBeforeStock');
  await refused('totalBeforeStock', 'Enter stock In quantity');
  await screen.type('0');
  await refused('inspectionDate', 'Inspection date must not be in the future');
  await retype('01-01-2026');
  await screen.press('Control+Enter');
  await waitForText('Save the inspection of HS on 01-01-2026? The daily stock report counts from it.');
  expect(await backend.sql('SELECT id FROM inspection')).toEqual([]);
  await screen.press('Enter');
  await waitForText('Last inspection createing successfully');
  await waitForFocus('productId');
  await waitForText('2,000.500');
  expect(
    await backend.sql(
      'SELECT product_id, reading_sum, inspection_date, total_stock, total_before_stock FROM inspection',
    ),
  ).toEqual([
    {
      product_id: station.hs,
      reading_sum: 2_000_500,
      inspection_date: '2026-01-01',
      total_stock: 10_000_000,
      total_before_stock: 0,
    },
  ]);
});

it("shows the server's refusal of a duplicate inspection", async () => {
  await enter('productId', 'HS', 'readingSum');
  await enter('readingSum', '2000', 'inspectionDate');
  await enter('inspectionDate', '01-01-2026', 'totalStock');
  await enter('totalStock', '9000', 'totalBeforeStock');
  await screen.type('0');
  await screen.press('Control+Enter');
  await waitForText('Save the inspection of HS on 01-01-2026?');
  await screen.press('y');
  await waitForText('An inspection of HS on 01-01-2026 already exists');
  await waitForFocus('inspectionDate');
});

it('measures tanks one after the other, by gauge and by hand', async () => {
  await search('measure', 'Measure a tank');
  await waitForFocus('tankId');
  await refused('tankId', 'Select Tank');
  await enter('tankId', 'T1', 'volume');
  await refused('volume', 'Enter the volume');
  await screen.type('20000.001');
  await refused('volume', 'T1: 20,000.001 L is more than the tank holds, 20,000.000 L');
  await retype('9990.5');
  await waitForText('−9.500');
  await screen.press('Enter');
  await waitForText('T1: 9,990.500 L measured');

  await enter('tankId', 'T2', 'volume');
  await screen.press('Tab', 'Space');
  await waitForText('ATG off: type the dip');
  await screen.press('Shift+Tab', 'Shift+Tab');
  await waitForFocus('dip');
  await refused('dip', 'Enter the dip');
  await screen.type('2001');
  await refused('dip', "The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm");
  await retype('1500');
  await screen.press('Enter');
  await waitForFocus('waterDip');
  await screen.type('1501');
  await refused('waterDip', 'The water dip 1501 mm is above the dip 1500 mm');
  await retype('20');
  await waitForText('14,800.000');
  await waitForText('4,800.000');
  await screen.press('Enter');
  await waitForText('T2: 14,800.000 L measured');
  await waitForFocus('tankId');
  expect(
    await backend.sql(
      `SELECT shift_id, tank_id, kind, dip, water_dip, volume, is_atg, book_volume, variation FROM tank_dip ORDER BY id`,
    ),
  ).toEqual([
    {
      shift_id: shiftId,
      tank_id: station.tanks[0],
      kind: 'INTERIM',
      dip: null,
      water_dip: null,
      volume: 9_990_500,
      is_atg: true,
      book_volume: 10_000_000,
      variation: null,
    },
    {
      shift_id: shiftId,
      tank_id: station.tanks[1],
      kind: 'INTERIM',
      dip: 1500,
      water_dip: 20,
      volume: 14_800_000,
      is_atg: false,
      book_volume: 10_000_000,
      variation: null,
    },
  ]);
  await screen.press('Escape');
});

it("a tanker's density is converted to 15 °C and flagged in words", async () => {
  await search('density', 'Density reading');
  await waitForFocus('occasion');
  await screen.press('Control+a', 'Delete');
  await refused('occasion', 'Select when the density was measured');
  await waitForText('Select a product');
  await enter('occasion', 'Tanker', 'productId');
  // MS has no delivery.
  await enter('productId', 'MS', 'invoiceLineId');
  await screen.press('Enter');
  await enter('density', '742', 'temperature');
  await enter('temperature', '83', 'comment');
  await refused('temperature', 'Temperature must be from -20.0 to 70.0 °C');
  await retype('28.5');
  await waitForText(
    'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate',
  );
  await refused('invoiceLineId', 'Select Invoice');
  // Typing replaces the selected option of a field that is visited again.
  await screen.press('Shift+Tab');
  await enter('productId', 'HS', 'invoiceLineId');
  // Selects the only option.
  await screen.press('Enter');
  await waitForFocus('density');
  await retype('82.2');
  await refused('density', 'Density must be from 600.0 to 950.0 kg/m³');
  await retype('826');
  await waitForText(/^\+\d\.\d kg\/m³, more than the 3\.0 allowed$/);
  await screen.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await waitForFocus('businessDate');
  await retype('01-01-2099');
  await refused('businessDate', 'The date of the reading must not be in the future');
  await retype('01-01-2026');
  await screen.press('Enter');
  await waitForFocus('productId');
  await screen.press('Control+Enter');
  await waitForText(/^83\d\.\d kg\/m³ at 15 °C saved$/);
  await waitForFocus('productId');
  const [reading] = await backend.sql<Record<string, unknown>>(
    `SELECT business_date, occasion, product_id, tank_id, invoice_line_id, density, temperature, density_at_15 AS at15,
            challan_density AS challan FROM density_reading`,
  );
  expect(reading).toMatchObject({
    business_date: '2026-01-01',
    occasion: 'TANKER',
    product_id: station.hs,
    tank_id: null,
    density: 8260,
    temperature: 285,
    challan: 8300,
  });
  expect(reading!.at15).toBeGreaterThan(8330);
  await screen.press('Escape');
});

it('staff cannot find the page of meter events', async () => {
  await screen.press('Control+k');
  await screen.type('meter reset');
  await waitForText('Nothing found');
  await screen.press('Escape');
  expect(screen.faults).toEqual([]);
  await screen.close();
});

it('a meter reset shows its effect, is confirmed and ends the leg', async () => {
  await backend.addUser('boss@station.example', { isAdmin: true });
  await openFor(await backend.logIn('boss@station.example', PASSWORD));
  await search('meter reset', 'Meter reset, rollover, replacement');
  await waitForFocus('nozzleId');
  await refused('nozzleId', 'Select a nozzle of this shift');
  await enter('nozzleId', 'P1 N1', 'kind');
  await waitForText('Its meter shows 1,000.000 at least');
  await refused('kind', 'Select what happened to the meter');
  await enter('kind', 'Rolled', 'testing');
  await refused('reason', 'Enter the reason for the meter event, in at most 500 characters');
  await screen.type('board changed');
  await refused('kind', 'Nozzle N1: first enter "Meter goes up to" for this nozzle');
  await enter('kind', 'Reset', 'lastReading');
  await refused('lastReading', 'Nozzle N1: enter the last reading');
  await enter('lastReading', '999', 'firstReading');
  await enter('firstReading', 'none', 'testing');
  await refused('firstReading', 'First reading must be a valid number');
  await retype('0');
  await refused('lastReading', 'Nozzle N1: the meter ended at 999.000, below its open reading 1,000.000');
  await retype('+123');
  await screen.press('Enter', 'Enter');
  await waitForFocus('testing');
  await screen.type('124');
  await refused('testing', 'Nozzle N1: testing must not be above the 123.000 L dispensed');
  await screen.press('Control+a', 'Delete');
  await waitForText('123.000 L sold until then; the meter continues from 0.000');
  await screen.press('Control+Enter');
  await waitForText(/^P1 N1: 123\.000 L sold until then; the meter continues from 0\.000\..* Save it\?$/);
  // The question has the focus on No, because a leg cannot be reopened.
  const waitsOnNo = () => screen.page.locator('button:focus', { hasText: /^No$/ }).waitFor();
  await waitsOnNo();
  await screen.press('Enter');
  expect(await backend.sql('SELECT id FROM meter_event')).toEqual([]);
  await waitForFocus('testing');
  await screen.press('Control+Enter');
  await waitsOnNo();
  await screen.press('y');
  await waitForText('Meter event of P1 N1 saved');
  await waitForFocus('nozzleId');
  await waitForText('board changed');
  expect(
    await backend.sql(
      `SELECT e.kind, e.reason, ended.open, ended.close, ended.testing, begun.open AS "next", begun.close AS "end"
       FROM meter_event e JOIN nozzle_reading ended ON ended.id = e.ended_leg_id
       JOIN nozzle_reading begun ON begun.id = e.begun_leg_id`,
    ),
  ).toEqual([
    {
      kind: 'RESET',
      reason: 'board changed',
      open: 1_000_000,
      close: 1_123_000,
      testing: 0,
      next: 0,
      end: null,
    },
  ]);
});

it('the close form by hand subtracts water, skips its field on Enter and keeps it in the draft', async () => {
  const { page } = screen;
  const [t1, t2] = station.tanks;
  const openForm = async () => {
    await waitForText('Have all expenditure and stock-in been entered?');
    await sayYes(screen);
  };
  await screen.press('Escape', 'Alt+l');
  await openForm();
  await page.getByLabel('Volume of T1, litres').waitFor();
  await page.locator('[name=atg]').focus();
  await screen.press('Space');
  await page.getByLabel('Dip of T1, millimetres').focus();
  await enter(`dip:${t1}`, '1000', `dip:${t2}`);
  await screen.press('Shift+Tab');
  await waitForFocus(`water:${t1}`);
  await screen.type('1001');
  await screen.press('Tab');
  await waitForText('The water dip 1001 mm is above the dip 1000 mm');
  await screen.press('Shift+Tab');
  await retype('50');
  await waitForText('9,500.000');
  await page.getByText(/^Saved \d/).waitFor();
  await page.reload();
  await openForm();
  await page.getByRole('button', { name: /^Continue draft/ }).click();
  expect(await page.locator(`[name="water:${t1}"]`).inputValue()).toBe('50');
});

it('leaves the books in order and logs no fault in the browser', async () => {
  await expectBooksInOrder(backend.database);
  expect(screen.faults).toEqual([]);
});
