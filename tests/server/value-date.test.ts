import { accountsAt } from '../../server/modules/credit/accounts-at.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { creditorPaymentsOfShift } from '../../server/modules/credit/payment.queries';
import { supplierPayment } from '../../server/modules/stock/supplier-payment';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { bankReconciliation } from '../../server/reports/definitions/bank-reconciliation';
import { creditPaymentBetweenTwoDay } from '../../server/reports/definitions/credit-payment-between-two-day';
import { creditPaymentByCreditId } from '../../server/reports/definitions/credit-payment-by-credit-id';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { creditorPaymentReceipt } from '../../server/reports/definitions/creditor-payment-receipt';
import { dayBook } from '../../server/reports/definitions/day-book';
import { expenditureBetweenTwoDay } from '../../server/reports/definitions/expenditure-between-two-day';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { supplierDues } from '../../server/reports/definitions/supplier-dues';
import type { Row } from '../../server/reports/section';
import { clockOn } from '../support/clock-on';
import { BillingStation } from './billing-station';

const [FIRST, SECOND, THIRD] = ['2026-04-01', '2026-04-02', '2026-04-03'] as const;
/** 100 L at 92.50. */
const BILLED_PAISE = 925_000;

let at: BillingStation;
let firm: number;
let bank: number;
let neft: number;
let tea: number;
let oil: number;
/** Of the third day, which runs. */
let shiftId: number;

beforeEach(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE STEEL', FIRST, { creditDays: 0, interestRate: 1800 });
  const create = async (name: string, input: object): Promise<number> =>
    (await at.act(`create${name}`, input, { clock: clockOn(FIRST) })).id;
  bank = await create('TransactionAccount', { name: 'STATE BANK' });
  neft = await create('PaymentMode', { name: 'NEFT' });
  await create('AccountPaymentMode', { accountId: bank, paymentModeId: neft });
  tea = await create('ExpenditureCategory', { name: 'Tea' });
  oil = await create('Supplier', { name: 'OIL COMPANY' });
  await at.workDay(FIRST, { sales: [{ creditorId: firm, litres: 100 }] });
  await at.bill(FIRST, firm, FIRST, FIRST);
  await at.workDay(SECOND, { sales: [{ creditorId: firm, litres: 10 }] });
  ({ shiftId } = await at.startDay(THIRD));
});
afterEach(() => at.close());

let references = 0;
const byBank = (more: object = {}) => ({
  ...{ accountId: bank, paymentModeId: neft, reference: `UTR ${++references}`, notes: [], confirmed: true },
  ...more,
});
interface Recorded {
  creditorPaymentId: number;
  allocations: { amount: number }[];
  advance: number;
  effects?: string[];
}
const onThird: Partial<Context> = { clock: clockOn(THIRD) };
const pay = (valueDate?: string | null, more: object = {}): Promise<Recorded> =>
  at.act<Recorded>(
    'recordCreditorPayment',
    byBank({ creditorId: firm, amount: BILLED_PAISE, ...(valueDate !== undefined && { valueDate }), ...more }),
    onThird,
  );
const rowsOf = async (report: typeof creditStatement, values: object): Promise<Row[][]> =>
  (await ask(at.admin, report.query, values as never)).sections.map(({ rows }) => rows);
const inBank = async (from: string, to: string): Promise<Row> => {
  const [, , accounts] = await rowsOf(bankReconciliation as never, { from, to, account: bank });
  return accounts![0]!;
};
const settledOn = async (): Promise<(string | null)[]> =>
  (await at.backend.sql<{ day: string | null }>('SELECT settled_on AS day FROM creditor_bill ORDER BY id')).map(
    ({ day }) => day,
  );
const interest = () => ask(at.admin, interestDue, { asAt: THIRD, creditorId: firm });
const dueOn = async (day: string): Promise<number> =>
  (await accountsAt(at.backend.sql, day)).find(({ creditorId }) => creditorId === firm)!.due;
