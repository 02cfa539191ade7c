import type { Page } from 'playwright-core';
import { PASSWORD } from '../server/backend';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(120_000);

const EMAIL = 'keyholder@station.example';

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.addUser(EMAIL);
});
afterAll(() => opened.close());

async function logIn(page: Page, station: URL, email = EMAIL): Promise<void> {
  await page.goto(new URL('/login', station).href);
  await page.getByLabel('Email').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).press('Enter');
}

it('a passkey is added on the account page and completes the next log-in', async () => {
  const screen = await opened.openScreen({ token: '' });
  const { page, press, type } = screen;
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/healthz');
  // Browsers offer passkeys under this name without https, and under no IP address.
  const local = new URL(page.url());
  local.hostname = 'localhost';
  await logIn(page, local);
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.goto(new URL('/page/my-account', local).href);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Password').and(page.locator('input:focus')).waitFor();
  await type(PASSWORD);
  await press('Enter');
  await page
    .getByRole('listitem')
    .filter({ hasText: /^(\w{4}-){3}\w{4}$/ })
    .last()
    .waitFor();
  await page.getByRole('button', { name: 'I have stored them' }).press('Enter');
  await page.getByText(/^Passkey: /).waitFor();

  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page, local);
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  const [passkey] = await opened.backend.sql<{ used: boolean }>('SELECT last_used_at IS NOT NULL AS used FROM passkey');
  expect(passkey).toEqual({ used: true });
  await screen.close();
});

it('under an IP address, My Account names the address that can have passkeys', async () => {
  const other = 'other@station.example';
  await opened.backend.addUser(other);
  const screen = await opened.openScreen({ token: '' });
  const { page } = screen;
  await page.goto('/healthz');
  await logIn(page, new URL(page.url()), other);
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.goto('/page/my-account');
  await page.getByText(/^Passkeys need a host name/).waitFor();
  const elsewhere = page.getByRole('link', { name: /^http:\/\/localhost:\d+\/page\/my-account$/ });
  // Within a sentence, a colour alone does not tell a link apart.
  expect(await elsewhere.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  await elsewhere.press('Enter');
  await page.waitForURL(/^http:\/\/localhost:/);
  await screen.close();
});

it('a required second step is set up after the log-in without typing the password again', async () => {
  const boss = 'boss@station.example';
  await opened.backend.addUser(boss, { isAdmin: true });
  await opened.backend.sql(`INSERT INTO station_setting (key, value) VALUES ('secondFactorFor', '"ADMINS"')`);
  const screen = await opened.openScreen({ token: '' });
  const { page } = screen;
  await page.goto('/healthz');
  await logIn(page, new URL(page.url()), boss);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await screen.close();
});
