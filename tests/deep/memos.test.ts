import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectToLookLike, pictureOf } from '../support/pdf-picture';
import { textsOf } from '../support/pdf-text';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(180_000);

const PATH = '/page/instant-cash-memo';
const TITLE = 'Instant cash memo';
/** Printing uses a whole core for a while. */
const PRINTED_WITHIN_MS = 60_000;
/** The pixel rows of the system check's print that contain the rupee sign and Hindi. */
const RUPEE_AND_HINDI = [67, 97] as const;

let opened: BrowserStation;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const at = { creditorId: station.creditors[0], pumpId: station.pumps[0] };
  await act('recordCreditSale', { ...at, productId: station.hs, litres: 40_000, vehicle: 'KA01AB1234' });
  await act('recordCreditSale', { ...at, productId: station.ms, litres: 1_000, vehicle: 'KA01AB1235' });
});
afterEach(async () => {
  expect(screen.faults).toEqual([]);
  await screen.close();
});
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

async function openMemos(options: object = {}): Promise<void> {
  screen = await opened.openScreen(options);
  await screen.page.goto(PATH);
  await screen.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await waitForFocus('productId');
}

const field = (name: string) => screen.page.locator(`[name="${name}"]`);
const papers = () => screen.page.getByRole('article', { name: /^Cash memo / });

async function chooseDay(product: string, day: string): Promise<void> {
  await enter('productId', product, 'date');
  await screen.press('Control+a');
  await enter('date', day, 'includeCredit');
}

/** The quantity is the last field, so Enter makes the memos. */
async function generate(litres: string): Promise<void> {
  await waitForFocus('quantity');
  await screen.type(litres);
  await screen.press('Enter');
}

/** The PDF that the print opens in a new window. */
async function printed(address: string, press: () => Promise<void>): Promise<Buffer> {
  const { page } = screen;
  const sheet = new Promise<Buffer>((resolve, reject) =>
    page.route(address, async (route) => {
      const response = await route.fetch({ timeout: PRINTED_WITHIN_MS }).catch(reject);
      if (!response) return;
      const answer = `${response.status()} ${response.headers()['content-type']}`;
      if (answer === '200 application/pdf') resolve(await response.body());
      else reject(new Error(`The sheet was answered by ${answer}`));
      await route.fulfill({ response });
    }),
  );
  const viewer = page.context().waitForEvent('page');
  await press();
  const pdf = await sheet;
  await (await viewer).waitForURL(/^blob:/);
  await page.unroute(address);
  return pdf;
}

const booked = () => opened.backend.sql('SELECT (SELECT count(*) FROM posting) p, (SELECT count(*) FROM audit_row) a');

it('memos of a credit sale and of split litres are made and printed by keyboard alone, and nothing is recorded', async () => {
  const before = await booked();
  await openMemos();
  const keys = screen.keys();
  await chooseDay('HS', '1/1/26');
  await waitForText('₹92.50');
  await screen.press('Space', 'Enter');
  await waitForText('1 credit sale');
  await generate('600');
  await screen.page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Print '));
  expect(screen.keys() - keys).toBeLessThanOrEqual(20);
  await waitForText(/^Set \d+\. Memos are only printed; nothing is recorded in the books\.$/);
  const sheets = textsOf(await printed('**/api/v1/cash-memos?*', () => screen.press('Enter')));
  const numbers = sheets.filter((text) => text.startsWith('No. '));
  expect(numbers).toHaveLength(await papers().count());
  const shown = await papers().allTextContents();
  for (const [index, number] of numbers.entries()) expect(shown[index]).toContain(number);
  expect(sheets).toEqual(expect.arrayContaining(['SHREE TRANSPORT', 'KA01AB1234', '₹3,700.00']));
  expect(sheets.filter((text) => text === 'Split of unrecorded cash sales')).toHaveLength(numbers.length - 1);
  expect(await booked()).toEqual(before);
});

it('a sale recorded afterwards removes the memos, because their print would differ', async () => {
  await openMemos();
  await chooseDay('HS', '1/1/26');
  await screen.press('Space', 'Enter');
  await waitForText('1 credit sale');
  await generate('600');
  await papers().first().waitFor();
  const { act, station } = opened;
  const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', {
    creditorId: station.creditors[0],
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 5_000,
    vehicle: 'KA01AB1236',
  });
  await waitForText('The credit sales of that day have changed since. Generate the memos again.');
  expect(await papers().count()).toBe(0);
  await screen.page.getByRole('button', { name: 'Generate' }).click();
  await papers().first().waitFor();
  expect(
    await papers()
      .filter({ hasText: `Credit sale ${creditSaleId}` })
      .count(),
  ).toBe(1);
});

it('ignores a late response for an earlier form, and two Enters make one set', async () => {
  await openMemos();
  const { page } = screen;
  let requests = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!/query CashMemos|"CashMemos"/.test(route.request().postData() ?? '')) return route.continue();
    requests += 1;
    await held;
    await route.continue();
  });
  await chooseDay('HS', '1/1/26');
  await screen.press('Enter');
  await generate('600');
  await screen.press('Enter');
  await screen.type('0');
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('CashMemos') ?? false);
  const requestsWhenShown = papers()
    .first()
    .waitFor()
    .then(() => requests);
  answer();
  await (await answered).finished();
  expect(requests).toBe(1);
  // Memos appear by the second request only.
  await screen.press('Control+a');
  await screen.type('700');
  await screen.press('Enter');
  expect(await requestsWhenShown).toBe(2);
  await page.unroute('**/graphql');
});

