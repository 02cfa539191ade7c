import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(120_000);

/** Section 9: about 6 seconds. */
const LEAST_OF_TOAST_MS = 5_500;
const MOST_OF_TOAST_MS = 7_500;

const ADMIN = 'owner@station.example';

let opened: BrowserStation;
let admin: Screen;
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, doors, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 2000 };
  await act('recordCreditSale', sale);
  await doors.addUser(ADMIN, { isAdmin: true });
  admin = await opened.openScreen({ token: await doors.logIn(ADMIN) });
  await admin.page.goto('/');
  await admin.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(() => opened.close());

it('the right panel is 400 px wide, is toggled, and asks anew on opening', async () => {
  const { page, press } = admin;
  const panel = page.getByRole('complementary', { name: 'Shift panel' });
  const heading = panel.getByRole('heading', { name: 'Running shift' });
  if (await heading.isVisible()) await press('Alt+r');
  await heading.waitFor({ state: 'hidden' });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"RightPanel"') ?? false);
  await press('Alt+r');
  await asked;
  await heading.waitFor();
  await page.waitForFunction((element) => element?.getBoundingClientRect().width === 400, await panel.elementHandle());
  for (const name of ['O-dip', 'Volume', 'Stock in', 'Available', 'Creditor', 'Quantity', 'Amount'])
    await panel.getByText(name, { exact: true }).first().waitFor();
});

it('the notifications drop down 400 px wide and at most 450 px high', async () => {
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

it('diesel is blue and petrol green, by day and by night', async () => {
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
    // Of red, green and blue.
    expect({ colorScheme, HS: await strongest('HS'), MS: await strongest('MS') }).toEqual({
      colorScheme,
      HS: 2,
      MS: 1,
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
});

it('a toast leaves after about 6 seconds', async () => {
  const { page, press, type } = admin;
  await page.goto('/page/create-paymode');
  await page.locator('[name=name]').first().focus();
  await type('RTGS 2');
  await press('Enter');
  const toast = page.getByText('Payment Mode RTGS 2 created successfully.');
  await toast.waitFor();
  // A toast under the pointer waits for it to leave.
  await page.mouse.move(0, 0);
  const shownAt = Date.now();
  await toast.waitFor({ state: 'detached' });
  const shown = Date.now() - shownAt;
  expect(shown).toBeGreaterThan(LEAST_OF_TOAST_MS);
  expect(shown).toBeLessThan(MOST_OF_TOAST_MS);
});

it('the floating cash button opens the currency form', async () => {
  const { page } = admin;
  await page.goto('/');
  await page.getByRole('button', { name: 'Currency form' }).click();
  await page.getByRole('dialog').getByLabel('Cash in, count of 500').waitFor();
});

it('the ATG toggle of the close is on by default: the volume is typed; off, the dip is', async () => {
  const { page } = admin;
  await page.goto('/closeshift');
  await page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await page.getByRole('button', { name: 'Yes' }).click();
  const toggle = page.getByRole('switch', { name: /^ATG/ });
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(true);
  await page.getByLabel('Volume of T1, litres').waitFor();
  await toggle.uncheck();
  await page.getByLabel('Dip of T1, millimetres').waitFor();
});

it('the close is kept in this browser by Save temporarily, and cleared by Clear', async () => {
  const { page } = admin;
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  await page.getByLabel('Close of P1, nozzle N1').fill('1100');
  await page.getByRole('button', { name: 'Save temporarily' }).click();
  await page.getByText(/^Saved \d/).waitFor();
  expect(await kept()).toBe(1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('draft:')));
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toBe('');
});

it('to the question before the close, No leads home', async () => {
  const { page } = admin;
  await page.goto('/closeshift');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
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

it('the user card has the name, the e-mail and My Account; Sign Out clears the token and leads to /login', async () => {
  const { page } = admin;
  await page.goto('/');
  await page.getByRole('button', { name: /^User card of/ }).click();
  await page.getByText(ADMIN).first().waitFor();
  for (const name of ['My Account', 'Sign Out']) await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByText('Sign Out', { exact: true }).first().click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
