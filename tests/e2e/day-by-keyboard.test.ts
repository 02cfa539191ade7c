import type { Browser } from 'playwright-core';
import { type Doors, openDoorsOn } from '../server/access-doors';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

/** A known firm and vehicle (ux.md section 6). */
const MOST_KEYS_OF_A_SALE = 14;
/** 16 nozzles, 4 swipes, 4 tanks. */
const MOST_KEYS_OF_A_CLOSE = 240;

jest.setTimeout(90_000);

let scratch: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let doors: Doors;
let screen: Screen;
let shiftId: number;

beforeAll(async () => {
  scratch = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url, STATION_SEED: 'demo' });
  doors = await openDoorsOn(scratch.url, () => scratch.drop());
  browser = await openBrowser();
  screen = await openScreen(browser, server.url);
  await endRunningShift();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await doors.close();
});

/** The demo leaves a shift running; the day of this test begins without one. */
async function endRunningShift(): Promise<void> {
  const [running] = await doors.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  await doors.sql('DELETE FROM shift WHERE id = $1', [running!.id]);
}

const heading = (name: string | RegExp) => screen.page.getByRole('heading', { name, level: 1 });
const told = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const isFocused = (label: string) =>
  screen.page
    .getByLabel(label, { exact: true })
    .first()
    .evaluate((field) => field === document.activeElement);

/** Presses Enter from field to field until it is in this one. */
async function enterTo(label: string): Promise<void> {
  for (let steps = 0; !(await isFocused(label)); steps++) {
    if (steps === 12) throw new Error(`Enter does not lead to ${label}`);
    await screen.press('Enter');
    await screen.page.waitForTimeout(60);
  }
}

it('logs in, and a wrong password is told without losing the e-mail', async () => {
  const { page } = screen;
  await page.goto('/page/start-shift');
  await page.getByLabel('Email').waitFor();
  await screen.type('staff@demo.example');
  await screen.press('Tab');
  await screen.type('wrong-one');
  await screen.press('Enter');
  await told('Invalid email address or password !!!');
  expect(await page.getByLabel('Email').inputValue()).toBe('staff@demo.example');
  await screen.press('Control+a');
  await screen.type('demo-staff');
  await screen.press('Enter');
  // To the page that was asked for.
  await heading('Start shift').waitFor();
  expect(new URL(page.url()).pathname).toBe('/page/start-shift');
  // The browser itself reports the refused log-in.
  expect(screen.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  screen.faults.length = 0;
});

it('starts the shift that is proposed, with those on duty last time', async () => {
  await told('₹92.50');
  await screen.press('Control+Enter');
  await told(/ started$/);
  const [running] = await doors.sql<{ id: number; onDuty: number }>(
    `SELECT s.id, (SELECT COUNT(*)::int FROM attendance WHERE shift_id = s.id) AS "onDuty" FROM shift s WHERE s.state = 'RUNNING'`,
  );
  expect(running!.onDuty).toBe(4);
  shiftId = running!.id;
});

it(`records three credit sales, each within ${MOST_KEYS_OF_A_SALE} keys`, async () => {
  await screen.press('Alt+c');
  await heading('Credit entry').waitFor();
  const sales: number[] = [];
  for (const litres of ['60', '75', '90']) {
    await screen.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    const before = screen.keys();
    await screen.type('SHR');
    await screen.page.getByRole('option').first().waitFor();
    await screen.press('Enter');
    await told(/outstanding/);
    // Vehicle, pump and product are those of the firm's last sale.
    await enterTo('Litres');
    await screen.type(litres);
    await enterTo('Firm');
    sales.push(screen.keys() - before);
    await screen.page.getByText(`${litres}.000`).first().waitFor();
  }
  expect(Math.max(...sales)).toBeLessThanOrEqual(MOST_KEYS_OF_A_SALE);
  const [kept] = await doors.sql<{ count: number; litres: number }>(
    'SELECT COUNT(*)::int AS count, SUM(litres)::bigint AS litres FROM credit_sale WHERE shift_id = $1',
    [shiftId],
  );
  expect(kept).toEqual({ count: 3, litres: 225_000 });
});

it('takes two cash collections with their notes', async () => {
  await screen.press('Control+k');
  await screen.type('cash coll');
  await screen.page.getByRole('option').first().waitFor();
  await screen.press('Enter');
  await heading('Cash collection').waitFor();
  for (const [pump, notes] of [
    ['P2', '20'],
    ['P3', '30'],
  ] as const) {
    await screen.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await screen.type(pump);
    await screen.press('Enter');
    await enterTo('500, cash in');
    await screen.type(notes);
    await screen.press('Control+Enter');
    await told(new RegExp(`₹${Number(notes) * 500 >= 15_000 ? '15,000' : '10,000'}.00 collected`));
  }
  expect(await doors.sql('SELECT amount FROM cash_collection WHERE shift_id = $1 ORDER BY id', [shiftId])).toEqual([
    { amount: 1_000_000 },
    { amount: 1_500_000 },
  ]);
});