it('entering the number of a set makes the same memos again', async () => {
  await openMemos();
  await chooseDay('HS', '1/1/26');
  await screen.press('Enter');
  await generate('600');
  await waitForText(/^Set \d+\./);
  const first = await papers().allTextContents();
  const [, seed] = /No\. (\d+)\//.exec(first[0]!)!;
  await screen.page.getByRole('button', { name: 'Clear' }).click();
  await chooseDay('HS', '1/1/26');
  await screen.press('Enter');
  await waitForFocus('quantity');
  await screen.type('600');
  await screen.press('Tab');
  await waitForFocus('seed');
  await screen.type(seed!);
  await screen.press('Enter');
  await waitForText(`Set ${seed}.`);
  expect(await papers().allTextContents()).toEqual(first);
});

it('requires a product before the date, does not split MS, and reloads the sales when the day changes', async () => {
  await openMemos();
  await field('date').focus();
  await screen.press('Control+a');
  await screen.type('1/1/26');
  await screen.press('Tab');
  await waitForText('Please select product first');
  await field('quantity').focus();
  await refused('productId', 'Please select product first');

  await chooseDay('MS', '1/1/26');
  await waitForText('₹104.20');
  await waitForText('Additional memos can be made for HS only.');
  expect(await field('quantity').isDisabled()).toBe(true);
  await screen.press('Control+Enter');
  await waitForText('There is nothing to make memos from. Include credit vehicles or enter litres.');
  await field('includeCredit').focus();
  await screen.press('Space');
  await waitForText('1 credit sale');
  await screen.press('Control+Enter');
  await papers().first().waitFor();
  expect(await papers().count()).toBe(1);

  await field('date').focus();
  await screen.press('Control+a');
  await screen.type('31/12/25');
  await screen.press('Tab');
  await papers().waitFor({ state: 'detached' });
  expect(await field('includeCredit').isChecked()).toBe(false);
  await screen.press('Control+Enter');
  await waitForText('MS has no rate on 31-12-2025');
});

it("shows the server's refusal of too many memos at the quantity and keeps what was typed", async () => {
  await openMemos();
  await chooseDay('HS', '1/1/26');
  await screen.press('Enter');
  await generate('90000');
  await waitForText(
    /^This would make \d+ memos, but at most 200 can be made at once\. Enter part of the litres now and the rest as another set\.$/,
  );
  await waitForFocus('quantity');
  expect(await field('quantity').inputValue()).toMatch(/^90,?000/);
});

describe('on desktop and phone, in light and dark', () => {
  const SCREENS = [1366, 360].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

  const looksRight = async (): Promise<void> => {
    // The page scrolls to the papers, and a row that is half below the header is too small a target.
    await screen.page.evaluate(() => scrollTo(0, 0));
    expect(await violationsOf(screen.page)).toEqual([]);
    expect(await misplaced(screen.page)).toEqual([]);
  };

  it.each(SCREENS)('the memos have no accessibility or layout problems: %j', async (options) => {
    await openMemos({ ...options, height: 768 });
    await chooseDay('HS', '1/1/26');
    await screen.press('Space', 'Enter');
    await waitForText(/^\d credit sales?$/);
    await generate('600');
    await papers().first().waitFor();
    await looksRight();
  });

  it.each(SCREENS)('the system check has no accessibility or layout problems: %j', async (options) => {
    await openSystem({ ...options, height: 768 });
    await looksRight();
  });
});

async function openSystem(options: object = {}): Promise<void> {
  screen = await opened.openScreen(options);
  await screen.page.goto('/page/test');
  await screen.page.getByText(/^(Everything is in order|\d+ checks? needs? attention)/).waitFor();
}

it('the system check shows its results and can be repeated', async () => {
  await openSystem();
  const rowOf = (name: string) => screen.page.getByRole('listitem').filter({ hasText: name });
  const PINGED = /5 requests: median \d+ ms, slowest \d+ ms/;
  await rowOf('Response of the server').getByText(PINGED).waitFor();
  await rowOf('Response of the live connection').getByText(PINGED).waitFor();
  await rowOf('Database')
    .getByText(/PostgreSQL \d+.*, (\d+) of \1 migrations applied/)
    .waitFor();
  await rowOf('Clock of this device')
    .getByText(/Same as the server|the server$/)
    .waitFor();
  await rowOf('Service worker').getByText('None: pages are loaded from the server each time').waitFor();
  await rowOf('Storage of this browser').getByText('In order').waitFor();
  expect(await rowOf('Messages to be sent').count()).toBe(0);
  await screen.page.route('**/healthz', (route) => route.fulfill({ status: 503, body: '' }));
  await screen.page.getByRole('button', { name: 'Run again' }).press('Enter');
  await rowOf('Response of the server').getByText('Attention').waitFor();
  await screen.page.getByText(/^\d+ checks? needs? attention\.$/).waitFor();
  screen.faults.splice(0);
});

it('the test print has the rupee sign and Hindi, and the test sound plays', async () => {
  await openSystem();
  const sheet = await printed('**/api/v1/print', () =>
    screen.page.getByRole('button', { name: 'Print' }).press('Enter'),
  );
  expect(textsOf(sheet)).toEqual(expect.arrayContaining(['₹12,34,567.89', expect.stringContaining('Hindi')]));
  // A glyph that a font lacks prints as a box although the text is right, so the pixels of these lines are compared.
  const { width, greys } = await pictureOf(sheet);
  const [top, bottom] = RUPEE_AND_HINDI;
  expectToLookLike('test-sheet', { width, height: bottom - top, greys: greys.subarray(top * width, bottom * width) });
  await waitForText('Opened in a new window');
  await screen.page.getByRole('button', { name: 'Play' }).press('Enter');
  await waitForText('Played: if you heard nothing, turn this device up');
});
