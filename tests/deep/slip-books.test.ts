import type { Backend } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

/** Key budget of a credit sale for a known creditor and vehicle (docs/design/screens.md#key-budgets). */
const MOST_KEYS_OF_A_SALE = 14;
const MOST_KEYS_OF_A_LINE = 10;

jest.setTimeout(90_000);

let opened: BrowserStation;
let backend: Backend;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  const { act, station } = opened;
  await act('startShift', { shiftDate: '2026-11-21', shiftTypeId: station.morning });
  const [creditorId] = station.creditors;
  await act('createCreditorVehicle', { creditorId, number: 'CG04AB1234' });
  const sale = { pumpId: station.pumps[0], productId: station.hs, litres: 10_000 };
  await act('recordCreditSale', { ...sale, creditorId, vehicle: 'CG04ZZ9999' });
  screen = await opened.openScreen();
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { level: 1 }).waitFor();
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const heading = (name: string) => screen.page.getByRole('heading', { name, level: 1 }).waitFor();
const section = (name: string) => screen.page.getByRole('region', { name, exact: true });
const option = (name: string | RegExp) => screen.page.getByRole('option', { name }).first();
const waitForFocus = (name: string) => screen.page.locator(`[name=${name}]:focus`).waitFor();

/** Waits for the sales, because each is sent while the next one is typed. */
const recorded = () => screen.page.getByText('saving…').waitFor({ state: 'detached' });

/** The rows of a table, with their cells joined. */
const rowsOf = (name: string): Promise<string[]> =>
  section(name)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace('\n', '')).join('|')),
    );

/** Opens a page with the search box by keyboard. */
async function goTo(words: string, title: string): Promise<void> {
  await screen.press('Control+k');
  await screen.type(words);
  await option(title).waitFor();
  await screen.press('Enter');
  await heading(title);
}

it('creates a book by keyboard; shows each refusal at its field and keeps what was typed', async () => {
  await goTo('slip b', 'Slip books');
  await waitForFocus('firstSlip');
  await screen.press('Control+Enter');
  await waitForText('Enter a slip number that ends in up to 9 digits, such as A-0001');
  await screen.type('A-0001');
  await screen.press('Enter');
  await screen.type('A-');
  await screen.press('Enter', 'Enter');
  await waitForFocus('lastSlip');
  await screen.press('Control+a');
  await screen.type('B-0020');
  await screen.press('Control+Enter');
  await waitForText('A-0001 and B-0020 cannot be in one slip book: they begin differently');
  await waitForFocus('lastSlip');
  expect(await screen.page.locator('[name=firstSlip]').inputValue()).toBe('A-0001');
  await screen.press('Control+a');
  await screen.type('A-0020');
  await waitForText('20 leaves: A-0001 to A-0020');
  await screen.press('Enter');
  await waitForFocus('creditorId');
  await screen.type('SHR');
  await option('SHREE TRANSPORT').waitFor();
  await screen.press('Enter');
  await waitForText('Slip book A-0001 to A-0020 entered');
  await section('Books').getByText('A-0001 to A-0020').waitFor();
  expect(await rowsOf('Books')).toEqual(['A-0001 to A-0020|SHREE TRANSPORT|20|0|0|0|20|A-0001|']);
});

it('refuses a book that overlaps another at its first slip', async () => {
  await waitForFocus('firstSlip');
  await screen.type('a15');
  await screen.press('Enter');
  await screen.type('a30');
  await screen.press('Control+Enter');
  await waitForText('Slips of a15 to a30 are already in the slip book A-0001 to A-0020');
  await waitForFocus('firstSlip');
});

it(`keeps the pump and proposes the next slip of the creditor's book: two sales, each within ${MOST_KEYS_OF_A_SALE} keys`, async () => {
  // Leaves the form, in which the refused book is still typed.
  await screen.press('Alt+c', 'y');
  await heading('Credit entry');
  for (const slip of ['A-0001', 'A-0002']) {
    await waitForFocus('creditorId');
    const before = screen.keys();
    await screen.type('SHR');
    await option('SHREE TRANSPORT').waitFor();
    await screen.press('Enter');
    await waitForFocus('vehicle');
    await screen.type('ZZ');
    await option('CG04ZZ9999').waitFor();
    await screen.press('Enter');
    await waitForFocus('pumpId');
    await screen.press('Enter');
    await waitForFocus('litres');
    await screen.type('50');
    await screen.press('Enter');
    await waitForFocus('slipNo');
    expect(await screen.page.locator('[name=slipNo]').inputValue()).toBe(slip);
    await screen.press('Enter');
    await section('Credit sales of this shift').getByText(slip).waitFor();
    expect(screen.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_A_SALE);
  }
  await recorded();
  const stored = await backend.sql('SELECT slip_no AS slip, leaf FROM credit_sale WHERE leaf IS NOT NULL ORDER BY id');
  expect(stored).toEqual([
    { slip: 'A-0001', leaf: 1 },
    { slip: 'A-0002', leaf: 2 },
  ]);
});

