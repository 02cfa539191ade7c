import type { Browser } from 'playwright-core';
import { workCredit } from '../reports/worked-credit';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { misplaced, violationsOf } from '../support/screen-look';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

/** A name with the characters that paths confuse: a slash, escapes, the start of a query and a file ending. */
const FIRM = 'A/B & SONS 100% #1? CO.LTD';

let station: Station;
let server: ServerProcess;
let browser: Browser;
let screen: Screen;
let firm: number;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  await workCredit(station);
  ({ id: firm } = await station.act('createCreditor', {
    firmName: FIRM,
    shortName: 'A/B',
    proprietorName: 'OWNER',
    email: 'accounts@ab.example',
    contactNo: '9123456788',
    address: 'MARKET ROAD',
    maxLimit: 10_000_000,
  }));
  const { pumps, products } = station.ids;
  await station.act('recordCreditSale', {
    creditorId: firm,
    pumpId: pumps[0].id,
    productId: products.petrol,
    litres: 10_000,
    vehicle: 'mh 12 x&y',
  });
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
  screen = await openScreen(browser, server.url, { token: station.adminToken });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await station?.close();
});

const fact = (label: string) => screen.page.locator('dl > div', { has: screen.page.getByText(label, { exact: true }) });
const link = (name: string) => screen.page.getByRole('link', { name, exact: true });

test('a creditor with special characters in its name opens from the unbilled sales, survives a reload and leads to its bill', async () => {
  const { page } = screen;
  await page.goto('/report/credit-report-unbilled');
  await link(FIRM).click();
  await fact('Unbilled').getByText('1,037.00').waitFor();
  expect(new URL(page.url()).pathname).toBe(
    `/report/credit-report-unbilled-bycreditor/${firm}/${encodeURIComponent(FIRM)}`,
  );
  await page.reload();
  await fact('Creditor').getByText(FIRM).waitFor();
  expect([await violationsOf(page), await misplaced(page), screen.faults]).toEqual([[], [], []]);
  await link('Make bill').click();
  await page.waitForURL(`**/page/make-bills?creditor=${firm}&from=*&to=*`);
  await page.getByRole('checkbox', { name: FIRM, exact: true, checked: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Creditors with' }).getByRole('checkbox').count()).toBe(1);
});

test('the id in a path decides, whatever name follows; an invalid path leads to the 404 page', async () => {
  const { page } = screen;
  await page.goto(`/report/credit-report-unbilled-bycreditor/${firm}/SOMEBODY%20ELSE`);
  await fact('Creditor').getByText(FIRM).waitFor();
  await page.goto(`/report/credit-report-unbilled-bycreditor/${firm}/A/B`);
  await page.waitForURL('**/404');
});

test("a creditor's statement links to the sales of one vehicle", async () => {
  const { page } = screen;
  await page.goto(`/report/credit-statement?creditor=${firm}&from=2025-04-01&to=2025-04-30`);
  await fact('Closing balance').getByText('1,037.00').waitFor();
  // The focus is on the page, so it can be read by keyboard, and no floating button covers its last column.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.locator('[data-hotkey="Alt+M"]').count()).toBe(0);
  await link('MH 12 X&Y').click();
  await page.getByText(/^1 row · as of/).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    creditor: String(firm),
    vehicle: 'MH 12 X&Y',
    from: '2025-04-04',
    to: '2025-04-04',
  });
});

test('filters by any part of a vehicle number', async () => {
  const { page } = screen;
  await page.goto('/report/credit-detail-between-two-day?from=2025-04-01&to=2025-04-04');
  await page.getByText(/^8 rows · as of/).waitFor();
  await page.getByRole('textbox', { name: 'Vehicle' }).focus();
  await screen.type('12 x&y');
  await page.getByText(/^1 row · as of/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Vehicle' }).inputValue()).toBe('12 x&y');
});
