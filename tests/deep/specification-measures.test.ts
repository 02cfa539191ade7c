import { masters } from '../../server/masters';
import { definitionOf } from '../../server/masters/master-catalogue';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { contextOf } from '../server/masters-samples';
import { goWithin, type Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(120_000);

/** Section 9: about 6 seconds, with a tolerance for a busy machine. */
const LEAST_OF_TOAST_MS = 5_500;
const MOST_OF_TOAST_MS = 8_500;

/** Section 8, 'Fetching ... failed !': the path of the page, the query of its list and the list's name. */
const LISTS: (readonly [path: string, operation: string, list: string])[] = [
  ...masters.map(definitionOf).map(({ path, name, pluralLabel }) => [path, `${name}List`, pluralLabel] as const),
  ['/page/employee-cash-collection', 'CashCollectionsOfShift', 'Collections of this shift'],
  ['/page/exchange', 'CashExchangesOfShift', 'Exchanges of this shift'],
  ['/page/expenditure-detail', 'ExpendituresOfShift', 'Expenditure of this shift'],
  ['/page/cash-transfer', 'CashTransfersOfShift', 'Deposits and withdrawals of this shift'],
  ['/page/swipe-settlement', 'SwipeSettlements', 'Settlements'],
  ['/page/credit-entry', 'CreditSalesOfShift', 'Credit sales of this shift'],
  ['/page/creditor-payment-entry', 'CreditorPaymentsOfShift', 'Payments of this shift'],
  ['/page/slip-books', 'SlipBooks', 'Books'],
  ['/page/make-bills', 'BillableCreditors', 'Creditors with unbilled sales'],
  ['/page/charge-interest', 'InterestDue', 'Creditors with late bills'],
  ['/page/employee-advance', 'EmployeeAdvancesOfShift', 'Advances of this shift'],
  ['/page/stock-in', 'StockInsOfShift', 'Stock-ins of this shift'],
  ['/page/last-inspection-entry', 'Inspections', 'Inspections so far'],
  ['/page/my-requests', 'MyChangeRequests', 'My requests'],
  ['/page/msg-subscription', 'MessageSubscriptions', 'Message subscriptions'],
  ['/page/outbox', 'Outbox', 'Outbox'],
  ['/page/audit', 'AuditRows', 'Audit'],
];

const ADMIN = 'owner@station.example';
/** Permission type of section 9. */
const MODIFY = 2;

let opened: BrowserStation;
let admin: Screen;
let adminToken: string;
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, backend, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 2000 };
  await act('recordCreditSale', sale);
  await backend.addUser(ADMIN, { isAdmin: true });
  adminToken = await backend.logIn(ADMIN);
  admin = await opened.openScreen({ token: adminToken });
  await admin.page.goto('/');
  await admin.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(() => opened.close());

it('the right panel is 400 px wide, can be toggled, and reloads on opening', async () => {
  const { page, press } = admin;
  const panel = page.getByRole('complementary', { name: 'Shift panel' });
  const heading = panel.getByRole('heading', { name: 'Running shift' });
  const toggle = page.getByRole('button', { name: 'Shift panel' });
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await press('Alt+r');
  await heading.waitFor({ state: 'hidden' });
  const panelRequest = page.waitForRequest((request) => request.postData()?.includes('"RightPanel"') ?? false);
  await press('Alt+r');
  await panelRequest;
  await heading.waitFor();
  await page.waitForFunction((element) => element?.getBoundingClientRect().width === 400, await panel.elementHandle());
  for (const name of ['O-dip', 'Volume', 'Stock in', 'Available', 'Creditor', 'Quantity', 'Amount'])
    await panel.getByText(name, { exact: true }).first().waitFor();
});

it('the notifications are 400 px wide and at most 450 px high', async () => {
  await admin.press('Alt+n');
  const dropdown = admin.page
    .locator('.mantine-Popover-dropdown')
    .filter({ has: admin.page.getByRole('heading', { name: 'Notifications' }) });
  await dropdown.waitFor();
  expect(
    await dropdown.evaluate((element) => [element.getBoundingClientRect().width, getComputedStyle(element).maxHeight]),
  ).toEqual([400, '450px']);
  await admin.press('Escape');
});

