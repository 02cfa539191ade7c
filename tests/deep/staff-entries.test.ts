import { addDays, dayIn, showDate } from '../../server/domain/kernel/business-date';
import { type Backend, PASSWORD } from '../server/backend';
import { type Bank, createBank, type ShiftWork, shiftWork } from '../server/staff-station';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { ClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let station: ClosingStation;
let shifts: ShiftWork;
let bank: Bank;
let adminToken: string;
let screen: Screen;
const { answerYes, waitForText, waitForFocus, enter, refused, retype, sentAgain } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, station } = opened);
  const [ram, shyam] = station.employees;
  bank = await createBank(opened.act);
  shifts = shiftWork(backend.sql, opened.act, station);
  await shifts.work('2026-01-01', 3, [ram, shyam]);
  await shifts.start('2026-01-04', [ram]);
  await shifts.close([{ employeeId: ram, amount: 27_000 }]);
  await shifts.start('2026-01-05', [ram, shyam]);
  await backend.addUser('boss@station.example', { isAdmin: true });
  adminToken = await backend.logIn('boss@station.example', PASSWORD);
  await openAt('/', 'Home');
});
afterEach(() => expectBooksInOrder(backend.database));
afterAll(() => opened.close());

/** Opens the page as staff, or as the owner of the token. */
async function openAt(path: string, heading: string, token?: string): Promise<void> {
  screen = await opened.openScreen(token === undefined ? {} : { token });
  await screen.page.goto(path);
  await screen.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

const value = async (name: string) => (await screen.page.locator(`[name="${name}"]`).inputValue()).replaceAll(',', '');
const advances = () =>
  backend.sql('SELECT employee_id, amount, account_id, payment_mode_id, comment FROM employee_advance ORDER BY id');

it('records an advance in cash with at most 14 keys from any page', async () => {
  const before = screen.keys();
  await screen.press('Alt+a');
  await enter('employeeId', 'ram', 'amount');
  await waitForText('owes ₹270.00');
  await enter('amount', '500', 'accountId');
  await enter('accountId', '', 'comment');
  await screen.press('Enter');
  await waitForText('Advance of ₹500.00 paid to ram');
  expect(screen.keys() - before).toBeLessThanOrEqual(14);
  await waitForFocus('employeeId');
  const [ram] = station.employees;
  expect(await advances()).toEqual([
    { employee_id: ram, amount: 50_000, account_id: null, payment_mode_id: null, comment: null },
  ]);
  await screen.page.getByRole('cell', { name: 'ram' }).first().waitFor();
  await screen.type('ram');
  await waitForText('owes ₹770.00');
  await screen.press('Escape');
});

it('shows each refusal of an advance at its field and keeps what was typed', async () => {
  await openAt('/page/employee-advance', 'Employee advance');
  await waitForFocus('employeeId');
  await refused('employeeId', 'Select an employee');
  await waitForText('Enter the amount');
  await enter('employeeId', 'shyam', 'amount');
  await screen.type('0');
  await refused('amount', 'amount must be more than 0 and at most ₹99,99,99,999.99');
  await screen.type('999999');
  await waitForText(/The safe holds only ₹/);
  await screen.press('Control+Enter');
  await waitForFocus('amount');
  expect(await advances()).toHaveLength(1);
  await screen.press('Enter');
  await enter('accountId', 'state', 'comment');
  expect([await value('amount'), await value('paymentModeId')]).toEqual(['999999.00', 'NEFT']);
  await screen.page.locator('[name="amount"]').focus();
  await retype('1200.50');
  await screen.press('Control+Enter');
  await waitForText('Advance of ₹1,200.50 paid to shyam');
  const { accountId, paymentModeId } = bank;
  expect((await advances())[1]).toMatchObject({
    employee_id: station.employees[1],
    amount: 120_050,
    account_id: accountId,
    payment_mode_id: paymentModeId,
  });
});

it('records one advance when its answer is lost and it is sent again after a reload', async () => {
  const fill = async () => {
    await enter('employeeId', 'sita', 'amount');
    await enter('amount', '100', 'accountId');
    await enter('accountId', '', 'comment');
    await screen.press('Enter');
  };
  await waitForFocus('employeeId');
  await sentAgain('RecordEmployeeAdvance', fill, advances);
  expect(await advances()).toHaveLength(3);
});

it('staff cannot see a page for admins', async () => {
  await screen.page.goto('/page/salary');
  await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await screen.page.locator('[name="employeeId"]').count()).toBe(0);
});

