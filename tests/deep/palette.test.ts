import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsInScheme, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(90_000);

let opened: BrowserStation;
let screen: Screen;
let adminToken: string;
let shree: number;

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station, backend } = opened;
  shree = station.creditors[0];
  await backend.addUser('admin@station.example', { isAdmin: true });
  adminToken = await backend.logIn('admin@station.example');
  await act('saveView', {
    route: 'dsr',
    name: 'Diesel of november',
    search: 'from=2026-11-01&to=2026-11-30',
    shared: true,
  });
  screen = await opened.openScreen();
  await home(screen);
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

const home = async ({ page }: Screen): Promise<void> => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const field = ({ page }: Screen) => page.locator('input[type=search]:focus');
const group = ({ page }: Screen, name: string) => page.getByRole('group', { name, exact: true });
const open = async (on: Screen): Promise<void> => {
  await on.press('Control+k');
  await field(on).waitFor();
};
/** Waits until Enter would select that option, as announced to screen readers. */
const selected = async ({ page }: Screen, words: string): Promise<void> => {
  await page.waitForFunction((text) => {
    const id = document.querySelector('input[type=search]:focus')?.getAttribute('aria-activedescendant');
    return id != null && document.getElementById(id)?.textContent?.includes(text);
  }, words);
};
const isAt = ({ page }: Screen, path: string) =>
  page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === path);

test('opens a report from any page by three letters and six keys in all', async () => {
  const before = screen.keys();
  await open(screen);
  await screen.type('cbd');
  await screen.press('Enter');
  await isAt(screen, '/report/credit-detail-between-two-day');
  // Ctrl and K are two keys.
  expect(screen.keys() - before + 1).toBeLessThanOrEqual(6);
  await screen.page.getByRole('heading', { name: 'Credit sales between two days', level: 1 }).waitFor();
});

