import fs from 'node:fs/promises';
import { type Backend, PASSWORD } from '../server/backend';
import { shiftWork } from '../server/staff-station';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

// One short journey of an admin through features whose full tests are in `tests/deep`, a file for each.
jest.setTimeout(90_000);

let opened: BrowserStation;
let backend: Backend;
let screen: Screen;
const { answerYes, waitForText, waitForFocus, enter, retype } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  const { act, station } = opened;
  const [ram, shyam] = station.employees;
  const shifts = shiftWork(backend.sql, act, station);
  await shifts.work('2026-01-01', 2, [ram, shyam]);
  await shifts.start('2026-01-03', [ram, shyam]);
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 40_000 };
  await act('recordCreditSale', { ...sale, vehicle: 'KA01AB1234' });
  await backend.addUser('owner@station.example', { isAdmin: true });
  screen = await opened.openScreen({ token: await backend.logIn('owner@station.example', PASSWORD) });
  await screen.page.goto('/');
}, 60_000);
afterEach(() => expect(screen.faults).toEqual([]));
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

/** Opens a page from the search box. */
async function goTo(words: string, title: string): Promise<void> {
  const { page } = screen;
  await screen.press('Control+k');
  await page.locator('input[type=search]:focus').waitFor();
  await screen.type(words);
  await page.getByRole('option', { name: title }).first().waitFor();
  await screen.press('Enter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

it('home shows the credit sales of the shift and what the creditor owes', async () => {
  const box = (name: string) => screen.page.getByRole('region', { name, exact: true });
  await box('Key figures')
    .getByRole('listitem')
    .filter({ hasText: /Credit\s*₹3,700\.00/ })
    .waitFor();
  await box('Dues to collect').getByRole('listitem').filter({ hasText: 'SHREE TRANSPORT' }).waitFor();
});

it('the search finds a report by three letters, and its CSV file contains the sale', async () => {
  const { page } = screen;
  await goTo('cbd', 'Credit sales between two days');
  await page.getByRole('navigation', { name: 'Ranges' }).getByRole('link', { name: 'Day of this shift' }).click();
  await page.getByText(/^1 row · as of/).waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, for other programs' }).click();
  expect(await fs.readFile(await (await download).path(), 'utf8')).toContain('KA01AB1234');
});

it('creates an invoice by keyboard', async () => {
  const { page } = screen;
  await screen.press('Alt+i');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();
  const type = async (label: string, text: string): Promise<void> => {
    await field(label).and(page.locator(':focus')).waitFor();
    await retype(text);
    await screen.press('Enter');
  };
  for (const [label, text] of [
    ['Invoice number', 'ioc/4471'],
    ['Invoice date', '-1 2215'],
    ['Receive date', '-1 23:30'],
    ['Invoice amount', '10,42,500.50'],
    ['Lorry Number', 'rj14 ga 1234'],
    ['Transport name', 'shree roadlines'],
    ['Driver phone', '9876543210'],
    ['Comment', ''],
  ] as const)
    await type(label, text);
  await screen.press('Enter');
  await field('Product').and(page.locator(':focus')).waitFor();
  await screen.type('HS');
  await page.getByRole('option', { name: 'HS' }).first().waitFor();
  await screen.press('Enter');
  await type('Quantity', '12');
  await type('Shortage', '85');
  await type('Base density', '832.5');
  await waitForText('density 832.5');
  await screen.press('Control+Enter');
  await answerYes('Do you want to create invoice IOC/4471 ?');
  await waitForText('Invoice IOC/4471 created successfully.');
  await dialog.first().waitFor({ state: 'detached' });
  expect(await backend.sql('SELECT product_id, quantity, shortage_quantity FROM invoice_line')).toEqual([
    { product_id: opened.station.hs, quantity: 12_000_000, shortage_quantity: 85_000 },
  ]);
});

it('records a stock-in of that invoice by keyboard', async () => {
  const { page } = screen;
  const nameOf = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  const enterTo = async (name: string): Promise<void> => {
    for (let steps = 0; (await nameOf()) !== name; steps++) {
      if (steps === 10) throw new Error(`Enter does not lead to ${name}`);
      await screen.press('Enter');
    }
  };
  await screen.press('Alt+k');
  await waitForFocus('stockInDateTime');
  await enterTo('productId');
  await screen.type('HS');
  await page.getByRole('option', { name: 'HS' }).first().waitFor();
  await screen.press('Enter');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=invoiceLineId]')?.value === 'IOC/4471',
  );
  for (const [name, figure] of [
    ['startVolume', '5000'],
    ['endVolume', '14900'],
    ['beforeReading', '4000'],
    ['afterReading', '+100'],
  ] as const) {
    await enterTo(name);
    await retype(figure);
  }
  await screen.press('Control+Enter');
  await answerYes('Do you watnt to create StockIn ?');
  await waitForText('stockIn created successfully.');
  expect(await backend.sql('SELECT quantity FROM stock_in')).toEqual([{ quantity: 10_000_000 }]);
});

