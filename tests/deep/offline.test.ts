import type { Page } from 'playwright-core';
import { PASSWORD } from '../server/backend';
import { goWithin, type Screen, sayYes } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { closeRunningShift } from '../support/close-running-shift';
import { expectBooksInOrder } from '../support/state-of-books';

/**
 * A deep link opens from what the browser has stored, with a tolerance for a busy machine
 * (docs/design/screens.md#drafts).
 */
const OPENS_WITHIN_MS = 10_000;
const SALES = 20;
/** The quick entries, with the first field of each. */
const QUICK_ENTRIES = [
  ['/page/expenditure-detail', 'Category'],
  ['/page/creditor-payment-entry', 'Creditor'],
  ['/page/employee-advance', 'Employee'],
  ['/page/employee-cash-collection', 'Pump'],
  ['/page/credit-entry', 'Creditor'],
] as const;
const OFFLINE = 'No internet connection detected !! You are now offline.';

jest.setTimeout(180_000);

let opened: BrowserStation;
let screen: Screen;

const waitForText = (text: string | RegExp, page: Page = screen.page) => page.getByText(text).first().waitFor();
const waiting = (page: Page = screen.page) =>
  page.getByRole('region', { name: 'Entries to send' }).getByRole('listitem');

/** What a browser logs for a request or a socket without network or server. */
const NO_NETWORK = /net::ERR_|Failed to load resource|WebSocket connection to/;

/** Expects no fault on the page except for those of a missing network. */
const expectNoFaults = (own: Screen = screen) =>
  expect(own.faults.splice(0).filter((fault) => !NO_NETWORK.test(fault))).toEqual([]);

/** Waits until the field with this label has the focus. */
const waitForFocus = (label: string, page: Page = screen.page) =>
  page.waitForFunction(
    (name) => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent?.startsWith(name),
    label,
  );

/** Opens a browser that may store the application, and waits until all of it is stored. */
async function openKeeping(token?: string): Promise<Screen> {
  const own = await opened.openScreen({ worker: true, ...(token && { token }) });
  await own.page.goto('/page/credit-entry');
  await own.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await own.page.waitForFunction(() => localStorage.getItem('keptAllAt') !== null);
  for (const [path, first] of QUICK_ENTRIES) {
    await own.page.goto(path);
    await waitForFocus(first, own.page);
  }
  return own;
}

/** Enters a credit sale by keyboard alone: the creditor, the previous pump and product, litres. */
async function typeSale({ page, press, type }: Screen, litres: number, firm = 'SHREE TRANSPORT'): Promise<void> {
  await waitForFocus('Creditor', page);
  await type(firm.slice(0, 5));
  await page.getByRole('option', { name: firm }).waitFor();
  await press('Enter');
  await waitForFocus('Vehicle', page);
  await press('Enter');
  await waitForFocus('Pump', page);
  await press('Enter');
  // The previous product of SHREE TRANSPORT is proposed.
  if (firm !== 'SHREE TRANSPORT') {
    await waitForFocus('Product', page);
    await type('HS');
    await press('Enter');
  }
  await waitForFocus('Quantity', page);
  await type(String(litres));
  await press('Control+Enter');
}

const offline = (own: Screen, isOffline: boolean) => own.page.context().setOffline(isOffline);

const sales = () =>
  opened.backend.sql<{ litres: number; count: number }>(
    'SELECT (litres / 1000)::int AS litres, count(*)::int AS count FROM credit_sale GROUP BY litres ORDER BY litres',
  );

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  for (const name of ['Tea', 'Repairs']) await act('createExpenditureCategory', { name });
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  screen = await openKeeping();
  // The sale from which the next ones take their defaults.
  await waitForFocus('Creditor');
  await screen.type('SHREE');
  await screen.page.getByRole('option', { name: 'SHREE TRANSPORT' }).waitFor();
  await screen.press('Enter');
  await waitForFocus('Vehicle');
  await screen.press('Enter');
  await waitForFocus('Pump');
  await screen.type('P1');
  await screen.press('Enter');
  await waitForFocus('Product');
  await screen.type('HS');
  await screen.press('Enter');
  await waitForFocus('Quantity');
  await screen.type('500');
  await screen.press('Control+Enter');
  await waitForText('500.000');
});
beforeEach(async () => {
  await offline(screen, false);
  await screen.page.setViewportSize({ width: 1366, height: 768 });
  await screen.page.goto('/page/credit-entry');
  await waitForFocus('Creditor');
});
afterEach(() => expectNoFaults());
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

