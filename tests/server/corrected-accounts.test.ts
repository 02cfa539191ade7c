import { ask } from '../../server/platform/ask';
import { bankReconciliation } from '../../server/reports/definitions/bank-reconciliation';
import { employeeSalaryDetail } from '../../server/reports/definitions/employee-salary-detail';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY } from './cash-station';

const SECOND_DAY = '2026-01-02';
const DAYS = { from: FIRST_DAY, to: SECOND_DAY };

let at: CashStation;
let firstShift: number;

/** A closed shift and a running one. */
beforeAll(async () => {
  at = await CashStation.open();
  firstShift = await at.start();
  await at.close();
  await at.start(SECOND_DAY);
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.backend.close());

type Line = Record<string, unknown> & { what?: { message: string } };

const byBank = (over: object) => ({ accountId: at.bank, paymentModeId: at.modes.neft, notes: [], ...over });
const change = (table: string, rowId: number, field: string, value: string): Promise<unknown> =>
  at.act('changeRow', {
    ...{ table, rowId, permission: 2, changes: [{ field, value }] },
    ...{ comment: 'By the voucher', confirmed: true },
  });
const remove = (table: string, rowId: number): Promise<unknown> =>
  at.act('changeRow', { table, rowId, permission: 1, changes: [], comment: 'By the voucher' });

/** The sections of a report of an account. */
async function sectionsOf(report: typeof supplierAccount, values: object) {
  const { sections } = await ask(at.ctx, report.query, { ...DAYS, ...values } as never);
  return sections.map(({ rows, totals }) => ({ rows: rows as Line[], totals: totals as Record<string, number> }));
}

/** What the lines say, with debit and credit. */
const saidBy = (rows: readonly Line[]): unknown[] =>
  rows.map(({ what, debit, credit }) => [what!.message, debit, credit]);

const inBank = async (days: object = {}): Promise<Line> => {
  const sections = await sectionsOf(bankReconciliation as never, { account: at.bank, ...days });
  return sections.at(-1)!.rows[0]!;
};

describe('bank reconciliation', () => {
  test('a payment that is corrected and deleted leaves in and out as they were', async () => {
    const payment = byBank({ creditorId: at.ids.creditors[0], amount: 2_525_250, reference: 'N 25252' });
    const before = await inBank();
    const { creditorPaymentId: id } = await at.act<{ creditorPaymentId: number }>('recordCreditorPayment', payment);
    await change('creditor_payment', id, 'amount', '25250');
    expect(await inBank()).toMatchObject({ in: (before.in as number) + 2_525_000, out: before.out });
    await remove('creditor_payment', id);
    expect(await inBank()).toEqual(before);
  });

  test('a late payment that moves the opening balance of the account counts alone', async () => {
    const { id: wallet } = await at.act('createTransactionAccount', {
      ...{ name: 'NEW BANK', openingBalance: 100_000, openingDate: SECOND_DAY },
    });
    await at.act('createAccountPaymentMode', { accountId: wallet, paymentModeId: at.modes.neft });
    await at.act('recordCreditorPayment', {
      ...byBank({ creditorId: at.ids.creditors[0], amount: 5_000, reference: 'N 5', accountId: wallet }),
      ...{ shiftId: firstShift, lateReason: 'Found in the drawer' },
    });
    expect(await inBank({ account: wallet })).toMatchObject({ opening: 0, in: 105_000, out: 0, closing: 105_000 });
  });
});

test('a supplier account lists an invoice that was corrected and corrected back once, in its place', async () => {
  const { id: supplier } = await at.act('createSupplier', { name: 'OIL COMPANY' });
  const { id: productId } = await at.act('createProduct', { name: 'Lamp oil' });
  const buy = (invoiceNumber: string, invoiceAmount: number) =>
    at.act<{ invoiceId: number }>('createInvoice', {
      ...{ supplierId: supplier, invoiceNumber, invoiceAmount, truckNumber: 'KA 01' },
      ...{ invoiceDateTime: `${FIRST_DAY}T06:00`, receiveDateTime: `${FIRST_DAY}T09:00` },
      lines: [{ productId, quantity: 1_000_000, shortageQuantity: 0, density: '832.5' }],
    });
  const { invoiceId: first } = await buy('ONE', 50_000);
  const { invoiceId: second } = await buy('TWO', 30_000);
  const right = await sectionsOf(supplierAccount, { supplier });
  expect(right[0]!.rows).toMatchObject([{ debit: 0, credit: 80_000, closing: -80_000 }]);

  await change('invoice', first, 'amount', '600.00');
  await change('invoice', first, 'amount', '500.00');
  expect(await sectionsOf(supplierAccount, { supplier })).toEqual(right);

  const [account, lines] = await sectionsOf(supplierAccount, { supplier, corrections: true });
  expect(account).toEqual(right[0]);
  expect(lines!.totals).toEqual(right[1]!.totals);
  expect(saidBy(lines!.rows)).toEqual([
    [`Invoice ${first}`, 0, 50_000],
    [`Invoice ${second}`, 0, 30_000],
    [`Invoice ${first}, reversed`, 50_000, 0],
    [`Invoice ${first}`, 0, 60_000],
    [`Invoice ${first}, reversed`, 60_000, 0],
    [`Invoice ${first}`, 0, 50_000],
  ]);
});

test('an employee account lists no deleted salary, and with corrections without a period', async () => {
  const { id: employee } = await at.act('createEmployee', {
    ...{ name: 'meena', contactNo: '9876543210', address: 'Main road', joinDate: FIRST_DAY },
    ...{ payBasis: 'MONTH', payRate: 3_100_000 },
  });
  const salary = byBank({ employeeId: employee, from: FIRST_DAY, to: FIRST_DAY, amount: 1_000 });
  const { salaryPaymentId } = await at.act<{ salaryPaymentId: number }>('paySalary', salary);
  await remove('salary_payment', salaryPaymentId);
  await at.act('recordEmployeeAdvance', byBank({ employeeId: employee, amount: 2_000 }));

  const [account, lines] = await sectionsOf(employeeSalaryDetail as never, { employee });
  expect(account!.rows).toMatchObject([{ opening: 0, debit: 2_000, credit: 0, closing: 2_000 }]);
  expect(saidBy(lines!.rows)).toEqual([['Advance, Morning', 2_000, 0]]);
  const [same, all] = await sectionsOf(employeeSalaryDetail as never, { employee, corrections: true });
  expect(same).toEqual(account);
  expect(all!.totals).toEqual(lines!.totals);
  expect(saidBy(all!.rows)).toEqual([
    ['Salary earned', 0, 100_000],
    ['Salary paid', 1_000, 0],
    ['Salary paid, reversed', 0, 1_000],
    ['Salary earned, reversed', 100_000, 0],
    ['Advance, Morning', 2_000, 0],
  ]);
});

test('the accounts of suppliers and employees list a late entry among those of its shift', async () => {
  const { id: supplierId } = await at.act('createSupplier', { name: 'LATE SUPPLIER' });
  const { id: employeeId } = await at.act('createEmployee', {
    ...{ name: 'sita', contactNo: '9876543210', address: 'Main road', joinDate: FIRST_DAY, payRate: 50_000 },
  });
  const [{ id: morning }] = (await at.sql('SELECT MAX(id) AS id FROM shift')) as [{ id: number }];
  await at.close();
  await at.start(SECOND_DAY, 'night');
  const late = { shiftId: morning, lateReason: 'Found in the drawer' };
  for (const [amount, over] of [
    [20_000, {}],
    [30_000, late],
  ] as const) {
    await at.act('recordEmployeeAdvance', byBank({ employeeId, amount, ...over }));
    await at.act('recordSupplierPayment', byBank({ supplierId, amount, reference: `N ${amount}`, ...over }));
  }
  const debits = async (report: object, values: object): Promise<unknown[]> =>
    (await sectionsOf(report as typeof supplierAccount, values))[1]!.rows.map(({ debit }) => debit);
  expect(await debits(employeeSalaryDetail, { employee: employeeId })).toEqual([30_000, 20_000]);
  expect(await debits(supplierAccount, { supplier: supplierId })).toEqual([30_000, 20_000]);
  expect(await debits(supplierAccount, { supplier: supplierId, corrections: true })).toEqual([20_000, 30_000]);
});
