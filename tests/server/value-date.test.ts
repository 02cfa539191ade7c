import { cashPositionOfShift } from '../../server/modules/cash/cash-position.queries';
import { cashTransfersOfShift } from '../../server/modules/cash/cash-transfer.queries';
import { accountsAt } from '../../server/modules/credit/accounts-at.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { creditorPaymentsOfShift } from '../../server/modules/credit/payment.queries';
import { employeeAdvance } from '../../server/modules/staff/employee-advance';
import { salariesOf } from '../../server/modules/staff/salaries.queries';
import { supplierPayment } from '../../server/modules/stock/supplier-payment';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { bankReconciliation } from '../../server/reports/definitions/bank-reconciliation';
import { creditPaymentBetweenTwoDay } from '../../server/reports/definitions/credit-payment-between-two-day';
import { creditPaymentByCreditId } from '../../server/reports/definitions/credit-payment-by-credit-id';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { creditorPaymentReceipt } from '../../server/reports/definitions/creditor-payment-receipt';
import { dayBook } from '../../server/reports/definitions/day-book';
import { employeeSalaryDetail } from '../../server/reports/definitions/employee-salary-detail';
import { expenditureBetweenTwoDay } from '../../server/reports/definitions/expenditure-between-two-day';
import { salaryPayslip } from '../../server/reports/definitions/salary-payslip';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { supplierDues } from '../../server/reports/definitions/supplier-dues';
import { trialBalance } from '../../server/reports/definitions/trial-balance';
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
/** Has earned ₹1,000.00 a day since the first one. */
let meena: number;
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
  const pay = { payBasis: 'MONTH', payRate: 3_000_000, joinDate: FIRST };
  meena = await create('Employee', { name: 'meena', contactNo: '9876543210', address: 'MAIN ROAD', ...pay });
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
  const sections = await rowsOf(bankReconciliation as never, { from, to, account: bank });
  return sections.at(-1)![0]!;
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

/** What is typed, the code of the refusal and its text. */
type Refused = [what: string, typed: object, code: unknown, message: string];

const OF_CASH = 'Cash moves on the day of its shift. Clear the value date, or choose an account.';
const OF_CASH_REFUSED: Refused = [
  'of cash',
  { accountId: null, paymentModeId: null, reference: null, valueDate: FIRST },
  'VALUE_DATE_OF_CASH',
  OF_CASH,
];
const REFUSED: Refused[] = [
  ['after today', { valueDate: '2026-04-04' }, 'IN_THE_FUTURE', 'The value date must not be in the future'],
  [
    'before the books',
    { valueDate: '2026-03-31' },
    'BEFORE_BOOKS',
    'The value date must not be before the books began, on 01-04-2026',
  ],
  ['that is no day', { valueDate: '2026-02-30' }, expect.anything(), 'Enter a valid value date'],
];