it('offers registered vehicles, and skipping a slip leaves the ones before it missing', async () => {
  await waitForFocus('creditorId');
  await screen.type('SHR');
  await option('SHREE TRANSPORT').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  await screen.type('AB');
  await option('CG04AB1234').waitFor();
  await screen.press('Enter');
  await waitForFocus('pumpId');
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('20');
  await screen.press('Enter');
  await screen.type('a5');
  await screen.press('Enter');
  // In the spelling of its book.
  await section('Credit sales of this shift').getByText('A-0005').waitFor();
  await recorded();
});

it("refuses another creditor's slip at its field, and asks about a line that repeats one of its slip", async () => {
  const { page } = screen;
  await waitForFocus('creditorId');
  await screen.type('SMALL');
  await option('SMALL LIMIT').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  await screen.press('Enter');
  await page.locator('[name=productId]').focus();
  await screen.type('HS');
  await option(/^HS/).waitFor();
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('1');
  await screen.press('Enter');
  await waitForFocus('slipNo');
  expect(await page.locator('[name=slipNo]').inputValue()).toBe('');
  await screen.type('A-0006');
  await screen.press('Enter');
  await waitForText('Slip A-0006 is in the slip book of SHREE TRANSPORT');
  await waitForFocus('slipNo');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await waitForFocus('creditorId');
  await screen.type('SHR');
  await option('SHREE TRANSPORT').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  await screen.type('ZZ');
  await option('CG04ZZ9999').waitFor();
  await screen.press('Enter');
  await waitForFocus('pumpId');
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('50');
  await screen.press('Enter');
  await waitForFocus('slipNo');
  // With the look-up outstanding, the server would ask.
  const isLookedUp = page.waitForResponse((response) => response.request().postData()?.includes('"A-0002"') ?? false);
  await screen.type('A-0002');
  await (await isLookedUp).finished();
  await screen.press('Enter');
  await waitForText('Slip A-0002 already has this product for this vehicle: 50.000 L, ₹4,625.00');
  expect(await page.locator('[name=slipNo]').inputValue()).toBe('A-0002');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
});

it('warns below the fields about a slip far ahead or in no book, in any spelling, and still accepts it', async () => {
  const { page } = screen;
  const warned = (text: string) => page.getByText(text).waitFor();
  await page.locator('[name=creditorId]').focus();
  await screen.type('SHR');
  await option('SHREE TRANSPORT').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  // In another spelling of the same vehicle number.
  await screen.type('cg04 zz-9999');
  await screen.press('Enter');
  await waitForFocus('pumpId');
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('50');
  await screen.press('Enter');
  await waitForFocus('slipNo');
  expect(await page.locator('[name=slipNo]').inputValue()).toBe('A-0006');
  await screen.type('A-००२०');
  await warned('A-0006 to A-0019 would be missing');
  expect(await violationsOf(page)).toEqual([]);
  await screen.press('Control+a');
  await screen.type('99999');
  await warned('Slip 99999 is in no slip book');
  await screen.press('Enter');
  await section('Credit sales of this shift').getByText('99999').first().waitFor();
  await recorded();
  const [stored] = await backend.sql('SELECT slip_no AS slip, vehicle FROM credit_sale ORDER BY id DESC LIMIT 1');
  expect(stored).toEqual({ slip: '99999', vehicle: 'CG04ZZ9999' });
});

it('voids a missing slip with a reason, and any other slip by its number', async () => {
  const { page } = screen;
  await goTo('slip b', 'Slip books');
  await section('Missing slips').getByText('A-0003').waitFor();
  expect(await rowsOf('Books')).toEqual(['A-0001 to A-0020|SHREE TRANSPORT|20|3|0|!2|15|A-0006|']);
  await page.getByRole('button', { name: 'Void slip A-0003' }).press('Enter');
  await waitForFocus('reason');
  await screen.press('Enter');
  await waitForText('Enter why the slip is void, in 3 to 200 characters');
  await screen.type('torn at the pump');
  await screen.press('Enter');
  await waitForText('Slip A-0003 is void');
  await section('Void slips').getByText('torn at the pump').waitFor();
  await section('Missing slips').getByText('A-0003').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Void a slip' }).press('Enter');
  await waitForFocus('slipNo');
  await screen.type('X-9');
  await screen.press('Enter');
  await waitForFocus('reason');
  await screen.type('coffee on it');
  await screen.press('Enter');
  await waitForText('Slip X-9 is in no slip book');
  await waitForFocus('slipNo');
  await screen.press('Control+a');
  await screen.type('a6');
  await screen.press('Control+Enter');
  await section('Void slips').getByText('coffee on it').waitFor();
  expect(await rowsOf('Books')).toEqual(['A-0001 to A-0020|SHREE TRANSPORT|20|3|2|!1|14|A-0007|']);
  expect(await violationsOf(page)).toEqual([]);
});