it('a salary is previewed and confirmed before it is paid, and links to its payslip', async () => {
  await openAt('/page/salary', 'Salary', adminToken);
  await waitForFocus('employeeId');
  await refused('employeeId', 'Select an employee');
  await enter('employeeId', 'ram', 'from');
  await waitForText('01-01-2026 to 04-01-2026: 4 shifts worked');
  for (const words of ['Recovered: advances', 'Recovered: shortages', 'Payable', 'No salary has been paid yet.'])
    await waitForText(words);
  await enter('from', '04-01-2026', 'to');
  await enter('to', '03-01-2026', 'amount');
  await refused('to', 'To must not be before From');
  await screen.type('05-01-2026');
  await refused('to', 'To must be 04-01-2026 or earlier, the last day that can be paid now');
  await screen.page.getByRole('button', { name: 'As proposed' }).click();
  await waitForText('01-01-2026 to 04-01-2026: 4 shifts worked');
  await screen.page.locator('[name="amount"]').focus();
  await screen.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="amount"]')?.value === '1230.00',
  );
  await retype('1230.01');
  await screen.press('Control+Enter');
  await answerYes('Pay ₹1,230.01 to ram for 01-01-2026 to 04-01-2026?');
  await waitForText('The salary is ₹1,230.00. Record anything more as an advance.');
  await waitForFocus('amount');
  await screen.press('Control+a');
  await enter('amount', '1200', 'accountId');
  await enter('accountId', '', 'comment');
  // The second click of a double click neither answers the question nor closes it.
  await screen.page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  await waitForText('Pay ₹1,200.00 to ram for 01-01-2026 to 04-01-2026?');
  expect(await backend.sql('SELECT id FROM salary_payment')).toEqual([]);
  await screen.press('Enter');
  await waitForText('Salary of ram recorded, ₹1,200.00 paid');
  await waitForFocus('employeeId');
  expect(await backend.sql('SELECT employee_id, earned, paid, carried FROM salary_payment')).toEqual([
    { employee_id: station.employees[0], earned: 200_000, paid: 120_000, carried: -3_000 },
  ]);
  await waitForText('Last salaries of ram');
  await screen.page.getByRole('link', { name: 'Print payslip of ram' }).click();
  await screen.page.waitForURL(/\/report\/salary-payslip\/\d+/);
  await screen.page.getByRole('heading', { name: 'Payslip', level: 1 }).waitFor();
});

it('records a salary of which everything is recovered, and refuses days that are already paid', async () => {
  await openAt('/page/salary', 'Salary', adminToken);
  await enter('employeeId', 'ram', 'from');
  await waitForText('Paid up to 04-01-2026. Days after 04-01-2026 can be paid once they are over.');
  await enter('from', '04-01-2026', 'to');
  await screen.press('Enter');
  await waitForText('The salary for 01-01-2026 to 04-01-2026 is already paid');
  await opened.act('recordEmployeeAdvance', {
    employeeId: station.employees[1],
    amount: 100_000,
    accountId: bank.accountId,
    paymentModeId: bank.paymentModeId,
  });
  await screen.page.locator('[name="employeeId"]').focus();
  await screen.press('Control+a');
  await enter('employeeId', 'shyam', 'from');
  await waitForText('Still owed: advances');
  await screen.press('Control+Enter');
  await answerYes('Record the salary of shyam for 01-01-2026 to 04-01-2026 with nothing paid?');
  await waitForText('Salary of shyam recorded, ₹0.00 paid');
  expect(
    await backend.sql('SELECT earned, paid, carried FROM salary_payment WHERE employee_id = $1', [
      station.employees[1],
    ]),
  ).toEqual([{ earned: 150_000, paid: 0, carried: 70_050 }]);
});

