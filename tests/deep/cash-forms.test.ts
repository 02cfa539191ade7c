import type { Backend } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { Act, ClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

/** Key budget for a known category paid in cash, without free text (docs/design/screens.md#key-budgets). */
const MOST_KEYS_OF_AN_EXPENDITURE = 18;

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused, retype, sendTwice, sentAgain } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, act, station } = opened);
  const bank = await act('createTransactionAccount', { name: 'STATE BANK' });
  await act('createTransactionAccount', { name: 'NEW BANK' });
  const neft = await act('createPaymentMode', { name: 'NEFT' });
  await act('createAccountPaymentMode', { accountId: bank.id, paymentModeId: neft.id });
  for (const name of ['Tea', 'Bank charges', 'Repairs']) await act('createExpenditureCategory', { name });
  const shiftTypeId = station.morning;
  await act('startShift', { shiftTypeId, shiftDate: '2026-01-01' });
  await closeWithSwipes();
  await act('startShift', { shiftTypeId, shiftDate: '2026-01-02' });
  screen = await opened.openScreen();
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

/** The first pump sold 100 L of diesel for ₹9,250.00: ₹5,000.00 by card, the rest in uncounted cash. */
async function closeWithSwipes(): Promise<void> {
  const nozzles = await backend.sql<{ nozzleId: number; pumpId: number; productId: number; open: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", product_id AS "productId", open FROM nozzle_reading ORDER BY id',
  );
  const [first, second] = station.pumps;
  const readingsOf = (pumpId: number, sold: number) =>
    nozzles
      .filter((nozzle) => nozzle.pumpId === pumpId)
      .map(({ nozzleId, productId, open }) => ({
        nozzleId,
        open,
        close: open + (productId === station.hs ? sold : 0),
      }));
  const lastCollection = { employeeId: station.employees[0], amount: 425_000, notes: [] };
  await act('closeShift', {
    pumps: [
      {
        pumpId: first,
        nozzles: readingsOf(first, 100_000),
        lastCollection,
        shortages: [],
        swipes: [{ swipeMachineId: station.swipes[0], amount: 500_000 }],
      },
      { pumpId: second, nozzles: readingsOf(second, 0), swipes: [], shortages: [] },
    ],
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}

describe('expenditure', () => {
  const spent = () =>
    backend.sql(
      `SELECT c.name AS category, e.amount, a.name AS account, m.name AS mode, e.reference, e.comment
       FROM expenditure e JOIN expenditure_category c ON c.id = e.expenditure_category_id
       LEFT JOIN transaction_account a ON a.id = e.account_id LEFT JOIN payment_mode m ON m.id = e.payment_mode_id ORDER BY e.id`,
    );

  it('saves a cash expenditure within its key budget and lists it with the total of its category', async () => {
    const before = screen.keys();
    await screen.press('Alt+x');
    await enter('expenditureCategoryId', 'tea', 'amount');
    await enter('amount', '250', 'accountId');
    await screen.press('Enter');
    await waitForFocus('comment');
    await screen.press('Enter');
    await waitForText('₹250.00 spent on Tea');
    expect(screen.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_AN_EXPENDITURE);
    await waitForFocus('expenditureCategoryId');
    expect(await spent()).toEqual([
      { category: 'Tea', amount: 25_000, account: null, mode: null, reference: null, comment: null },
    ]);
    await screen.page.getByLabel('Totals by category').getByText('₹250.00').waitFor();
  });

  it('restores what was typed after a reload and selects the text of the focused field', async () => {
    const { page } = screen;
    await enter('expenditureCategoryId', 'tea', 'amount');
    await screen.type('250');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(':expenditure:')));
    await page.reload();
    await waitForText(/^Draft of .* restored/);
    await waitForFocus('expenditureCategoryId');
    expect(await page.evaluate(() => String(getSelection()))).toBe('Tea');
    await page.getByRole('button', { name: 'Clear' }).click();
  });

  it('shows each refusal at its field and keeps what was typed', async () => {
    await refused('expenditureCategoryId', 'Select an expenditure category');
    await waitForText('Enter the amount');
    await enter('expenditureCategoryId', 'rep', 'amount');
    await screen.type('0');
    await refused('amount', 'amount must be more than 0 and at most ₹99,99,99,999.99');
    await retype('99999');
    await refused('amount', 'The safe holds only ₹12,880.00');
    await screen.press('Control+a');
    await enter('amount', '1200', 'accountId');
    await screen.type('new');
    await screen.press('Enter');
    await refused('accountId', 'NEW BANK has no payment mode yet. Ask somebody who may link one.');
    await screen.press('Control+a');
    await enter('accountId', 'state', 'reference');
    await screen.type('CHQ 7');
    await screen.press('Control+Enter');
    await waitForText('₹1,200.00 spent on Repairs');
    expect((await spent())[1]).toEqual({
      category: 'Repairs',
      amount: 120_000,
      account: 'STATE BANK',
      mode: 'NEFT',
      reference: 'CHQ 7',
      comment: null,
    });
    await waitForFocus('expenditureCategoryId');
  });

  it('saves one expenditure when its answer is lost and it is sent again', async () => {
    const type = async (): Promise<void> => {
      await enter('expenditureCategoryId', 'tea', 'amount');
      await enter('amount', '33', 'accountId');
      await screen.press('Control+Enter');
    };
    await sentAgain('RecordExpenditure', type, spent);
    expect(await spent()).toHaveLength(3);
  });
});

