import type { Browser } from 'playwright-core';
import { type Backend, openBackendOn } from '../server/backend';
import { until } from '../server/live-line';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import type { TestDatabase } from '../support/database';
import { createDemoDatabase } from '../support/demo-database';
import { askServer, type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

/** Key budget of a credit sale for a known creditor and vehicle (docs/design/screens.md#key-budgets). */
const MOST_KEYS_OF_A_SALE = 14;
/** Key budget of a close with 16 nozzles, 4 swipes and 4 tanks. */
const MOST_KEYS_OF_A_CLOSE = 240;

/**
 * Types ahead like a robot: no key waits for a field, a list, a dialog or a page. The tests only wait for the results
 * that they check.
 */
jest.setTimeout(90_000);

let scratch: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let backend: Backend;
let screen: Screen;
let shiftId: number;

beforeAll(async () => {
  scratch = await createDemoDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url });
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  browser = await openBrowser();
  screen = await openScreen(browser, server.url);
  await endRunningShift();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await backend.close();
});

/** The demo leaves a shift running, but the day of this test begins without one. */
async function endRunningShift(): Promise<void> {
  const [running] = await backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  await backend.sql('DELETE FROM shift WHERE id = $1', [running!.id]);
}

const heading = (name: string | RegExp) => screen.page.getByRole('heading', { name, level: 1 });
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
it('a wrong password is refused and the e-mail stays; the right one logs in', async () => {
  const { page } = screen;
  await page.goto('/page/start-shift');
  await page.getByLabel('Email').waitFor();
  await screen.type('staff@demo.example');
  await screen.press('Tab');
  await screen.type('wrong-one');
  await screen.press('Enter');
  await waitForText('Invalid email address or password !!!');
  expect(await page.getByLabel('Email').inputValue()).toBe('staff@demo.example');
  await screen.press('Control+a');
  await screen.type('demo-staff');
  await screen.press('Enter');
  // Redirected to the requested page.
  await heading('Start shift').waitFor();
  expect(new URL(page.url()).pathname).toBe('/page/start-shift');
  // The browser itself logs the refused log-in.
  expect(screen.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  screen.faults.length = 0;
});

it('starts the proposed shift with the staff of the previous one', async () => {
  await screen.press('Control+Enter');
  await waitForText(/ started$/);
  const [running] = await backend.sql<{ id: number; onDuty: number }>(
    `SELECT s.id, (SELECT COUNT(*)::int FROM attendance WHERE shift_id = s.id) AS "onDuty" FROM shift s WHERE s.state = 'RUNNING'`,
  );
  expect(running!.onDuty).toBe(4);
  shiftId = running!.id;
});

it(`records three credit sales, each within ${MOST_KEYS_OF_A_SALE} keys`, async () => {
  await screen.press('Alt+c');
  const sales: number[] = [];
  for (const litres of ['60', '75', '90']) {
    const before = screen.keys();
    await screen.type('SHR');
    await screen.press('Enter');
    // One letter selects the vehicle, and the product of its last sale is filled in.
    await screen.type('C');
    await screen.press('Enter');
    // The pump stays selected, and Enter passes over it.
    if (sales.length === 0) await screen.type('P1');
    await screen.press('Enter');
    await screen.type(litres);
    // The slip stays empty.
    await screen.press('Enter', 'Enter');
    sales.push(screen.keys() - before);
  }
  for (const litres of ['60', '75', '90']) await waitForText(`${litres}.000`);
  expect(Math.max(...sales)).toBeLessThanOrEqual(MOST_KEYS_OF_A_SALE);
  // Each sale is sent while the next one is typed.
  await screen.page.getByText('saving…').first().waitFor({ state: 'detached' });
  const [kept] = await backend.sql<{ count: number; litres: number }>(
    'SELECT COUNT(*)::int AS count, SUM(litres)::bigint AS litres FROM credit_sale WHERE shift_id = $1',
    [shiftId],
  );
  expect(kept).toEqual({ count: 3, litres: 225_000 });
});

it('records two cash collections with their notes', async () => {
  await screen.press('Control+k');
  await screen.type('cash coll');
  await screen.press('Enter', 'Control+Enter');
  await waitForText('Select a pump');
  for (const [pump, notes] of [
    ['P2', '20'],
    ['P3', '30'],
  ] as const) {
    await screen.type(pump);
    // The form proposes the employee on duty at the pump.
    await screen.press('Enter', 'Enter');
    await screen.type(notes);
    await screen.press('Control+Enter');
  }
  await waitForText('₹15,000.00 collected');
  expect(await backend.sql('SELECT amount FROM cash_collection WHERE shift_id = $1 ORDER BY id', [shiftId])).toEqual([
    { amount: 1_000_000 },
    { amount: 1_500_000 },
  ]);
});

it(`closes 16 nozzles, 4 swipes and 4 tanks with a shortage, without a mouse, within ${MOST_KEYS_OF_A_CLOSE} keys`, async () => {
  const { page } = screen;
  await screen.press('Alt+l');
  const before = screen.keys();
  // Confirms that everything has been entered.
  await screen.press('Enter');
  // Each nozzle sold 200 L; Enter moves down the column.
  for (let nozzle = 0; nozzle < 16; nozzle++) {
    await screen.type('+200');
    await screen.press('Enter');
  }
  for (let machine = 0; machine < 4; machine++) {
    await screen.type('50');
    await screen.press('Enter');
  }
  // The other pumps have no swipes.
  for (let cell = 0; cell < 12; cell++) await screen.press('Enter');
  // Each pump sold 400 L of each product: 37,000.00 + 41,680.00. P1 is ₹270 short; P2 and P3 handed in some cash
  // earlier.
  const [{ credit } = { credit: 0 }] = await backend.sql<{ credit: number }>(
    'SELECT SUM(amount)::bigint AS credit FROM credit_sale WHERE shift_id = $1',
    [shiftId],
  );
  const dueOf: Record<string, number> = {
    P1: 7_868_000 - credit - 20_000,
    P2: 6_868_000,
    P3: 6_368_000,
    P4: 7_868_000,
  };
  const rupees = (paise: number) => String(Math.floor(paise / 100));
  await screen.type(rupees(dueOf.P1! - 27_000));
  await screen.press('Enter');
  // The dialog asks for the shortage: all of it goes to the first employee on duty.
  await screen.press('Alt+Enter', 'Control+Enter');
  for (const pump of ['P2', 'P3', 'P4']) {
    await screen.type(rupees(dueOf[pump]!));
    await screen.press('Enter');
  }
  for (let tank = 0; tank < 4; tank++) {
    await screen.type('4000');
    await screen.press('Enter');
  }
  // Opens the review and confirms it.
  await screen.press('Control+Enter', 'Enter');
  await waitForText('shift close successfully');
  expect(screen.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_A_CLOSE);

  const [closed] = await backend.sql(
    `SELECT s.state, SUM(c.sale)::bigint AS sale, SUM(c.credit)::bigint AS credit, SUM(c.cash)::bigint AS cash,
            SUM(c.swipe)::bigint AS swipe, SUM(c.shortage)::bigint AS shortage
     FROM shift s JOIN pump_close c ON c.shift_id = s.id WHERE s.id = $1 GROUP BY s.id`,
    [shiftId],
  );
  expect(closed).toEqual({
    state: 'CLOSED',
    sale: 31_472_000,
    credit,
    cash: 2_500_000,
    swipe: 20_000,
    shortage: 27_000,
  });
  expect(page.url()).toContain('/');
});

it('prints the report of the closed shift, then starts the next one', async () => {
  const { page } = screen;
  const [slip] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Print slip' }).click(),
  ]);
  await slip.waitForURL(/^blob:/);
  await slip.close();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).focus();
  await screen.press('Enter', 'Control+Enter');
  // The toast of the first start lasts six seconds and may still be shown.
  await until(async () => (await backend.sql("SELECT FROM shift WHERE state = 'RUNNING'")).length > 0, 20_000);
  await waitForText(/ started$/);
  const [closed] = await backend.sql<{ shiftDate: string }>(
    'SELECT shift_date AS "shiftDate" FROM shift WHERE id = $1',
    [shiftId],
  );
  await page.goto(`/report/closed-shift-report/${shiftId}/${closed!.shiftDate}`);
  await waitForText('270.00');
  const [paper] = await Promise.all([page.context().waitForEvent('page'), screen.press('Control+p')]);
  await paper.waitForURL(/^blob:/);
  await paper.close();
});