describe.each([
  ['recordCreditorPayment', 'creditor_payment', () => ({ creditorId: firm })],
  ['recordSupplierPayment', 'supplier_payment', () => ({ supplierId: oil })],
  ['recordExpenditure', 'expenditure', () => ({ expenditureCategoryId: tea })],
] as const)('%s', (command, table, subject) => {
  const record = (more: object) =>
    at.act<Record<string, number>>(command, byBank({ ...subject(), amount: 10_000, ...more }), onThird);

  test.each([OF_CASH_REFUSED, ...REFUSED])('refuses a value date %s', async (_, more, code, message) => {
    expect(await problemsOf(record(more))).toEqual([['valueDate', code, message]]);
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

interface Posted {
  day: string;
  shift: number | null;
  kind: string;
  amount: number;
}
const posted = (day: string, shift: number | null, kind: string, amount: number): Posted => ({
  ...{ day, shift, kind, amount },
});

interface OfShift {
  record: (more?: object) => Promise<Record<string, unknown>>;
  table: string;
  /** What reaches the account; negative if it leaves it. */
  banked: number;
  /** The other accounts. */
  others: Record<string, number>;
  /** The value dates in the list of the document. */
  listed: () => Promise<(string | null)[]>;
}

const valueDates = async (rows: Promise<{ valueDate?: string | null }[]>): Promise<(string | null)[]> =>
  (await rows).map(({ valueDate = null }) => valueDate);
const act = (command: string, input: object): Promise<Record<string, unknown>> => at.act(command, input, onThird);
const outOfSafe = [{ value: 100, in: 0, out: 1 }];
const intoSafe = [{ value: 100, in: 1, out: 0 }];

const ADVANCE: OfShift = {
  // It has no reference.
  record: ({ reference: _, ...more }: { reference?: unknown } = {}) => {
    const way = { accountId: bank, paymentModeId: neft, notes: [], confirmed: true };
    return act('recordEmployeeAdvance', { employeeId: meena, amount: 10_000, ...way, ...more });
  },
  table: 'employee_advance',
  banked: -10_000,
  others: { EMPLOYEE: 10_000 },
  listed: () => valueDates(ask(at.admin, employeeAdvance.list, { shiftId })),
};
const SALARY: OfShift = {
  record: (more) => act('paySalary', byBank({ employeeId: meena, from: FIRST, to: SECOND, amount: 10_000, ...more })),
  table: 'salary_payment',
  banked: -10_000,
  others: { EMPLOYEE: -190_000, SALARIES: 200_000 },
  listed: () => valueDates(ask(at.admin, salariesOf, { employeeId: meena })),
};
const transferOf = (kind: 'DEPOSIT' | 'DRAWING', notes: object[], sign: 1 | -1): OfShift => ({
  record: (more) => {
    const reference = `UTR ${++references}`;
    return act('transferCash', { kind, accountId: bank, notes, reference, confirmed: true, ...more });
  },
  table: 'cash_transfer',
  banked: sign * 10_000,
  others: { CASH: -sign * 10_000 },
  listed: () => valueDates(ask(at.admin, cashTransfersOfShift, { shiftId })),
});
const DEPOSIT = transferOf('DEPOSIT', outOfSafe, 1);
const WITHDRAWAL = transferOf('DRAWING', intoSafe, -1);

const idOf = ({ effects: _, ...answer }: Record<string, unknown>): number =>
  Object.entries(answer).find(([name]) => name.endsWith('Id'))![1] as number;

/** What the entries in force of a table's documents post, by day. */
const entriesOf = (table: string): Promise<Posted[]> =>
  at.backend.sql<Posted & Record<string, unknown>>(
    `SELECT e.business_date AS day, e.shift_id AS shift, a.kind, SUM(p.amount)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind = replace(upper($1), '_PAYMENT', '') AND e.reverses_id IS NULL
       AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)
     GROUP BY 1, 2, 3 ORDER BY 1, 3`,
    [table],
  );
/** The account on the value date, the rest in the shift. */
const splitOn = (day: string, { banked, others }: OfShift, shift = shiftId, shiftDate: string = THIRD): Posted[] =>
  [
    posted(day, null, 'BANK', banked),
    posted(day, null, 'IN_TRANSIT', -banked),
    posted(shiftDate, shift, 'IN_TRANSIT', banked),
    ...Object.entries(others).map(([kind, amount]) => posted(shiftDate, shift, kind, amount)),
  ].toSorted((one, other) => `${one.day} ${one.kind}`.localeCompare(`${other.day} ${other.kind}`));
const wholeInShift = ({ banked, others }: OfShift): Posted[] =>
  Object.entries({ BANK: banked, ...others })
    .map(([kind, amount]) => posted(THIRD, shiftId, kind, amount))
    .toSorted((one, other) => one.kind.localeCompare(other.kind));
const inTransitOn = async (asAt: string): Promise<(number | null)[][]> => {
  const [rows] = await rowsOf(trialBalance as never, { asAt });
  return rows!.filter(({ kind }) => kind === 'Money in transit').map(({ debit, credit }) => [debit, credit]) as never;
};

describe.each([
  ['an advance', ADVANCE],
  ['a salary', SALARY],
  ['a deposit', DEPOSIT],
  ['a withdrawal', WITHDRAWAL],
] as const)('%s', (_, kind) => {
  const { record, table, banked, listed } = kind;
  const isTransfer = table === 'cash_transfer';

  test.each(isTransfer ? REFUSED : [OF_CASH_REFUSED, ...REFUSED])(
    'refuses a value date %s',
    async (_, more, code, message) => {
      expect(await problemsOf(record(more))).toEqual([['valueDate', code, message]]);
    },
  );

  test('is in the account on its value date, in its shift with the rest, and in transit between both', async () => {
    const { effects } = await record({ valueDate: FIRST });
    expect(effects).toContainEqual(expect.stringContaining('STATE BANK'));
    expect(await entriesOf(table)).toEqual(splitOn(FIRST, kind));
    const moved = banked > 0 ? { in: banked, out: 0 } : { in: 0, out: -banked };
    expect(await inBank(FIRST, FIRST)).toMatchObject({ opening: 0, ...moved, closing: banked });
    expect(await inBank(SECOND, THIRD)).toMatchObject({ in: 0, out: 0, closing: banked });
    const between = banked > 0 ? [null, banked] : [-banked, null];
    expect(await Promise.all([FIRST, SECOND, THIRD].map(inTransitOn))).toEqual([[between], [between], []]);
    expect(await listed()).toEqual([FIRST]);
    expect(await problemsOf(at.act('cancelRunningShift', {}))).toEqual([
      [undefined, 'SHIFT_NOT_EMPTY', expect.stringMatching(/\(1\)$/)],
    ]);
  });

  test('follows its value date to another day, to the day of its shift and back, and is deleted', async () => {
    const id = idOf(await record({ valueDate: FIRST }));
    await changeRow(table, id, { valueDate: SECOND });
    expect(await entriesOf(table)).toEqual(splitOn(SECOND, kind));
    await changeRow(table, id, { valueDate: THIRD });
    expect(await entriesOf(table)).toEqual(wholeInShift(kind));
    expect(await listed()).toEqual([null]);
    await changeRow(table, id, { valueDate: FIRST });
    expect(await entriesOf(table)).toEqual(splitOn(FIRST, kind));
    await changeRow(table, id, null);
    expect(await entriesOf(table)).toEqual([]);
    expect(await inBank(FIRST, THIRD)).toMatchObject({ closing: 0 });
  });

  test('with the day of its shift as value date has none', async () => {
    await record({ valueDate: THIRD });
    expect(await listed()).toEqual([null]);
    expect(await entriesOf(table)).toEqual(wholeInShift(kind));
  });

  test('takes the account with it that is corrected', async () => {
    const id = idOf(await record({ valueDate: FIRST }));
    const { id: other } = await at.act('createTransactionAccount', { name: 'OTHER', openingBalance: 50_000 }, onThird);
    await at.act('createAccountPaymentMode', { accountId: other, paymentModeId: neft });
    const effects = await changeRow(table, id, { accountId: String(other) });
    expect(effects).toContainEqual(expect.stringMatching(/OTHER.*03-04-2026.*01-04-2026/));
    expect(await entriesOf(table)).toEqual(splitOn(FIRST, kind));
    expect(await inBank(FIRST, THIRD)).toMatchObject({ closing: 0 });
  });
});

test('the safe and the employee go by the shift of a value-dated document', async () => {
  await ADVANCE.record({ valueDate: FIRST });
  await DEPOSIT.record({ valueDate: FIRST });
  const [, lines] = await rowsOf(employeeSalaryDetail as never, { employee: meena, from: FIRST, to: THIRD });
  expect(lines).toMatchObject([{ date: THIRD, debit: 10_000 }]);
  const { shiftDate, lines: moved } = await ask(at.admin, cashPositionOfShift);
  expect(shiftDate).toBe(THIRD);
  expect(moved).toContainEqual({ way: 'deposited', amount: -10_000 });
  const [booked] = await rowsOf(dayBook as never, { from: FIRST, to: FIRST });
  expect(booked).toContainEqual(expect.objectContaining({ kind: 'Money in transit', shiftId: null, debit: 10_000 }));
});

test('a salary recovers an advance of its shift, whichever value dates both have', async () => {
  await ADVANCE.record({ valueDate: THIRD });
  await ADVANCE.record({ valueDate: FIRST });
  const { carried } = await SALARY.record({ valueDate: SECOND, amount: 180_000 });
  expect(carried).toBe(0);
});

test.each([
  ['a salary', SALARY, { from: THIRD, to: THIRD }],
  ['a deposit', DEPOSIT, {}],
  ['a withdrawal', WITHDRAWAL, {}],
] as const)('the question about the reference of %s says the value date of the earlier one', async (_, kind, other) => {
  await kind.record({ valueDate: FIRST, reference: 'UTR 9' });
  expect(await problemsOf(kind.record({ ...other, reference: 'UTR 9', confirmed: false }))).toEqual([
    ['reference', 'REFERENCE_SEEN', expect.stringContaining('01-04-2026')],
  ]);
});

test.each([
  ['an advance', ADVANCE],
  ['a deposit', DEPOSIT],
] as const)('the amount of %s with a value date is corrected on both days', async (_, kind) => {
  const id = idOf(await kind.record({ valueDate: FIRST }));
  const changed: Record<string, string> = kind === ADVANCE ? { amount: '200.00' } : { counted: '100 × 2' };
  await changeRow(kind.table, id, changed);
  const others = Object.fromEntries(Object.entries(kind.others).map(([name, amount]) => [name, 2 * amount]));
  expect(await entriesOf(kind.table)).toEqual(splitOn(FIRST, { ...kind, banked: 2 * kind.banked, others }));
});

test('a payslip says that the salary was paid on its value date', async () => {
  const salaryPaymentId = idOf(await SALARY.record({ valueDate: FIRST }));
  const [[salary]] = (await rowsOf(salaryPayslip as never, { salaryPaymentId })) as [[Row]];
  expect(salary).toMatchObject({ date: FIRST });
});

test('the value date of a salary stays once the account of its employee has moved', async () => {
  const id = idOf(await SALARY.record({ valueDate: FIRST }));
  await ADVANCE.record();
  expect(await problemsOf(changeRow('salary_payment', id, { valueDate: SECOND }))).toEqual([
    [
      'valueDate',
      'ACCOUNT_MOVED',
      'The account of meena has changed since this salary was paid, so its value date cannot be changed',
    ],
  ]);
});

test('a salary of which nothing is paid has no value date', async () => {
  await SALARY.record({ amount: 0, valueDate: FIRST, accountId: null, paymentModeId: null, reference: null });
  expect(await SALARY.listed()).toEqual([null]);
});

describe('a late entry', () => {
  test.each([
    ['an advance', ADVANCE],
    ['a deposit', DEPOSIT],
  ] as const)('of %s may have a value date after its shift', async (_, kind) => {
    const [closed] = await at.backend.sql<{ id: number }>('SELECT MIN(id) AS id FROM shift');
    await kind.record({ shiftId: closed!.id, lateReason: 'The slip was found', valueDate: SECOND });
    expect(await entriesOf(kind.table)).toEqual(splitOn(SECOND, kind, closed!.id, FIRST));
  });

  test('moves the opening balance of the employee to its shift, and that of the account to its value date', async () => {
    const over = { openingBalance: 70_000 };
    const { id: other } = await at.act('createTransactionAccount', { name: 'OTHER', ...over }, onThird);
    await at.act('createAccountPaymentMode', { accountId: other, paymentModeId: neft });
    const person = { name: 'sita', contactNo: '9812345678', address: 'MAIN ROAD', payRate: 50_000, joinDate: FIRST };
    const { id: employeeId } = await at.act('createEmployee', { ...person, ...over }, onThird);
    const [second] = await at.backend.sql<{ id: number }>("SELECT id FROM shift WHERE shift_date = '2026-04-02'");
    const late = { shiftId: second!.id, lateReason: 'The slip was found', valueDate: FIRST };
    await ADVANCE.record({ employeeId, accountId: other, ...late });
    const openings = await at.backend.sql(
      `SELECT name, opening_date AS day FROM employee WHERE id = $1
       UNION ALL SELECT name, opening_date FROM transaction_account WHERE id = $2`,
      [employeeId, other],
    );
    expect(openings).toEqual([
      { name: 'sita', day: SECOND },
      { name: 'OTHER', day: FIRST },
    ]);
  });
});

test('a moved shift moves the safe and the employees, and leaves the value dates', async () => {
  const FOURTH = '2026-04-04';
  await ADVANCE.record({ valueDate: FIRST });
  await DEPOSIT.record({ valueDate: FIRST });
  const to = { shiftId, shiftDate: FOURTH, shiftTypeId: at.ids.morning, confirmAhead: true };
  await at.act('moveShift', to, { clock: clockOn(FOURTH) });
  for (const kind of [ADVANCE, DEPOSIT])
    expect(await entriesOf(kind.table)).toEqual(splitOn(FIRST, kind, shiftId, FOURTH));
});
