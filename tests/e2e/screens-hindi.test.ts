import { hindi } from '../../client/src/i18n/catalogue.hi';
import { inHindi } from '../../server/domain/language/in-hindi';
import { goWithin, openScreen, type Screen } from '../support/browser';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { englishShown } from '../support/english-shown';
import { askForChange, DIALOGS, PAGES, REPORTS, REVIEW } from '../support/look-at-screens';
import { reportPaths } from '../support/report-paths';
import { cutShort, misplaced } from '../support/screen-look';

jest.setTimeout(60_000);

/** A page that is there at once, and like no other: whatever is drawn after it is new. */
const NOWHERE = '/404';

let demo: DemoBrowser;
// One person who walks through them all, in the page that was loaded once.
let screen: Screen;
let recorded: Readonly<Record<string, string>>;
beforeAll(async () => {
  demo = await openDemo();
  recorded = { ...(await reportPaths(demo.doors)), [REVIEW]: await askForChange(demo) };
  screen = await openScreen(demo.browser, demo.url, { token: demo.adminToken, width: 360, height: 640 });
  await screen.page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await screen.page.goto(NOWHERE);
}, 120_000);
afterAll(() => demo.close());

const heading = (name?: string) => screen.page.getByRole('heading', { level: 1, name, exact: true }).first();

async function goTo(path: string, name?: string): Promise<void> {
  await goWithin(screen, NOWHERE);
  await heading(hindi['notFound.title']).waitFor();
  await goWithin(screen, path);
  await heading(hindi['notFound.title']).waitFor({ state: 'detached' });
  await heading(name).waitFor();
}

async function expectInOrder(asStored = false): Promise<void> {
  const { page, faults } = screen;
  await page.waitForFunction(
    (loading) => ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === loading),
    hindi['ui.loading'],
  );
  expect(await misplaced(page)).toEqual([]);
  expect(await cutShort(page)).toEqual([]);
  if (!asStored) expect(await englishShown(page)).toEqual([]);
  expect(faults.splice(0)).toEqual([]);
}

it(NOWHERE, async () => {
  await heading(hindi['notFound.title']).waitFor();
  await expectInOrder();
});

it.each([...PAGES.filter((path) => path !== NOWHERE), REVIEW])('%s', async (path) => {
  await goTo(recorded[path] ?? path);
  await expectInOrder();
});

it.each(REPORTS)('the report $path', async ({ path, title }) => {
  await goTo(recorded[path]!, inHindi(title));
  await screen.page.locator('main :is(table, dl)').first().waitFor();
  // What the audit's report tells of a row is one text, names and values as they are stored.
  await expectInOrder(path === 'audit');
});

it.each(DIALOGS)('the dialog %s', async (label) => {
  const { page } = screen;
  const name = hindi[label];
  await goTo('/page/my-requests');
  await screen.press('Control+k');
  await page.getByPlaceholder(hindi['shell.search']).fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await screen.press('Enter');
  await page.getByRole('dialog', { name }).waitFor();
  await expectInOrder();
  await screen.press('Escape');
});
