import { creditorAdjustmentsOfShift } from '../../server/modules/credit/adjustment.queries';
import { creditorDebts, creditorPaymentsOfShift } from '../../server/modules/credit/payment.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { creditorAdjustmentNote } from '../../server/reports/definitions/creditor-adjustment-note';
import { creditorAdjustments } from '../../server/reports/definitions/creditor-adjustments';
import { trialBalance } from '../../server/reports/definitions/trial-balance';
import type { Row } from '../../server/reports/section';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';

const DAY = '2026-01-01';

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;
let creditorId: number;
let shiftId: number;

beforeEach(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  const shift = await act<{ shiftId: number }>('startShift', { shiftTypeId: station.morning, shiftDate: DAY });
  shiftId = shift.shiftId;
  const firm = { firmName: 'SHREE STEEL', shortName: 'STEEL', proprietorName: 'OWNER', email: 'accounts@firm.example' };
  const more = { contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 100_000_000 };
  creditorId = (await act('createCreditor', { ...firm, ...more })).id;
});
afterEach(() => expectBooksInOrder(backend.database).finally(() => backend.close()));

interface Recorded {
  creditorAdjustmentId: number;
  allocations: { label: string; amount: number }[];
  advance: number;
}
const adjust = (kind: string, amount: number, more: object = {}): Promise<Recorded> =>
  act<Recorded>('recordCreditorAdjustment', { kind, creditorId, amount, ...more });
const changeRow = (rowId: number, permission: number, changes: object[] = []) =>
  act('changeRow', { table: 'creditor_adjustment', rowId, permission, changes, comment: 'By the letter' });
