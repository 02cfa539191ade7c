import { type Backend, PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { Act, ClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(60_000);

const DAY = '2026-01-01';
const RIGHT = {
  'Before reading, all meters': '4000',
  'After reading, all meters': '4100',
  Quantity: '8',
};

let opened: BrowserStation;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let morning: number;
let night: number;
/** The browser of a staff member on the page. */
let screen: Screen;
/** Another user's browser with the right panel open. */
let panel: Screen;
const { saveReviewed } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, act, station } = opened);
  morning = await startShift(station.morning);
  await closeMorning();
  await invoice('HS-1', station.hs, 12_000_000);
  await invoice('MS-1', station.ms, 8_000_000);
  screen = await opened.openScreen();
  panel = await opened.openScreen();
});
afterAll(() => opened.close());

async function startShift(shiftTypeId: number): Promise<number> {
  return (await act<{ shiftId: number }>('startShift', { shiftTypeId, shiftDate: DAY })).shiftId;
}

/** 100 L of diesel sold for cash; both tanks are measured at book stock. */
async function closeMorning(): Promise<void> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number; name: string }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open, n.name FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id WHERE r.shift_id = $1`,
    [morning],
  );
  await act('closeShift', {
    shiftId: morning,
    pumps: station.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, open, name }) => ({ nozzleId, close: index === 0 && name === 'N1' ? open + 100_000 : open })),
      swipes: [],
      lastCollection: index === 0 ? { employeeId: station.employees[0], amount: 925_000 } : null,
      shortages: [],
    })),
    tanks: station.tanks.map((tankId, index) => ({
      tankId,
      isAtg: true,
      volume: index === 0 ? 9_900_000 : 10_000_000,
    })),
  });
}

const invoice = (invoiceNumber: string, productId: number, quantity: number) =>
  act('createInvoice', {
    invoiceNumber,
    invoiceDateTime: '2026-01-01T06:00',
    receiveDateTime: '2026-01-01T09:00',
    // ₹90 a litre.
    invoiceAmount: quantity * 9,
    truckNumber: 'CG04AB1234',
    lines: [{ productId, quantity, shortageQuantity: 0, density: '835.0' }],
  });

const field = (label: string) => screen.page.getByLabel(label, { exact: true }).first();
const typedIn = async (label: string): Promise<string> => (await field(label).inputValue()).replaceAll(',', '');
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const isFocused = (label: string) => field(label).evaluate((element) => element === document.activeElement);
const stockIns = () =>
  backend.sql(
    `SELECT shift_id AS "shiftId", is_backward AS "isBackward", tank_id AS "tankId", is_atg AS "isAtg",
            start_dip AS "startDip", end_dip AS "endDip", start_volume AS "startVolume", end_volume AS "endVolume",
            before_reading AS "beforeReading", after_reading AS "afterReading", quantity, measured, comment
     FROM stock_in ORDER BY id`,
  );

/** Answers the question as soon as Yes has the focus. */
async function confirm(key: 'Enter' | 'y'): Promise<void> {
  await waitForText('Do you watnt to create StockIn ?');
  await screen.page.waitForFunction(() => document.activeElement?.textContent === 'Yes');
  await screen.press(key);
}

/** Presses Enter until the field with this label has the focus. */
async function enterTo(label: string): Promise<void> {
  for (let steps = 0; !(await isFocused(label)); steps++) {
    if (steps === 20) throw new Error(`Enter does not lead to ${label}`);
    const before = await screen.page.evaluateHandle(() => document.activeElement);
    await screen.press('Enter');
    await screen.page.waitForFunction((left) => document.activeElement !== left, before);
  }
}

/** Selects the product by its first letters and waits until the dependent fields are filled in. */
async function chooseProduct(letters: string, invoiceNumber: string): Promise<void> {
  await enterTo('Product');
  await screen.type(letters);
  await screen.page.getByRole('option', { name: letters }).waitFor();
  await screen.press('Enter');
  await screen.page.waitForFunction(
    (expected) => document.querySelector<HTMLInputElement>('[name="invoiceLineId"]')?.value === expected,
    invoiceNumber,
  );
}

/**
 * From now on loses the responses to this mutation, which still reaches the server; returns a function that ends this.
 */
async function loseAnswers(mutation: string): Promise<() => Promise<void>> {
  const { page } = screen;
  const address = /graphql$/;
  let reached = 0;
  await page.route(address, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(`"${mutation}"`) || body.includes('"rehearse":true')) return route.continue();
    reached += 1;
    await route.fetch();
    // A spinner shows during the request (specification, section 4).
    await page.locator('button[data-loading]').first().waitFor();
    await route.abort();
  });
  return async () => {
    expect(reached).toBeGreaterThan(0);
    await page.unroute(address);
    screen.faults.length = 0;
  };
}

/** Saves what the review of a stock-in into a closed shift shows of its tank. */
const confirmReview = () => saveReviewed('What this entry changes', 'T1');

/** Saves the form; the response is lost. */
async function saveInVain(answer = () => confirm('Enter')): Promise<void> {
  const failure = screen.page.getByText(/ StockIn {2}failed/);
  await failure.waitFor({ state: 'hidden', timeout: 20_000 });
  await screen.press('Control+Enter');
  await answer();
  await failure.waitFor({ timeout: 20_000 });
  await waitForText("We couldn't confirm that this was recorded");
}

/** The error of a field. */
const problemAt = (label: string): Promise<string> =>
  field(label).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The form shows this refusal at the field, which gets the focus and keeps what was typed. */
async function refuses(label: string, wrong: string, words: string): Promise<void> {
  const right = await typedIn(label);
  await field(label).fill(wrong);
  await screen.press('Control+Enter');
  for (const end = performance.now() + 5_000; performance.now() < end; await screen.page.waitForTimeout(20))
    if ((await problemAt(label)).includes(words)) break;
  expect({ label, wrong, says: await problemAt(label) }).toEqual({
    label,
    wrong,
    says: expect.stringContaining(words),
  });
  expect(await isFocused(label)).toBe(true);
  // A valid number is shown with all its decimals.
  expect((await typedIn(label)).startsWith(wrong)).toBe(true);
  expect(await screen.page.getByText('Do you watnt to create StockIn ?').count()).toBe(0);
  await field(label).fill(right);
}

it('says that no shift is running, and shows the form as soon as one is', async () => {
  await screen.page.goto('/page/stock-in');
  await waitForText('No shift is running !!!');
  night = await startShift(station.night);
  await screen.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="shiftId"]')?.value === 'Night of 01-01-2026',
  );
  expect(await isFocused('Date and time')).toBe(true);
  await panel.page.goto('/');
  await panel.page.getByRole('heading', { name: 'Home' }).waitFor();
  await panel.press('Alt+r');
  await panel.page.getByRole('row', { name: /^T2/ }).getByText('10,000.000').first().waitFor();
});

it('a stock-in by gauge refuses each wrong value at its field and keeps what was typed', async () => {
  await screen.press('Control+Enter');
  for (const [label, words] of [
    ['Product', 'Select Product'],
    ['Invoice', 'Select Invoice'],
    ['Tank', 'Select Tank'],
  ])
    expect(await problemAt(label!)).toContain(words);
  expect(await isFocused('Product')).toBe(true);
  await chooseProduct('MS', 'MS-1');
  expect(await typedIn('Tank')).toBe('T2');
  expect(await typedIn('Quantity')).toBe('8.000');
  await waitForText(/^8\.000 KL remaining$/);
  // Only a hint, not a value, because fuel may have been sold since.
  expect(await typedIn('Before reading, all meters')).toBe('');
  await waitForText('Last known 4,000. Type + and the litres sold since.');
  for (const [label, right] of Object.entries({ ...RIGHT, 'Start volume': '10000', 'End volume': '17900' }))
    await field(label).fill(right);

  await refuses('Date and time', 'soon', 'please enter a valid StockIn  date & time');
  await refuses('Date and time', '31-12-2999 10:00', 'The stock-in must not be later than now');
  await refuses('Date and time', '31-12-2025 23:59', 'The stock-in must be on 01-01-2026 or later, like the shift');
  await refuses('Date and time', '01-01-2026 05:59', 'The stock-in must not be before its invoice of 01-01-2026 06:00');
  await refuses('Quantity', 'eight', 'quantity must be a valid integer');
  await refuses('Quantity', '8.001', 'StockIn Quantity not more then Remaining Quantity');
  await refuses('Start volume', '', 'Start Volume must be a valid integer');
  await refuses('End volume', 'x', 'End Volume must be a valid integer');
  await refuses('End volume', '9000', 'End Volume must be greater than start Volume');
  await refuses('End volume', '20001', 'T2 holds 20,000.000 L, the end volume is 20,001.000 L');
  await refuses('Before reading, all meters', '0', 'Before Reding   must be a valid integer');
  await refuses('Before reading, all meters', '3999.5', 'Before reading 3,999.500 is below 4,000.000');
  await refuses('After reading, all meters', '-', 'After Reading  must be a valid integer');
  await refuses('After reading, all meters', '4000', 'After Reading  must be greater than Before Reading ');
  // 17,900 − 10,000 + 100 = 8,000 L received.
  await waitForText('Measured 8,000 L against 8,000 L claimed: 0 L (0.00 %)');
  await field('End volume').fill('17859');
  await waitForText('Measured 7,959 L against 8,000 L claimed: −41 L (−0.51 %). Give the reason in the comment');
  await refuses('Comment', '', 'The measured quantity differs from the claimed one by −41.000 L (−0.51 %)');
  await waitForText('Tank T2: before 10,000 L + 8,000 L → 18,000 L of 20,000 (90 %)');
  await field('Quantity').fill('10.001');
  await waitForText('More than the tank holds');
  await field('Quantity').fill('8');
  await field('End volume').fill('19500');
  await waitForText('T2 at 19,500.000 L is above its safe fill of 19,400.000 L');
  expect(await stockIns()).toEqual([]);
});

it('keeps what was typed after a reload; changing the product clears invoice and tank', async () => {
  const { page } = screen;
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, draft]) => key.startsWith('draft:') && /19500/.test(draft)),
  );
  await page.reload();
  await waitForText('Draft of ');
  expect(await typedIn('End volume')).toBe('19500.000');
  expect(await typedIn('Tank')).toBe('T2');
  await field('Date and time').focus();
  await chooseProduct('HS', 'HS-1');
  expect(await typedIn('Tank')).toBe('T1');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await isFocused('Date and time')).toBe(true);
  expect(await typedIn('End volume')).toBe('');
  expect(await page.getByText('Draft of ').count()).toBe(0);
});

it("a stock-in by gauge and keyboard alone is recorded once and updates another user's open panel at once", async () => {
  const { page } = screen;
  await chooseProduct('MS', 'MS-1');
  for (const [label, figure] of [
    ['Start volume', '10000'],
    ['End volume', '17900'],
    // The first is the last known sum of the meters, the second adds to it.
    ['Before reading, all meters', '4000'],
    ['After reading, all meters', '+100'],
  ]) {
    await enterTo(label!);
    await screen.type(figure!);
  }
  await enterTo('Comment');
  const cutOff = /graphql$/;
  await page.route(cutOff, (route) =>
    route.request().postData()?.includes('RecordStockIn') ? route.abort() : route.continue(),
  );
  await screen.press('Enter');
  await confirm('Enter');
  await waitForText(/ StockIn {2}failed/);
  expect(await typedIn('End volume')).toBe('17900.000');
  expect(await stockIns()).toEqual([]);
  await page.unroute(cutOff);
  screen.faults.length = 0;

  await screen.press('Control+Enter');
  await confirm('Enter');
  await waitForText('stockIn created successfully.');
  expect(await stockIns()).toEqual([
    {
      shiftId: night,
      isBackward: false,
      tankId: station.tanks[1],
      isAtg: true,
      startDip: null,
      endDip: null,
      startVolume: 10_000_000,
      endVolume: 17_900_000,
      beforeReading: 4_000_000,
      afterReading: 4_100_000,
      quantity: 8_000_000,
      measured: 8_000_000,
      comment: null,
    },
  ]);
  await page.getByRole('region', { name: 'Stock-ins of this shift' }).getByText('MS-1').waitFor();
  expect(await isFocused('Date and time')).toBe(true);
  for (const label of ['Product', 'Invoice', 'Tank', 'Start volume', 'After reading, all meters', 'Quantity'])
    expect({ label, value: await typedIn(label) }).toEqual({ label, value: '' });
  await panel.page.getByRole('row', { name: /^T2/ }).getByText('18,000.000').waitFor();
  await panel.page.getByRole('row', { name: /^T2/ }).getByText('8,000.000', { exact: true }).waitFor();
});

it('a stock-in by hand and keyboard alone refuses a wrong dip and shows the volume beside each dip', async () => {
  await screen.press('Shift+Tab', 'ArrowLeft');
  await field('Start dip').waitFor();
  await screen.press('Enter');
  await chooseProduct('HS', 'HS-1');
  await enterTo('Start dip');
  await screen.type('990');
  await waitForText('9,900 L by the chart');
  await enterTo('End dip');
  await screen.type('1480');
  await waitForText('14,800 L by the chart');
  await enterTo('Before reading, all meters');
  await screen.type('+0');
  await enterTo('After reading, all meters');
  await screen.type('+100');
  await enterTo('Quantity');
  await screen.type('5');
  await refuses('Start dip', '', 'Start Dip must be a valid integer');
  await refuses('Start dip', '9.5', 'Start Dip must be a valid integer');
  await refuses('End dip', '0', 'End Dip must be a valid integer');
  await refuses('End dip', '900', 'End dip must be greater than start dip');
  await refuses('End dip', '2001', "The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm");
  await enterTo('Comment');
  await screen.type('dip by lamp');
  await screen.press('Enter');
  await confirm('y');
  await screen.page.getByRole('region', { name: 'Stock-ins of this shift' }).getByText('HS-1').waitFor();
  expect((await stockIns())[1]).toEqual({
    shiftId: night,
    isBackward: false,
    tankId: station.tanks[0],
    isAtg: false,
    startDip: 990,
    endDip: 1480,
    startVolume: 9_900_000,
    endVolume: 14_800_000,
    beforeReading: 2_100_000,
    afterReading: 2_200_000,
    quantity: 5_000_000,
    measured: 5_000_000,
    comment: 'dip by lamp',
  });
  await panel.page.getByRole('row', { name: /^T1/ }).getByText('14,900.000').waitFor();
  expect(screen.faults).toEqual([]);
});

it('records one stock-in when the answer is lost, although the books have changed and the page was reloaded', async () => {
  const { page } = screen;
  await invoice('MS-2', station.ms, 1_000_000);
  await chooseProduct('MS', 'MS-2');
  for (const [label, figure] of Object.entries({
    'Start volume': '18000',
    'End volume': '18990',
    'Before reading, all meters': '4100',
    'After reading, all meters': '4110',
  }))
    await field(label).fill(figure);
  expect(await typedIn('Quantity')).toBe('1.000');
  const heal = await loseAnswers('RecordStockIn');
  await saveInVain();
  // Waits until both browsers show that the invoice is fully unloaded.
  await page.getByRole('region', { name: 'Stock-ins of this shift' }).getByText('MS-2').waitFor();
  await panel.page.getByRole('row', { name: /^T2/ }).getByText('19,000.000').waitFor();
  await saveInVain();
  await page.reload();
  await waitForText("We couldn't confirm that this was recorded");
  for (const [label, value] of Object.entries({ Invoice: 'MS-2', Tank: 'T2', Quantity: '1.000' }))
    expect({ label, value: await typedIn(label) }).toEqual({ label, value });
  await heal();
  await screen.press('Control+Enter');
  await confirm('Enter');
  await waitForText('stockIn created successfully.');
  expect(await stockIns()).toHaveLength(3);
  expect((await stockIns())[2]).toMatchObject({ tankId: station.tanks[1], quantity: 1_000_000, isBackward: false });
  expect(await typedIn('Product')).toBe('');
  expect(await page.getByText("We couldn't confirm that this was recorded").count()).toBe(0);
});

it('tells staff that they cannot open the page for closed shifts', async () => {
  await screen.page.goto('/page/backward-stockin');
  await waitForText('You cannot open this page');
  await screen.close();
});

it("a stock-in into a closed shift by keyboard alone shows the server's refusal at its field and is recorded when corrected", async () => {
  await backend.addUser('owner@station.example', { isAdmin: true });
  screen = await opened.openScreen({ token: await backend.logIn('owner@station.example', PASSWORD) });
  await screen.page.goto('/page/backward-stockin');
  await waitForText('You are changing a closed shift');
  await field('Date and time').waitFor();
  await screen.press('Control+Enter');
  expect(await problemAt('Shift')).toContain('Please select a shift');
  await field('Shift date').fill('');
  expect(await problemAt('Shift date')).toContain('Please enter a valid shift date');
  await screen.page.getByRole('button', { name: 'Clear' }).click();

  // The morning shift of 1 January does not include this time.
  await screen.type('02-01-2026 09:30');
  await chooseProduct('HS', 'HS-1');
  expect(await typedIn('Shift date')).toBe('02-01-2026');
  expect(await typedIn('Shift')).toBe('');
  await enterTo('Shift date');
  await screen.type('01-01-2026');
  await screen.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="shiftId"]')?.value === 'Morning',
  );
  for (const [label, figure] of [
    ['Start volume', '10000'],
    ['End volume', '14900'],
    ['Before reading, all meters', '2000'],
    ['After reading, all meters', '+100'],
    ['Quantity', '5'],
  ]) {
    await enterTo(label!);
    await screen.type(figure!);
  }
  await refuses('Quantity', '7.5', 'StockIn Quantity not more then Remaining Quantity');
  await refuses('Date and time', '02-01-2026 09:30', 'The stock-in must be on 01-01-2026, like the shift');
  await refuses('Date and time', '01-01-2026 05:59', 'The stock-in must not be before its invoice of 01-01-2026 06:00');
  await field('Date and time').fill('01-01-2026 09:30');
  // Only the server knows the meter readings of that time.
  await field('Before reading, all meters').fill('1999.5');
  await screen.press('Control+Enter');
  await waitForText(
    'Before reading 1,999.500 is below 2,000.000, the reading of the nozzles of T1 when the shift started',
  );
  expect(await problemAt('Before reading, all meters')).toContain('Before reading 1,999.500 is below 2,000.000');
  expect(await isFocused('Before reading, all meters')).toBe(true);
  expect(await typedIn('End volume')).toBe('14900.000');

  await screen.type('2000');
  await screen.press('Control+Enter');
  await confirmReview();
  await waitForText('stockIn created successfully.');
  expect((await stockIns())[3]).toMatchObject({ shiftId: morning, isBackward: true, quantity: 5_000_000 });
  expect(await backend.sql('SELECT variation FROM tank_dip WHERE shift_id = $1 ORDER BY tank_id', [morning])).toEqual([
    { variation: -5_000_000 },
    { variation: 0 },
  ]);
  expect(screen.faults).toEqual([]);
});

it('a stock-in into a closed shift is recorded once when the answer is lost and the page reloaded', async () => {
  const { page } = screen;
  await field('Date and time').fill('01-01-2026 10:30');
  await field('Date and time').focus();
  await chooseProduct('HS', 'HS-1');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="tankId"]')?.value === 'T1');
  expect(await typedIn('Shift')).toBe('Morning');
  for (const [label, figure] of Object.entries({
    'Start volume': '14900',
    'End volume': '16890',
    'Before reading, all meters': '2090',
    'After reading, all meters': '2100',
  }))
    await field(label).fill(figure);
  expect(await typedIn('Quantity')).toBe('2.000');
  const heal = await loseAnswers('RecordBackwardStockIn');
  await saveInVain(confirmReview);
  await heal();
  await page.reload();
  await waitForText("We couldn't confirm that this was recorded");
  // It was reviewed before; now nothing of its invoice remains.
  await screen.press('Control+Enter');
  await waitForText('stockIn created successfully.');
  expect(await stockIns()).toHaveLength(5);
  expect((await stockIns())[4]).toMatchObject({ shiftId: morning, isBackward: true, quantity: 2_000_000 });
  expect(screen.faults).toEqual([]);
});

it('leaves the books in order', async () => {
  expect(panel.faults).toEqual([]);
  await expectBooksInOrder(backend.database);
});
