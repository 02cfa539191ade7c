import { addDays, dayIn, showDate } from '../../server/domain/kernel/business-date';
import { BillingStation } from '../server/billing-station';
import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(90_000);

const TODAY = dayIn('Asia/Kolkata', new Date());
const [OLDEST, LATER, YESTERDAY] = [addDays(TODAY, -90), addDays(TODAY, -60), addDays(TODAY, -1)];

let opened: BrowserStation;
let at: BillingStation;
let shree: number;

/** SHREE had an open account until yesterday and paid part of it; both creditors bought 10 L yesterday. */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { backend, act, station } = opened;
  at = new BillingStation(backend, await contextOf(backend, true), await contextOf(backend, false), act, station);
  shree = await at.addFirm('SHREE ROADLINES', OLDEST, { isSmall: true });
  const ganesh = await at.addFirm('GANESH LOGISTICS', OLDEST);
  await at.workDay(OLDEST, { sales: [{ creditorId: shree, litres: 100 }] });
  await at.workDay(LATER, { payments: [{ creditorId: shree, rupees: 5_000 }] });
  const sales = [shree, ganesh].map((creditorId) => ({ creditorId, litres: 10 }));
  await at.workDay(YESTERDAY, { sales });
  const [{ version }] = (await backend.sql('SELECT version FROM creditor WHERE id = $1', [shree])) as [
    { version: number },
  ];
  await act('updateCreditor', { id: shree, version, isSmall: false, reason: 'is billed from now on' });
}, 90_000);
afterEach(() => expectBooksInOrder(opened.backend.database));
afterAll(() => opened.close());

const address = (query: Record<string, string | number>) =>
  `/page/make-bills?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
/** Looks in the whole page, because a phone shows cards instead of the table. */
const list = ({ page }: Screen) => page.getByRole('main');
const OLDER = `There are unbilled sales from ${showDate(OLDEST)} on. Bill them first.`;

it.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
])(
  '$width px, $scheme: a creditor with older unbilled sales says so in the list and cannot be selected',
  async (look) => {
    const screen = await opened.openScreen(look);
    const { page } = screen;
    await page.goto(address({ from: YESTERDAY, to: YESTERDAY }));
    await list(screen).getByText(OLDER).waitFor();
    expect(await list(screen).getByRole('checkbox').count()).toBe(1);
    await page.getByRole('button', { name: 'Make 1 bill' }).waitFor();
    await page.getByText('Total ₹925.00').waitFor();
    expect([await violationsOf(page), await misplaced(page), screen.faults]).toEqual([[], [], []]);
    await page.getByRole('button', { name: 'Preview the bill of SHREE ROADLINES' }).click();
    await page.getByRole('dialog').getByText(OLDER).waitFor();
    await screen.close();
  },
);

it('a creditor in the address is the only one in the list and is selected; its first bill includes its older dues', async () => {
  const screen = await opened.openScreen();
  const { page } = screen;
  await page.goto(address({ creditor: shree, from: YESTERDAY, to: YESTERDAY }));
  await list(screen).getByText(OLDER).waitFor();
  expect(await list(screen).getByText('GANESH LOGISTICS').count()).toBe(0);
  await page.goto(address({ creditor: shree, from: OLDEST, to: YESTERDAY }));
  await list(screen).getByRole('checkbox', { name: 'SHREE ROADLINES', checked: true }).waitFor();
  expect(await list(screen).getByRole('checkbox').count()).toBe(1);
  await screen.press('Control+Enter');
  await page.getByText(/^Make 1 bill for /).waitFor();
  await screen.press('Enter');
  await page.getByText('1 bill made').first().waitFor();
  expect(await opened.backend.sql('SELECT creditor_id AS firm, amount, settled FROM creditor_bill')).toEqual([
    { firm: shree, amount: 1_017_500, settled: 500_000 },
  ]);
  await page.getByText('Nothing to bill in these days').first().waitFor();
  await page.getByRole('button', { name: 'Show all creditors' }).click();
  await list(screen).getByRole('checkbox', { name: 'GANESH LOGISTICS' }).waitFor();
  expect(screen.faults).toEqual([]);
  await screen.close();
});
