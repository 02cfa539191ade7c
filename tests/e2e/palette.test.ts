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
  const { act, station, doors } = opened;
  shree = station.creditors[0];
  await doors.addUser('admin@station.example', { isAdmin: true });
  adminToken = await doors.logIn('admin@station.example');
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
  await expectBooksInOrder(opened.doors.database);
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
/** What Enter would take, as a screen reader is told. */
const selected = async ({ page }: Screen): Promise<string> => {
  const id = await page.locator('input[type=search]:focus').getAttribute('aria-activedescendant');
  return id === null ? '' : page.locator(`[id="${id}"]`).innerText();
};
const isAt = ({ page }: Screen, path: string) =>
  page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === path);

test('a report is reached from anywhere by three letters, six keys in all', async () => {
  const before = screen.keys();
  await open(screen);
  await screen.type('cbd');
  await screen.press('Enter');
  await isAt(screen, '/report/credit-detail-between-two-day');
  // Ctrl and K are two.
  expect(screen.keys() - before + 1).toBeLessThanOrEqual(6);
  await screen.page.getByRole('heading', { name: 'Credit sales between two days', level: 1 }).waitFor();
});

test('→ opens what a firm has, and Enter its sales that are not billed', async () => {
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').waitFor();
  expect(await selected(screen)).toContain('SHREE TRANSPORT');
  await screen.press('ArrowRight');
  await group(screen, 'SHREE TRANSPORT').waitFor();
  expect(await group(screen, 'SHREE TRANSPORT').getByRole('option').allInnerTexts()).toEqual([
    ...['Sales not billed', 'Bills', 'Payments', 'Statement', 'Take a payment', 'Edit'],
  ]);
  await screen.press('Enter');
  await isAt(screen, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
});

test('Esc goes back from a firm to what was typed, and then to where the focus was', async () => {
  const { page } = screen;
  await page.goto('/page/create-creditor');
  const search = page.getByRole('main').locator('input').first();
  await search.focus();
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').waitFor();
  await screen.press('Enter');
  await screen.type('stat');
  expect(await group(screen, 'SHREE TRANSPORT').getByRole('option').allInnerTexts()).toEqual(['Statement']);
  await screen.press('Escape');
  await group(screen, 'Creditors').waitFor();
  expect(await field(screen).inputValue()).toBe('shree');
  await screen.press('Escape');
  await group(screen, 'Creditors').waitFor({ state: 'detached' });
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the cross empties the box and keeps the cursor in it', async () => {
  await open(screen);
  await screen.type('dsr');
  await screen.page.getByRole('button', { name: 'Clear the search' }).click();
  expect(await field(screen).inputValue()).toBe('');
  await screen.press('Escape');
});

test('a payment is taken from a firm that was found, the firm filled in', async () => {
  await opened.act('startShift', { shiftDate: '2026-11-21', shiftTypeId: opened.station.morning });
  await open(screen);
  await screen.type('shree');
  await group(screen, 'Creditors').waitFor();
  await screen.press('Enter');
  await screen.type('take');
  await screen.press('Enter');
  await isAt(screen, `/page/creditor-payment-entry?creditor=${shree}`);
  const firm = screen.page.locator('[name=creditorId]');
  await firm.waitFor();
  expect(await firm.inputValue()).toContain('SHREE TRANSPORT');
});

test('an action opens its dialog, and only where it is allowed', async () => {
  await open(screen);
  await screen.type('create invoice');
  expect(await selected(screen)).toContain('Create Invoice');
  await screen.press('Enter');
  await screen.page.getByRole('dialog', { name: /invoice/i }).waitFor();
  await screen.press('Escape');
  await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
  await open(screen);
  await screen.type('undo last');
  await screen.page.getByRole('option', { name: 'Nothing found' }).waitFor();
  await screen.press('Escape');
});

test('a saved view is found by its name and brings its filters', async () => {
  await open(screen);
  await screen.type('diesel nov');
  await group(screen, 'Views').waitFor();
  expect(await selected(screen)).toContain('Diesel of november');
  await screen.press('Enter');
  await isAt(screen, '/report/dsr?from=2026-11-01&to=2026-11-30');
});

test('Ctrl+Enter opens in a new tab, and the page stays', async () => {
  const here = screen.page.url();
  const tab = screen.page.context().waitForEvent('page');
  await open(screen);
  await screen.type('sel');
  await screen.press('Control+Enter');
  const other = await tab;
  await other.waitForURL('**/report/sell');
  await other.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
  await other.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('/report/sell')));
  await other.close();
  expect(screen.page.url()).toBe(here);
});

test('with nothing typed it lists where one was last, a firm that was chosen too', async () => {
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

test('Enter that comes before the answer takes the first of it', async () => {
  await open(screen);
  await screen.type('small lim');
  await screen.press('Enter');
  await group(screen, 'SMALL LIMIT').waitFor();
  await screen.press('Escape', 'Escape');
});

describe('an admin', () => {
  let admin: Screen;
  beforeAll(async () => {
    admin = await opened.openScreen({ token: adminToken });
    await home(admin);
  });
  afterAll(() => admin.close());

  test('finds the rows of the station, and what only admins may', async () => {
    await open(admin);
    await admin.type('phonepe');
    await group(admin, 'Station').waitFor();
    await admin.press('Enter');
    await isAt(admin, '/page/create-swipe');
    // A new page takes the focus when it is there.
    await admin.page.getByRole('heading', { name: 'Swipe machines', level: 1 }).waitFor();
    await admin.page.getByRole('textbox', { name: 'Name' }).first().waitFor();
    await open(admin);
    await admin.type('tb');
    await admin.press('Enter');
    await isAt(admin, '/report/trial-balance');
    await admin.page.getByRole('heading', { name: 'Trial balance', level: 1 }).waitFor();
  });

  test('words in Hindi find their page', async () => {
    await open(admin);
    await admin.page.keyboard.insertText('बिक्री');
    expect(await selected(admin)).toContain('Sales');
    await admin.press('Escape');
  });

  test('without a shift it offers to start one; with an old one, to close it', async () => {
    await opened.doors.sql("UPDATE shift SET started_at = now() - interval '9 hours' WHERE state = 'RUNNING'");
    await home(admin);
    await open(admin);
    await group(admin, 'Suggested now').waitFor();
    expect(await selected(admin)).toContain('Close shift');
    await admin.press('Escape');
  });
});

describe.each([
  [1366, 'light'],
  [360, 'dark'],
] as const)('at %i px, %s', (width, scheme) => {
  test('it fits, and axe finds nothing', async () => {
    const look = await opened.openScreen({ width, height: 768, scheme });
    await home(look);
    if (width < 768) {
      await look.page.getByRole('button', { name: 'Open the menu' }).click();
      await look.page.locator('input[type=search]').focus();
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
    await group(look, 'Creditors').waitFor();
    await look.press('Enter');
    await group(look, 'SHREE TRANSPORT').waitFor();
    if (process.env.LOOK_AT) await look.page.screenshot({ path: `${process.env.LOOK_AT}/palette-${width}-firm.png` });
    expect(await violationsOf(look.page)).toEqual([]);
    await look.press('Enter');
    await isAt(look, `/report/credit-report-unbilled-bycreditor/${shree}/SHREE TRANSPORT`);
    expect(look.faults).toEqual([]);
    await look.close();
  });
});
