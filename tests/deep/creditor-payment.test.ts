import { inr } from '../../server/domain/kernel/format';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import type { Backend } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { Act, ClosingStation } from '../support/closing-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

/** Key budget for a known creditor, without free text (docs/design/screens.md#key-budgets). */
const MOST_KEYS_OF_A_PAYMENT = 16;
const PAGE = '/page/creditor-payment-entry';
const DAY = '2026-01-01';

jest.setTimeout(90_000);

let opened: BrowserStation;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused, sentAgain } = walkOn(() => screen);
/** The bills of SHREE TRANSPORT, oldest first: ₹925.00 and ₹1,850.00. */
let numbers: string[];

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, act, station } = opened);
  const bank = await act('createTransactionAccount', { name: 'STATE BANK' });
  const wallet = await act('createTransactionAccount', { name: 'WALLET' });
  await act('createTransactionAccount', { name: 'NEW BANK' });
  const [neft, cheque] = [
    await act('createPaymentMode', { name: 'NEFT' }),
    await act('createPaymentMode', { name: 'CHEQUE' }),
  ];
  for (const [accountId, paymentModeId] of [
    [bank.id, neft.id],
    [bank.id, cheque.id],
    [wallet.id, neft.id],
  ])
    await act('createAccountPaymentMode', { accountId, paymentModeId });
  await act('startShift', { shiftTypeId: station.morning, shiftDate: DAY });
  numbers = [await billOf(10_000), await billOf(20_000)];
  screen = await opened.openScreen();
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

