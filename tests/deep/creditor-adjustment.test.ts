import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { walkOn } from '../support/walk';

jest.setTimeout(120_000);

let opened: BrowserStation;
let screen: Screen;
let token: string;
const { enter, retype, waitForFocus, waitForText: shown } = walkOn(() => screen);

/** A firm owes a bill of 1,000.00, paid less 1.00 of tax. */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station, backend } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const firm = { firmName: 'SHREE STEEL', shortName: 'STEEL', proprietorName: 'OWNER', email: 'accounts@firm.example' };
  const more = { contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 100_000_000 };
  const { id: creditorId } = await act('createCreditor', { ...firm, ...more });
  await act('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, amount: 100_000 });
  await act('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' });
  await act('recordCreditorPayment', { creditorId, amount: 99_900 });
  await backend.addUser('admin@station.example', { isAdmin: true });
  token = await backend.logIn('admin@station.example', PASSWORD);
});
afterAll(() => opened.close());

const open = async (look: object): Promise<void> => {
  screen = await opened.openScreen({ ...look, token });
  await screen.page.goto('/page/creditor-adjustment');
  await screen.page.locator('[name=kind]').waitFor();
};

test('by keyboard alone: the tax of a bill is entered, listed, asked about when it is too much, and printed', async () => {
  await open({ width: 1366, height: 768, scheme: 'light' });
  await waitForFocus('kind');
  await screen.press('Control+Enter');
  await shown('Select credit note, discount, bad debt or tax deducted');
  await enter('kind', 'tax', 'creditorId');
  await enter('creditorId', 'steel', 'amount');
  await enter('amount', '2', 'reference');
  await shown('Can follow later');
  await shown(/^Settles CR\/2026-27\/000001 ₹1.00 of ₹1.00, the rest ₹1.00 is an advance/);
  await screen.press('Control+Enter');
  await shown('The amount is ₹2.00, but this creditor owes ₹1.00. Save again to keep it.');
  await retype('1');
  await screen.press('Control+Enter');
  await shown('₹1.00 credited to SHREE STEEL');
  const row = screen.page.getByRole('row', { name: /SHREE STEEL.*Tax deducted.*1\.00/ });
  await row.waitFor();
  await row.getByRole('link', { name: 'Print the letter to SHREE STEEL' }).click();
  await shown('Credit to your account');
  await shown('Rupees One Only');
  await screen.close();
});

test.each([
  { width: 1366, height: 768, scheme: 'light' },
  { width: 360, height: 640, scheme: 'dark' },
])('$width px, $scheme has no accessibility or layout problems', async (look) => {
  await open(look);
  await screen.page.getByText('SHREE STEEL', { exact: true }).first().waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  await screen.close();
});