it('refuses to undo a close once the next shift has an entry, and says why', async () => {
  const staffToken = await backend.logIn('staff@demo.example', 'demo-staff');
  const [{ productId, pumpId, creditorId } = { productId: 0, pumpId: 0, creditorId: 0 }] = await backend.sql<
    Record<string, number>
  >(
    `SELECT r.product_id AS "productId", r.pump_id AS "pumpId", (SELECT MIN(id) FROM creditor) AS "creditorId"
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' LIMIT 1`,
  );
  await askServer(
    server.url,
    'mutation ($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { userErrors { message } } }',
    { input: { creditorId, pumpId, productId, litres: '10.000' } },
    { token: staffToken },
  );
  const admin = await openScreen(browser, server.url, {
    token: await backend.logIn('admin@demo.example', 'demo-admin'),
  });
  await admin.page.goto('/');
  await admin.page.getByRole('heading', { name: 'Home' }).waitFor();
  await admin.press('Control+k');
  await admin.type('undo');
  await admin.press('Enter');
  await admin.page
    .getByText(/cannot be undone: Shift [\d-]+ \w+ runs after it and has entries/)
    .first()
    .waitFor();
  await admin.close();
});

it('leaves the books in order and logs no fault in the browser', async () => {
  await expectBooksInOrder(backend.database);
  expect(screen.faults).toEqual([]);
});