test('twenty sales entered offline are recorded once, despite a reload and a killed server', async () => {
  const { page } = screen;
  await page.reload();
  await waitForText('500.000');
  await offline(screen, true);
  await waitForText(OFFLINE);
  for (let litres = 1; litres <= SALES; litres++) {
    await typeSale(screen, litres);
    await waiting()
      .nth(litres - 1)
      .waitFor();
    if (litres === SALES / 2) await page.reload();
  }
  await waitForText(`Entries will be sent when online: ${SALES}`);
  expect(await sales()).toEqual([{ litres: 500, count: 1 }]);

  await offline(screen, false);
  await waiting()
    .nth(SALES - 3)
    .waitFor({ state: 'detached' });
  // A request fails, unless all sales were sent by then.
  const inVain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  const allSent = waiting().first().waitFor({ state: 'detached' });
  const either = Promise.race([inVain, allSent]);
  await opened.killServer();
  await either;
  await opened.startServer();
  await waiting().first().waitFor({ state: 'detached', timeout: 60_000 });
  const each = Array.from({ length: SALES }, (_, at) => ({ litres: at + 1, count: 1 }));
  expect(await sales()).toEqual([...each, { litres: 500, count: 1 }]);
  const [posted] = await opened.backend.sql(
    "SELECT count(*)::int AS entries FROM journal_entry WHERE document_kind = 'CREDIT_SALE'",
  );
  expect(posted).toEqual({ entries: SALES + 1 });
});

test('without a network, pages open from the stored application and say what is not available', async () => {
  const { page } = screen;
  await offline(screen, true);
  const opens = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText(OFFLINE).first().waitFor({ timeout: OPENS_WITHIN_MS });
  };
  for (const path of ['/', '/closeshift']) {
    await opens(path);
    await waitForText('This needs an internet connection.');
  }
  for (const [path, first] of QUICK_ENTRIES) {
    await opens(path);
    await waitForFocus(first);
  }
  await offline(screen, false);
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
});

test('a sale that the server refuses stays with its reason and can be corrected in the form', async () => {
  const { page, press, type } = screen;
  await waitForText('500.000');
  await offline(screen, true);
  await typeSale(screen, 50, 'SMALL LIMIT');
  await waiting().getByText('waiting').waitFor();
  await offline(screen, false);
  await waiting().getByText('not recorded').waitFor();
  await waiting()
    .getByText(/would owe/)
    .waitFor();
  expect(await opened.backend.sql('SELECT 1 FROM credit_sale WHERE litres = 50000')).toEqual([]);
  await page.getByRole('button', { name: /^Edit SMALL LIMIT/ }).click();
  await page.getByLabel('Reason for going over the limit').focus();
  await type('The owner said so');
  await press('Control+Enter');
  await waiting().waitFor({ state: 'detached' });
  await expectSoon(() => opened.backend.sql('SELECT 1 FROM credit_sale WHERE litres = 50000'), 1);
  expect(await opened.backend.sql('SELECT over_limit_reason AS why FROM credit_sale WHERE litres = 50000')).toEqual([
    { why: 'The owner said so' },
  ]);
});

test('after one page was opened with a network, all five quick entries open without one', async () => {
  const own = await opened.openScreen({ worker: true });
  const { page } = own;
  await page.goto('/page/credit-entry');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => localStorage.getItem('keptAllAt') !== null);
  await page.goto('/page/test');
  await waitForText(/^Ready: pages and names/, page);
  await offline(own, true);
  for (const [path, first] of QUICK_ENTRIES) {
    await page.goto(path);
    await waitForFocus(first, page);
  }
  expectNoFaults(own);
  await own.close();
});