it('new pay terms start after the last paid day, need a reason and are confirmed', async () => {
  await openAt('/page/pay-rate', 'Change pay rate', adminToken);
  await waitForFocus('employeeId');
  await refused('employeeId', 'Select an employee');
  await enter('employeeId', 'ram', 'since');
  await waitForText('Now ₹500.00 (by the shift)');
  await enter('since', '04-01-2026', 'payBasis');
  await enter('payBasis', '', 'payRate');
  await refused('payRate', 'please enter a valid payrate');
  await enter('payRate', '550', 'reason');
  await refused('reason', 'Enter the reason for the change');
  await screen.type('A year here');
  await refused(
    'since',
    'The salary is paid up to 04-01-2026, and its payslip keeps its rate. Choose a later day, or delete that salary, correct the rate and pay it again.',
  );
  await enter('since', '05-01-2026', 'payBasis');
  await screen.press('Control+Enter');
  await answerYes('Pay ram ₹550.00 (by the shift) from 05-01-2026 on?');
  await waitForText('Pay rate of ram changed');
  expect(
    await backend.sql('SELECT since, pay_rate, reason FROM pay_terms WHERE employee_id = $1 ORDER BY since', [
      station.employees[0],
    ]),
  ).toEqual([
    { since: '2026-01-01', pay_rate: 50_000, reason: null },
    { since: '2026-01-05', pay_rate: 55_000, reason: 'A year here' },
  ]);
  await screen.page.getByRole('cell', { name: 'A year here' }).waitFor();

  const ahead = addDays(dayIn('Asia/Kolkata', new Date()), 30);
  await opened.act('changePayRate', {
    employeeId: station.employees[0],
    since: ahead,
    payBasis: 'SHIFT',
    payRate: 56_000,
    reason: 'A slip',
  });
  await openAt('/page/pay-rate', 'Change pay rate', adminToken);
  await enter('employeeId', 'ram', 'since');
  await waitForText('Now ₹550.00 (by the shift)');
  await waitForText(`replaces the rate from ${showDate(ahead)}`);
});

it('the staff on duty can be changed by keyboard during the shift', async () => {
  await openAt('/page/on-duty', 'On duty');
  await waitForFocus('employeeId.1');
  await retype('sita');
  await screen.press('Control+Enter');
  await waitForText('On duty saved');
  expect(
    await backend.sql(
      `SELECT e.name FROM attendance a JOIN employee e ON e.id = a.employee_id
       JOIN shift s ON s.id = a.shift_id AND s.state = 'RUNNING' ORDER BY 1`,
    ),
  ).toEqual([{ name: 'shyam' }, { name: 'sita' }]);
});

it('editing an employee needs a reason; a change by staff is requested, one by an admin is applied', async () => {
  const [, , sita] = station.employees;
  const saved = () => backend.sql('SELECT contact_no, version FROM employee WHERE id = $1', [sita]);
  const find = async () => {
    await screen.page.getByPlaceholder('Employee name').click();
    await waitForText('Type a part of the name');
    expect(await screen.page.getByText('Nothing found').filter({ visible: true }).count()).toBe(0);
    await screen.type('sita');
    await screen.page.getByRole('option', { name: 'sita' }).first().waitFor();
    await screen.press('Enter');
  };
  await openAt('/edit-page/employee', 'Edit employee');
  await find();
  await screen.page.locator('[name="contactNo"]').waitFor();
  for (const name of ['name', 'joinDate', 'payRate'])
    expect(await screen.page.locator(`[name="${name}"]`).count()).toBe(0);
  await screen.page.locator('[name="contactNo"]').focus();
  await retype('9000054321');
  await enter('contactNo', '', 'address');
  await enter('address', '', 'reason');
  await screen.type('She told us');
  await screen.press('Control+Enter');
  await answerYes('Do you want to Edit employee sita ?');
  await waitForText('The change to sita was sent for approval');
  expect(await saved()).toEqual([{ contact_no: expect.not.stringMatching('9000054321'), version: 1 }]);
  await screen.page.getByRole('link', { name: 'My requests' }).last().click();
  await waitForText('She told us');

  await openAt('/edit-page/employee', 'Edit employee', adminToken);
  await find();
  const contact = screen.page.locator('[name="contactNo"]');
  await contact.focus();
  await retype('9000012345');
  await screen.press('Control+Enter');
  await waitForFocus('reason');
  await waitForText('Why you want to Edit');
  expect(await contact.inputValue()).toBe('9000012345');
  await screen.type('New number');
  await screen.press('Control+Enter');
  await answerYes('Do you want to Edit employee sita ?');
  await waitForText('Employee Update successfully');
  await contact.waitFor({ state: 'detached' });
  expect(await saved()).toEqual([{ contact_no: '9000012345', version: 2 }]);
  expect(
    await backend.sql("SELECT reason FROM audit_row WHERE command = 'updateEmployee' AND table_name = 'employee'"),
  ).toEqual([{ reason: 'New number' }]);
});