interface Changed {
  effectTexts?: { message: string }[];
}
async function changeRow(
  table: string,
  rowId: number,
  fields: Record<string, string | null> | null,
): Promise<string[]> {
  const changes = Object.entries(fields ?? {}).map(([field, value]) => ({ field, value }));
  const permission = fields === null ? 1 : 2;
  const asked = { table, rowId, permission, changes, comment: 'By the bank statement', confirmed: true };
  const { effectTexts = [] } = await at.act<Changed>('changeRow', asked, onThird);
  return effectTexts.map(({ message }) => message);
}
const problemsOf = (work: Promise<unknown>): Promise<unknown[]> =>
  work.then(
    () => [],
    ({ problems }: { problems: { field?: string; code: string; message: string }[] }) =>
      problems.map(({ field, code, message }) => [field, code, message]),
  );

describe('C07: a transfer that reached the bank on the 1st and is entered on the 3rd', () => {
  test('is dated the 1st in the bank book, the bill, the ages, the interest, the statement and the receipt', async () => {
    expect(await interest()).toMatchObject([{ days: 2 }]);
    const { creditorPaymentId, allocations, effects } = await pay(FIRST);
    expect(allocations).toMatchObject([{ amount: BILLED_PAISE }]);
    expect(await inBank(FIRST, FIRST)).toMatchObject({ opening: 0, in: BILLED_PAISE, closing: BILLED_PAISE });
    expect(await inBank(SECOND, THIRD)).toMatchObject({ in: 0, closing: BILLED_PAISE });
    expect(await settledOn()).toEqual([FIRST]);
    expect(await interest()).toEqual([]);
    expect(effects).toContainEqual(expect.stringMatching(/^Interest to charge .* → ₹0\.00$/));
    expect(await dueOn(FIRST)).toBe(0);
    const [, lines] = await rowsOf(creditStatement, { creditor: firm, from: FIRST, to: THIRD });
    expect(lines).toContainEqual(expect.objectContaining({ date: FIRST, credit: BILLED_PAISE }));
    const [[receipt]] = (await rowsOf(creditorPaymentReceipt as never, { creditorPaymentId })) as [[Row]];
    expect(receipt).toMatchObject({ date: FIRST, amount: BILLED_PAISE });
    const [booked] = await rowsOf(dayBook as never, { from: FIRST, to: FIRST });
    expect(booked).toContainEqual(expect.objectContaining({ account: 'STATE BANK', debit: BILLED_PAISE }));
  });

  test('is in the lists of payments on the 1st, and in the list of the shift that entered it with its value date', async () => {
    await pay(FIRST);
    for (const [report, values] of [
      [creditPaymentBetweenTwoDay, {}],
      [creditPaymentByCreditId, { creditor: firm }],
    ] as const) {
      const listed = (from: string, to: string) => rowsOf(report as never, { ...values, from, to });
      expect(await listed(FIRST, FIRST)).toMatchObject([[{ date: FIRST, amount: BILLED_PAISE }]]);
      expect(await listed(SECOND, THIRD)).toEqual([[]]);
    }
    expect(await rowsOf(creditPaymentByCreditId as never, { creditor: firm })).toMatchObject([[{ date: FIRST }]]);
    expect(await ask(at.admin, creditorPaymentsOfShift, { shiftId })).toMatchObject([{ valueDate: FIRST }]);
  });
});

test('payments settle the debts in the order of their days, whichever was entered first', async () => {
  await pay(undefined, { amount: 500_000 });
  await pay(SECOND, { amount: 425_000 });
  const parts = await at.backend.sql(
    'SELECT amount, allocated_on AS "on" FROM payment_allocation ORDER BY allocated_on, amount',
  );
  expect(parts).toEqual([
    { amount: 425_000, on: SECOND },
    { amount: 500_000, on: THIRD },
  ]);
});

test('the value date of the day of the shift is none', async () => {
  await pay(THIRD);
  await pay(null);
  expect(await at.backend.sql('SELECT value_date FROM creditor_payment')).toEqual([
    { value_date: null },
    { value_date: null },
  ]);
  expect(
    await at.backend.sql("SELECT FROM journal_entry WHERE shift_id IS NULL AND document_kind = 'CREDITOR_PAYMENT'"),
  ).toEqual([]);
});

