import fs from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Browser } from 'playwright-core';
import { workCredit } from '../reports/worked-credit';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { until } from '../server/live-line';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { misplaced, violationsInScheme, violationsOf } from '../support/screen-look';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

const ROW_HEIGHT = 28;
const SALES = '/report/credit-detail-between-two-day';
const DAYS = { from: '2025-04-01', to: '2025-04-04' };
const OF_DAYS = `${SALES}?${new URLSearchParams(DAYS)}`;
/** More rows than one page of the report has, all on a day outside the other tests' range. */
const LONG_DAY = '2025-03-31';
const LONG = 5_050;

let station: Station;
let server: ServerProcess;
let browser: Browser;
let admin: Screen;
let staff: Screen;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  await workCredit(station);
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
  admin = await openScreen(browser, server.url, { token: station.adminToken });
  staff = await openScreen(browser, server.url, { token: station.staffToken });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await station?.close();
});

const searchOf = ({ page }: Screen): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
const rowCount = ({ page }: Screen, count: string) => page.getByText(new RegExp(`^${count} rows? · as of`)).waitFor();
const preset = (name: string) =>
  admin.page.getByRole('navigation', { name: 'Date ranges' }).getByRole('link', { name });
const headings = ({ page }: Screen) => page.getByRole('table').first().getByRole('columnheader').allTextContents();
/** The cells of the rows of the first table as text. */
const cells = ({ page }: Screen) =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')));
/** Opens a menu of the page and selects an item by keyboard. */
async function choose(screen: Screen, menu: string | RegExp, item: string): Promise<void> {
  await screen.page.getByRole('button', { name: menu }).focus();
  await screen.press('Enter');
  const wanted = screen.page.locator('[role=menu]').getByText(item, { exact: true });
  await wanted.waitFor();
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await screen.page.evaluate(() => document.activeElement?.textContent)) === item) break;
    await screen.press('ArrowDown');
  }
  expect(await screen.page.evaluate(() => document.activeElement?.textContent)).toBe(item);
  await screen.press('Enter');
}

test('a range is selected by one click and marked, also the day of the running shift', async () => {
  await admin.page.goto(SALES);
  await preset('This month').and(admin.page.locator('[aria-current]')).waitFor();
  await preset('Day of this shift').click();
  await rowCount(admin, '1');
  expect(searchOf(admin)).toEqual({ from: '2025-04-04', to: '2025-04-04' });
  expect(await admin.page.locator('nav [aria-current]').allTextContents()).toEqual(['Day of this shift']);
});

test('an empty report shows its filters and offers to clear or widen them', async () => {
  const { page } = admin;
  await page.goto(`${SALES}?from=2025-04-05&to=2025-04-05&vehicle=ZZ`);
  await page.getByText('From 05-04-2025 · To 05-04-2025 · Vehicle ZZ').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.waitForURL((url) => !url.searchParams.has('vehicle'));
  // The link below starts from the shown range.
  await page.getByText('From 05-04-2025 · To 05-04-2025', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Search the whole month' }).click();
  await rowCount(admin, '7');
  expect(searchOf(admin)).toEqual({ from: '2025-04-01', to: '2025-04-30' });
});

test('asks for a required filter in place of the table and focuses its field', async () => {
  const { page } = admin;
  await page.goto('/report/credit-statement?from=2025-04-01&to=2025-04-30');
  await page.getByText(/^To see the report, choose: /).waitFor();
  await page.locator('[name=creditor]:focus').waitFor();
  await admin.type('shree');
  await admin.press('Enter');
  await page.getByText(/as of/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('creditor');
});

test('columns can be hidden by keyboard, the address keeps them hidden, and an exported file has all of them', async () => {
  const { page } = admin;
  await page.goto(OF_DAYS);
  await rowCount(admin, '7');
  const shown = await headings(admin);
  await choose(admin, 'Columns', 'Rate');
  await page.waitForURL((url) => url.searchParams.get('hide') === 'rate');
  await admin.press('Escape');
  await page.reload();
  await rowCount(admin, '7');
  expect(await headings(admin)).toEqual(shown.filter((label) => label !== 'Rate'));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choose(admin, 'Export', 'CSV, for other programs'),
  ]);
  expect(download.suggestedFilename()).toBe('credit-detail-between-two-day.csv');
  const lines: string[][] = parse(await fs.readFile(await download.path()), { bom: true, relax_column_count: true });
  const [head, ...body] = lines.slice(lines.findIndex((line) => line.includes('Creditor')));
  expect(head).toEqual(shown.filter((label) => label !== 'Change'));
  const plain = (text: string) => text.replaceAll(',', '');
  const amounts = (table: string[][], column: number) => table.slice(0, 7).map((line) => plain(line[column] ?? ''));
  expect(amounts(body, head!.indexOf('Amount'))).toEqual(
    amounts(await cells(admin), (await headings(admin)).indexOf('Amount')),
  );
  await page.getByText('credit-detail-between-two-day.csv is in your downloads').waitFor();
});

