import { allRoutes } from '../specification/routes';
import { goWithin, openScreen, type Screen } from '../support/browser';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { reportPaths } from '../support/report-paths';

jest.setTimeout(120_000);

const REFUSED = 'You cannot open this page';

let demo: DemoBrowser;
/** A visitor without a log-in, staff and an admin; each visits all routes in one browser. */
let nobody: Screen;
let staff: Screen;
let recorded: Readonly<Record<string, string>>;
let staffToken: string;
beforeAll(async () => {
  demo = await openDemo();
  recorded = await reportPaths(demo.backend);
  staffToken = await demo.backend.logIn('staff@demo.example', 'demo-staff');
  nobody = await openScreen(demo.browser, demo.url);
  staff = await openScreen(demo.browser, demo.url, { token: staffToken });
  await nobody.page.goto('/login');
  await staff.page.goto('/');
  await headingOf(staff).waitFor();
});
afterAll(() => demo.close());

const headingOf = ({ page }: Screen, name?: string) => page.getByRole('heading', { level: 1, name }).first();
const pathIn = ({ page }: Screen): string => decodeURI(new URL(page.url()).pathname);
const PARAMETERS = /\{\w+\}/;

/** The route with values from the demo in place of its {parts}. */
function addressOf(path: string): string {
  if (path === '/permission/{rowId}/{tableName}') return '/permission/1/creditor';
  if (!path.startsWith('/report/')) return path;
  const route = path.slice('/report/'.length).split('/{')[0]!;
  return recorded[route]!;
}

describe.each(allRoutes.map(({ path, adminOnly }) => [path, adminOnly] as const))('%s', (path, adminOnly) => {
  test('a visitor without a token is led to /login, and the address is remembered', async () => {
    const address = addressOf(path);
    await goWithin(nobody, address);
    await nobody.page.waitForFunction((to) => sessionStorage.getItem('intendedPath') === to, address);
    await nobody.page.waitForURL('**/login');
  });

  test(adminOnly ? 'is refused to staff' : 'opens for staff', async () => {
    await goWithin(staff, '/');
    await headingOf(staff, 'Home').waitFor();
    await goWithin(staff, addressOf(path));
    if (adminOnly) return headingOf(staff, REFUSED).waitFor();
    if (path !== '/') await headingOf(staff, 'Home').waitFor({ state: 'detached' });
    await headingOf(staff).waitFor();
    expect(await headingOf(staff).textContent()).not.toBe(REFUSED);
    // At its own address, and not at the 404 page.
    expect(pathIn(staff)).toBe(decodeURI(new URL(addressOf(path), demo.url).pathname));
    if (path !== '/404') expect(await staff.page.getByText('Not found').count()).toBe(0);
    return undefined;
  });
});

test("/404 and unknown addresses show 'Not found'", async () => {
  for (const address of ['/404', '/no-such-page', '/report/no-such-report', '/page/no-such-page']) {
    await goWithin(staff, address);
    await staff.page.getByText('Not found').first().waitFor();
  }
});

test.each([
  '/page/stock-in',
  '/report/dsr?from=2026-01-01&to=2026-01-02',
  '/report/credit-Payment-between-two-day',
  '/report/closed-shift-report/{shiftId}/{shiftDate}',
])('after the log-in the requested %s opens', async (path) => {
  const address = PARAMETERS.test(path) ? addressOf(path) : path;
  const { page, close } = await openScreen(demo.browser, demo.url);
  await page.goto(address);
  await page.getByLabel('Email').fill('staff@demo.example');
  await page.locator('[name=password]').fill('demo-staff');
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname + url.search !== '/login');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(address, demo.url).pathname);
  expect(new URL(page.url()).search).toContain(new URL(address, demo.url).search);
  await close();
});

test('without a remembered path the log-in leads home, and /login with a token redirects there', async () => {
  const { page, close } = await openScreen(demo.browser, demo.url);
  await page.goto('/login');
  await page.getByLabel('Email').fill('staff@demo.example');
  await page.locator('[name=password]').fill('demo-staff');
  await page.locator('[name=password]').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  // Section 9 fixes this key.
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  await page.goto('/login');
  await page.waitForURL(`${demo.url}/`);
  await close();
});

test('the password reset opens without a token', async () => {
  await nobody.page.goto('/update-password?autoGen=x&id=1');
  await nobody.page.getByRole('heading', { name: 'New password', level: 1 }).waitFor();
  expect(pathIn(nobody)).toBe('/update-password');
});
