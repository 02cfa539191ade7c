import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { closeRunningShift } from '../support/close-running-shift';
import { violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

const OWNER = 'owner@station.example';
const REASON = 'Found under the seat';

let opened: BrowserStation;
let screen: Screen;
let closedId: number;

/** The first pump sold 300 L of HS for ₹27,750.00, of which ₹18,500.00 are missing; the night runs. */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { backend, act, station } = opened;
  const [employeeId] = station.employees;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  closedId = await closeRunningShift({ act, sql: backend.sql, ids: station }, [
    {
      sold: [300_000, 0],
      last: { employeeId, amount: 925_000 },
      shortages: [{ employeeId, amount: 1_850_000 }],
    },
  ]);
  await act('startShift', { shiftTypeId: station.night, shiftDate: '2026-01-01' });
  await act('createExpenditureCategory', { name: 'Tea' });
  await backend.addUser(OWNER, { isAdmin: true });
  screen = await opened.openScreen({ token: await backend.logIn(OWNER, PASSWORD) });
});
afterAll(() => opened.close());

const focus = async (name: string): Promise<void> => {
  while (!(await screen.page.locator(`[name="${name}"]:focus`).isVisible())) await screen.press('Tab');
};

/** Waits until a field has taken what was typed into it, before the focus goes on. */
const shows = (name: string, shown: string) =>
  screen.page.waitForFunction(
    ([field, text]) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value === text,
    [name, shown] as const,
  );

/** Chooses the closed shift and gives the reason, from the first field of an entry page. */
async function beginLate(first: string): Promise<void> {
  const { page, press, type } = screen;
  await page.locator(`[name="${first}"]:focus`).waitFor();
  await press('Alt+o');
  await page.getByRole('dialog').locator('[name="shiftDate"]:focus').waitFor();
  await press('Enter');
  await page.getByRole('dialog').locator('[name="shiftId"]:focus').waitFor();
  await type('morning');
  await press('Enter');
  await page.locator('[name="lateReason"]:focus').waitFor();
  await type(REASON);
  await press('Enter');
  await page.getByRole('note').getByText('Late entries in the closed shift 01-01-2026 Morning: Found').waitFor();
  await page.locator(`[name="${first}"]:focus`).waitFor();
}

/** Confirms a late entry with Enter once what it changes is shown. */
async function confirmEffects(): Promise<void> {
  const effects = screen.page.getByRole('dialog', { name: 'What this entry changes' });
  await effects.getByRole('table').first().waitFor();
  expect(await violationsOf(screen.page)).toEqual([]);
  await screen.press('Enter');
  await effects.waitFor({ state: 'detached' });
}

const shortage = async (): Promise<number> => {
  const [row] = await opened.backend.sql<{ shortage: number }>(
    'SELECT SUM(shortage)::int AS shortage FROM pump_close WHERE shift_id = $1',
    [closedId],
  );
  return row!.shortage;
};