test.each(['XLSX, for a spreadsheet', 'PDF, as printed'])('%s is saved', async (format) => {
  const [download] = await Promise.all([admin.page.waitForEvent('download'), choose(admin, 'Export', format)]);
  expect((await fs.stat(await download.path())).size).toBeGreaterThan(1_000);
});

test('a view that an admin saves and shares can be selected by another user and is marked then', async () => {
  const { page } = admin;
  await page.goto(`${OF_DAYS}&hide=rate,slipNo&sort=-amount`);
  await rowCount(admin, '7');
  await choose(admin, 'View', 'Save this view as…');
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
  await admin.type('Largest first');
  await page.getByRole('switch', { name: 'Share with everyone' }).focus();
  await admin.press('Space', 'Control+Enter');
  await page.getByRole('button', { name: 'View: Largest first' }).waitFor();

  await staff.page.goto(SALES);
  await staff.page.getByRole('link', { name: 'Search the whole financial year' }).waitFor();
  await choose(staff, 'View', 'Largest first (from ADMIN)');
  await rowCount(staff, '7');
  await staff.page.getByRole('button', { name: 'View: Largest first' }).waitFor();
  expect(searchOf(staff)).toEqual({ ...DAYS, hide: 'rate,slipNo', sort: '-amount' });
  expect(await staff.page.locator('th[aria-sort=descending]').textContent()).toBe('Amount');
  expect(await headings(staff)).not.toContain('Rate');
  await staff.page.getByRole('button', { name: 'View: Largest first' }).click();
  expect(await staff.page.getByRole('menuitem', { name: /^Remove/ }).count()).toBe(0);
  await staff.press('Escape');

  await choose(admin, /^View/, 'Remove Largest first');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'View', exact: true }).waitFor();
});

test('a new entry by another user waits behind a button and is shown by its shortcut', async () => {
  const { page } = admin;
  await page.goto(OF_DAYS);
  await rowCount(admin, '7');
  const { pumps, products, creditors } = station.ids;
  await station.act('recordCreditSale', {
    creditorId: creditors[0],
    pumpId: pumps[0].id,
    productId: products.petrol,
    litres: 5_000,
    vehicle: 'gj 1 z',
  });
  await page.getByRole('button', { name: '1 new entry – refresh' }).waitFor();
  expect(await page.getByRole('cell', { name: 'GJ 1 Z' }).count()).toBe(0);
  expect([await violationsOf(page), await violationsInScheme(page, 'dark', 'light')]).toEqual([[], []]);
  await admin.press('Alt+w');
  await page.getByRole('cell', { name: 'GJ 1 Z', exact: true }).waitFor();
  await rowCount(admin, '8');
  expect(await page.getByRole('button', { name: /new entr/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Refresh');
});

test('shows no button for a new entry outside the shown rows', async () => {
  const { page } = admin;
  await page.goto(`${SALES}?from=2025-04-01&to=2025-04-01`);
  await page.getByText(/rows? · as of/).waitFor();
  // Waits for the refresh after the sale, not for an earlier one.
  await page.waitForLoadState('networkidle');
  const since = Date.now();
  const looked = page.waitForResponse((response) => {
    const request = response.request();
    return request.postData()?.includes('query Report') === true && request.timing().startTime > since;
  });
  const { pumps, products, creditors } = station.ids;
  await station.act('recordCreditSale', {
    creditorId: creditors[0],
    pumpId: pumps[0].id,
    productId: products.petrol,
    litres: 6_000,
  });
  await looked;
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: /new entr/ }).count()).toBe(0);
});

