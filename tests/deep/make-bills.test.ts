import { lastMonth } from '../../server/domain/bill-period';
import { interestOn } from '../../server/domain/interest';
import { addDays, dayIn, parseShownDate, showDate } from '../../server/domain/kernel/business-date';
import { inr } from '../../server/domain/kernel/format';
import { PASSWORD } from '../server/backend';
import { BillingStation } from '../server/billing-station';
import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(90_000);

const TODAY = dayIn('Asia/Kolkata', new Date());
const MONTH = lastMonth(TODAY);
/** Before that month, so that its bill is long overdue by now. */
const LONG_AGO = addDays(MONTH.from, -40);
const FIRMS = ['AMBA CARRIERS', 'BALAJI ROADWAYS', 'CHETAK FREIGHT', 'DEV LOGISTICS', 'EKTA MOVERS'] as const;

let opened: BrowserStation;
let at: BillingStation;
let screen: Screen;
const firms = new Map<string, number>();
const firm = (name: string): number => firms.get(name)!;

/**
 * Last month, each creditor bought 100 L on the 1st. AMBA bought 200 L more with a vehicle, owed ₹9,250 from before and
 * paid ₹2,000.
 */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { backend, act, station } = opened;
  at = new BillingStation(backend, await contextOf(backend, true), await contextOf(backend, false), act, station);
  for (const name of FIRMS) firms.set(name, await at.addFirm(name, LONG_AGO));
  const amba = firm('AMBA CARRIERS');
  await at.workDay(LONG_AGO, { sales: [{ creditorId: amba, litres: 100 }] });
  await at.bill(LONG_AGO, amba, LONG_AGO, LONG_AGO);
  await at.workDay(MONTH.from, { sales: FIRMS.map((name) => ({ creditorId: firm(name), litres: 100 })) });
  await at.workDay(addDays(MONTH.from, 1), {
    sales: [{ creditorId: amba, litres: 200, vehicle: 'GJ01A1' }],
    payments: [{ creditorId: amba, rupees: 2_000 }],
  });
  screen = await opened.openScreen();
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
}, 300_000);
afterEach(() => expectBooksInOrder(opened.backend.database));
afterAll(() => opened.close());

const { answerYes } = walkOn(() => screen);
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const cursor = () => screen.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

async function waitForFocus(name: string): Promise<void> {
  await screen.page.waitForFunction((wanted) => (document.activeElement as HTMLInputElement)?.name === wanted, name);
}

const retype = async (text: string): Promise<void> => {
  await screen.press('Control+a');
  if (text === '') await screen.press('Delete');
  else await screen.type(text);
};

/** The check boxes of the creditors in their order, with + for a checked one. */
const ticks = async (): Promise<string[]> => {
  const boxes = screen.page.getByRole('region', { name: 'Creditors with' }).getByRole('checkbox');
  const found: string[] = [];
  for (const box of await boxes.all())
    found.push(
      `${(await box.isChecked()) ? '+' : '-'} ${await box.evaluate((input) => input.parentElement!.textContent)}`,
    );
  return found;
};

/** The rows of the run as text. */
const runRows = async (): Promise<string[]> => {
  const rows = screen.page.getByRole('region', { name: 'Creditors of this run' }).locator('tbody tr');
  return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
};

const numbers = async (): Promise<string[]> =>
  (await opened.backend.sql<{ number: string }>('SELECT number FROM creditor_bill ORDER BY id')).map(
    ({ number }) => number,
  );
const yearOf = async (): Promise<string> => (await numbers())[0]!.slice(0, -6);

/** Decides by the index of each bill request whether its response comes late or is lost after the bill was recorded. */
async function onBills(fate: (place: number) => 'late' | 'lost', mutation = 'MakeBill'): Promise<() => Promise<void>> {
  const seen: string[] = [];
  await screen.page.route(/graphql$/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(`"${mutation}"`)) return route.continue();
    if (!seen.includes(body)) seen.push(body);
    const answer = await route.fetch();
    await screen.page.waitForTimeout(150);
    return fate(seen.indexOf(body)) === 'lost' ? route.abort() : route.fulfill({ response: answer });
  });
  return async () => {
    await screen.page.unroute(/graphql$/);
    screen.faults.length = 0;
  };
}

