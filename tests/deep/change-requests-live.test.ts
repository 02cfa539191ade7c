import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { decideChange } from '../../server/services/approvals/decide-change';
import { type Backend, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

const MEENA = 'meena@station.example';
const LIST = '/page/expenditure-detail';
const MODIFY = 2;

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
/** The staff member who requests changes, the admin who decides, and a second admin without a browser. */
let staff: Screen;
let admin: Screen;
let other: Context;
const atStaff = walkOn(() => staff);
const atAdmin = walkOn(() => admin);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  const { act, station } = opened;
  const [tea, repairs] = [
    await act('createExpenditureCategory', { name: 'Tea' }),
    await act('createExpenditureCategory', { name: 'Repairs' }),
  ];
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await act('recordExpenditure', { expenditureCategoryId: tea!.id, amount: 25_000, notes: [] });
  await act('recordExpenditure', { expenditureCategoryId: repairs!.id, amount: 10_000, notes: [] });
  other = await contextOf(backend, true);
  const meena = await backend.addUser(MEENA, { isAdmin: true });
  await backend.sql("UPDATE app_user SET name = 'Meena' WHERE id = $1", [meena]);
  staff = await opened.openScreen();
  admin = await opened.openScreen({ token: await backend.logIn(MEENA, PASSWORD) });
  await staff.page.goto(LIST);
  await staff.page.getByRole('heading', { name: 'Expenditure', exact: true }).waitFor();
  await admin.page.goto('/');
  await admin.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

const spent = () =>
  backend.sql<{ id: number; category: string; amount: number }>(
    `SELECT e.id, c.name AS category, e.amount FROM expenditure e
     JOIN expenditure_category c ON c.id = e.expenditure_category_id ORDER BY e.id`,
  );
const idOfTea = async () => (await spent())[0]!.id;
const amounts = async () => (await spent()).map(({ category, amount }) => [category, amount]);

const bell = (name: string | RegExp) => admin.page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => admin.page.getByRole('heading', { name }).first().waitFor();

/** Opens the menu of a row by keyboard and chooses an item. */
async function choose(screen: Screen, row: string, item: 'Edit' | 'Delete'): Promise<void> {
  await screen.page.getByRole('button', { name: new RegExp(`^Change ${row}, `) }).focus();
  await screen.press('Enter');
  await screen.page.getByRole('menuitem', { name: item, exact: true }).waitFor();
  await screen.page.waitForFunction(() => document.activeElement?.textContent === 'Edit');
  await screen.press(...(item === 'Edit' ? ['Enter'] : ['ArrowDown', 'Enter']));
  await screen.page.getByRole('dialog', { name: `${item}: Expenditure` }).waitFor();
}

/** Requests a different amount for the row as staff. */
async function askFor(row: string, amount: string): Promise<void> {
  await choose(staff, row, 'Edit');
  await atStaff.waitForFocus('expenditureCategoryId');
  await staff.press('Enter');
  await atStaff.waitForFocus('amount');
  await atStaff.retype(amount);
  await staff.press('Control+Enter');
  await atStaff.waitForFocus('why');
  await staff.type('It was more');
  await staff.press('Control+Enter');
  await staff.page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('requesting a change from a list', () => {
  it('shows each refusal at its field and keeps what was typed', async () => {
    await choose(staff, 'Tea', 'Edit');
    await atStaff.waitForFocus('expenditureCategoryId');
    await staff.press('Enter');
    await atStaff.waitForFocus('amount');
    await atStaff.retype('0');
    await atStaff.refused('amount', 'amount must be more than 0 and at most ₹99,99,99,999.99');
    await atStaff.retype('99999');
    await atStaff.refused('why', 'Enter the reason for the change');
    await staff.type('It was more');
    await atStaff.refused('amount', /^The safe holds only/);
    await atStaff.retype('300');
    await staff.press('Control+Enter');
    await atStaff.waitForText('Sent for approval');
    await staff.page.getByRole('row', { name: /Tea/ }).getByText('Pending').waitFor();
    expect(await amounts()).toEqual([
      ['Tea', 25_000],
      ['Repairs', 10_000],
    ]);
  });

  it('shows in the open dialog that somebody else has already requested a change', async () => {
    const second = await opened.openScreen();
    await second.page.goto(LIST);
    await choose(second, 'Tea', 'Edit');
    await second.page.getByText(/^Already requested by A USER, \d\d-\d\d-\d{4} \d\d:\d\d$/).waitFor();
    await second.press('Escape');
    await choose(second, 'Repairs', 'Delete');
    await second.page.getByLabel('Why you want to delete it').waitFor();
    expect(await second.page.getByText(/^Already requested/).count()).toBe(0);
    const asked = { table: 'expenditure', rowId: (await spent())[1]!.id, permission: MODIFY as typeof MODIFY };
    const changes = [{ field: 'amount', value: '90' }];
    const input = { ...asked, changes, comment: 'Less' };
    const { changeRequestId } = await submit(await contextOf(backend, false), changeRow, input);
    await second.page.getByText(/^Already requested by A USER/).waitFor();
    await submit(other, decideChange, { requestId: changeRequestId, accept: false });
    await second.page.getByText(/^Already requested/).waitFor({ state: 'detached' });
    await second.close();
  });

  it('updates the bell and the page title of an admin without a reload', async () => {
    await bell('1 pending request').waitFor();
    expect(await admin.page.title()).toMatch(/^\(1\) Home/);
  });

  it('requests a deletion', async () => {
    await choose(staff, 'Repairs', 'Delete');
    await atStaff.waitForFocus('why');
    await staff.type('Entered twice');
    await staff.press('Control+Enter');
    await staff.page
      .getByRole('row', { name: /Repairs/ })
      .getByText('Pending')
      .waitFor();
    await bell('2 pending requests').waitFor();
  });
});

/** Waits until that entry of the bell has the focus. */
const onEntry = (words: string) =>
  admin.page.waitForFunction(
    (text) =>
      document.activeElement instanceof HTMLAnchorElement && (document.activeElement.textContent ?? '').includes(text),
    words,
  );

describe('deciding by keyboard', () => {
  it('opens a review from the bell and moves between the pending requests', async () => {
    await admin.press('Alt+n');
    const entry = admin.page.getByRole('link', { name: /A USER asks to delete expenditure Repairs/ });
    await entry.waitFor();
    await onEntry('Repairs');
    await admin.press('ArrowDown');
    await onEntry('Tea');
    await admin.press('Enter');
    await heading('Expenditure · Tea, ₹250.00');
    await atAdmin.waitForText('1 of 2 pending');
    await atAdmin.waitForText('It was more');
    await admin.press('j');
    await heading('Expenditure Repairs, ₹100.00 will be deleted');
    await atAdmin.waitForText('2 of 2 pending');
    await admin.press('ArrowLeft');
    await heading('Expenditure · Tea, ₹250.00');
  });

  it('shows the changed cell and hides the unchanged ones', async () => {
    const row = admin.page.getByRole('row', { name: /^Amount/ });
    expect(await row.locator('del').innerText()).toBe('₹250.00');
    expect(await row.locator('ins').innerText()).toBe('₹300.00');
    await row.getByText('changed').waitFor();
    expect(await admin.page.getByRole('row', { name: /^Category/ }).count()).toBe(0);
    const fold = admin.page.getByRole('button', { name: /unchanged$/ });
    await fold.click();
    await admin.page.getByRole('row', { name: /^Category/ }).waitFor();
    await fold.click();
  });

  it('accepts after a question; the staff member is notified and sees the new amount in the list', async () => {
    await admin.press('a');
    await atAdmin.answerYes('Do you want to accept it ?');
    await atAdmin.waitForText('All decided');
    await bell('1 pending request').waitFor();
    await atStaff.waitForText('Accepted by Meena: Expenditure Tea, ₹250.00');
    await staff.page.getByRole('row', { name: /Tea/ }).getByText('300.00').waitFor();
    await staff.page.getByRole('row', { name: /Tea/ }).getByText('Pending').waitFor({ state: 'hidden' });
    expect(await amounts()).toEqual([
      ['Tea', 30_000],
      ['Repairs', 10_000],
    ]);
  });

  it('rejects the next request', async () => {
    await admin.press('j');
    await heading('Expenditure Repairs, ₹100.00 will be deleted');
    await admin.press('r');
    await atAdmin.answerYes('Do you want to reject it ?');
    await atAdmin.waitForText('All decided');
    await bell('No pending requests').waitFor();
    expect(await admin.page.title()).toMatch(/^Expenditure · Repairs/);
    await atStaff.waitForText('Rejected by Meena: Expenditure Repairs, ₹100.00');
    await staff.page.getByRole('alert').getByText('Rejected', { exact: true }).waitFor();
    expect(await amounts()).toHaveLength(2);
  });
});

describe('a row that changes during its review', () => {
  it('shows that the current value has changed and asks again before accepting', async () => {
    await askFor('Tea', '350');
    await bell('1 pending request').click();
    await admin.page.getByRole('link', { name: /asks to change expenditure Tea/ }).click();
    await heading('Expenditure · Tea, ₹300.00');
    const changes = [{ field: 'amount', value: '310' }];
    await submit(other, changeRow, { table: 'expenditure', rowId: await idOfTea(), permission: MODIFY, changes });
    await atAdmin.waitForText(/^Current value changed at \d\d:\d\d$/);
    await admin.page
      .getByRole('row', { name: /^Amount/ })
      .locator('del')
      .getByText('310.00')
      .waitFor();
    await admin.press('a');
    await atAdmin.answerYes('Do you want to accept it ?');
    await atAdmin.answerYes(/^The current value has changed since/);
    await atAdmin.waitForText('All decided');
    expect((await amounts())[0]).toEqual(['Tea', 35_000]);
  });

  it('removes a request that was withdrawn', async () => {
    await askFor('Tea', '360');
    await bell(/1 pending request/).click();
    await admin.page.getByRole('link', { name: /asks to change expenditure Tea/ }).click();
    await admin.page.getByRole('button', { name: 'Accept' }).waitFor();
    await staff.page.goto('/page/my-requests');
    await staff.page.getByRole('row', { name: /Pending/ }).waitFor();
    await staff.page.getByRole('button', { name: /^Withdraw/ }).focus();
    await staff.press('Enter');
    await atStaff.answerYes('Do you want to withdraw this request?');
    await staff.page.getByRole('row', { name: /Withdrawn/ }).waitFor();
    await atAdmin.waitForText('Withdrawn by A USER');
    await atAdmin.waitForText('All decided');
  });
});

it('"My requests" shows how each request ended and who decided', async () => {
  const rows = staff.page.getByRole('row');
  await rows.filter({ hasText: 'Repairs' }).getByText('Rejected').waitFor();
  expect(await rows.filter({ hasText: 'Meena' }).count()).toBe(3);
  await rows.filter({ hasText: 'Amount: ₹250.00 → ₹300.00' }).getByText('Accepted').waitFor();
});
