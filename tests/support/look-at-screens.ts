import { NAVIGATION } from '../../client/src/app/navigation';
import { english } from '../../client/src/i18n/catalogue.en';
import { changeRow } from '../../server/approvals/change-row';
import { masters } from '../../server/masters';
import { submit } from '../../server/platform/submit';
import { reports } from '../../server/reports';
import { contextOf } from '../server/masters-samples';
import { openScreen, type Screen } from './browser';
import { type DemoBrowser, openDemo } from './demo-browser';
import { reportPaths } from './report-paths';
import { misplaced, violationsInScheme, violationsOf } from './screen-look';

/** Pages that no menu leads to. */
const OTHERS = ['/', '/404', '/page/my-account', '/page/outbox', '/edit-page/creditor', '/edit-page/employee'];

/** Every page of the menus and of the registries; a new one is looked at the day it is added. */
export const PAGES = [
  ...new Set([
    ...OTHERS,
    ...NAVIGATION.flatMap(({ kind, path }) => (kind === 'page' ? [path] : [])),
    ...masters.map(({ master }) => master.options.path),
  ]),
];

/** Each report, under each of its spellings. */
export const REPORTS = reports.flatMap(({ route, aliases, title }) =>
  [route, ...aliases].map((path) => ({ path, title })),
);

/** The dialogs that open from a menu, by their names in it. */
export const DIALOGS = NAVIGATION.flatMap(({ kind, label }) => (kind === 'action' ? [label] : []));

export const REVIEW = 'the review of a request';

/** Somebody of the staff asks for a change; answers the path of its review. */
export async function askForChange({ doors }: DemoBrowser): Promise<string> {
  const [{ id: rowId }] = (await doors.sql('SELECT id FROM expenditure ORDER BY id DESC LIMIT 1')) as [{ id: number }];
  const asked = { permission: 2 as const, changes: [{ field: 'comment', value: 'Two cups' }], comment: 'Forgotten' };
  await submit(await contextOf(doors, false), changeRow, { table: 'expenditure', rowId, ...asked });
  return `/permission/${rowId}/expenditure`;
}

/**
 * Declares a test for every page and dialog of the demo at one size: all of it in one scheme, and what the other scheme's
 * colours can break in that one.
 */
export function lookAtScreens(look: { width: number; height: number; scheme: 'light' | 'dark' }): void {
  jest.setTimeout(300_000);
  let demo: DemoBrowser;
  // One person who walks through them all: a browser of its own for each would load everything anew.
  let screen: Screen;
  let recorded: Readonly<Record<string, string>>;
  beforeAll(async () => {
    demo = await openDemo();
    recorded = { ...(await reportPaths(demo.doors)), [REVIEW]: await askForChange(demo) };
    screen = await openScreen(demo.browser, demo.url, { token: demo.adminToken, ...look });
  });
  afterAll(() => demo.close());

  async function expectInOrder(): Promise<void> {
    await screen.page.waitForLoadState('networkidle');
    expect(await violationsOf(screen.page)).toEqual([]);
    expect(await violationsInScheme(screen.page, look.scheme === 'light' ? 'dark' : 'light', look.scheme)).toEqual([]);
    expect(await misplaced(screen.page)).toEqual([]);
    expect(screen.faults.splice(0)).toEqual([]);
  }

  it.each([...PAGES, REVIEW])('%s', async (path) => {
    await screen.page.goto(recorded[path] ?? path);
    await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectInOrder();
  });

  it.each(REPORTS)('the report $path', async ({ path, title }) => {
    const { page } = screen;
    await page.goto(recorded[path]!);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectInOrder();
    // With its figures, and not in place of them.
    expect(new URL(page.url()).pathname).toContain(path);
    expect(await page.locator('table, dl').count()).toBeGreaterThan(0);
  });

  it.each(DIALOGS.map((label) => english[label]))('the dialog %s', async (name) => {
    const { page } = screen;
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.press('Control+k');
    await page.getByPlaceholder('Go to…').fill(name);
    await page.getByRole('option', { name }).first().waitFor();
    await screen.press('Enter');
    await page.getByRole('dialog', { name }).waitFor();
    await expectInOrder();
  });
}