/** Runs `work` before the next bill request reaches the server. */
const beforeNextBill = async (work: () => Promise<unknown>): Promise<void> => {
  let isNext = true;
  await screen.page.route(/graphql$/, async (route) => {
    const now = isNext && (route.request().postData() ?? '').includes('"MakeBill"');
    if (now) isNext = false;
    if (now) await work();
    await route.fallback();
  });
};

it('proposes last month and every creditor with unbilled sales', async () => {
  await screen.press('Control+k');
  await screen.type('make bill');
  await screen.page.getByRole('option', { name: 'Make bills' }).first().waitFor();
  await screen.press('Enter');
  await waitForFocus('from');
  expect(await screen.page.locator('[name=from]').inputValue()).toBe(showDate(MONTH.from));
  await waitForText('Make 5 bills');
  expect(await ticks()).toEqual(FIRMS.map((name) => `+ ${name}`));
  // 5 × 100 L and 200 L × 92.50
  await waitForText('Total ₹64,750.00');
});

it('refuses an invalid period at its field and makes no bill', async () => {
  await retype('');
  await screen.press('Enter');
  await waitForText('Enter the first day');
  await screen.press('Control+Enter');
  await waitForFocus('from');
  await retype('31-02-2026');
  await screen.press('Control+Enter');
  await waitForText('Enter the first day');
  await waitForFocus('from');
  await retype(showDate(MONTH.from));
  await screen.press('Enter');
  await waitForFocus('to');
  await retype(showDate(addDays(TODAY, 3)));
  await screen.press('Control+Enter');
  await waitForText('To must not be after today');
  await waitForFocus('to');
  await retype(showDate(addDays(MONTH.from, -1)));
  await screen.press('Control+Enter');
  await waitForText('To must not be before From');
  await waitForFocus('to');
  await screen.press('Shift+Tab');
  await waitForFocus('from');
  await retype(showDate(addDays(MONTH.from, -1)));
  await waitForText('Nothing to bill in these days');
  const make = screen.page.getByRole('button', { name: 'Make bills' });
  expect(await make.getAttribute('aria-disabled')).toBe('true');
  expect(
    await make.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby')!)?.innerText),
  ).toBe('Nothing to bill in these days');
  await screen.press('Control+Enter');
  await waitForText('Choose a creditor to bill');
  expect(await numbers()).toHaveLength(1);
  await screen.page.getByRole('button', { name: 'Last month' }).click();
  await waitForText('Make 5 bills');
});