describe('a deposit', () => {
  const moved = () => backend.sql('SELECT kind, amount, reference FROM cash_transfer ORDER BY id');

  it('requires an account and counted notes', async () => {
    await screen.page.goto('/page/cash-transfer');
    await waitForFocus('kind');
    await refused('accountId', 'Select an account');
    await enter('accountId', 'state', 'reference');
    await enter('reference', 'DS-1', 'comment');
    await screen.press('Control+Enter');
    await waitForText('Count the notes');
    expect(await moved()).toEqual([]);
  });

  it('saves the counted notes and updates the cash of the shift', async () => {
    const note = screen.page.getByLabel('Cash out, count of 500');
    await note.waitFor();
    expect(await screen.page.getByLabel('Cash in, count of 500').isDisabled()).toBe(true);
    await screen.page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Cash out'));
    await screen.type('4');
    await screen.press('ArrowDown');
    await screen.type('99');
    await waitForText(/only 10/i);
    await retype('3');
    // To the next note, from the empty one to the button, and there it saves.
    await screen.press('Enter');
    await screen.press('Enter');
    await screen.press('Enter');
    await waitForText('₹2,600.00 deposited');
    expect(await moved()).toEqual([{ kind: 'DEPOSIT', amount: 260_000, reference: 'DS-1' }]);
    const card = screen.page.getByRole('region', { name: 'Cash of this shift' });
    await card.getByText('Deposited').waitFor();
    await card.getByText('−2,600.00').waitFor();
    await card.getByText('₹10,247.00').first().waitFor();
    await waitForFocus('kind');
  });

  it('saves one withdrawal when its answer is lost and it is sent again', async () => {
    const type = async (): Promise<void> => {
      await enter('kind', 'wit', 'accountId');
      await enter('accountId', 'state', 'reference');
      await screen.press('Enter');
      await waitForFocus('comment');
      await screen.press('Enter');
      await screen.page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.startsWith('Cash in'),
      );
      await screen.type('2');
      await screen.press('Control+Enter');
    };
    await sendTwice('TransferCash', type, '₹1,000.00 withdrawn', moved);
    expect(await moved()).toHaveLength(2);
  });
});

