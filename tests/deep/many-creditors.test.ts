import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

/** The most options that a list shows before anything is typed. */
const MOST_LISTED = 100;

jest.setTimeout(60_000);

let opened: BrowserStation;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station, backend } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  // Inserted directly, because the creditors only need to be selectable. The station has two others.
  await backend.sql(
    `INSERT INTO creditor (firm_name, short_name, proprietor_name, email, contact_no, address, max_limit)
     SELECT 'FIRM ' || lpad(n::text, 3, '0'), 'F' || n, 'OWNER', 'firm@station.example', '9876543210', 'MAIN ROAD', 100000
     FROM generate_series(1, 148) n`,
  );
  screen = await opened.openScreen();
});
afterAll(() => opened.close());

it('a long list of creditors shows a hundred and the number of the others, and typing finds each of them', async () => {
  const { page } = screen;
  await page.goto('/page/credit-entry');
  const firm = page.getByRole('combobox', { name: 'Creditor' });
  const options = page.getByRole('option', { disabled: false });
  await firm.click();
  await page.getByRole('option', { name: '50 more: type a name', disabled: true }).waitFor();
  expect(await options.count()).toBe(MOST_LISTED);
  await firm.fill('148');
  await page.getByRole('option', { name: 'FIRM 148' }).waitFor();
  expect(await options.count()).toBe(1);
  expect(await page.getByText('more: type a name').count()).toBe(0);
  await firm.press('Enter');
  expect(await firm.inputValue()).toContain('FIRM 148');
});

it('shows a short list completely', async () => {
  const { page } = screen;
  await page.getByRole('combobox', { name: 'Pump' }).click();
  await page.getByRole('option', { name: 'P2' }).waitFor();
  expect(await page.getByRole('listbox').filter({ visible: true }).getByRole('option').count()).toBe(2);
});