/** Sells this many millilitres of diesel to SHREE TRANSPORT and bills the sale. */
async function billOf(litres: number): Promise<string> {
  const [creditorId] = station.creditors;
  await act('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, litres });
  return (await act<{ number: string }>('makeBill', { creditorId, from: DAY, to: DAY })).number;
}

const payments = () =>
  backend.sql(
    `SELECT p.creditor_id AS "creditorId", p.amount, p.allocated, a.name AS account, m.name AS mode, p.reference, p.comment
     FROM creditor_payment p LEFT JOIN transaction_account a ON a.id = p.account_id
     LEFT JOIN payment_mode m ON m.id = p.payment_mode_id ORDER BY p.id`,
  );
const byCash = { account: null, mode: null, reference: null, comment: null };

it('a cash payment settles the oldest bill first, as the preview shows, within its key budget', async () => {
  const before = screen.keys();
  await screen.press('Alt+p');
  await enter('creditorId', 'shr', 'amount');
  await waitForText(numbers[0]!);
  await enter('amount', '1500', 'accountId');
  await waitForText(`Settles ${numbers[0]} ₹925.00 of ₹925.00, ${numbers[1]} ₹575.00 of ₹1,850.00`);
  await waitForText('₹1,500.00 goes into the safe uncounted');
  await screen.press('Enter');
  await waitForFocus('comment');
  await screen.press('Enter');
  await waitForText('₹1,500.00 received from SHREE TRANSPORT');
  expect(screen.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_A_PAYMENT);
  await waitForFocus('creditorId');
  const [creditorId] = station.creditors;
  expect(await payments()).toEqual([{ ...byCash, creditorId, amount: 150_000, allocated: 150_000 }]);
  expect(await backend.sql('SELECT settled FROM creditor_bill ORDER BY id')).toEqual([
    { settled: 92_500 },
    { settled: 57_500 },
  ]);
});

it('the payment is listed and its receipt can be printed', async () => {
  await screen.page.getByRole('region', { name: 'Payments of this shift' }).getByText('SHREE TRANSPORT').waitFor();
  const receipt = screen.page.getByRole('link', { name: 'Print receipt of SHREE TRANSPORT', exact: true });
  await receipt.click();
  await screen.page.getByRole('heading', { name: 'Receipt', level: 1 }).waitFor();
  await waitForText('Rupees One Thousand Five Hundred Only');
  await screen.page.goBack();
  await waitForFocus('creditorId');
});

it('shows each refusal at its field and keeps what was typed', async () => {
  await refused('creditorId', 'Select a creditor');
  await waitForText('Enter the amount');
  await enter('creditorId', 'shr', 'amount');
  await screen.type('12.345');
  await refused('amount', 'amount must be rupees with at most 2 decimals');
  await screen.press('Control+a');
  await enter('amount', '2000', 'accountId');
  await screen.type('new');
  await screen.press('Enter');
  await refused('accountId', 'NEW BANK has no payment mode yet. Ask somebody who may link one.');
  await screen.press('Control+a');
  await enter('accountId', 'state', 'paymentModeId');
  await refused('paymentModeId', 'Select a payment mode');
  await enter('paymentModeId', 'che', 'reference');
  await refused('reference', 'Enter the reference number');
  expect(await screen.page.getByLabel('Amount').first().inputValue()).toBe('2,000.00');
  expect(await payments()).toHaveLength(1);
});

it('a payment into an account has a mode and a reference; the part that exceeds the bills is an advance', async () => {
  await waitForText(`Settles ${numbers[1]} ₹1,275.00 of ₹1,275.00, the rest ₹725.00 is an advance`);
  await enter('reference', '004711', 'comment');
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  await screen.type('half of it');
  await screen.press('Enter');
  await waitForText('₹2,000.00 received from SHREE TRANSPORT');
  const [creditorId] = station.creditors;
  expect((await payments())[1]).toEqual({
    creditorId,
    amount: 200_000,
    allocated: 127_500,
    account: 'STATE BANK',
    mode: 'CHEQUE',
    reference: '004711',
    comment: 'half of it',
  });
  await screen.page.getByLabel('Totals of this shift by payment mode').getByText('CHEQUE').waitFor();
});

it('asks about a reference that the creditor has already used, and Enter keeps it', async () => {
  const before = await payments();
  await enter('creditorId', 'shr', 'amount');
  await enter('amount', '2100', 'accountId');
  await enter('accountId', 'state', 'paymentModeId');
  await enter('paymentModeId', 'che', 'reference');
  await screen.type('004711');
  await screen.press('Control+Enter');
  await waitForText(/^Reference 004711 was recorded before: .* Save again to keep it\.$/);
  await waitForFocus('reference');
  expect(await payments()).toEqual(before);
  await screen.press('Enter');
  await waitForText('₹2,100.00 received from SHREE TRANSPORT');
  expect(await payments()).toHaveLength(before.length + 1);
  await waitForFocus('creditorId');
});

it('selects the only payment mode of an account', async () => {
  await enter('creditorId', 'shr', 'amount');
  await enter('amount', '100', 'accountId');
  await enter('accountId', 'wal', 'reference');
  expect(await screen.page.getByLabel('Payment mode').first().inputValue()).toBe('NEFT');
  await enter('reference', '1', 'comment');
  await screen.press('Enter');
  await waitForText('₹100.00 received from SHREE TRANSPORT');
  await waitForFocus('creditorId');
});

it('a transfer has a value date, which Enter skips and Tab reaches', async () => {
  const valueDate = screen.page.getByLabel('Value date').first();
  expect(await valueDate.count()).toBe(0);
  await enter('creditorId', 'shr', 'amount');
  await enter('amount', '150', 'accountId');
  await enter('accountId', 'wal', 'reference');
  expect(await valueDate.getAttribute('placeholder')).toBe('01-01-2026');
  await enter('reference', 'V 1', 'comment');
  await screen.press('Shift+Tab');
  await waitForFocus('valueDate');
  await screen.type('1-1-2099');
  await refused('valueDate', 'The value date must not be in the future');
  await screen.press('Control+a');
  await screen.type('31-12-2025');
  await refused('valueDate', 'The value date must not be before the books began, on 01-01-2026');
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  await screen.press('Control+a');
  await enter('valueDate', '5-1-2026', 'comment');
  await screen.press('Enter');
  await waitForText('₹150.00 received from SHREE TRANSPORT');
  expect(await backend.sql("SELECT value_date FROM creditor_payment WHERE reference = 'V 1'")).toEqual([
    { value_date: '2026-01-05' },
  ]);
  await waitForText('NEFT · WALLET, value date 05-01-2026');
  await waitForFocus('creditorId');
});

it('Alt+M counts the notes; notes that do not add up to the amount are refused', async () => {
  await enter('creditorId', 'shr', 'amount');
  await enter('amount', '700', 'accountId');
  await screen.press('Alt+m');
  await screen.page.getByRole('dialog', { name: 'Count the notes' }).waitFor();
  await screen.page.getByLabel('Cash in, count of 500').waitFor();
  await screen.type('1');
  // To the next note, from the empty one to the button, and there it takes the notes.
  await screen.press('Enter');
  await screen.press('Enter');
  await screen.press('Enter');
  await waitForText('Counted: 500 × 1');
  await waitForText('The notes add up to ₹500.00, but the amount is ₹700.00');
  await screen.press('Control+Enter');
  await waitForFocus('notes');
  await screen.press('Alt+m');
  await screen.page.getByLabel('Cash in, count of 200').waitFor();
  await screen.press('ArrowDown');
  await screen.type('1');
  await screen.press('Control+Enter');
  await waitForText('Counted: 500 × 1, 200 × 1');
  await screen.page.getByLabel('Comment').first().focus();
  await screen.press('Control+Enter');
  await waitForText('₹700.00 received from SHREE TRANSPORT');
  expect(await backend.sql('SELECT available FROM denomination WHERE value IN (50000, 20000) ORDER BY value')).toEqual([
    { available: 11 },
    { available: 11 },
  ]);
  await waitForFocus('creditorId');
});

it('saves one payment when its answer is lost and it is sent again', async () => {
  const type = async (): Promise<void> => {
    await enter('creditorId', 'shr', 'amount');
    await enter('amount', '321', 'accountId');
    await screen.press('Control+Enter');
  };
  await sentAgain('RecordCreditorPayment', type, payments);
});

it('shows a payment by another user at once, and a new bill in the preview', async () => {
  await act('recordCreditorPayment', { creditorId: station.creditors[1], amount: 4_500 });
  await screen.page.getByRole('region', { name: 'Payments of this shift' }).getByText('SMALL LIMIT').waitFor();
  await enter('creditorId', 'shr', 'amount');
  await waitForText('Nothing is outstanding');
  const number = await billOf(100_000);
  await waitForText(number);
  await screen.press('Escape');
});

it('the sale form of another user shows the reduced outstanding amount after a payment', async () => {
  const [creditorId] = station.creditors;
  const owed = async () => inr(await balanceOf(backend.sql, account('CREDITOR', creditorId)));
  const seller = await opened.openScreen();
  await seller.page.goto('/page/credit-entry');
  await seller.page.getByLabel('Creditor').first().fill('shr');
  await seller.page.getByRole('option', { name: 'SHREE TRANSPORT' }).waitFor();
  await seller.press('Enter');
  await seller.page.getByText(`outstanding ${await owed()} of`).waitFor();
  await act('recordCreditorPayment', { creditorId, amount: 12_300 });
  await seller.page.getByText(`outstanding ${await owed()} of`).waitFor();
  expect(seller.faults).toEqual([]);
  await seller.close();
});

it('360 px, dark: debts, preview and account have no accessibility or layout problems', async () => {
  const other = await opened.openScreen({ width: 360, height: 640, scheme: 'dark' });
  const { page } = other;
  await page.goto(PAGE);
  await page.getByLabel('Creditor').first().fill('shr');
  await page.getByRole('option', { name: 'SHREE TRANSPORT' }).waitFor();
  await other.press('Enter');
  await page.getByLabel('Amount').first().fill('500');
  await page.getByText(/^Settles CR/).waitFor();
  await page.getByLabel('Received in').first().fill('state');
  await page.getByRole('option', { name: 'STATE BANK' }).waitFor();
  await other.press('Enter');
  await page.getByLabel('Reference number').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(other.faults).toEqual([]);
  await other.close();
});

it('shows no form while no shift is running', async () => {
  await backend.sql("UPDATE shift SET state = 'CLOSED', closed_at = now() WHERE state = 'RUNNING'");
  await screen.page.goto(PAGE);
  await waitForText('No shift is running !!!');
  await backend.sql("UPDATE shift SET state = 'RUNNING', closed_at = NULL");
});