test('a sale returned to the form survives a reload and replaces another only after a question', async () => {
  const { page, press, type } = screen;
  await waitForText('500.000');
  await offline(screen, true);
  await typeSale(screen, 41);
  await page.getByRole('button', { name: /^Edit SHREE/ }).click();
  await waiting().first().waitFor({ state: 'detached' });
  await page.reload();
  const litres = page.getByLabel('Quantity', { exact: true }).and(page.locator('[value^="41"]'));
  await litres.waitFor();
  await press('Control+Enter');
  await waiting().first().waitFor();
  await waitForFocus('Creditor');
  await type('SMALL');
  await press('Enter');
  await waitForFocus('Vehicle');
  await goWithin(screen, '/page/unsent-entries');
  const edit = page.getByRole('button', { name: /^Edit SHREE/ });
  await edit.click();
  await waitForText(/^What you typed in the form will be lost/);
  await press('n');
  await page.getByText(/^What you typed in the form will be lost/).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('\\"41');
  await edit.click();
  await waitForText(/^What you typed in the form will be lost/);
  await press('y');
  await litres.waitFor();
  await offline(screen, false);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
  expect(await opened.backend.sql('SELECT 1 FROM credit_sale WHERE litres = 41000')).toEqual([]);
});

test('waits before it tries a busy server again', async () => {
  const { page } = screen;
  await waitForText('500.000');
  await offline(screen, true);
  await typeSale(screen, 42);
  await waiting().first().waitFor();
  const attempts: number[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('recordCreditSale')) return route.continue();
    attempts.push(Date.now());
    const error = { message: 'Too many', extensions: { code: 'TOO_MANY' } };
    return route.fulfill({ json: { errors: [error] } });
  });
  await offline(screen, false);
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
  await expectSoon(async () => attempts.slice(0, 3), 3);
  expect(attempts[2]! - attempts[0]!).toBeGreaterThan(1_900);
  await page.unroute('**/graphql');
  await expectSoon(() => opened.backend.sql('SELECT 1 FROM credit_sale WHERE litres = 42000'), 1);
});

test('a sale is recorded once and shown when the page reloads before the answer arrives', async () => {
  const { page } = screen;
  await waitForText('500.000');
  const recorded = new Promise<void>((resolve) => {
    void page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('recordCreditSale')) return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await typeSale(screen, 43);
  await recorded;
  await page.unroute('**/graphql');
  await page.reload();
  await page.waitForFunction(() => sessionStorage.getItem('underWay') === '[]');
  await waiting().first().waitFor({ state: 'detached' });
  await waitForText('43.000');
  expect(await opened.backend.sql('SELECT 1 FROM credit_sale WHERE litres = 43000')).toHaveLength(1);
});

test('two pages of one browser send an entry once', async () => {
  const other = await screen.page.context().newPage();
  await other.goto('/page/unsent-entries');
  await other.getByText('Nothing to send from this device').waitFor();
  await screen.page.bringToFront();
  await waitForText('500.000');
  await offline(screen, true);
  for (const litres of [31, 32]) await typeSale(screen, litres);
  await waiting(other).nth(1).waitFor();
  await offline(screen, false);
  await other.getByText('Nothing to send from this device').waitFor();
  expect((await sales()).filter(({ litres }) => litres === 31 || litres === 32)).toEqual([
    { litres: 31, count: 1 },
    { litres: 32, count: 1 },
  ]);
  await other.close();
});

test('caches contain no credentials and no answers of the server, and the database no token', async () => {
  const token = await screen.page.evaluate(() => localStorage.getItem('token'));
  const stored = await screen.page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('forecourt');
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows: unknown[] = [];
    for (const store of ['answers', 'outbox'])
      rows.push(
        ...(await new Promise<unknown[]>((resolve) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.onsuccess = () => resolve(asking.result);
        })),
      );
    database.close();
    return { addresses, rows: JSON.stringify(rows) };
  });
  expect(stored.addresses.length).toBeGreaterThan(20);
  expect(
    stored.addresses.filter((address) => !/^\/(assets\/|kept-page$|appearance\.js$|favicon\.svg$)/.test(address)),
  ).toEqual(['/manifest.webmanifest'].filter((address) => stored.addresses.includes(address)));
  expect(stored.rows).toContain('SHREE TRANSPORT');
  expect(stored.rows).not.toContain(token);
  expect(stored.rows).not.toMatch(/"(due|maxLimit|payRate)"|"balance":"[^"]|"available":[^0]|"uncountedCash":"[^0]/);
});

