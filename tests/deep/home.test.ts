import { commands, submit } from '../../server/platform/submit';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { closeRunningShift } from '../support/close-running-shift';
import { notesOf } from '../support/closing-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(120_000);

const STAFF = 'staff@station.example';
const ADMIN = 'owner@station.example';
/** The boxes that only admins have. */
const FOR_ADMINS = ['Key figures', 'Tanks', 'Dues to collect', 'Waiting for your decision', 'Shortages this month'];

let opened: BrowserStation;
let adminToken: string;
let staffToken: string;

/** P1 sold 100 L of HS on the first day; the morning shift of the second day is running. */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, backend, station } = opened;
  await backend.addUser(ADMIN, { isAdmin: true });
  adminToken = await backend.logIn(ADMIN);
  staffToken = await backend.logIn(STAFF);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const last = { employeeId: station.employees[0], amount: 925_000 };
  await closeRunningShift({ act, sql: backend.sql, ids: station }, [{ sold: [100_000, 0], last }]);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-02' });
});
afterAll(() => opened?.close());

/** Runs a command as the logged-in staff member. */
async function asStaff(command: string, input: object): Promise<void> {
  await submit(await opened.backend.requestOf(staffToken), commands.get(command) as never, input);
}
const sellOnCredit = (litres: number, creditor = 0) => {
  const { station } = opened;
  const sold = { creditorId: station.creditors[creditor], pumpId: station.pumps[0], productId: station.hs, litres };
  return asStaff('recordCreditSale', { ...sold, ...(creditor === 1 && { overLimitReason: 'The owner said so' }) });
};

const box = ({ page }: Screen, name: string) => page.getByRole('region', { name, exact: true });
const row = (screen: Screen, name: string, words: string | RegExp) =>
  box(screen, name).getByRole('listitem').filter({ hasText: words });

async function openHome(options: Parameters<BrowserStation['openScreen']>[0]): Promise<Screen> {
  const screen = await opened.openScreen(options);
  await screen.page.addInitScript(() => {
    const seen = window as never as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries() as never as { value: number }[]) seen.moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await screen.page.goto('/');
  await box(screen, 'My last entries').waitFor();
  return screen;
}

async function expectInOrder({ page, faults }: Screen): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violationsOf(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(faults.splice(0)).toEqual([]);
}

describe('a staff member', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openHome({ token: staffToken });
  });
  afterAll(() => screen.close());

  it('sees what is left to do before the close, and no figures of the station', async () => {
    await row(screen, 'Before you can close', /Credit sales without a vehicle\s*none yet/).waitFor();
    await row(screen, 'Before you can close', /Tanks not measured in this shift\s*T1, T2/).waitFor();
    await row(screen, 'Before you can close', /Pumps without a cash collection\s*P1, P2/).waitFor();
    for (const name of FOR_ADMINS) expect(await box(screen, name).count()).toBe(0);
    expect(screen.faults).toEqual([]);
  });

  it('sees new entries at once, in the list of what is left and among the own entries', async () => {
    await box(screen, 'My last entries').getByText('You have entered nothing in this shift yet.').waitFor();
    await sellOnCredit(20_000);
    await row(screen, 'Before you can close', /To do:\s*Credit sales without a vehicle\s*1 of 1/).waitFor();
    await row(screen, 'My last entries', /Credit sale\s*SHREE TRANSPORT\s*20\.000 L\s*₹1,850\.00/).waitFor();
    const { station } = opened;
    await asStaff('collectCash', {
      pumpId: station.pumps[0],
      employeeId: station.employees[0],
      notes: notesOf(200_000),
    });
    await row(screen, 'Before you can close', /Pumps without a cash collection\s*P2/).waitFor();
    await row(screen, 'My last entries', /Cash collection\s*ram · P1\s*₹2,000\.00/).waitFor();
    expect(await row(screen, 'My last entries', /./).first().innerText()).toContain('Cash collection');
  });

  it('requests a deletion of an own entry by keyboard and sees it as pending at once', async () => {
    const { page, press, type } = screen;
    await row(screen, 'My last entries', 'SHREE TRANSPORT')
      .getByRole('button', { name: /SHREE TRANSPORT/ })
      .focus();
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
    await press('ArrowDown', 'Enter');
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.closest('[role=dialog]') && document.activeElement.tagName !== 'BUTTON',
    );
    await type('Entered twice');
    await press('Control+Enter');
    await row(screen, 'My last entries', 'SHREE TRANSPORT').getByText('Pending').waitFor();
    await expectInOrder(screen);
  });

  it('sees the drafts of this device', async () => {
    const { page } = screen;
    const [{ id }] = (await opened.backend.sql("SELECT id FROM shift WHERE state = 'RUNNING'")) as [{ id: number }];
    const [user] = await opened.backend.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [STAFF]);
    await page.evaluate(
      ([userId, shiftId]) => {
        const draft = JSON.stringify({ savedAt: '2026-01-02T10:15:00Z', value: {} });
        localStorage.setItem(`draft:${userId}:close-shift:${shiftId}:1`, draft);
        localStorage.setItem(`draft:${userId}:close-shift:1:1`, draft);
        localStorage.setItem(`draft:${userId}:stock-in:1`, draft);
        // The last sent value, which is not a draft.
        localStorage.setItem(`draft:${userId}:expenditure-sent:1`, draft);
      },
      [user!.id, id],
    );
    await page.reload();
    const drafts = box(screen, 'Unfinished on this device').getByRole('listitem');
    await drafts.first().waitFor();
    expect((await drafts.allInnerTexts()).toSorted()).toEqual([
      expect.stringMatching(/^Close shift\s*saved 02-01-2026 15:45$/),
      expect.stringMatching(/^Close shift · of a shift that has ended\s*saved 02-01-2026 15:45\s*Discard$/),
      expect.stringMatching(/^Stock-in\s*saved 02-01-2026 15:45$/),
    ]);
    await drafts.getByRole('button', { name: /^Discard/ }).click();
    await drafts.filter({ hasText: 'of a shift that has ended' }).waitFor({ state: 'detached' });
    expect(await drafts.count()).toBe(2);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
    });
  });
});