it('saves a slip book', async () => {
  await goTo('slip b', 'Slip books');
  await enter('firstSlip', 'A-0001', 'lastSlip');
  await retype('A-0020');
  await screen.press('Enter');
  await waitForFocus('creditorId');
  await screen.type('SHR');
  await screen.page.getByRole('option', { name: 'SHREE TRANSPORT' }).first().waitFor();
  await screen.press('Enter');
  await waitForText('Slip book A-0001 to A-0020 entered');
});

it('makes cash memos and records nothing', async () => {
  const booked = () => backend.sql('SELECT (SELECT count(*) FROM posting) p, (SELECT count(*) FROM audit_row) a');
  const before = await booked();
  await goTo('instant', 'Instant cash memo');
  await enter('productId', 'HS', 'date');
  await retype('3/1/26');
  await screen.press('Enter');
  await waitForFocus('includeCredit');
  await screen.press('Space', 'Enter');
  await waitForFocus('quantity');
  await screen.type('600');
  await screen.press('Enter');
  const memos = screen.page.getByRole('article', { name: /^Cash memo / });
  await memos.filter({ hasText: 'KA01AB1234' }).first().waitFor();
  expect(await memos.count()).toBeGreaterThan(1);
  expect(await booked()).toEqual(before);
});

it('pays an employee an advance, and a salary from which it is deducted', async () => {
  await screen.press('Alt+a');
  await enter('employeeId', 'ram', 'amount');
  await enter('amount', '500', 'accountId');
  await enter('accountId', '', 'comment');
  await screen.press('Enter');
  await waitForText('Advance of ₹500.00 paid to ram');
  await goTo('salary', 'Salary');
  await enter('employeeId', 'ram', 'from');
  await waitForText('01-01-2026 to 02-01-2026: 2 shifts worked');
  await screen.press('Control+Enter');
  await answerYes('Pay ₹500.00 to ram for 01-01-2026 to 02-01-2026?');
  await waitForText('Salary of ram recorded, ₹500.00 paid');
  expect(await backend.sql('SELECT earned, paid FROM salary_payment')).toEqual([{ earned: 100_000, paid: 50_000 }]);
});

it('creates an event for messages', async () => {
  await goTo('messages', 'Messages');
  const name = screen.page.getByRole('region', { name: 'Event name', exact: true }).locator('[name=name]');
  await name.and(screen.page.locator(':focus')).waitFor();
  await screen.type('Holiday notice');
  await screen.press('Enter');
  await waitForText('Event Name created successfully');
});

it('changes the name of the station, which the top bar shows', async () => {
  await goTo('station settings', 'Station settings');
  await waitForFocus('stationName');
  await retype('GOPAL FILLING STATION');
  await screen.press('Control+Enter');
  await waitForText('Station settings changed.');
  await screen.page.getByRole('banner').getByText('GOPAL FILLING STATION').waitFor();
});
