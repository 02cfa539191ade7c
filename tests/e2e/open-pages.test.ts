import { openScreen } from '../support/browser';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(120_000);

let demo: DemoBrowser;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

it('staff at a page for admins are told so, as a page of its own', async () => {
  const staff = await demo.doors.logIn('staff@demo.example', 'demo-staff');
  const screen = await openScreen(demo.browser, demo.url, { token: staff });
  await screen.page.goto('/page/create-tank');
  await screen.page.getByRole('heading', { name: 'This page is for admins', level: 1 }).waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.close();
});

it('a page that does not load leaves the frame around it', async () => {
  const staff = await demo.doors.logIn('staff@demo.example', 'demo-staff');
  const { page, close } = await openScreen(demo.browser, demo.url, { token: staff });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Creditor payment', exact: true }).click();
  await page.getByText('This page could not be loaded').waitFor();
  await page.getByRole('menubar', { name: 'Menus' }).waitFor();
  await close();
});

it.each(['/login', '/update-password?autoGen=x&id=1'])('%s, at both widths', async (path) => {
  for (const look of [{ width: 1366 }, { width: 360, height: 640, scheme: 'dark' as const }]) {
    const screen = await openScreen(demo.browser, demo.url, look);
    await screen.page.goto(path);
    await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await violationsOf(screen.page)).toEqual([]);
    expect(await misplaced(screen.page)).toEqual([]);
    expect(screen.faults).toEqual([]);
    await screen.close();
  }
});

it('says that a password link is void before a password is typed', async () => {
  const { page, close } = await openScreen(demo.browser, demo.url);
  await page.goto('/update-password?autoGen=x&id=1');
  await page.getByRole('alert').getByText('This link was used or is too old. Please ask for a new one.').waitFor();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await close();
});

it('the way back from a log-in that was loaded alone leads to the page before it', async () => {
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

it('a browser keeps what Vite named by its content, and asks again for the page', async () => {
  const page = await fetch(demo.url);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const [, asset] = /(\/assets\/[^"]+\.js)/.exec(await page.text())!;
  expect((await fetch(demo.url + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
