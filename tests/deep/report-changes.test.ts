import type { Browser } from 'playwright-core';
import { receiveInvoice, workShift } from '../reports/stock-days';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { misplaced, violationsOf } from '../support/screen-look';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { walkOn } from '../support/walk';

jest.setTimeout(90_000);

const DIPS = '/report/close-shift-dips?from=2025-04-01&to=2025-04-02';

let station: Station;
let server: ServerProcess;
let browser: Browser;
let staff: Screen;
const atStaff = walkOn(() => staff);

beforeAll(async () => {
  station = await startStation();
  for (const date of ['2025-04-01', '2025-04-02'])
    await workShift(station, { date, levels: { [station.ids.tanks.diesel]: 15_000 } });
  await receiveInvoice(station, 'HS-1', '2025-04-02', { productId: station.ids.products.diesel, quantity: 12_000_000 });
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
  staff = await openScreen(browser, server.url, { token: station.staffToken });
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await expectBooksInOrder(station.database);
  await station?.close();
});

/** The levels of the diesel tank in the report, day by day. */
const levels = () =>
  staff.page
    .getByRole('row', { name: /T1/ })
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

test('a change of a report row is requested by keyboard, and the accepted change appears after a refresh', async () => {
  const { page } = staff;
  await page.goto(DIPS);
  await page.getByRole('row', { name: /T1/ }).first().waitFor();
  expect((await levels()).map((row) => row.includes('15,000.000'))).toEqual([true, true]);
  expect([await violationsOf(page), await misplaced(page), staff.faults]).toEqual([[], [], []]);

  await page
    .getByRole('row', { name: /T1/ })
    .first()
    .getByRole('button', { name: /^Change 01-04-2025, .*T1/ })
    .focus();
  await staff.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Edit');
  await staff.press('Enter');
  await page.getByRole('dialog', { name: 'Edit: Dip' }).waitFor();
  await page.locator('[name=volume]').focus();
  await atStaff.retype('15050');
  await page.locator('[name=why]').focus();
  await staff.type('The gauge was read wrong');
  await staff.press('Control+Enter');
  await atStaff.saveReviewed('What this edit changes', 'T1');
  await page.getByRole('row', { name: /T1/ }).first().getByText('Pending').waitFor();

  const [request] = await station.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  await station.act('decideChange', { requestId: request!.id, accept: true });
  // Rows do not move while somebody reads them.
  await page.getByRole('button', { name: 'Changed – refresh' }).waitFor();
  expect((await levels()).map((row) => row.includes('15,000.000'))).toEqual([true, true]);
  await staff.press('Alt+w');
  // The level of the first day, and the opening book stock of the second.
  await page.getByRole('cell', { name: '15,050.000', exact: true }).nth(1).waitFor();
  expect((await levels()).map((row) => row.filter((cell) => /^(15,0|−?\d+\.000)/.test(cell)))).toEqual([
    ['15,050.000'],
    ['15,000.000', '15,050.000', '−50.000'],
  ]);
  expect(await page.getByText('Pending').count()).toBe(0);
  expect(staff.faults).toEqual([]);
});

test('an invoice opens from one of its lines, and a change of its number is requested', async () => {
  const { page } = staff;
  await page.goto('/report/invoice-report-between-two-day?from=2025-04-01&to=2025-04-30');
  await page
    .getByRole('row', { name: /HS-1/ })
    .first()
    .getByRole('button', { name: /^Change / })
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit: Invoice line' }).waitFor();
  await page.getByRole('button', { name: 'Edit the whole invoice' }).click();
  await page.getByRole('dialog', { name: 'Edit: Invoice', exact: true }).waitFor();
  await page.locator('[name=invoiceNumber]').focus();
  await atStaff.retype('hs-2');
  await page.locator('[name=why]').focus();
  await staff.type('The number was misread');
  await staff.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await station.sql("SELECT table_name, changes FROM change_request WHERE state = 'PENDING'")).toEqual([
    { table_name: 'invoice', changes: { invoiceNumber: 'HS-2' } },
  ]);
  expect(staff.faults).toEqual([]);
});

test('REST responses contain no row ids for change requests', async () => {
  const { body } = await station.rest('GET', '/api/v1/report/close-shift-dips?from=2025-04-01&to=2025-04-02');
  expect(JSON.stringify(body)).not.toContain('changeId');
});