test('→ opens the links of a creditor, of which Enter selects its unbilled sales', async () => {
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').waitFor();
  await selected(screen, 'SHREE TRANSPORT');
  await screen.press('ArrowRight');
  await group(screen, 'SHREE TRANSPORT').waitFor();
  expect(await group(screen, 'SHREE TRANSPORT').getByRole('option').allInnerTexts()).toEqual([
    'Unbilled sales',
    'Bills',
    'Payments',
    'Statement',
    'Take a payment',
    'Edit',
  ]);
  await screen.press('Enter');
  await isAt(screen, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
});

test('Enter on a creditor opens its unbilled sales', async () => {
  await open(screen);
  await screen.type('shree');
  await selected(screen, 'SHREE TRANSPORT');
  await screen.press('Enter');
  await isAt(screen, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
});

test('a click on the arrow of a creditor opens its links, a click beside it its unbilled sales', async () => {
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').locator('[data-arrow]').click();
  await group(screen, 'SHREE TRANSPORT').getByRole('option', { name: 'Statement' }).click();
  await isAt(screen, `/report/credit-statement?creditor=${shree}`);
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').getByText('SHREE TRANSPORT').click();
  await isAt(screen, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
});

test('Tab leaves the search box and focuses the next element', async () => {
  for (const typed of ['dsr', 'credit']) {
    await open(screen);
    await screen.type(typed);
    await screen.page.getByRole('option').first().waitFor();
    await screen.press('Tab');
    await screen.page.getByRole('option').first().waitFor({ state: 'detached' });
    expect(await screen.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
});

test('Esc returns from the links of a creditor to the typed search, then to the previous focus', async () => {
  const { page } = screen;
  await page.goto('/page/create-creditor');
  const search = page.getByRole('main').locator('input').first();
  await search.focus();
  await open(screen);
  await screen.type('shree');
  await selected(screen, 'SHREE TRANSPORT');
  await screen.press('ArrowRight');
  await screen.type('stat');
  expect(await group(screen, 'SHREE TRANSPORT').getByRole('option').allInnerTexts()).toEqual(['Statement']);
  await screen.press('Escape');
  await group(screen, 'Creditors').waitFor();
  expect(await field(screen).inputValue()).toBe('shree');
  await screen.press('Escape');
  await group(screen, 'Creditors').waitFor({ state: 'detached' });
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Clear empties the search box and keeps the focus in it', async () => {
  await open(screen);
  await screen.type('dsr');
  await screen.page.getByRole('button', { name: 'Clear the search' }).click();
  expect(await field(screen).inputValue()).toBe('');
  await screen.press('Escape');
});

test('"Take a payment" of a creditor opens the payment form for that creditor every time', async () => {
  await opened.act('startShift', { shiftDate: '2026-11-21', shiftTypeId: opened.station.morning });
  const { page } = screen;
  const takePaymentOf = async (name: string): Promise<void> => {
    await open(screen);
    await screen.type(name.toLowerCase());
    await selected(screen, name);
    await screen.press('ArrowRight');
    await screen.type('take');
    await selected(screen, 'Take a payment');
    await screen.press('Enter');
  };
  const cursorAtFirm = (name: string) =>
    page.waitForFunction((firm) => {
      const field = document.querySelector<HTMLInputElement>('[name=creditorId]');
      return field?.value.includes(firm) && field === document.activeElement;
    }, name);
  await takePaymentOf('SHREE TRANSPORT');
  await cursorAtFirm('SHREE TRANSPORT');
  await isAt(screen, '/page/creditor-payment-entry');
  await page.locator('[name=creditorId]').fill('');
  await screen.press('Tab');
  await takePaymentOf('SHREE TRANSPORT');
  await cursorAtFirm('SHREE TRANSPORT');

  await page.locator('[name=amount]').fill('500');
  const question = page.getByText('The payment in the form is not saved. Discard it and start another?');
  await takePaymentOf('SMALL LIMIT');
  await question.waitFor();
  await screen.press('n');
  await question.waitFor({ state: 'detached' });
  expect(await page.locator('[name=amount]').inputValue()).toMatch(/^500/);
  await takePaymentOf('SMALL LIMIT');
  await question.waitFor();
  await screen.press('y');
  await cursorAtFirm('SMALL LIMIT');
  expect(await page.locator('[name=amount]').inputValue()).toBe('');
});

test('an action opens its dialog, and is hidden where it is not allowed', async () => {
  await open(screen);
  await screen.type('create invoice');
  await selected(screen, 'Create Invoice');
  await screen.press('Enter');
  await screen.page.getByRole('dialog', { name: /invoice/i }).waitFor();
  await screen.press('Escape');
  await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
  await open(screen);
  await screen.type('undo last');
  await screen.page.getByRole('option', { name: 'Nothing found' }).waitFor();
  await screen.press('Escape');
});

test('finds a saved view by its name and opens it with its filters', async () => {
  await open(screen);
  await screen.type('diesel nov');
  await group(screen, 'Views').waitFor();
  await selected(screen, 'Diesel of november');
  await screen.press('Enter');
  await isAt(screen, '/report/dsr?from=2026-11-01&to=2026-11-30');
});

test('Ctrl+Enter opens a result in a new tab and keeps the page', async () => {
  const here = screen.page.url();
  const tab = screen.page.context().waitForEvent('page');
  await open(screen);
  await screen.type('sel');
  await screen.press('Control+Enter');
  const other = await tab;
  await other.waitForURL('**/report/sell');
  await other.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
  await other.waitForFunction(() =>
    Object.values(localStorage).some((value) => String(value).includes('/report/sell')),
  );
  await other.close();
  expect(screen.page.url()).toBe(here);
});

test('an empty search lists recent pages and selected creditors', async () => {
  await home(screen);
  await open(screen);
  const recent = group(screen, 'Recent');
  await recent.getByRole('option', { name: /^Sales PRODUCT/ }).waitFor();
  const lines = await recent.getByRole('option').allInnerTexts();
  expect(lines[0]).toContain('Sales');
  expect(lines.some((line) => line.startsWith('SHREE TRANSPORT'))).toBe(true);
  expect(lines.length).toBeLessThanOrEqual(6);
  await screen.press('Enter');
  await isAt(screen, '/report/sell');
});

test('a page that loads slowly does not accept keys from a search that was opened while it loads', async () => {
  const { page } = screen;
  await home(screen);
  const code = '**/assets/my-requests-page*.js';
  let load = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => {
    load = resolve;
  });
  // Holds back the code of the page, which is not loaded yet.
  await page.route(code, async (route) => {
    await isTyped;
    await route.continue();
  });
  const isRequested = page.waitForRequest(code);
  await open(screen);
  await screen.type('my requests');
  await selected(screen, 'My requests');
  await screen.press('Enter');
  await isRequested;
  await screen.press('Control+k');
  await screen.type('dsr');
  load();
  await page.getByRole('heading', { level: 1, name: 'My requests' }).waitFor();
  await field(screen).and(page.locator('[value="dsr"]')).waitFor();
  await screen.press('Enter');
  await isAt(screen, '/report/dsr');
});

test('Enter before the response opens the first result when it arrives', async () => {
  await open(screen);
  await screen.type('small lim');
  await screen.press('Enter');
  await screen.page.waitForURL((url) => decodeURIComponent(url.pathname).endsWith('/SMALL LIMIT'));
});

test('a failed look-up is reported and does not hide the results of the others', async () => {
  const { page } = screen;
  await opened.backend.sql("UPDATE creditor SET firm_name = 'ROAD 44 HAULAGE' WHERE firm_name = 'SMALL LIMIT'");
  await page.route('**/graphql', (route) =>
    /SlipPlaces/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { errors: [{ message: 'Something went wrong' }] } })
      : route.fallback(),
  );
  await open(screen);
  await screen.type('road 44');
  await group(screen, 'Creditors').getByRole('option', { name: 'ROAD 44 HAULAGE' }).waitFor();
  await page.getByRole('option', { name: "Couldn't search. Try again." }).waitFor();
  await page.unroute('**/graphql');
  await screen.press('Escape');
});

describe('an admin', () => {
  let admin: Screen;
  beforeAll(async () => {
    admin = await opened.openScreen({ token: adminToken });
    await home(admin);
  });
  afterAll(() => admin.close());

  test('finds the masters of the station and the pages for admins', async () => {
    await open(admin);
    await admin.type('phonepe');
    await group(admin, 'Station').waitFor();
    await admin.press('Enter');
    await isAt(admin, '/page/create-swipe');
    // The focus moves to a new page when it has loaded.
    await admin.page.getByRole('heading', { name: 'Swipe machines', level: 1 }).waitFor();
    await admin.page.getByRole('textbox', { name: 'Name' }).first().waitFor();
    await open(admin);
    await admin.type('tb');
    await admin.press('Enter');
    await isAt(admin, '/report/trial-balance');
    await admin.page.getByRole('heading', { name: 'Trial balance', level: 1 }).waitFor();
  });

  test('finds a page by its Hindi name', async () => {
    await open(admin);
    await admin.page.keyboard.insertText('बिक्री');
    await selected(admin, 'Sales');
    await admin.press('Escape');
  });

  test('suggests closing an old shift', async () => {
    await opened.backend.sql("UPDATE shift SET started_at = now() - interval '12 hours' WHERE state = 'RUNNING'");
    await home(admin);
    await open(admin);
    await group(admin, 'Suggested now').waitFor();
    await selected(admin, 'Close shift');
    await admin.press('Escape');
  });
});

describe.each([
  [1366, 'light'],
  [360, 'dark'],
] as const)('at %i px, %s', (width, scheme) => {
  test('has no accessibility or layout problems', async () => {
    const look = await opened.openScreen({ width, height: 768, scheme });
    await home(look);
    if (width < 768) {
      await look.press('Control+k');
      await look.page.waitForFunction(() => document.activeElement?.matches('input[type=search]'));
    } else await open(look);
    const other = scheme === 'light' ? 'dark' : 'light';
    for (const [typed, heading] of [
      ['', 'Suggested now'],
      ['shree', 'Creditors'],
      ['credit', 'Reports'],
    ] as const) {
      await field(look).fill(typed);
      if (typed !== '') await group(look, heading).waitFor();
      else await look.page.getByRole('group').first().waitFor();
      expect(await violationsOf(look.page)).toEqual([]);
      expect(await violationsInScheme(look.page, other, scheme)).toEqual([]);
      expect(await misplaced(look.page)).toEqual([]);
      const list = (await look.page.getByRole('listbox', { name: 'Search all pages' }).boundingBox())!;
      expect([list.x >= 0, list.x + list.width <= width]).toEqual([true, true]);
      if (process.env.LOOK_AT)
        await look.page.screenshot({ path: `${process.env.LOOK_AT}/palette-${width}-${typed || 'start'}.png` });
    }
    await field(look).fill('shree');
    await selected(look, 'SHREE TRANSPORT');
    await look.press('ArrowRight');
    await group(look, 'SHREE TRANSPORT').waitFor();
    if (process.env.LOOK_AT) await look.page.screenshot({ path: `${process.env.LOOK_AT}/palette-${width}-firm.png` });
    expect(await violationsOf(look.page)).toEqual([]);
    await look.press('Enter');
    await isAt(look, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
    expect(look.faults).toEqual([]);
    await look.close();
  });
});
