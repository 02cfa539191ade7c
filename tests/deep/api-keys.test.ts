import { PASSWORD } from '../server/backend';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(120_000);

const EMAIL = 'keys@station.example';

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
});
afterAll(() => opened.close());

it('an admin makes a key by keyboard, a program uses it, and it ends when it is revoked', async () => {
  const { backend } = opened;
  await backend.addUser(EMAIL, { isAdmin: true });
  const screen = await opened.openScreen({ token: await backend.logIn(EMAIL, PASSWORD) });
  const { page, press, type } = screen;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await type('api key');
  await page.getByRole('option', { name: /API keys/ }).waitFor();
  await press('Enter');
  await page.locator('input[name=name]:focus').waitFor();
  await type('Tally');
  await press('Enter', 'Enter');
  // All rights of the first area.
  await page.locator('input[type=checkbox]:focus').waitFor();
  await press('Space', 'Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'The new key of Tally' });
  const key = await dialog.getByLabel('API key').inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have stored it' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const ask = (query: string) =>
    page.evaluate(
      async ({ key, query }) => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
        return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
      },
      { key, query },
    );
  expect(await ask('{ me { name } }')).toEqual({ data: { me: { name: 'TALLY' } } });

  await page.reload();
  const revoke = page.getByRole('button', { name: /^Revoke the key fck_\w{4}… of TALLY$/ });
  await revoke.waitFor();
  expect(await page.content()).not.toContain(key);
  expect([...(await violationsOf(page)), ...(await misplaced(page))]).toEqual([]);
  await revoke.press('Enter');
  // The focus is on No.
  await page.getByRole('button', { name: 'No' }).and(page.locator(':focus')).waitFor();
  await press('y');
  await page.getByRole('cell', { name: 'Revoked', exact: true }).waitFor();
  expect(await ask('{ me { name } }')).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(screen.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  await screen.close();
});