it('diesel is blue and petrol green, in light and dark', async () => {
  const { page } = admin;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    const strongest = (product: string): Promise<number> =>
      page
        .locator(`abbr[data-product="${product}"]`)
        .first()
        .evaluate((badge) => {
          const parts = getComputedStyle(badge)
            .color.match(/[\d.]+/g)!
            .slice(0, 3)
            .map(Number);
          return parts.indexOf(Math.max(...parts));
        });
    // Index in red, green, blue.
    expect({ colorScheme, HS: await strongest('HS'), MS: await strongest('MS') }).toEqual({
      colorScheme,
      HS: 2,
      MS: 1,
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
});

it('a toast disappears after about 6 seconds', async () => {
  const { page, press, type } = admin;
  await goWithin(admin, '/page/create-paymode');
  // Measured in the page, because a busy machine would delay this test's own clock.
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((leave) => {
        let shownAt: number | undefined;
        const look = (): void => {
          const isShown = document.body.textContent?.includes(text) ?? false;
          if (isShown) shownAt ??= performance.now();
          else if (shownAt !== undefined) leave(performance.now() - shownAt);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    'Payment Mode RTGS 2 created successfully.',
  );
  // A toast stays while the pointer is over it.
  await page.mouse.move(0, 0);
  await page.locator('[name=name]').first().focus();
  await type('RTGS 2');
  await press('Control+Enter');
  expect(await shown).toBeGreaterThan(LEAST_OF_TOAST_MS);
  expect(await shown).toBeLessThan(MOST_OF_TOAST_MS);
});

it('the floating cash button opens the currency form', async () => {
  const { page, press } = admin;
  await goWithin(admin, '/');
  await page.getByRole('button', { name: 'Currency form' }).click();
  await page.getByRole('dialog').getByLabel('Cash in, count of 500').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('No to the question before the close leads home', async () => {
  const { page } = admin;
  await goWithin(admin, '/closeshift');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('the ATG toggle of the close is on by default and asks for the volume; when off, for the dip', async () => {
  const { page } = admin;
  await goWithin(admin, '/closeshift');
  await page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await page.getByRole('button', { name: 'Yes' }).click();
  const toggle = page.getByRole('switch', { name: /^ATG/ });
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(true);
  await page.getByLabel('Volume of T1, litres').waitFor();
  await toggle.uncheck();
  await page.getByLabel('Dip of T1, millimetres').waitFor();
});

it('Save temporarily keeps the close in this browser, and Clear removes it', async () => {
  const { page } = admin;
  const storedDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  await page.getByLabel('Close of P1, nozzle N1').fill('1100');
  await page.getByRole('button', { name: 'Save temporarily' }).click();
  await page.getByText(/^Saved \d/).waitFor();
  expect(await storedDrafts()).toBe(1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('draft:')));
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toBe('');
});

describe('the permission review and the shared widgets', () => {
  /**
   * An expenditure with a change: requested by staff it is pending, by an admin it is done and the other admins are
   * notified.
   */
  async function changed(byAdmin: boolean): Promise<string> {
    const { act, backend } = opened;
    const { id: expenditureCategoryId } = await act('createExpenditureCategory', { name: byAdmin ? 'Tea' : 'Repairs' });
    await act('recordExpenditure', { expenditureCategoryId, amount: 25_000, notes: [] });
    const [{ rowId }] = (await backend.sql('SELECT max(id) AS "rowId" FROM expenditure')) as [{ rowId: number }];
    const changes = [{ field: 'amount', value: '310.00' }];
    const change = { table: 'expenditure', rowId, permission: MODIFY, changes, comment: 'Typed wrong' };
    await submit(await contextOf(backend, byAdmin), changeRow, change);
    return `/permission/${rowId}/expenditure`;
  }
  const button = (name: string | RegExp) => admin.page.getByRole('button', { name, exact: true });

  /** Holds the responses to this operation; returns a function that releases them. */
  async function hold(operation: string): Promise<() => void> {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await admin.page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(`"${operation}"`)) await held;
      await route.fallback();
    });
    return letGo;
  }

  afterEach(() => admin.page.unroute('**/graphql'));

  it('type 3 has no Accept and Reject', async () => {
    await goWithin(admin, await changed(true));
    await admin.page.getByText('Nothing to decide').waitFor();
    for (const name of ['Accept', 'Reject']) expect(await button(name).count()).toBe(0);
  });

  it('shows a spinner while an accept is being sent', async () => {
    const { page } = admin;
    await goWithin(admin, await changed(false));
    await button('Accept').waitFor();
    const letGo = await hold('DecideChange');
    await button('Accept').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.locator('button[data-loading] .mantine-Button-loader').first().waitFor();
    letGo();
    await page.getByText('All decided').waitFor();
    await page.locator('button[data-loading]').waitFor({ state: 'detached' });
  });

  it('a list shows that it is loading', async () => {
    const { page } = admin;
    const letGo = await hold('MessageSubscriptions');
    await goWithin(admin, '/page/msg-subscription');
    const loading = page.getByRole('status').filter({ hasText: 'Loading' }).first();
    await loading.waitFor();
    letGo();
    await loading.waitFor({ state: 'detached' });
  });

  it('a select opens its list and closes when an option is chosen', async () => {
    const { page } = admin;
    await goWithin(admin, '/page/expenditure-detail');
    const field = page.getByLabel(/^Category/).first();
    await field.click();
    await page.getByRole('option', { name: 'Tea' }).click();
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('Tea');
  });

  it('an icon button has its name as tooltip', async () => {
    for (const name of ['Shift panel', 'Currency form', /pending request|Notifications/])
      expect(await button(name).first().getAttribute('title')).toMatch(name);
  });
});

it('only admins have the ADMIN menu, the bell and the mark of a small creditor', async () => {
  const staff = await opened.openScreen();
  const seenBy = async ({ page }: Screen): Promise<object> => {
    await page.goto(`/edit-page/creditor?id=${opened.station.creditors[0]}`);
    await page.locator('[name=firmName]').waitFor();
    const bar = page.getByRole('menubar', { name: 'Menus' });
    return {
      menus: await bar.getByRole('menuitem').allInnerTexts(),
      bell: await page.locator('[data-hotkey="Alt+N"]').count(),
      small: await page.getByLabel('Added a New Creditor / has Small Creditor').count(),
    };
  };
  const MENUS = ['SWIPE', 'EMPLOYEE', 'CREDIT', 'PRODUCT', 'EXPENDITURE', 'SHIFT'];
  expect(await seenBy(admin)).toEqual({ menus: [...MENUS, 'ADMIN'], bell: 1, small: 1 });
  expect(await seenBy(staff)).toEqual({ menus: MENUS, bell: 0, small: 0 });
  await staff.close();
});

describe('a list that cannot be fetched shows the failure with its name', () => {
  let failing: Screen;
  beforeAll(async () => {
    failing = await opened.openScreen({ token: adminToken });
    const operations = new Set(LISTS.map(([, operation]) => `"operationName":"${operation}"`));
    const errors = [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR', id: 'e-1' } }];
    await failing.page.route('**/graphql', (route) => {
      const [operation] = /"operationName":"\w+"/.exec(route.request().postData() ?? '') ?? [];
      return operation && operations.has(operation) ? route.fulfill({ json: { errors } }) : route.fallback();
    });
    await failing.page.goto('/');
    await failing.page.getByRole('heading', { name: 'Home' }).waitFor();
  });
  afterAll(() => failing.close());

  test.each(LISTS)('%s shows the failure when %s fails: %s', async (path, _operation, list) => {
    await goWithin(failing, path);
    await failing.page.getByText(`Fetching ${list} failed !`).first().waitFor();
  });
});

it.each(['creditor', 'employee'] as const)('clearing the search of Edit %s clears the selection', async (table) => {
  const { page } = admin;
  await goWithin(admin, `/edit-page/${table}?id=${opened.station[`${table}s`][0]}`);
  await page.locator('[name=reason]').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.locator('[name=reason]').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

it('the user card has the name, the e-mail and My Account; Sign Out clears the token and leads to /login', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: /^User card of/ }).click();
  await page.getByText(ADMIN).first().waitFor();
  for (const name of ['My Account', 'Sign Out']) await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByText('Sign Out', { exact: true }).first().click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
