import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(60_000);

let opened: BrowserStation;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.addUser('owner@station.example', { isAdmin: true });
  screen = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  await screen.page.goto('/page/roles');
});
afterAll(() => opened.close());

const rightsOf = async (name: string): Promise<string | undefined> =>
  (await opened.backend.sql<{ rights: string }>('SELECT rights FROM role WHERE name = $1', [name]))[0]?.rights;

it('duplicates a built-in role by keyboard, and changes the copy', async () => {
  const { page, press, type } = screen;
  const role = (name: string) => page.getByRole('row').filter({ hasText: name });
  await role('Staff').getByText('Staff').focus();
  await press('Enter');
  await page.getByText('This role is built in and cannot be changed').waitFor();
  expect(await page.getByLabel('Start a shift', { exact: true }).isDisabled()).toBe(true);
  await page.getByText('A USER').waitFor();
  await page.getByRole('button', { name: 'Duplicate' }).and(page.locator(':focus')).waitFor();
  await press('Enter');
  await page.getByLabel('Name *').and(page.locator(':focus')).waitFor();
  await press('Control+a');
  await type('Night shift');
  for (const right of ['Make bills', 'See the key figures on the home page']) {
    await page.getByLabel(right).focus();
    await press('Space');
  }
  await press('Control+Enter');
  await role('Night shift').filter({ hasText: '20' }).waitFor();
  const rights = (await rightsOf('Night shift'))!.split(' ');
  expect([rights.length, rights.includes('credit.bill'), rights.includes('figures.read')]).toEqual([20, false, true]);
  expect(screen.faults).toEqual([]);
});

it('shows a refusal of the rights at them', async () => {
  const { page, press } = screen;
  await page.getByRole('row').filter({ hasText: 'Admin' }).getByText('Admin').focus();
  await press('Enter', 'Enter');
  await page.getByLabel('Name *').and(page.locator(':focus')).waitFor();
  await press('Control+Enter');
  const refusal = page.getByRole('group', { name: 'Rights', exact: true }).getByRole('alert');
  await refusal.getByText('The role Admin has all rights already. Leave some out.').waitFor();
  await page.getByLabel('See shifts, their readings, sales and sheets').and(page.locator(':focus')).waitFor();
  expect(await rightsOf('Admin (copy)')).toBeUndefined();
});

it('offers a duplicate in the menu of a built-in role, and no change', async () => {
  const { page } = screen;
  await page.reload();
  const staff = page.getByRole('row').filter({ hasText: 'Staff' });
  await staff.getByRole('button', { name: 'Change Staff' }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allTextContents()).toEqual(['Duplicate']);
  await items.first().click();
  await page.getByLabel('Name *').and(page.locator(':focus')).waitFor();
  expect(await page.getByLabel('Name *').inputValue()).toBe('Staff (copy)');
});

it('shows which pages the rights open, and ticks those that a page also needs', async () => {
  const own = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  const { page } = own;
  await page.goto('/page/roles');
  await page.getByText('Opens no page besides Home and My Account.').waitFor();
  await page.getByLabel('Close the running shift', { exact: true }).click();
  await page.getByText(/^These pages stay closed: Close shift\. They also need: See shifts/).waitFor();
  await page.getByRole('button', { name: 'Tick these too' }).click();
  await page.getByText('Opens these pages: Close shift.').waitFor();
  expect(await page.getByLabel('See shifts, their readings, sales and sheets').isChecked()).toBe(true);
  expect(own.faults).toEqual([]);
});

/** Lets the link to the set-up guide of a page come only when the returned function is called. */
async function holdGuide(page: Page): Promise<() => Promise<Locator>> {
  let showGuide!: () => void;
  const isWanted = new Promise<void>((resolve) => {
    showGuide = resolve;
  });
  await page.route('**/guide-link-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'Set up your station' });
  return async () => {
    showGuide();
    await link.waitFor();
    return link;
  };
}

it('stays where it is when the link to the set-up guide comes late, so that a click is not lost', async () => {
  const own = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  const { page } = own;
  const showGuide = await holdGuide(page);
  await page.goto('/page/roles');
  const right = page.getByLabel('Close the running shift', { exact: true });
  await right.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await right.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await showGuide();
  await page.mouse.up();
  expect(await right.isChecked()).toBe(true);
  expect(await right.boundingBox()).toMatchObject({ x, y });
  expect(own.faults).toEqual([]);
});

it('stays where it is on a phone too, which has the link below the page', async () => {
  const token = await opened.backend.logIn('owner@station.example', PASSWORD);
  const own = await opened.openScreen({ token, width: 360, height: 740 });
  const { page } = own;
  const showGuide = await holdGuide(page);
  await page.goto('/page/roles');
  const places = () =>
    Promise.all(
      [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Export' })].map((one) =>
        one.boundingBox(),
      ),
    );
  await page.getByRole('button', { name: 'Export' }).waitFor();
  const before = await places();
  const link = await showGuide();
  expect(await places()).toEqual(before);
  expect(await misplaced(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await link.click();
  await page.waitForURL('**/');
  expect(own.faults).toEqual([]);
});

it('adds a user who may log in at once', async () => {
  const own = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  await own.page.goto('/page/create-user');
  const enabled = own.page.getByRole('switch', { name: 'Enabled' });
  await enabled.waitFor();
  expect(await enabled.isChecked()).toBe(true);
});

it('names the rights of a page that is refused', async () => {
  await opened.backend.addUser('worker@station.example');
  const staff = await opened.openScreen({ token: await opened.backend.logIn('worker@station.example', PASSWORD) });
  await staff.page.goto('/page/roles');
  await staff.page.getByRole('heading', { name: 'You cannot open this page', level: 1 }).waitFor();
  await staff.page.getByText('Your role does not allow: Create and change users and roles').waitFor();
});

it('asks in an old session for the password, and then saves the role', async () => {
  const own = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  const { page, press, type } = own;
  await page.goto('/page/roles');
  await page.getByLabel('Name *').waitFor();
  await opened.backend.sql(`UPDATE user_session SET confirmed_at = now() - interval '10 minutes'`);
  await page.getByLabel('Name *').focus();
  await type('Evening shift');
  await page.getByLabel('Close the running shift', { exact: true }).focus();
  await press('Space', 'Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password').and(page.locator('input:focus')).waitFor();
  expect(await rightsOf('Evening shift')).toBeUndefined();
  expect(await violationsOf(page)).toEqual([]);
  await type(PASSWORD);
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: 'Evening shift' }).waitFor();
  expect(await rightsOf('Evening shift')).toBe('shift.close');
  expect(own.faults).toEqual([]);
});
