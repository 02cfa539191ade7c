import type { Browser } from 'playwright-core';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
let server: ServerProcess;
let browser: Browser;
let screen: Screen;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
  screen = await openScreen(browser, server.url, { token: station.adminToken });
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await station?.close();
});

const searchNow = (): Record<string, string> => Object.fromEntries(new URL(screen.page.url()).searchParams);
const rowCount = (count: number) => screen.page.getByText(new RegExp(`^${count} rows? · as of`)).waitFor();
const choice = (name: string) => screen.page.getByRole('combobox', { name });
const RANGE = { from: '2025-04-03', to: '2025-04-03' };
const DIPS = `/report/close-shift-dips?${new URLSearchParams(RANGE)}`;

test('a tank is selected by typing; the address has its id, the field its name', async () => {
  const { page } = screen;
  await page.goto(DIPS);
  await rowCount(4);
  await choice('Tank').focus();
  await screen.type('t2');
  await screen.press('Tab');
  await rowCount(2);
  expect(searchNow()).toEqual({ ...RANGE, tank: String(station.ids.tanks.petrol) });
  await page.reload();
  await rowCount(2);
  expect(await choice('Tank').inputValue()).toBe('T2');
});

test.each(['Enter', 'Tab'])('clearing a filter and leaving it with %s removes it', async (key) => {
  const { page } = screen;
  await page.goto(`${DIPS}&tank=${station.ids.tanks.petrol}`);
  await rowCount(2);
  await choice('Tank').focus();
  await screen.press('Control+A', 'Backspace', key);
  await rowCount(4);
  expect([searchNow(), await choice('Tank').inputValue()]).toEqual([RANGE, '']);
  expect(await choice('Tank').getAttribute('placeholder')).toBe('All');
});

test('the arrow keys select from the whole list, also after the field was cleared', async () => {
  const { page } = screen;
  await page.goto(`${DIPS}&tank=${station.ids.tanks.petrol}`);
  await rowCount(2);
  await choice('Tank').focus();
  await screen.press('Control+A', 'Backspace', 'ArrowDown', 'Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=tank]')?.value === 'T1');
  expect(searchNow().tank).toBe(String(station.ids.tanks.diesel));
});

test('finds a nozzle by its pump and name; an unknown one is refused at its field', async () => {
  const { page } = screen;
  await page.goto(`/report/reading-report?${new URLSearchParams({ ...RANGE, nozzle: '9999' })}`);
  await page.getByText('This nozzle was not found').first().waitFor();
  await choice('Nozzle').fill('p1 n1');
  await screen.press('Enter');
  await rowCount(3);
  expect(await choice('Nozzle').inputValue()).toBe('P1 N1');
  await page.getByText('Ended by reset, from 6,325.000 to 0.000: Stamped anew').waitFor();
});

test('a month can be typed or picked and replaces the days', async () => {
  const { page } = screen;
  await page.goto('/report/dsr');
  await page.getByLabel('Month', { exact: true }).fill('4-25');
  await screen.press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=from]')?.value === '01-04-2025');
  expect(searchNow()).toEqual({ month: '2025-04' });
  expect(await page.getByLabel('Month', { exact: true }).inputValue()).toBe('04-2025');
  await screen.press('Alt+ArrowDown');
  await page.getByRole('dialog').getByRole('button', { name: 'Mar' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=month]')?.value === '03-2025');
  await page.getByLabel('From', { exact: true }).fill('02-04-2025');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=month]')?.value === '');
  expect(searchNow()).toEqual({ from: '2025-04-02' });
  await page.getByLabel('Month', { exact: true }).fill('13-2025');
  await page.getByText('Enter a month, such as 11-2026').waitFor();
});

test('a value that should be 0 is also marked in words', async () => {
  const { page } = screen;
  await page.goto(`/report/density-register?${new URLSearchParams(RANGE)}`);
  await rowCount(3);
  expect(await page.getByRole('img', { name: 'Should be 0' }).count()).toBe(1);
  expect(await page.locator('strong', { hasText: '4.8' }).count()).toBe(1);
});

test('logs no fault on these pages', () =>
  expect(screen.faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([]));