test('an expenditure, a payment, an advance and a cash collection wait for the network too', async () => {
  const { page, press, type } = screen;
  const { sql } = opened.backend;
  const employee = 'SELECT name FROM employee ORDER BY name LIMIT 1';
  const [{ name }] = (await sql<{ name: string }>(employee)) as [{ name: string }];
  for (const [path, who, text] of [
    ['/page/expenditure-detail', 'Category', 'Tea'],
    ['/page/creditor-payment-entry', 'Creditor', 'SHREE'],
    ['/page/employee-advance', 'Employee', name],
  ] as const) {
    await offline(screen, false);
    await page.goto(path);
    await waitForFocus(who);
    await page.waitForLoadState('networkidle');
    await offline(screen, true);
    await type(text);
    await press('Enter');
    await waitForFocus('Amount');
    await type('25');
    await press('Control+Enter');
    await waiting().first().waitFor();
    await waitForFocus(who);
  }
  await offline(screen, false);
  await page.goto('/page/employee-cash-collection');
  await waitForFocus('Pump');
  await page.waitForLoadState('networkidle');
  await offline(screen, true);
  await type('P1');
  await press('Enter');
  await waitForFocus('Employee');
  await type(name);
  await press('Enter');
  await page.getByLabel('Cash in, count of 50', { exact: true }).fill('1');
  await press('Control+Enter');
  await waiting().first().waitFor();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: '1 entry to send' }).click();
  await page.getByRole('heading', { name: 'Entries to send' }).first().waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
  await offline(screen, false);
  await waitForText('Nothing to send from this device');
  for (const [table, amount] of [
    ['expenditure', 2_500],
    ['creditor_payment', 2_500],
    ['employee_advance', 2_500],
    ['cash_collection', 5_000],
  ] as const)
    expect([table, await sql(`SELECT amount FROM ${table}`)]).toEqual([table, [{ amount }]]);
});

test('a payment that the server asks about is kept in the list as it was typed', async () => {
  const { page, press, type } = screen;
  await page.goto('/page/creditor-payment-entry');
  await waitForFocus('Creditor');
  await page.waitForLoadState('networkidle');
  await offline(screen, true);
  await type('SHREE');
  await press('Enter');
  await waitForFocus('Amount');
  await type('2000000');
  await press('Control+Enter');
  await waiting().first().waitFor();
  await offline(screen, false);
  await waiting()
    .getByText(/^The payment is ₹20,00,000.00, but this creditor owes ₹[\d,.]+\.$/)
    .waitFor();
  const payments = () => opened.backend.sql('SELECT 1 FROM creditor_payment WHERE amount = 200000000');
  expect(await payments()).toEqual([]);
  await page.getByRole('button', { name: /^Keep SHREE/ }).click();
  await waiting().first().waitFor({ state: 'detached' });
  expect(await payments()).toHaveLength(1);
});

test("a new version waits until no form is in use; it is started from the page's footer or the menu of a phone", async () => {
  const own = await openKeeping();
  const { page } = own;
  const notice = page.getByRole('button', { name: 'New version – reload' });
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await notice.waitFor();
  await goWithin(own, '/page/expenditure-detail');
  await waitForFocus('Category', page);
  await own.type('Tea');
  await own.press('Enter');
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await notice.waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'More' }).click();
  await notice.waitFor();
  await Promise.all([page.waitForEvent('load'), notice.click()]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('next');
  expectNoFaults(own);
  await own.close();
});

