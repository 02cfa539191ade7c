import type { Browser, Page } from 'playwright-core';
import writeExcelFile from 'write-excel-file/node';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(180_000);

const OWNER = 'owner@station.example';
const PUMPS = ['P1', 'P2', 'P3', 'P4'];
const NOZZLES = 16;
const PEOPLE = 8;
const CUSTOMERS = 40;

let scratch: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let backend: Backend;
let screen: Screen;
let page: Page;

beforeAll(async () => {
  scratch = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url });
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  const ownerId = await backend.addUser(OWNER, { isAdmin: true });
  // As the server names the first admin at its start.
  await backend.sql("UPDATE app_user SET name = 'ADMIN' WHERE id = $1", [ownerId]);
  browser = await openBrowser();
  screen = await openScreen(browser, server.url, { token: await backend.logIn(OWNER, PASSWORD) });
  page = screen.page;
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await backend.close();
});

type Rows = readonly (readonly string[])[];
const lines = (rows: Rows, separator = ','): Buffer => Buffer.from(rows.map((row) => row.join(separator)).join('\r\n'));
const workbook = (rows: Rows): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String }))) as never).toBuffer();

const TANKS: Rows = [
  ['Tank name', 'Product', 'Capacity', 'Opening stock'],
  ['T1', 'HS', '20000', '9000'],
  ['T2', 'MS', '20000', '9000'],
  ['T3', 'HS', '15000', '7000'],
  ['T4', 'MS', '15000', '7000'],
];
const NOZZLE_ROWS: Rows = [
  ['Pump', 'Nozzle', 'Tank', 'Opening reading'],
  ...PUMPS.flatMap((pump, p) => TANKS.slice(1).map(([tank], n) => [pump, `N${n + 1}`, tank!, `${(p + 1) * 1000 + n}`])),
];
const PEOPLE_ROWS: Rows = [
  ['Name', 'Mobile', 'Address', 'Pay rate', 'Joining date'],
  ...Array.from({ length: PEOPLE }, (_, n) => [`PERSON ${n}`, `98765432${n + 10}`, 'PUNE', '500', '01/04/2025']),
];
const CUSTOMER_ROWS: Rows = [
  ['Customer name', 'Mobile No.', 'Credit limit', 'Balance'],
  ...Array.from({ length: CUSTOMERS }, (_, n) => [`CUSTOMER ${n}`, `97765432${n + 10}`, '50,000', '1,234.50']),
];

const step = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const isDone = (title: string) => step(title).getByText('Done:').waitFor({ state: 'attached' });

/** Goes back to the guide, as the owner does: by its link above the page. */
async function goHome(): Promise<void> {
  await page.getByRole('link', { name: 'Set up your station' }).first().click();
  await page.getByRole('heading', { name: 'Set up your station' }).waitFor();
}

const follow = (title: string, label: string) => step(title).getByRole('link', { name: label }).click();
const propose = (title: string, label: string) => step(title).getByRole('button', { name: label }).click();

/** Imports a file of a step's list, and goes back to the guide. */
async function importFile(
  title: string,
  name: string,
  buffer: Buffer,
  count: number,
  { complete = async () => {}, link = 'Import a sheet' }: { complete?: () => Promise<void>; link?: string } = {},
): Promise<void> {
  await follow(title, link);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await complete();
  await page.getByRole('button', { name: `Import ${count} rows` }).click();
  await page.getByText(`${count} rows added`).first().waitFor();
  // The list opens after the import.
  await page.waitForURL(({ pathname }) => pathname !== '/page/import');
  await goHome();
}