it('the preview shows the bill, and Esc returns to the list', async () => {
  const button = screen.page.getByRole('button', { name: 'Preview the bill of AMBA CARRIERS' });
  await button.focus();
  await screen.press('Enter');
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByText('Rupees Twenty Seven Thousand Seven Hundred Fifty Only').waitFor();
  const text = (await dialog.innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Opening due ₹9,250.00');
  expect(text).toContain('GJ01A1 HS 200.000 18,500.00');
  expect(text).toContain('No vehicle HS 100.000 9,250.00');
  expect(text).toContain('Cash 2,000.00');
  expect(text).toContain('Closing due ₹35,000.00');
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('a run shows its progress, stops after a lost answer and bills no creditor twice', async () => {
  // EKTA is deselected by hand.
  await screen.page.getByRole('checkbox', { name: 'EKTA MOVERS' }).focus();
  await screen.press('Space');
  await waitForText('Make 4 bills');
  const heal = await onBills((place) => (place === 1 ? 'lost' : 'late'));
  await screen.press('Control+Enter');
  await waitForText(`Make 4 bills for ${showDate(MONTH.from)} to ${showDate(MONTH.to)}, total ₹55,500.00?`);
  expect(await numbers()).toHaveLength(1);
  await screen.press('Enter');
  await waitForText('1 of 4: AMBA CARRIERS');
  await waitForText('2 of 4: BALAJI ROADWAYS');
  await waitForText('1 bill made, 3 not made yet');
  expect(await numbers()).toHaveLength(3);
  const year = await yearOf();
  expect(await runRows()).toEqual([
    `AMBA CARRIERS ${year}000002 27,750.00`,
    'BALAJI ROADWAYS The server did not answer. The bill may have been made: continue to find out.',
    'CHETAK FREIGHT waiting',
    'DEV LOGISTICS waiting',
  ]);
  await heal();
  await screen.page.reload();
  await waitForText('0 bills made, 1 not made yet');
  expect(await runRows()).toEqual([
    'BALAJI ROADWAYS The server did not answer. The bill may have been made: continue to find out.',
  ]);
  // BALAJI is no longer in the list: the remaining run starts with the bill whose answer was lost.
  await waitForText('Make 3 bills');
  expect(await ticks()).toEqual(['+ CHETAK FREIGHT', '+ DEV LOGISTICS', '+ EKTA MOVERS']);
  await screen.page.getByRole('button', { name: 'Continue with 1 bill' }).focus();
  await screen.press('Enter');
  await waitForText('1 bill made');
  expect(await runRows()).toEqual([`BALAJI ROADWAYS ${year}000003 9,250.00`]);
  expect(await numbers()).toHaveLength(3);
  const link = screen.page.getByRole('link', { name: `${year}000003` });
  expect(await link.getAttribute('href')).toMatch(
    new RegExp(`^/report/credit-report-bybillid/${firm('BALAJI ROADWAYS')}/[0-9]+/BALAJI%20ROADWAYS$`),
  );
});

it('a run can be stopped and resumed, and shows in its row why a creditor cannot be billed', async () => {
  await screen.page.getByRole('button', { name: 'This month so far' }).click();
  await waitForText('Nothing to bill in these days');
  await screen.page.getByRole('button', { name: 'Last month' }).click();
  await waitForText('Make 3 bills');
  const heal = await onBills(() => 'late');
  await cursorAt('from');
  const before = screen.keys();
  await screen.press('Control+Enter');
  await answerYes(/^Make 3 bills for /);
  expect(screen.keys() - before).toBe(2);
  await waitForText('1 of 3: CHETAK FREIGHT');
  await screen.page.getByRole('button', { name: 'Stop', exact: true }).click();
  await waitForText('Stopped: 1 bill made, 2 not made yet');
  expect(await failures('Stopped')).toBe(0);
  expect(await focused()).toBe('Bills of this run');
  const year = await yearOf();
  expect(await runRows()).toEqual([
    `CHETAK FREIGHT ${year}000004 9,250.00`,
    'DEV LOGISTICS waiting',
    'EKTA MOVERS waiting',
  ]);
  // DEV becomes a small creditor during the run.
  await beforeNextBill(() =>
    opened.backend.sql('UPDATE creditor SET is_small = true WHERE id = $1', [firm('DEV LOGISTICS')]),
  );
  await screen.page.getByRole('button', { name: 'Continue with 2 bills' }).click();
  await waitForText('2 bills made, 1 refused');
  expect(await focused()).toBe('Bills of this run');
  expect(await runRows()).toEqual([
    `CHETAK FREIGHT ${year}000004 9,250.00`,
    'DEV LOGISTICS A small creditor has an open account and gets no bills',
    `EKTA MOVERS ${year}000005 9,250.00`,
  ]);
  await heal();
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
});

async function sellTo(day: string, names: string[]): Promise<void> {
  for (const name of names) firms.set(name, await at.addFirm(name, LONG_AGO));
  await at.workDay(day, { sales: names.map((name) => ({ creditorId: firm(name), litres: 10 })) });
  await screen.page.goto('/page/make-bills');
  await waitForText(`Make ${names.length} bills`);
}

/** Makes the bill as another user. */
const bill = (name: string) => opened.act('makeBill', { creditorId: firm(name), ...MONTH });

/** The number of error toasts with these words. */
const failures = (words: string) => screen.page.getByRole('alert').filter({ hasText: words }).count();

/** The text of the focused element. */
const focused = () => screen.page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);

async function cursorAt(name: string): Promise<void> {
  await screen.page.locator(`[name=${name}]`).focus();
  expect(await cursor()).toBe(name);
}

it('an admin charges interest up to a day, and the same interest is not charged twice', async () => {
  await opened.backend.addUser('owner@station.example', { isAdmin: true });
  const staff = screen;
  screen = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  await screen.page.goto('/page/charge-interest');
  await waitForFocus('asAt');
  const asAt = parseShownDate(await screen.page.locator('[name=asAt]').inputValue())!;
  // The old bill of ₹9,250, of which ₹2,000 were paid last month. The proposed day is that of the newest shift.
  expect(asAt).toBe(addDays(MONTH.from, 1));
  const settled = [{ on: addDays(MONTH.from, 1), amount: 200_000 }];
  const { interest } = interestOn({ amount: 925_000, settled }, 1800, addDays(LONG_AGO, 15), asAt);
  await waitForText(`Total ${inr(interest)}`);
  expect(await ticks()).toEqual(['+ AMBA CARRIERS']);

  await retype(showDate(addDays(TODAY, 3)));
  await screen.press('Control+Enter');
  await waitForText(
    `Interest can be charged up to ${showDate(asAt)} at most, because later payments may still be entered`,
  );
  await waitForFocus('asAt');
  await retype(showDate(addDays(LONG_AGO, 15)));
  await waitForText('No bill was overdue by that day');
  await screen.press('Control+Enter');
  await waitForText('Nothing to charge by that day');
  await retype(showDate(asAt));
  await waitForText('Charge 1 creditor');

  await screen.page.getByRole('button', { name: 'Preview the bill of AMBA CARRIERS' }).focus();
  await screen.press('Enter');
  await screen.page
    .getByRole('dialog')
    .getByText(showDate(addDays(LONG_AGO, 15)))
    .waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.press('Escape');

  const heal = await onBills(() => 'lost', 'ChargeInterest');
  await cursorAt('asAt');
  await screen.press('Control+Enter');
  await answerYes(`Charge 1 creditor interest up to ${showDate(asAt)}, total ${inr(interest)}?`);
  await waitForText('0 bills made, 1 not made yet');
  await heal();
  await screen.page.getByRole('button', { name: 'Continue with 1 bill' }).click();
  await waitForText(/^IN\/[0-9]{4}-[0-9]{2}\/000001$/);
  expect(await opened.backend.sql("SELECT amount FROM creditor_bill WHERE kind = 'INTEREST'")).toEqual([
    { amount: interest },
  ]);
  await waitForText('Charge interest');
  expect(await ticks()).toEqual([]);
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  expect(staff.faults.concat(screen.faults)).toEqual([]);
});

it('a creditor that somebody else billed during the run is neither a failure nor left to do', async () => {
  await sellTo(addDays(MONTH.from, 2), ['GOPAL ROADLINES', 'HIRA CARRIERS']);
  await beforeNextBill(() => bill('HIRA CARRIERS'));
  await cursorAt('from');
  await screen.press('Control+Enter');
  await answerYes(/^Make 2 bills for /);
  await waitForText('1 bill made, 1 already billed');
  expect((await runRows())[1]).toBe('HIRA CARRIERS already billed');
  await screen.page.unroute(/graphql$/);

  await sellTo(addDays(MONTH.from, 3), ['INDRA FREIGHT', 'JAYA LINES', 'KIRAN MOVERS']);
  await beforeNextBill(async () => {
    await bill('JAYA LINES');
    await bill('KIRAN MOVERS');
    await screen.page.getByRole('button', { name: 'Stop', exact: true }).click();
  });
  await cursorAt('from');
  await screen.press('Control+Enter');
  await answerYes(/^Make 3 bills for /);
  await waitForText('Stopped: 1 bill made, 2 already billed');
  expect((await runRows()).slice(1)).toEqual(['JAYA LINES already billed', 'KIRAN MOVERS already billed']);
  expect(await screen.page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);
  expect(await failures('Stopped')).toBe(0);
  await screen.page.unroute(/graphql$/);
});
