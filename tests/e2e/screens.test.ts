import type { Browser } from 'playwright-core';
import { NAVIGATION } from '../../client/src/app/navigation';
import { english } from '../../client/src/i18n/catalogue.en';
import { masters } from '../../server/masters';
import { reports } from '../../server/reports';
import { type Doors, openDoorsOn } from '../server/access-doors';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { createTestDatabase } from '../support/database';
import { misplaced, violationsOf } from '../support/screen-look';
import { type ServerProcess, startServerProcess } from '../support/server-process';

jest.setTimeout(120_000);

/** Pages that no menu leads to. */
const OTHERS = ['/', '/404', '/page/my-account', '/page/outbox', '/edit-page/creditor', '/edit-page/employee'];

/** Every page of the menus and of the registries; a new one is looked at the day it is added. */
const PAGES = [
  ...new Set([
    ...OTHERS,
    ...NAVIGATION.flatMap(({ kind, path }) => (kind === 'page' ? [path] : [])),
    ...masters.map(({ master }) => master.options.path),
    ...reports.flatMap(({ route }) => (route === 'closed-shift-report' ? [] : [`/report/${route}`])),
  ]),
];

/** The dialogs that open from a menu, by their names in it. */
const DIALOGS = NAVIGATION.filter(({ kind }) => kind === 'action').map(({ label }) => english[label]);

let server: ServerProcess;
let doors: Doors;
let browser: Browser;
let token: string;
let sheet: string;

beforeAll(async () => {
  const scratch = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url, STATION_SEED: 'demo' });
  doors = await openDoorsOn(scratch.url, () => scratch.drop());
  token = await doors.logIn('admin@demo.example', 'demo-admin');
  const [last] = await doors.sql<{ id: number; date: string }>(
    "SELECT id, shift_date AS date FROM shift WHERE state = 'CLOSED' ORDER BY id DESC LIMIT 1",
  );
  sheet = `/report/closed-shift-report/${last!.id}/${last!.date}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await doors.close();
});

describe.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
])('$width px, $scheme', (look) => {
  // One person who walks through them all: a browser of its own for each would load everything anew.
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen(browser, server.url, { token, ...look });
  });
  afterAll(() => screen.close());

  async function expectInOrder(): Promise<void> {
    await screen.page.waitForLoadState('networkidle');
    expect(await violationsOf(screen.page)).toEqual([]);
    expect(await misplaced(screen.page)).toEqual([]);
    expect(screen.faults.splice(0)).toEqual([]);
  }

  it.each([...PAGES, 'the sheet of a closed shift'])('%s', async (path) => {
    await screen.page.goto(path.startsWith('/') ? path : sheet);
    await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectInOrder();
  });

  it.each(DIALOGS)('the dialog %s', async (name) => {
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
});

it('staff at a page for admins are told so, as a page of its own', async () => {
  const staff = await doors.logIn('staff@demo.example', 'demo-staff');
  const screen = await openScreen(browser, server.url, { token: staff });
  await screen.page.goto('/page/create-tank');
  await screen.page.getByRole('heading', { name: 'This page is for admins', level: 1 }).waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.close();
});

it.each(['/login', '/update-password?autoGen=x&id=1'])('%s, at both widths', async (path) => {
  for (const look of [{ width: 1366 }, { width: 360, height: 640, scheme: 'dark' as const }]) {
    const screen = await openScreen(browser, server.url, look);
    await screen.page.goto(path);
    await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await violationsOf(screen.page)).toEqual([]);
    expect(await misplaced(screen.page)).toEqual([]);
    expect(screen.faults).toEqual([]);
    await screen.close();
  }
});

it('a browser keeps what Vite named by its content, and asks again for the page', async () => {
  const page = await fetch(server.url);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const [, asset] = /(\/assets\/[^"]+\.js)/.exec(await page.text())!;
  expect((await fetch(server.url + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