it('the search box shows where a slip was used and opens it', async () => {
  const { page } = screen;
  await screen.press('Control+k');
  await screen.type('slip');
  await option('Slip books').waitFor();
  await screen.press('Control+a');
  // Enter before the response selects the first result.
  await screen.type('a0002');
  await screen.press('Enter');
  await page.waitForURL(/credit-detail-between-two-day/);
  const [creditorId] = opened.station.creditors;
  expect(page.url()).toContain(
    `/report/credit-detail-between-two-day?from=2026-11-21&to=2026-11-21&creditor=${creditorId}`,
  );
  // The focus moves to a new page when it has loaded.
  await heading('Credit sales between two days');
  for (const [typed, label] of [
    ['#A-०००२', 'Slip A-0002 · SHREE TRANSPORT · 21-11-2026 · HS 50.000 L · ₹4,625.00'],
    ['A-0002', 'Slip A-0002 · SHREE TRANSPORT · 21-11-2026 · HS 50.000 L · ₹4,625.00'],
    ['0003', 'Slip A-0003 · SHREE TRANSPORT · void: torn at the pump'],
    ['slip 04', 'Slip A-0004 · SHREE TRANSPORT · missing'],
    ['19', 'Slip A-0019 · SHREE TRANSPORT · not used yet'],
  ] as const) {
    await screen.press('Control+k');
    await screen.press('Control+a');
    await screen.type(typed);
    await option(label).waitFor();
  }
  await screen.press('Enter');
  await heading('Slip books');
});

it('Enter selects a creditor whose words begin with the typed letters before one that only contains them', async () => {
  await opened.act('createCreditor', {
    firmName: 'SHREE CONSTRUCTION',
    shortName: 'SHREE C',
    proprietorName: 'OWNER',
    email: 'c@firm.example',
    contactNo: '9876543210',
    address: 'MAIN ROAD',
    maxLimit: 100_000,
  });
  await screen.page.goto('/page/credit-entry');
  await waitForFocus('creditorId');
  await screen.type('shree t');
  await option('SHREE CONSTRUCTION').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  expect(await screen.page.locator('[name=creditorId]').inputValue()).toBe('SHREE TRANSPORT');
});

it('Alt+Y begins another line of the last slip: its product and quantity are typed, and both lines are listed together', async () => {
  await screen.page.getByRole('button', { name: 'Clear', exact: true }).click();
  await waitForFocus('creditorId');
  await screen.type('shree t');
  await option('SHREE TRANSPORT').waitFor();
  await screen.press('Enter');
  await waitForFocus('vehicle');
  await screen.type('ZZ');
  await option('CG04ZZ9999').waitFor();
  await screen.press('Enter');
  await waitForFocus('pumpId');
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('7');
  await screen.press('Enter');
  await waitForFocus('slipNo');
  const slip = await screen.page.locator('[name=slipNo]').inputValue();
  await screen.press('Enter');
  const before = screen.keys();
  await screen.press('Alt+y');
  await waitForFocus('vehicle');
  expect(await screen.page.locator('[name=slipNo]').inputValue()).toBe(slip);
  await screen.press('Enter');
  await waitForFocus('pumpId');
  await screen.press('Enter');
  await waitForFocus('productId');
  await screen.type('MS');
  await option(/^MS/).waitFor();
  await screen.press('Enter');
  await waitForFocus('litres');
  await screen.type('2');
  await screen.press('Enter');
  await waitForFocus('slipNo');
  await screen.press('Enter');
  await recorded();
  expect(screen.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_A_LINE);
  const rows = (await rowsOf('Credit sales of this shift')).filter((row) => row.includes(slip));
  expect(rows).toHaveLength(2);
  const stored = await backend.sql('SELECT slip_no AS slip, litres FROM credit_sale ORDER BY id DESC LIMIT 2');
  expect(stored).toEqual([
    { slip, litres: 2_000 },
    { slip, litres: 7_000 },
  ]);
});

it.each([
  [360, 'light'],
  [360, 'dark'],
  [1366, 'dark'],
] as const)('has no accessibility or layout problems at %i px, %s', async (width, scheme) => {
  const other = await opened.openScreen({ width, scheme });
  await other.page.goto('/page/slip-books');
  await other.page.getByText('torn at the pump').first().waitFor();
  expect(await misplaced(other.page)).toEqual([]);
  expect(await violationsOf(other.page)).toEqual([]);
  expect(other.faults).toEqual([]);
  await other.close();
});

it('logs no fault on any page', () => expect(screen.faults).toEqual([]));