it('forgotten slips are entered one after the other by keyboard alone, until that is ended', async () => {
  const { page, press, type } = screen;
  const { backend } = opened;
  /** Types a sale of the first creditor at pump P1, in litres. */
  const sell = async (litres: string, slipNo: string): Promise<void> => {
    await page.locator('[name="creditorId"]:focus').waitFor();
    await type('shree');
    await page.getByRole('option').first().waitFor();
    await press('Enter');
    await focus('pumpId');
    await type('p1');
    await press('Enter');
    await focus('productId');
    await type('hs');
    await press('Enter');
    await focus('litres');
    await type(litres);
    await focus('slipNo');
    await type(slipNo);
    await press('Control+Enter');
  };

  await page.goto('/page/credit-entry');
  await beginLate('creditorId');
  await page.getByRole('heading', { name: 'Credit sales of this shift: 01-01-2026 Morning' }).waitFor();
  const slip = (slipNo: string) => page.locator('tr').filter({ hasText: slipNo });

  await sell('40', '501');
  await confirmEffects();
  await slip('501').filter({ hasText: 'late' }).waitFor();
  await sell('60', '502');
  await confirmEffects();
  await slip('502').filter({ hasText: 'late' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await press('Alt+o');
  await page.getByRole('note').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Credit sales of this shift', exact: true }).waitFor();
  expect(await slip('501').count()).toBe(0);
  await sell('10', '503');
  await slip('503').filter({ hasText: 'A USER' }).waitFor();

  expect(
    await backend.sql(
      'SELECT slip_no AS slip, shift_id = $1 AS "isInClosed", late_reason AS reason FROM credit_sale ORDER BY id',
      [closedId],
    ),
  ).toEqual([
    { slip: '501', isInClosed: true, reason: REASON },
    { slip: '502', isInClosed: true, reason: REASON },
    { slip: '503', isInClosed: false, reason: null },
  ]);
  // 100 L at ₹92.50 were missing.
  expect(await shortage()).toBe(925_000);
  await expectBooksInOrder(backend.database);
  expect(screen.faults).toEqual([]);
});

it.each([
  ['an expenditure', '/page/expenditure-detail', 'expenditureCategoryId', 'tea', 'expenditure'],
  ['an advance', '/page/employee-advance', 'employeeId', 'ram', 'employee_advance'],
  ['a payment received', '/page/creditor-payment-entry', 'creditorId', 'shree', 'creditor_payment'],
])('%s is entered in a closed shift by keyboard alone', async (_what, path, choice, name, table) => {
  const { page, press, type } = screen;
  await page.goto(path);
  await beginLate(choice);
  await type(name);
  await page.getByRole('option').first().waitFor();
  await press('Enter');
  await focus('amount');
  await type('150');
  await press('Control+Enter');
  await confirmEffects();
  await page.locator('tr').filter({ hasText: '150.00' }).filter({ hasText: 'late' }).waitFor();
  expect(
    await opened.backend.sql(
      `SELECT amount, shift_id = $1 AS "isInClosed", late_reason AS reason FROM ${table} ORDER BY id`,
      [closedId],
    ),
  ).toEqual([{ amount: 15_000, isInClosed: true, reason: REASON }]);
  expect(screen.faults).toEqual([]);
});

it('a collection is entered in a closed shift by keyboard alone, and is missing no longer', async () => {
  const { page, press, type } = screen;
  await page.goto('/page/employee-cash-collection');
  await beginLate('pumpId');
  const before = await shortage();
  // The pumps of the closed shift may still be loading: the keys wait for them.
  await type('p1');
  await press('Enter');
  await page.locator('[name="employeeId"]:focus').waitFor();
  await type('ram');
  await press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Cash in'));
  await type('1');
  // To the next note, from the empty one to the button, and there it saves.
  await press('Enter');
  await press('Enter');
  await press('Enter');
  await confirmEffects();
  await page.locator('tr').filter({ hasText: 'late' }).waitFor();
  const [collected] = await opened.backend.sql<{ amount: number }>(
    'SELECT amount FROM cash_collection WHERE late_reason = $1 AND shift_id = $2',
    [REASON, closedId],
  );
  expect(collected!.amount).toBeGreaterThan(0);
  expect(await shortage()).toBe(before - collected!.amount);
  await expectBooksInOrder(opened.backend.database);
  expect(screen.faults).toEqual([]);
});

it('a forgotten rate is entered by keyboard alone, and shows what it changes before it is saved', async () => {
  const { page, press, type } = screen;
  await page.goto('/page/product-rate');
  await page.locator('[name="productId"]:focus').waitFor();
  await type('hs');
  await page.getByRole('option', { name: 'HS' }).first().waitFor();
  await press('Enter');
  await shows('productId', 'HS');
  await focus('rate');
  await type('93');
  await focus('shiftDate');
  await type('01-01-2026');
  await focus('shiftTypeId');
  await shows('shiftDate', '01-01-2026');
  await type('night');
  await page.getByRole('option', { name: 'Night' }).first().waitFor();
  await press('Enter');
  await shows('shiftTypeId', 'Night');
  await focus('reason');
  await type('The letter came late');
  await shows('reason', 'The letter came late');
  await press('Control+Enter');
  await page.getByText('Shift 01-01-2026 Night has already started at ₹92.50.').waitFor();
  await press('Enter');
  const effects = page.getByRole('dialog', { name: 'What the new rate changes' });
  await effects.getByText('Due of SHREE TRANSPORT').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await press('Enter');
  await effects.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: '93.00' }).first().waitFor();
  expect(await opened.backend.sql("SELECT amount FROM credit_sale WHERE slip_no = '503'")).toEqual([
    { amount: 93_000 },
  ]);
  await expectBooksInOrder(opened.backend.database);
  expect(screen.faults).toEqual([]);
});