describe('an admin', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openHome({ token: adminToken });
  });
  afterAll(() => screen.close());

  it('sees the last complete day, the tanks and the pending requests', async () => {
    await row(screen, 'Key figures', /HS\s*sold\s*100\.000 L\s*01-01-2026/).waitFor();
    await row(screen, 'Key figures', /Sale\s*₹9,250\.00/).waitFor();
    await row(screen, 'Key figures', /Credit\s*₹1,850\.00\s*02-01-2026, so far/).waitFor();
    // 9,900 L at 100 L a day.
    await row(screen, 'Tanks', /T1\s*99\.0 days/).waitFor();
    await row(screen, 'Tanks', /T2\s*no sales yet/).waitFor();
    await row(screen, 'Waiting for your decision', /asks to delete credit sale SHREE TRANSPORT/).waitFor();
    // The sale was in January, so it is overdue by now.
    await row(screen, 'Dues to collect', /SHREE TRANSPORT\s*1,850\.00\s*₹1,850\.00 over 30 days/).waitFor();
    await expectInOrder(screen);
  });

  it('sees a new sale in the figures and the creditor that it takes over its limit, without a reload', async () => {
    await sellOnCredit(20_000, 1);
    await row(screen, 'Key figures', /Credit\s*₹3,700\.00/).waitFor();
    await row(screen, 'Dues to collect', /SMALL LIMIT\s*1,850\.00\s*over the limit of ₹1,000\.00/).waitFor();
  });

  it('each figure links to its report for the same day', async () => {
    const { page } = screen;
    const leadsTo = async (name: string, words: string | RegExp): Promise<string | null> =>
      row(screen, name, words).getByRole('link').first().getAttribute('href');
    expect(await leadsTo('Key figures', 'Sale')).toBe('/report/sell-day?from=2026-01-01&to=2026-01-01');
    expect(await leadsTo('Key figures', 'Credit')).toBe(
      '/report/credit-detail-between-two-day?from=2026-01-02&to=2026-01-02',
    );
    await row(screen, 'Key figures', 'Credit').getByRole('link').click();
    await page.waitForURL('**/report/credit-detail-between-two-day?from=2026-01-02&to=2026-01-02');
    await page.getByRole('heading', { name: 'Credit sales between two days', level: 1 }).waitFor();
    await page.getByText('3,700.00').first().waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await row(screen, 'Key figures', /Credit\s*₹3,700\.00/).waitFor();
  });

  it('a box that cannot be loaded says so and can be reloaded alone', async () => {
    const { page } = screen;
    await page.route('**/graphql', (route) =>
      /KeyFigures/.test(route.request().postData() ?? '')
        ? route.fulfill({ json: { errors: [{ message: 'Something went wrong' }] } })
        : route.continue(),
    );
    await page.reload();
    await box(screen, 'Key figures').getByRole('button', { name: 'Try again' }).waitFor();
    await row(screen, 'Tanks', /T1\s*99\.0 days/).waitFor();
    await row(screen, 'Dues to collect', 'SMALL LIMIT').waitFor();
    await expectInOrder(screen);
    await page.unroute('**/graphql');
    await box(screen, 'Key figures').getByRole('button', { name: 'Try again' }).click();
    await row(screen, 'Key figures', /Sale\s*₹9,250\.00/).waitFor();
  });
});

describe.each([
  [1366, 'light'],
  [1366, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('at %i px, %s', (width, scheme) => {
  it.each(['admin', 'staff'])('has no layout shift, accessibility or layout problem for %s', async (who) => {
    const token = who === 'admin' ? adminToken : staffToken;
    const screen = await openHome({ token, width, height: 740, scheme });
    const waited =
      who === 'admin' ? row(screen, 'Key figures', 'Cash in hand') : row(screen, 'My last entries', 'SHREE');
    await waited.first().waitFor();
    await expectInOrder(screen);
    expect(await screen.page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
    await screen.close();
  });
});

it('without a shift, the boxes on a phone are only as high as their content, and there is no layout shift', async () => {
  const { act, backend, station } = opened;
  const last = { employeeId: station.employees[0], amount: 355_000 };
  await closeRunningShift({ act, sql: backend.sql, ids: station }, [{ sold: [100_000, 0], last }]);
  const screen = await openHome({ token: adminToken, width: 360, height: 740 });
  await box(screen, 'Running shift').getByText('No shift is running !!!').waitFor();
  await row(screen, 'Key figures', 'Cash in hand').waitFor();
  const figures = (await box(screen, 'Key figures').boundingBox())!;
  expect(figures.y).toBeLessThan(480);
  await expectInOrder(screen);
  expect(await screen.page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
  await screen.close();
});

it('leaves the books in order', () => expectBooksInOrder(opened.backend.database));