/** What a list of names, phones, limits and balances lacks: one value for all customers. */
async function completeCustomers(): Promise<void> {
  for (const [field, value] of [
    ['Email', OWNER],
    ['Address', 'PUNE'],
  ] as const) {
    await page.getByLabel(`${field}: the same for all empty cells`).and(page.locator(':focus')).waitFor();
    await screen.type(value);
    await screen.press('Enter');
  }
  await page.getByText('₹49,380.00').waitFor();
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

it('a new owner sets up 16 nozzles, 8 people and 40 customers by the guide alone, and closes the first shift', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Set up your station' }).waitFor();

  await follow('Names of the station', 'Enter the name');
  await page.locator('[name=stationName]').fill('SHREE FUELS');
  await save();
  await page.getByText('SHREE FUELS').first().waitFor();
  await goHome();
  await follow('Names of the station', 'Enter your name');
  await page.locator('[name=name]').fill('Anil Sahu');
  await save();
  await page.getByText('Anil Sahu').first().waitFor();
  await goHome();
  await isDone('Names of the station');

  await propose('Shifts of a day', 'Use Morning and Night');
  await isDone('Shifts of a day');
  await propose('Products', 'Add HS and MS');
  await follow('Products', 'Enter rates');
  await page.getByRole('button', { name: 'New rates' }).first().click();
  const rates = page.getByRole('dialog');
  await rates.getByLabel('Diesel').fill('92.50');
  await rates.getByLabel('Petrol').fill('104.20');
  await rates.getByRole('button', { name: 'Save' }).click();
  await rates.waitFor({ state: 'detached' });
  await goHome();
  await isDone('Products');

  await importFile('Tanks', 'tanks.csv', lines(TANKS, ';'), 4);
  await importFile('Pumps', 'pumps.csv', lines([['Pump'], ...PUMPS.map((name) => [name])]), 4, {
    link: 'Import pumps',
  });
  await importFile('Pumps', 'nozzles.csv', lines(NOZZLE_ROWS), NOZZLES, { link: 'Import nozzles' });
  await isDone('Pumps');
  await importFile('People', 'people.xlsx', await workbook(PEOPLE_ROWS), PEOPLE);
  await importFile('Customers', 'customers.xlsx', await workbook(CUSTOMER_ROWS), CUSTOMERS, {
    complete: completeCustomers,
    link: 'Import creditors',
  });
  await follow('Cash in the safe', 'Count the notes');
  // The sheet has the notes of India; the first count is asked for.
  await page.locator('input:focus[aria-label="Pieces available, Row 1"]').waitFor();
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Check the typed rows' }).click();
  await page.getByRole('button', { name: 'Import 9 rows' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/page/import');
  await goHome();
  await propose('Cash in the safe', 'Add usual expenses');
  await propose('Cash in the safe', 'Add a bank account');
  await isDone('Cash in the safe');

  await follow('Start the first shift', 'Start shift');
  // Each person on duty takes the next pump.
  const crew = page.locator('[name^="employeeId."]');
  for (const [place] of PUMPS.entries()) {
    await crew.nth(place).fill(`PERSON ${place}`);
    await crew.nth(place).press('Enter');
    await crew.nth(place + 1).waitFor();
  }
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByText('The first shift is running').waitFor();

  await screen.press('Alt+l');
  await page.locator('[role=dialog] button:focus').waitFor();
  await screen.press('Enter');
  const enter = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await screen.type(text);
      await screen.press('Enter');
    }
  };
  // Each nozzle sold 20 L, so that each pump is due for 40 L of each product. Nothing was paid by card or UPI.
  await enter(...Array.from({ length: NOZZLES }, () => '+20'));
  await enter(...PUMPS.flatMap(() => ['', '']));
  await enter(...PUMPS.map(() => '7868'));
  // The gauges show what is left.
  await enter('8920', '8920', '6920', '6920');
  await screen.press('Control+Enter', 'Enter');
  await page.getByText('shift close successfully').first().waitFor();
  const [closed] = await backend.sql(
    `SELECT s.state, SUM(c.sale)::bigint AS sale, SUM(c.shortage)::bigint AS shortage, u.name
     FROM shift s JOIN pump_close c ON c.shift_id = s.id JOIN app_user u ON u.id = s.started_by_id
     GROUP BY s.id, u.name`,
  );
  expect(closed).toEqual({ state: 'CLOSED', sale: 3_147_200, shortage: 0, name: 'ANIL SAHU' });
  expect(screen.faults).toEqual([]);
  await expectBooksInOrder(backend.database);
});