test('without a browser database, entries are recorded with a network and stay in the form without one', async () => {
  const own = await opened.openScreen();
  const { page, press, type } = own;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  const spend = async (amount: string): Promise<void> => {
    await waitForFocus('Category', page);
    await type('Tea');
    await press('Enter');
    await waitForFocus('Amount', page);
    await type(amount);
    await press('Control+Enter');
  };
  await page.goto('/page/expenditure-detail');
  await spend('31');
  await expectSoon(() => opened.backend.sql('SELECT 1 FROM expenditure WHERE amount = 3100'), 1);
  await page.waitForLoadState('networkidle');
  await offline(own, true);
  await spend('32');
  await waitForText(
    'This browser cannot save the entry: its storage is full or turned off. The entry stays in the form.',
    page,
  );
  expect(await page.getByLabel('Amount').inputValue()).toBe('32.00');
  await offline(own, false);
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
  await press('Control+Enter');
  await expectSoon(() => opened.backend.sql('SELECT 1 FROM expenditure WHERE amount = 3200'), 1);
  await own.close();
});

test('a close is never queued: without a network its button says why, and the draft stays', async () => {
  const { page, press } = screen;
  await page.goto('/closeshift');
  await waitForText('Have all expenditure and stock-in been entered?');
  await sayYes(screen);
  const reading = page.getByLabel('Close of P1, nozzle N1');
  await reading.fill('2000');
  await page.getByText(/^Saved \d/).waitFor();
  const closes: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"CloseShift"')) closes.push(request.url());
  });
  await offline(screen, true);
  await waitForText('You can close a shift only when you are online.');
  expect(await page.getByRole('button', { name: 'Close shift' }).last().isDisabled()).toBe(true);
  await press('Control+Enter');
  await offline(screen, false);
  await page.getByText('You can close a shift only when you are online.').waitFor({ state: 'detached' });
  // Any queued request would have been started before this one.
  expect(await page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200);
  expect(closes).toEqual([]);
  expect(await opened.backend.sql("SELECT 1 FROM shift WHERE state = 'RUNNING'")).toHaveLength(1);
  expect(await reading.inputValue()).toMatch(/2,?000/);
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
});

test('another user of the browser never sends the entries, and signing out deletes them', async () => {
  const { backend } = opened;
  await backend.addUser('other@station.example');
  const own = await backend.logIn('staff@station.example', PASSWORD);
  const others = await backend.logIn('other@station.example', PASSWORD);
  const person = await opened.openScreen({ worker: true, token: '' });
  const { page, press, type, close } = person;
  const become = async (token: string): Promise<void> => {
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/page/expenditure-detail');
    await waitForFocus('Category', page);
  };
  await become(own);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await offline(person, true);
  await type('Repairs');
  await press('Enter');
  await waitForFocus('Amount', page);
  await type('77');
  await press('Control+Enter');
  await waiting(page).first().waitFor();
  await page.evaluate((value) => localStorage.setItem('token', value), others);
  await offline(person, false);
  await page.goto('/page/unsent-entries');
  await waitForText('Nothing to send from this device', page);
  expect(await backend.sql('SELECT 1 FROM expenditure WHERE amount = 7700')).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await offline(person, true);
  await page.evaluate((value) => localStorage.setItem('token', value), own);
  await offline(person, false);
  await become(own);
  await expectSoon(() => backend.sql('SELECT 1 FROM expenditure WHERE amount = 7700'), 1);

  await offline(person, true);
  await type('Repairs');
  await press('Enter');
  await waitForFocus('Amount', page);
  await type('78');
  await press('Control+Enter');
  await waiting(page).first().waitFor();
  await page.getByRole('button', { name: /^User card/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await waitForText('1 entry was not sent and will be lost.', page);
  await press('y');
  await page.waitForURL('/login');
  await expectSoon(
    () =>
      page.evaluate(async () => {
        const opening = indexedDB.open('forecourt');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.onsuccess = () => resolve(opening.result);
        });
        const found: unknown[] = [];
        for (const store of ['answers', 'outbox']) {
          const asking = database.transaction(store).objectStore(store).getAllKeys();
          found.push(...(await new Promise<unknown[]>((resolve) => (asking.onsuccess = () => resolve(asking.result)))));
        }
        database.close();
        return [...found, ...Object.keys(localStorage).filter((key) => /^(draft:|keptFor|token)/.test(key))];
      }),
    0,
  );
  expectNoFaults(person);
  await close();
});

