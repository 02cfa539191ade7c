import { english } from '../../client/src/i18n/catalogue.en';
import { access } from '../../server/domain/access.messages';
import { type Backend, PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { hindi } from '../support/catalogues';
import { inHindi } from '../support/in-hindi';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let token: string;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  await backend.addUser('meena@station.example', { isAdmin: true });
  token = await backend.logIn('meena@station.example', PASSWORD);
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});
afterEach(() => screen.close());

const SETTINGS = '/page/station-settings';
const BAD_GSTIN = 'A GSTIN has 15 characters: 29ABCDE1234F1ZW';

const heading = (name: string) => screen.page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

async function switchTo(name: 'English' | 'हिन्दी'): Promise<void> {
  await screen.page.locator('#top-bar button[aria-haspopup="dialog"]').last().click();
  // The settings of the station have the names of languages too.
  await screen.page.getByRole('dialog').getByText(name, { exact: true }).click();
  await screen.press('Escape');
}

it('switching the language keeps a half-filled form and does not reload the page', async () => {
  screen = await opened.openScreen({ token });
  const { page } = screen;
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto(SETTINGS);
  await heading(english['settings.title']);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  expect(loaded.filter((url) => url.includes('/language-'))).toEqual([]);
  await page.locator('[name=dealerLine]').fill('Dealers: भारत Petroleum');
  await page.locator('[name=taxNumber]').fill('29abcde');
  await page.locator('[name=taxNumber]').press('Control+Enter');
  await page.getByText(BAD_GSTIN, { exact: true }).waitFor();

  await switchTo('हिन्दी');
  await heading(hindi['settings.title']);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  const ofHindi = loaded.filter((url) => url.includes('/language-'));
  expect(ofHindi).not.toEqual([]);
  expect(ofHindi).toEqual([...new Set(ofHindi)]);
  await page.getByText(inHindi(BAD_GSTIN), { exact: true }).waitFor();
  expect(await page.locator('[name=dealerLine]').inputValue()).toBe('Dealers: भारत Petroleum');
  expect(await page.locator('[name=taxNumber]').inputValue()).toBe('29abcde');
  await page.getByLabel(inHindi('Dealer line')).waitFor();
  await page.getByRole('button', { name: hindi['ui.save'], exact: true }).first().waitFor();
  await page.getByRole('menuitem', { name: hindi['menu.shift'], exact: true }).waitFor();
  expect(await page.title()).toContain(hindi['settings.title']);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  // Messages of the server, for a refusal and a success.
  await page.locator('[name=taxNumber]').fill('');
  await page.locator('[name=taxNumber]').press('Control+Enter');
  await page.getByText(inHindi('Station settings changed.')).waitFor();

  await page.reload();
  await heading(hindi['settings.title']);
  await switchTo('English');
  await heading(english['settings.title']);
  await page.getByRole('menuitem', { name: 'SHIFT', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  expect(screen.faults).toEqual([]);
});

it('the language can be chosen before the log-in, whose refusal is then translated', async () => {
  screen = await opened.openScreen({ token: undefined, width: 360, height: 640 });
  const { page } = screen;
  await page.goto('/login');
  await page.getByText('हिन्दी', { exact: true }).click();
  await heading(hindi['access.login']);
  await page.locator('[name=email]').fill('nobody@station.example');
  await page.locator('[name=password]').fill('wrong-one');
  await page.locator('[name=password]').press('Enter');
  await page.getByText(inHindi(access.logInRefused())).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
});

it('the setting is found in the search by either name; pages are found by their names in both languages', async () => {
  screen = await opened.openScreen({ token });
  const { page } = screen;
  await page.goto('/');
  await heading(english['home.title']);
  await screen.press('Control+k');
  await screen.type('hindi');
  await page.getByRole('option', { name: 'हिन्दी' }).waitFor();
  await screen.press('Enter');
  await heading(hindi['home.title']);
  await screen.press('Control+k');
  await screen.type('station sett');
  await page.getByRole('option', { name: hindi['nav.stationSettings'] }).waitFor();
  await screen.press('Enter');
  await heading(hindi['settings.title']);
});

it('translates a report, its filters and columns, and requests files in Hindi', async () => {
  screen = await opened.openScreen({ token });
  const { page } = screen;
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto('/report/showall-creditors');
  await heading(inHindi('All creditors'));
  await page.getByRole('columnheader', { name: inHindi('Creditor'), exact: true }).waitFor();
  await page
    .getByRole('cell', { name: inHindi('Bills'), exact: true })
    .first()
    .waitFor();
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/report/'));
  await page.getByRole('button', { name: hindi['reports.export'] }).click();
  await page.getByRole('menuitem', { name: hindi['reports.export.csv'] }).click();
  expect(new URL((await asked).url()).searchParams.get('language')).toBe('hi');
  expect(screen.faults).toEqual([]);
});