const OF_CASH = 'Cash moves on the day of its shift. Clear the value date, or choose an account.';

describe.each([
  ['recordCreditorPayment', 'creditor_payment', () => ({ creditorId: firm })],
  ['recordSupplierPayment', 'supplier_payment', () => ({ supplierId: oil })],
  ['recordExpenditure', 'expenditure', () => ({ expenditureCategoryId: tea })],
] as const)('%s', (command, table, subject) => {
  const record = (more: object) =>
    at.act<Record<string, number>>(command, byBank({ ...subject(), amount: 10_000, ...more }), onThird);

  test.each([
    [
      'of cash',
      () => ({ accountId: null, paymentModeId: null, reference: null, valueDate: FIRST }),
      'VALUE_DATE_OF_CASH',
      OF_CASH,
    ],
    ['after today', () => ({ valueDate: '2026-04-04' }), 'IN_THE_FUTURE', 'The value date must not be in the future'],
    [
      'before the books',
      () => ({ valueDate: '2026-03-31' }),
      'BEFORE_BOOKS',
      'The value date must not be before the books began, on 01-04-2026',
    ],
    ['that is no day', () => ({ valueDate: '2026-02-30' }), expect.anything(), 'Enter a valid value date'],
  ] as const)('refuses a value date %s', async (_, more, code, message) => {
    expect(await problemsOf(record(more()))).toEqual([['valueDate', code, message]]);
  });

  test('is posted on its value date outside its shift, changed to another day, and counted as an entry of its shift', async () => {
    const { effects: _, ...ids } = await record({ valueDate: FIRST });
    const id = Object.values(ids).find((value) => typeof value === 'number')!;
    const entries = () =>
      at.backend.sql(
        `SELECT e.business_date AS day, e.shift_id AS shift FROM journal_entry e
         WHERE e.document_kind = upper($1) AND e.reverses_id IS NULL
           AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)`,
        [table],
      );
    expect(await entries()).toEqual([{ day: FIRST, shift: null }]);
    expect(await problemsOf(at.act('cancelRunningShift', {}))).toEqual([
      [undefined, 'SHIFT_NOT_EMPTY', expect.stringMatching(/\(1\)$/)],
    ]);
    expect(await problemsOf(changeRow(table, id, { accountId: null, paymentModeId: null, reference: null }))).toEqual([
      ['valueDate', 'VALUE_DATE_OF_CASH', OF_CASH],
    ]);
    await changeRow(table, id, { valueDate: SECOND });
    expect(await entries()).toEqual([{ day: SECOND, shift: null }]);
    await changeRow(table, id, { valueDate: THIRD });
    expect(await entries()).toEqual([{ day: THIRD, shift: shiftId }]);
    expect(await at.backend.sql(`SELECT value_date FROM ${table}`)).toEqual([{ value_date: null }]);
  });
});