describe('with more rows than one page', () => {
  beforeAll(async () => {
    await station.sql(
      `WITH day AS (
         INSERT INTO shift (shift_date, shift_type_id, state, started_at, closed_at)
         SELECT $1::date, shift_type_id, state, started_at, closed_at FROM shift WHERE state = 'CLOSED' ORDER BY id LIMIT 1
         RETURNING id)
       INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, litres, rate, amount)
       SELECT (SELECT id FROM day), $2, $3, $4, 'GJ ' || n, 1000, 10000, 100 + n FROM generate_series(1, $5::int) n`,
      [LONG_DAY, station.ids.creditors[0], station.ids.pumps[0].id, station.ids.products.diesel, LONG],
    );
  });
  const OF_LONG_DAY = `${SALES}?from=${LONG_DAY}&to=${LONG_DAY}`;
  const shownRows = () => admin.page.getByRole('navigation', { name: 'Pages' }).textContent();
  const firstVehicle = async () => {
    const column = (await headings(admin)).indexOf('Vehicle');
    return (await cells(admin)).find((row) => row.length > 1)?.[column];
  };
  const top = () => admin.page.getByRole('region', { name: 'Credit sales between two days', exact: true });

  test('rows are paged, totals include all pages and the server sorts', async () => {
    const { page } = admin;
    await page.goto(OF_LONG_DAY);
    await rowCount(admin, '5,050');
    expect(await shownRows()).toBe('Rows 1–5,000 of 5,050');
    expect(await page.locator('tfoot').first().textContent()).toContain('5,050.000');
    await page.getByRole('button', { name: 'Next page' }).focus();
    await admin.press('Enter');
    await page.getByText('Rows 5,001–5,050 of 5,050').waitFor();
    await page.getByRole('cell', { name: 'GJ 5001', exact: true }).waitFor();
    expect(await page.getByRole('table').first().getAttribute('aria-rowcount')).toBe('5052');
    await page.getByTitle('Sort by Amount').first().focus();
    await admin.press('Enter');
    await page.getByRole('cell', { name: 'GJ 1', exact: true }).waitFor();
    await admin.press('Enter');
    await page.getByRole('cell', { name: 'GJ 5050', exact: true }).waitFor();
    expect([await firstVehicle(), searchOf(admin).page]).toEqual(['GJ 5050', '1']);
    expect([await violationsOf(page), await misplaced(page)]).toEqual([[], []]);
  });

  test('the server also sorts a link with a sort order and no page', async () => {
    await admin.page.goto(`${OF_LONG_DAY}&sort=-amount`);
    await admin.page.getByRole('cell', { name: 'GJ 5050', exact: true }).waitFor();
    expect(await firstVehicle()).toBe('GJ 5050');
  });

  test('Esc returns from a drill-down to its row, however far down it is', async () => {
    const { page } = admin;
    await page.goto(OF_LONG_DAY);
    await rowCount(admin, '5,050');
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('td') })
      .filter({ hasText: 'GJ 21' })
      .nth(8);
    // The count is shown before the table has its height.
    await until(async () => {
      await top().evaluate((scroller) => scroller.scrollTo(0, 60_000));
      return (await row.count()) > 0;
    }, 20_000);
    const name = await row.textContent();
    await row.getByRole('link').nth(1).focus();
    const before = await top().evaluate((scroller) => scroller.scrollTop);
    await admin.press('Enter');
    await page.waitForURL('**/report/credit-statement**');
    await page.getByText(/^as of \d/).waitFor();
    // An open menu takes the Esc key.
    await page.getByRole('button', { name: 'Export' }).focus();
    await admin.press('Enter');
    await page.getByRole('menu').waitFor();
    await admin.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/report/credit-statement');
    await admin.press('Escape');
    await page.waitForURL(`**${OF_LONG_DAY}`);
    await page.waitForFunction((text) => document.activeElement?.closest('tr')?.textContent === text, name);
    const now = await top().evaluate((scroller) => scroller.scrollTop);
    expect(Math.abs(now - before)).toBeLessThan(ROW_HEIGHT);
    expect(before).toBeGreaterThan(50_000);
  });
});

test('offline, shows loaded reports with their time and says which were not loaded', async () => {
  const { page } = admin;
  await page.goto(OF_DAYS);
  await page.getByText(/rows · as of/).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(/^As of /).waitFor();
  expect((await cells(admin)).length).toBeGreaterThan(6);
  await preset('Yesterday').click();
  await page.getByText('This report was not opened before on this device', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Search the whole month' }).waitFor();
});

test('logs no other fault on these pages', () =>
  expect([...admin.faults, ...staff.faults].filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  ));
