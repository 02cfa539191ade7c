import { goWithin, type Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(120_000);

/** The dialog before a step is saved that changes more than its cheque. */
const REVIEW = 'What this step changes';
const PICTURES = process.env.FORECOURT_PICTURES;
let opened: BrowserStation;
let screen: Screen;
let creditorId: number;
let pay: (over: object) => Promise<unknown>;
const { enter, saveReviewed, waitForFocus, waitForText } = walkOn(() => screen);

/** A firm that owes 5,000.00. The bank takes cheques and NEFT. */
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const firm = { firmName: 'SHREE STEEL', shortName: 'STEEL', proprietorName: 'OWNER', email: 'accounts@firm.example' };
  const more = { contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 100_000_000 };
  ({ id: creditorId } = await act('createCreditor', { ...firm, ...more }));
  await act('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, amount: 500_000 });
  const { id: accountId } = await act('createTransactionAccount', { name: 'STATE BANK' });
  const { id: paymentModeId } = await act('createPaymentMode', { name: 'Cheque', isCheque: true });
  await act('createAccountPaymentMode', { accountId, paymentModeId });
  await act('createExpenditureCategory', { name: 'Bank charges' });
  pay = (over) =>
    act('recordCreditorPayment', {
      ...{ creditorId, accountId, paymentModeId, notes: [], confirmed: true, chequeBank: 'BANK OF BARODA' },
      ...over,
    });
  screen = await opened.openScreen({ width: 1366, height: 768 });
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

const stored = () =>
  opened.backend.sql(
    `SELECT p.reference AS number, q.bank, q.state, q.reason, q.bank_charge, b.amount AS charge
     FROM cheque q JOIN creditor_payment p ON p.id = q.creditor_payment_id LEFT JOIN creditor_bill b ON b.id = q.charge_bill_id
     ORDER BY q.id`,
  );

/** Presses a button of the row of a cheque, by keyboard. */
async function choose(step: string, number: string): Promise<void> {
  const button = screen.page.getByRole('button', { name: `${step}: Cheque ${number}, SHREE STEEL` });
  await button.focus();
  await screen.press('Enter');
}

it('a payment by cheque is entered by keyboard, with the bank and the date of the cheque', async () => {
  await goWithin(screen, '/page/creditor-payment-entry');
  await enter('creditorId', 'steel', 'amount');
  await enter('amount', '5000', 'accountId');
  await enter('accountId', 'state', 'reference');
  await enter('reference', '000123', 'chequeBank');
  await enter('chequeBank', 'HDFC Bank', 'chequeDate');
  await enter('chequeDate', '010126', 'comment');
  await screen.press('Enter');
  await screen.page.getByRole('row', { name: /SHREE STEEL.*000123.*5,000\.00/ }).waitFor();
  expect(await stored()).toMatchObject([{ number: '000123', bank: 'HDFC Bank', state: 'HELD' }]);
});

it('it is deposited, and comes back with the charges, by keyboard', async () => {
  await goWithin(screen, '/page/cheques');
  await screen.page.getByRole('heading', { name: 'Cheques' }).waitFor();
  await waitForText('₹5,000.00');
  await choose('Deposit', '000123');
  await waitForFocus('depositedOn');
  await screen.press('Control+Enter');
  await waitForText('Cheque 000123, SHREE STEEL: deposited');
  await choose('Returned', '000123');
  await enter('returnedOn', 't', 'reason');
  await enter('reason', 'Funds insufficient', 'bankCharge');
  await enter('bankCharge', '295', 'expenditureCategoryId');
  await enter('expenditureCategoryId', 'bank', 'customerCharge');
  await screen.type('350');
  await screen.press('Enter');
  await saveReviewed(REVIEW, 'SHREE STEEL');
  await waitForText('Cheque 000123, SHREE STEEL: returned unpaid');
  await screen.page
    .getByRole('row', { name: /SHREE STEEL.*000123.*Returned.*Funds insufficient.*CH\/2026-27/ })
    .waitFor();
  expect(await stored()).toMatchObject([
    { state: 'RETURNED', reason: 'Funds insufficient', bank_charge: 29_500, charge: 35_000 },
  ]);
});

it('a wrong step is undone with a reason', async () => {
  await choose('Undo step', '000123');
  await waitForFocus('reason');
  await screen.press('Control+Enter');
  await waitForText('Enter the reason');
  await screen.type('Another cheque');
  await screen.press('Control+Enter');
  await saveReviewed(REVIEW, 'The charge CH/');
  await waitForText('Cheque 000123, SHREE STEEL: the last step is undone');
  await choose('Cleared', '000123');
  await waitForFocus('clearedOn');
  await screen.press('Enter');
  await waitForText('Cheque 000123, SHREE STEEL: paid by the bank');
  expect(await stored()).toMatchObject([{ state: 'CLEARED', charge: null }]);
});

it('the list is filtered by state, marks what is post-dated, and follows what others record', async () => {
  await screen.page.getByRole('button', { name: 'In hand' }).click();
  await waitForText('No cheque in this list');
  await pay({ amount: 250_000, reference: '000777', chequeDate: '2099-12-31' });
  await screen.page.getByRole('row', { name: /000777.*31-12-2099.*In hand Post-dated/ }).waitFor();
  await choose('Deposit', '000777');
  await waitForFocus('depositedOn');
  await screen.press('Control+Enter');
  await waitForText('The cheque is dated 31-12-2099. The bank does not take it earlier.');
  await screen.press('Escape');
});

test.each([
  { width: 1366, height: 768, scheme: 'light' },
  { width: 360, height: 640, scheme: 'dark' },
] as const)('$width px, $scheme has no accessibility or layout problems', async (look) => {
  await pay({ amount: 100_000, reference: `00${look.width}`, chequeDate: '2026-01-01' });
  screen = await opened.openScreen(look);
  await screen.page.goto('/page/cheques');
  await screen.page.getByText('000777').first().waitFor();
  if (PICTURES) await screen.page.screenshot({ path: `${PICTURES}/cheques-${look.width}.png`, fullPage: true });
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  await screen.page.getByRole('button', { name: /^Returned: Cheque 000777/ }).click();
  await screen.page.getByLabel('Charge to the customer').waitFor();
  if (PICTURES) await screen.page.screenshot({ path: `${PICTURES}/return-${look.width}.png` });
  expect(await violationsOf(screen.page)).toEqual([]);
  expect(await misplaced(screen.page)).toEqual([]);
  await screen.close();
});