describe('a settlement', () => {
  const settled = () => backend.sql('SELECT paid, charges, paid_on, reference FROM swipe_settlement ORDER BY id');

  it('shows each refusal at its field and warns about high bank charges', async () => {
    await screen.page.goto('/page/swipe-settlement');
    await waitForFocus('swipeMachineId');
    await refused('swipeMachineId', 'Select a swipe machine');
    await waitForText('Enter the amount the bank paid');
    await enter('swipeMachineId', 'sbi', 'paid');
    await waitForText('Days of SBI CARD');
    await screen.type('5000.01');
    await screen.press('Enter');
    await waitForFocus('charges');
    await screen.press('Enter');
    await waitForFocus('paidOn');
    await enter('paidOn', '03-01-2026', 'accountId');
    await enter('accountId', 'state', 'reference');
    await refused('paid', '₹5,000.01 is more than the ₹5,000.00 outstanding on this machine');
    await screen.press('Control+a');
    await enter('paid', '3900', 'charges');
    await screen.type('600');
    await refused('expenditureCategoryId', 'Select the expenditure category for the charges');
    await waitForText('The bank charged 13.33 % of the takings, which is unusually high. Check paid and charges.');
    expect(await settled()).toEqual([]);
  });

  it('saves the amounts that the form showed and updates what is still to come', async () => {
    await enter('expenditureCategoryId', 'bank', 'paidOn');
    await screen.press('Shift+Tab', 'Shift+Tab');
    await waitForFocus('charges');
    await retype('60');
    await waitForText('1,040.00');
    await screen.press('Control+Enter');
    await waitForText('SBI CARD settled, ₹1,040.00 outstanding');
    expect(await settled()).toEqual([{ paid: 390_000, charges: 6_000, paid_on: '2026-01-03', reference: null }]);
    await screen.page.getByRole('region', { name: 'Settlements' }).getByText('03-01-2026').waitFor();
    await waitForFocus('swipeMachineId');
  });

  it('saves one settlement when its answer is lost and it is sent again', async () => {
    const type = async (): Promise<void> => {
      await enter('swipeMachineId', 'sbi', 'paid');
      await enter('paid', '500', 'charges');
      await screen.press('Enter');
      await enter('paidOn', '04-01-2026', 'accountId');
      await enter('accountId', 'state', 'reference');
      await screen.press('Control+Enter');
    };
    await sendTwice('SettleSwipe', type, 'SBI CARD settled, ₹540.00 outstanding', settled);
    expect(await settled()).toHaveLength(2);
  });
});

describe('a bank transfer', () => {
  const moved = () =>
    backend.sql('SELECT amount, charges, transfer_date AS day, reference FROM bank_transfer ORDER BY id');

  it('shows each refusal at its field, and asks for a category once there are charges', async () => {
    await screen.page.goto('/page/bank-transfer');
    await waitForFocus('fromAccountId');
    await refused('fromAccountId', 'Select an account');
    await waitForText('Enter the amount');
    await enter('fromAccountId', 'state', 'toAccountId');
    await enter('toAccountId', 'new', 'amount');
    await enter('amount', '2000', 'charges');
    await screen.type('5.90');
    await refused('expenditureCategoryId', 'Select the expenditure category for the charges');
    expect(await moved()).toEqual([]);
  });

  it('saves it by keys alone, and lists it with its totals', async () => {
    await enter('expenditureCategoryId', 'bank', 'transferDate');
    await enter('transferDate', '02-01-2026', 'reference');
    await enter('reference', 'IMPS 6001', 'comment');
    await screen.press('Enter');
    await waitForText('₹2,000.00 moved from STATE BANK to NEW BANK');
    expect(await moved()).toEqual([{ amount: 200_000, charges: 590, day: '2026-01-02', reference: 'IMPS 6001' }]);
    const list = screen.page.getByRole('region', { name: 'Latest bank transfers' });
    await list.getByText('IMPS 6001').waitFor();
    await waitForFocus('fromAccountId');
  });
});

it('allows only swipe settlements while no shift is running', async () => {
  await backend.sql("UPDATE shift SET state = 'CLOSED', closed_at = now() WHERE state = 'RUNNING'");
  for (const path of ['/page/expenditure-detail', '/page/cash-transfer']) {
    await screen.page.goto(path);
    await waitForText('No shift is running !!!');
  }
  await screen.page.goto('/page/swipe-settlement');
  await screen.page.getByRole('heading', { name: 'Swipe settlement' }).waitFor();
  await waitForFocus('swipeMachineId');
  await backend.sql("UPDATE shift SET state = 'RUNNING', closed_at = NULL WHERE shift_date = '2026-01-02'");
});
