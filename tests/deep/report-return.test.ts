import type { Browser } from 'playwright-core';
import { workCredit } from '../reports/worked-credit';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

const SALES = '/report/credit-detail-between-two-day';
const OF_DAYS = `${SALES}?from=2025-04-01&to=2025-04-04`;
/** More cards than are drawn at first. */
const CARDS_DAY = '2025-03-30';
const CARDS = 150;
/** More rows than one page of the report has. */
const LONG_DAY = '2025-03-31';
const LONG = 5_050;
const onDay = (day: string) => `${SALES}?from=${day}&to=${day}`;

let station: Station;
let server: ServerProcess;
let browser: Browser;
let desk: Screen;
let phone: Screen;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  await workCredit(station);
  for (const [day, rows] of [
    [CARDS_DAY, CARDS],
    [LONG_DAY, LONG],
  ] as const)
    await station.sql(
      `WITH day AS (
         INSERT INTO shift (shift_date, shift_type_id, state, started_at, closed_at)
         SELECT $1::date, shift_type_id, state, started_at, closed_at FROM shift WHERE state = 'CLOSED' ORDER BY id LIMIT 1
         RETURNING id)
       INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, litres, rate, amount)
       SELECT (SELECT id FROM day), $2, $3, $4, 'GJ ' || n, 1000, 10000, 100 + n FROM generate_series(1, $5::int) n`,
      [day, station.ids.creditors[0], station.ids.pumps[0].id, station.ids.products.diesel, rows],
    );
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
  desk = await openScreen(browser, server.url, { token: station.adminToken });
  phone = await openScreen(browser, server.url, { token: station.adminToken, width: 360, height: 740 });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await station?.close();
});

const sell = (vehicle: string) =>
  station.act('recordCreditSale', {
    creditorId: station.ids.creditors[0],
    pumpId: station.ids.pumps[0].id,
    productId: station.ids.products.petrol,
    litres: 5_000,
    vehicle,
  });
const pager = ({ page }: Screen) => page.getByRole('navigation', { name: 'Pages' });

test('on a phone, Back returns from a drill-down to its card with the same number of cards drawn', async () => {
  const { page } = phone;
  await page.goto(onDay(CARDS_DAY));
  await page.getByRole('button', { name: /^Show/ }).click();
  const card = page.locator('li[data-row]').nth(129);
  await card.scrollIntoViewIfNeeded();
  const name = await card.textContent();
  await card.getByRole('button', { name: /^Details/ }).click();
  const link = card.locator('dd a').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.waitForURL((url) => url.pathname !== SALES);
  await page.getByText(/as of \d/).waitFor();
  const tops = await Promise.all(
    ['Back', 'View', 'Columns', 'Export'].map(
      async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  expect((await page.getByRole('search').boundingBox())?.width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(`**${onDay(CARDS_DAY)}`);
  await page.waitForFunction((text) => document.activeElement?.closest('li')?.textContent === text, name);
  expect(before).toBeGreaterThan(5_000);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
});

test('after Back, new entries wait behind the refresh button', async () => {
  const { page } = desk;
  await page.goto(OF_DAYS);
  await page.getByText(/rows · as of/).waitFor();
  await page.locator('td a').last().focus();
  const name = await page.evaluate(() => document.activeElement?.closest('tr')?.textContent);
  await desk.press('Enter');
  await page.waitForURL((url) => url.pathname !== SALES);
  await page.getByText(/as of \d/).waitFor();
  await sell('gj 7 back');
  await page.goBack();
  await page.getByRole('button', { name: '1 new entry – refresh' }).waitFor();
  expect(await page.getByText('GJ 7 BACK').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toBe(name);
  await desk.press('Alt+w');
  await page.getByText('GJ 7 BACK').first().waitFor();
});

test('a successful refresh removes the message that the server does not answer', async () => {
  const { page } = desk;
  await page.goto(OF_DAYS);
  await page.getByText(/rows · as of/).waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(/The server is not answering/).waitFor();
  await page.unroute('**/graphql');
  await sell('gj 8 look');
  await page.getByText(/The server is not answering/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '1 new entry – refresh' }).waitFor();
});

test('pager and row numbers match the visible rows while the next page is loading', async () => {
  const { page } = desk;
  await page.goto(onDay(LONG_DAY));
  await page.getByText('Rows 1–5,000 of 5,050').waitFor();
  await page.waitForLoadState('networkidle');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Report')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  expect(await pager(desk).textContent()).toBe('Rows 1–5,000 of 5,050');
  expect(await page.locator('tbody tr[data-row]').first().getAttribute('aria-rowindex')).toBe('2');
  letGo();
  await page.getByText('Rows 5,001–5,050 of 5,050').waitFor();
  await page.unroute('**/graphql');
});

test('selecting another range of a sorted report does not keep the page number', async () => {
  const { page } = desk;
  await page.goto(onDay(LONG_DAY));
  await page.getByText('Rows 1–5,000 of 5,050').waitFor();
  await page.getByTitle('Sort by Amount').first().click();
  await page.waitForURL(/page=1/);
  await page.getByText('Rows 1–5,000 of 5,050').waitFor();
  await page.getByRole('navigation', { name: 'Date ranges' }).getByRole('link', { name: 'Day of this shift' }).click();
  await page.getByText(/^\d+ rows? · as of/).waitFor();
  await page.waitForLoadState('networkidle');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    from: '2025-04-04',
    to: '2025-04-04',
    sort: 'amount',
  });
});