/** A bill of 1,000.00: 10.811 L at 92.50, rounded. */
async function bill(): Promise<{ number: string }> {
  await act('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, amount: 100_000 });
  return act<{ number: string }>('makeBill', { creditorId, from: DAY, to: DAY });
}
const debts = async () => (await ask(ctx, creditorDebts, { creditorId }))!;
const sectionsOf = async (report: typeof creditStatement, values: object): Promise<Row[][]> =>
  (await ask(ctx, report.query, values as never)).sections.map(({ rows }) => rows);
const booked = async () => {
  const rows = await backend.sql<{ kind: string; amount: number }>(
    `SELECT a.kind, SUM(p.amount)::bigint AS amount FROM posting p JOIN ledger_account a ON a.id = p.account_id GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
};

test('a bill is paid less the tax deducted: nothing is due, no interest runs, the tax is a receivable', async () => {
  const { number } = await bill();
  await act('recordCreditorPayment', { creditorId, amount: 99_900 });
  expect(await adjust('TAX_DEDUCTED', 100)).toMatchObject({
    allocations: [{ label: number, amount: 100 }],
    advance: 0,
  });
  expect(await debts()).toMatchObject({ due: 0, advance: 0, debts: [] });
  expect(await booked()).toMatchObject({ TAX_DEDUCTED: 100, CREDITOR: 0 });
  expect(await backend.sql('SELECT settled_on FROM creditor_bill')).toEqual([{ settled_on: expect.any(String) }]);
  const [accounts] = await sectionsOf(trialBalance, { asAt: DAY });
  expect(accounts).toContainEqual(expect.objectContaining({ kind: 'Tax deducted by customers', debit: 100 }));
});

test.each([
  ['CREDIT_NOTE', 'Credit note'],
  ['DISCOUNT', 'Discount'],
  ['BAD_DEBT', 'Bad debt'],
  ['TAX_DEDUCTED', 'Tax deducted'],
])('%s lowers the due, and the statement, the list and the letter name it', async (kind, label) => {
  await bill();
  const { creditorAdjustmentId } = await adjust(kind, 2_500, { reference: 'N-7', comment: ' Short by 2 L ' });
  expect((await debts()).due).toBe(97_500);
  expect(await booked()).toMatchObject({ [kind]: 2_500, CREDITOR: 97_500 });
  const view = { kind, firmName: 'SHREE STEEL', amount: 2_500, reference: 'N-7', comment: 'Short by 2 L' };
  expect(await ask(ctx, creditorAdjustmentsOfShift, { shiftId })).toMatchObject([view]);
  expect(await ask(ctx, creditorPaymentsOfShift, { shiftId })).toEqual([]);
  const days = { from: DAY, to: DAY };
  expect((await sectionsOf(creditorAdjustments, days))[0]).toMatchObject([
    { kind: label, amount: 2_500, reference: 'N-7' },
  ]);
  const [, lines] = await sectionsOf(creditStatement, { ...days, creditor: creditorId });
  expect(lines!.at(-1)).toMatchObject({ what: { message: label }, credit: 2_500, balance: 97_500 });
  const [note, settled] = await sectionsOf(creditorAdjustmentNote, { creditorAdjustmentId });
  expect(note).toMatchObject([{ kind: label, amount: 2_500, due: 97_500 }]);
  expect(settled).toMatchObject([{ settled: 2_500 }]);
});

test('one that is greater than the due is asked about, and becomes an advance', async () => {
  await bill();
  await expect(adjust('DISCOUNT', 100_001)).rejects.toMatchObject({
    problems: [
      {
        code: 'FIGURE_UNUSUAL',
        field: 'amount',
        message: 'The amount is ₹1,000.01, but this creditor owes ₹1,000.00. Save again to keep it.',
      },
    ],
  });
  expect(await adjust('DISCOUNT', 100_001, { confirmed: true })).toMatchObject({ advance: 1 });
});

test('the same one twice, in a shift or with one number, is asked about', async () => {
  await bill();
  await adjust('TAX_DEDUCTED', 100, { reference: 'T-1' });
  const message = 'Tax deducted of ₹1.00 is entered for this creditor already, on 01-01-2026. Save again to keep it.';
  await expect(adjust('TAX_DEDUCTED', 100)).rejects.toMatchObject({ problems: [{ code: 'FIGURE_UNUSUAL', message }] });
  await adjust('TAX_DEDUCTED', 101);
  await adjust('TAX_DEDUCTED', 100, { confirmed: true });
});

test.each([
  ['a certificate in another writing', 'TAX_DEDUCTED', 100, 't 01', true],
  ['a certificate with another amount, as of another bill', 'TAX_DEDUCTED', 101, 'T-1', false],
  ['a credit note with another amount', 'CREDIT_NOTE', 101, 't1', true],
  ['another number', 'CREDIT_NOTE', 100, 'T-11', false],
] as const)('in a later shift, %s', async (_what, kind, amount, reference, isAsked) => {
  await bill();
  await adjust(kind, 100, { reference: 'T-1' });
  const last = { employeeId: station.employees[0], amount: 1_750 };
  await closeRunningShift({ act, sql: backend.sql, ids: station }, [{ sold: [11_000, 0], last }]);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-02' });
  const again = adjust(kind, amount, { reference });
  if (isAsked) await expect(again).rejects.toMatchObject({ problems: [{ code: 'FIGURE_UNUSUAL', field: 'amount' }] });
  else await again;
});

test('its amount and creditor change, a deletion opens the debt again, and its kind stays', async () => {
  await bill();
  const { creditorAdjustmentId } = await adjust('CREDIT_NOTE', 2_500);
  await changeRow(creditorAdjustmentId, 2, [{ field: 'amount', value: '40.00' }]);
  expect((await debts()).due).toBe(96_000);
  await expect(changeRow(creditorAdjustmentId, 2, [{ field: 'kind', value: 'DISCOUNT' }])).rejects.toBeDefined();
  await changeRow(creditorAdjustmentId, 1);
  expect(await debts()).toMatchObject({ due: 100_000, debts: [{ unsettled: 100_000 }] });
  expect(await booked()).toMatchObject({ CREDIT_NOTE: 0 });
});

test('a payment is no adjustment, and an adjustment is no payment, whatever its id', async () => {
  await bill();
  const { creditorPaymentId } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
    creditorId,
    amount: 1_000,
  });
  const { creditorAdjustmentId } = await adjust('DISCOUNT', 500);
  await expect(changeRow(creditorPaymentId, 1)).rejects.toBeDefined();
  const asPayment = {
    table: 'creditor_payment',
    rowId: creditorAdjustmentId,
    permission: 1,
    changes: [],
    comment: 'x',
  };
  await expect(act('changeRow', asPayment)).rejects.toBeDefined();
});

test.each([
  ['kind', { kind: 'CREDITOR_PAYMENT' }, 'Select credit note, discount, bad debt or tax deducted'],
  ['creditorId', { creditorId: 999 }, 'Select a creditor'],
  ['amount', { amount: 0 }, 'amount must be more than 0 and at most ₹99,99,99,999.99'],
])('refuses a wrong %s at its field', async (field, wrong, message) => {
  const asked = { kind: 'DISCOUNT', creditorId, amount: 100, ...wrong };
  await expect(act('recordCreditorAdjustment', asked)).rejects.toMatchObject({ problems: [{ field, message }] });
});