/** Waits until the query finds this many rows. */
async function expectSoon(find: () => Promise<unknown[]>, count: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await find()).length === count) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await find()).toHaveLength(count);
}

test('an entry whose shift was closed becomes a late entry of it, and waits for an admin if the user must not enter late', async () => {
  const { act, backend, station } = opened;
  const { page } = screen;
  await waitForText('500.000');
  await offline(screen, true);
  await typeSale(screen, 66);
  await waiting().first().waitFor();
  const [before] = await backend.sql<{ litres: number; shiftId: number }>(
    `SELECT sum(litres)::int AS litres, MAX(shift_id) AS "shiftId" FROM credit_sale`,
  );
  // As much as is still on the device, at ₹92.50, of which ₹50 were collected before: ₹6,105 are missing.
  const [employeeId] = station.employees;
  const typed = {
    sold: [before!.litres + 67_000, 0] as [number, number],
    last: { employeeId, amount: 4_250 },
    shortages: [{ employeeId, amount: 610_500 }],
  };
  await closeRunningShift({ act, sql: backend.sql, ids: station }, [typed]);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-02' });
  await offline(screen, false);
  await waiting().getByText('waits for approval').first().waitFor();
  expect(await backend.sql('SELECT 1 FROM credit_sale WHERE litres = 66000')).toEqual([]);
  const requests = await backend.sql<{ id: number; comment: string }>(
    `SELECT id, comment FROM change_request WHERE state = 'PENDING' AND table_name = 'recordCreditSale'`,
  );
  expect(requests).toEqual([{ id: expect.any(Number), comment: 'Entered offline before the shift was closed' }]);
  await page.reload();
  await waiting().first().waitFor();
  await act('decideChange', { requestId: requests[0]!.id, accept: true });
  expect(await backend.sql('SELECT shift_id FROM credit_sale WHERE litres = 66000')).toEqual([
    { shift_id: before!.shiftId },
  ]);
  expect(await backend.sql('SELECT amount FROM employee_shortage WHERE shift_id = $1', [before!.shiftId])).toEqual([]);
  await page.getByRole('button', { name: /^Dismiss SHREE/ }).click();
  await waiting().first().waitFor({ state: 'detached' });
});

test("the form works with another shift's draft, a broken draft and a browser without storage", async () => {
  const { page } = screen;
  await page.goto('/page/expenditure-detail');
  await waitForFocus('Category');
  const { sql } = opened.backend;
  const [owner] = await sql<{ id: number }>("SELECT id FROM app_user WHERE email = 'staff@station.example'");
  const [running] = await sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  const ids = { user: owner!.id, running: running!.id, over: running!.id - 1 };
  await page.evaluate(({ user, running, over }) => {
    const value = { typed: { categoryId: '', payment: { amount: '7' } }, errors: {} };
    const savedAt = new Date().toISOString();
    localStorage.setItem(`draft:${user}:expenditure:${over}:1`, JSON.stringify({ savedAt, value }));
    localStorage.setItem(`draft:${user}:expenditure:${running}:1`, '{bad');
  }, ids);
  await page.reload();
  await waitForFocus('Category');
  expect(await page.getByLabel('Amount').inputValue()).toBe('');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await screen.type('Tea');
  await screen.press('Enter');
  await waitForFocus('Amount');
  await screen.type('3');
  await waitForText('This browser cannot save a draft: its storage is full or turned off.');
  await page.reload();
  await waitForFocus('Category');
  expect(await page.getByLabel('Amount').inputValue()).toBe('');
  await page.goto('/');
  await waitForText('of a shift that has ended');
});
