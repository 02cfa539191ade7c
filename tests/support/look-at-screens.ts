import fs from 'node:fs';
import path from 'node:path';
import { NAVIGATION } from '../../client/src/app/navigation';
import { english } from '../../client/src/i18n/catalogue.en';
import { masters } from '../../server/masters';
import { reports } from '../../server/reports';
import { type DemoToWalk, type DemoWalk, openDemoToWalk, REVIEW, walkThroughDemo } from './demo-walk';
import { misplaced, violationsInScheme, violationsOf } from './screen-look';

const FEATURES = path.join(__dirname, '../../client/src/features');
const ROUTES = fs.readdirSync(FEATURES).flatMap((feature) => {
  const source = fs.readFileSync(path.join(FEATURES, feature, 'routes.ts'), 'utf8');
  return [...source.matchAll(/path: '([^':]+)',( open: true)?/g)].map(([, route, open]) => ({ route: route!, open }));
});

/** The pages before the log-in. */
export const OPEN_PAGES = ROUTES.filter(({ open }) => open).map(({ route }) => route);

/** Every page of the menus and of the registries whose path names no row, so a new page is tested as soon as it exists. */
export const PAGES = [
  ...new Set([
    ...ROUTES.filter(({ open }) => !open).map(({ route }) => route),
    ...NAVIGATION.flatMap(({ kind, path }) => (kind === 'page' ? [path] : [])),
    ...masters.map(({ master }) => master.options.path),
  ]),
];

/** Each report under each of its routes. */
export const REPORTS = reports.flatMap(({ route, aliases, title }) =>
  [route, ...aliases].map((path) => ({ path, title })),
);

/** The dialogs that open from a menu, by their names there. */
export const DIALOGS = NAVIGATION.flatMap(({ kind, label }) => (kind === 'action' ? [label] : []));

interface Screens {
  pages: string[];
  reports: { path: string; title: string }[];
  dialogs: string[];
}

const ALL: Screens = { pages: [...PAGES, REVIEW], reports: REPORTS, dialogs: DIALOGS.map((label) => english[label]) };

const SAMPLE_PAGES = ['/', '/closeshift', '/page/credit-entry', '/page/make-bills', '/page/create-tank', REVIEW];
const SAMPLE_REPORTS = ['dsr', 'closed-shift-report', 'credit-statement'];

/** One screen of each kind: forms, lists, masters, a review, and reports with and without charts. */
const SAMPLE: Screens = {
  pages: SAMPLE_PAGES.map((path) =>
    existing(
      ALL.pages.find((page) => page === path),
      path,
    ),
  ),
  reports: SAMPLE_REPORTS.map((path) =>
    existing(
      ALL.reports.find((report) => report.path === path),
      path,
    ),
  ),
  dialogs: ALL.dialogs.slice(0, 1),
};

function existing<Screen>(screen: Screen | undefined, path: string): Screen {
  if (screen === undefined) throw new Error(`The sample names a screen that does not exist: ${path}`);
  return screen;
}

interface Look {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

/**
 * Declares a test for each of the demo's pages, reports and dialogs at one size. It runs all checks in one colour scheme
 * and checks the colours of the other.
 */
export function lookAtScreens(look: Look): void {
  lookAt(demoOfFile(), look, ALL, true);
}

/**
 * Declares a test for one screen of each kind, at each size. It checks the colours only in the scheme of the size, so one
 * size should be light and another one dark.
 */
export function lookAtSample(looks: Readonly<Record<string, Look>>): void {
  const demo = demoOfFile();
  describe.each(Object.entries(looks))('%s', (_, look) => lookAt(demo, look, SAMPLE, false));
}

function demoOfFile(): () => DemoToWalk {
  jest.setTimeout(120_000);
  let demo: DemoToWalk;
  beforeAll(async () => {
    demo = await openDemoToWalk();
  });
  afterAll(() => demo.close());
  return () => demo;
}

function lookAt(
  demo: () => DemoToWalk,
  look: Look,
  { pages, reports, dialogs }: Screens,
  inBothSchemes: boolean,
): void {
  let walk: DemoWalk;
  beforeAll(async () => {
    walk = await walkThroughDemo(demo(), look);
  });
  afterAll(() => walk.close());

  async function expectInOrder(): Promise<void> {
    const { page, faults } = walk.screen;
    await walk.settled();
    expect(await violationsOf(page)).toEqual([]);
    if (inBothSchemes)
      expect(await violationsInScheme(page, look.scheme === 'light' ? 'dark' : 'light', look.scheme)).toEqual([]);
    expect(await misplaced(page)).toEqual([]);
    expect(faults.splice(0)).toEqual([]);
  }

  it.each(pages)('%s', async (path) => {
    await walk.goTo(path);
    await expectInOrder();
  });

  it.each(reports)('the report $path', async ({ path, title }) => {
    const { page } = walk.screen;
    await walk.goTo(path, title);
    await page.locator('main :is(table, dl, [data-cards])').first().waitFor();
    await expectInOrder();
    // The redirect to another page would have a table too.
    expect(new URL(page.url()).pathname).toContain(path);
  });

  it.each(dialogs)('the dialog %s', async (name) => {
    await walk.openDialog(name);
    await expectInOrder();
    await walk.screen.press('Escape');
  });
}