describe('a changed value date', () => {
  test('settles the bill on the other day, and says what it does to the interest', async () => {
    const { creditorPaymentId } = await pay(FIRST);
    const effects = await changeRow('creditor_payment', creditorPaymentId, { valueDate: null });
    expect(await settledOn()).toEqual([THIRD]);
    expect(effects).toContainEqual(expect.stringMatching(/^Interest to charge .*₹0\.00 → /));
    expect(await interest()).toMatchObject([{ days: 2 }]);
  });

  test('moves it in and out of the bill that counts it', async () => {
    const { creditorPaymentId } = await pay(FIRST);
    await at.bill(THIRD, firm, SECOND, SECOND);
    const counted = async () =>
      (await at.backend.sql('SELECT opening, paid, closing FROM creditor_bill ORDER BY id DESC LIMIT 1'))[0];
    const counting = { opening: BILLED_PAISE, paid: BILLED_PAISE, closing: 92_500 };
    expect(await counted()).toEqual(counting);
    await changeRow('creditor_payment', creditorPaymentId, { valueDate: SECOND });
    expect(await counted()).toEqual(counting);
    const effects = await changeRow('creditor_payment', creditorPaymentId, { amount: '9000.00', valueDate: null });
    expect(await counted()).toEqual({ opening: BILLED_PAISE, paid: 0, closing: BILLED_PAISE + 92_500 });
    expect(effects).toContainEqual(expect.stringMatching(/^Payments on .* ₹9,250\.00 → ₹0\.00$/));
    await changeRow('creditor_payment', creditorPaymentId, { valueDate: FIRST });
    expect(await counted()).toEqual({ opening: BILLED_PAISE, paid: 900_000, closing: 117_500 });
  });

  test('is deleted with its entry on the value date', async () => {
    const { creditorPaymentId } = await pay(FIRST);
    await changeRow('creditor_payment', creditorPaymentId, null);
    expect(await settledOn()).toEqual([null]);
    expect(await inBank(FIRST, THIRD)).toMatchObject({ closing: 0 });
  });
});

test('a moved shift leaves the value dates of its payments, and moves the others', async () => {
  await pay(FIRST, { amount: 100_000 });
  await pay(undefined, { amount: 200_000 });
  await at.act(
    'moveShift',
    { shiftId, shiftDate: '2026-04-04', shiftTypeId: at.ids.morning, confirmAhead: true },
    { clock: clockOn('2026-04-04') },
  );
  const days = await at.backend.sql(
    `SELECT p.business_date AS day, SUM(p.amount)::bigint AS amount FROM posting p
     JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'BANK' GROUP BY 1 HAVING SUM(p.amount) <> 0 ORDER BY 1`,
  );
  expect(days).toEqual([
    { day: FIRST, amount: 100_000 },
    { day: '2026-04-04', amount: 200_000 },
  ]);
});

test('a late entry may have a value date after its shift', async () => {
  const [closed] = await at.backend.sql<{ id: number }>(
    "SELECT id FROM shift WHERE state = 'CLOSED' ORDER BY id LIMIT 1",
  );
  await pay(SECOND, { shiftId: closed!.id, lateReason: 'The letter was found' });
  expect(await settledOn()).toEqual([SECOND]);
});

test('a value date before the opening balance of the account moves it, and says so', async () => {
  const late = await at.addFirm('NEW FIRM', THIRD, { openingBalance: 100_000 });
  const { effects, allocations } = await pay(SECOND, { creditorId: late, amount: 100_000 });
  expect(effects).toContainEqual(expect.stringContaining('NEW FIRM'));
  expect(allocations).toMatchObject([{ label: 'Opening balance', amount: 100_000 }]);
});

test('supplier payments are in the account and the dues of the supplier on their value date', async () => {
  await at.act('recordSupplierPayment', byBank({ supplierId: oil, amount: 50_000, valueDate: FIRST }), onThird);
  const [, lines] = await rowsOf(supplierAccount as never, { supplier: oil, from: FIRST, to: FIRST });
  expect(lines).toMatchObject([{ date: FIRST, debit: 50_000 }]);
  const [dues] = await rowsOf(supplierDues as never, { asAt: FIRST });
  expect(dues).toMatchObject([{ owed: -50_000 }]);
  expect(await ask(at.admin, supplierPayment.list, { shiftId })).toMatchObject([{ valueDate: FIRST }]);
});

test('expenditures are listed on their value date without a link to the sheet of their shift', async () => {
  await at.act('recordExpenditure', byBank({ expenditureCategoryId: tea, amount: 5_000, valueDate: FIRST }), onThird);
  const [rows] = await rowsOf(expenditureBetweenTwoDay as never, { from: FIRST, to: FIRST });
  expect(rows).toMatchObject([{ date: FIRST, shiftId: null, amount: 5_000 }]);
  expect(await rowsOf(expenditureBetweenTwoDay as never, { from: SECOND, to: THIRD })).toEqual([[]]);
});
