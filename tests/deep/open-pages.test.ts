import { openScreen } from '../support/browser';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(120_000);

let demo: DemoBrowser;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

it('tells staff on a page of its own which rights they lack', async () => {
  const staff = await demo.backend.logIn('staff@demo.example', 'demo-staff');
  const screen = await openScreen(demo.browser, demo.url, { token: staff });
  await screen.page.goto('/page/create-tank');
  await screen.page.getByRole('heading', { name: 'You cannot open this page', level: 1 }).waitFor();
  await screen.page.getByText('Add tanks, pumps and nozzles, and enter dip charts').waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.close();
});

it('keeps the frame around a page that cannot be loaded', async () => {
  const staff = await demo.backend.logIn('staff@demo.example', 'demo-staff');
  const { page, close } = await openScreen(demo.browser, demo.url, { token: staff });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Creditor payment', exact: true }).click();
  await page.getByText('This page could not be loaded').waitFor();
  await page.getByRole('menubar', { name: 'Menus' }).waitFor();
  await close();
});

it.each(['/login', '/update-password?autoGen=x&id=1'])(
  '%s has no accessibility or layout problems at both widths',
  async (path) => {
    for (const look of [{ width: 1366 }, { width: 360, height: 640, scheme: 'dark' as const }]) {
      const screen = await openScreen(demo.browser, demo.url, look);
      await screen.page.goto(path);
      await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await violationsOf(screen.page)).toEqual([]);
      expect(await misplaced(screen.page)).toEqual([]);
      expect(screen.faults).toEqual([]);
      await screen.close();
    }
  },
);

it('says that a password link is invalid before a password is typed', async () => {
  const { page, close } = await openScreen(demo.browser, demo.url);
  await page.goto('/update-password?autoGen=x&id=1');
  await page
    .getByRole('alert')
    .getByText('This link has been used or has expired. Please ask for a new one.')
    .waitFor();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await close();
});

it('Back leads from a log-in page that was opened directly to the page before it', async () => {
  const { page, close } = await openScreen(demo.browser, demo.url);
  await page.goto('/update-password?autoGen=x&id=1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => history.pushState(null, '', '/login'));
  await page.reload();
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: title!, level: 1 }).waitFor();
  await close();
});

it('assets are cached for ever by their hashed names, and the page itself is never cached', async () => {
  const page = await fetch(demo.url);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const [, asset] = /(\/assets\/[^"]+\.js)/.exec(await page.text())!;
  expect((await fetch(demo.url + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
