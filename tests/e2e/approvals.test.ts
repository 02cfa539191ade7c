import { type Backend, PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

const MEENA = 'meena@station.example';

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let staff: Screen;
let admin: Screen;
const atStaff = walkOn(() => staff);
const atAdmin = walkOn(() => admin);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  await opened.act('startShift', { shiftTypeId: opened.station.morning, shiftDate: '2026-01-01' });
  const meena = await backend.addUser(MEENA, { isAdmin: true });
  await backend.sql("UPDATE app_user SET name = 'Meena' WHERE id = $1", [meena]);
  staff = await opened.openScreen({});
  admin = await opened.openScreen({ token: await backend.logIn(MEENA, PASSWORD) });
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

const advances = async () =>
  (await backend.sql<{ amount: number }>('SELECT amount FROM employee_advance ORDER BY id')).map(
    ({ amount }) => amount,
  );

/** Enters an advance to the first employee, by keyboard. */
async function enterAdvance(amount: string): Promise<void> {
  await staff.page.locator('[name=employeeId]').focus();
  await staff.press('ArrowDown', 'Enter');
  await atStaff.waitForFocus('amount');
  await staff.type(amount);
  await staff.press('Control+Enter');
}

it('an admin sets the limit by keyboard', async () => {
  await admin.page.goto('/page/station-settings');
  const line = admin.page.locator('[name=advanceByStaff]');
  await line.waitFor();
  await atAdmin.waitForText(/^Below each line is who does not have to wait: “by staff” means everybody else\./);
  const passes = admin.page.getByText(
    'At once for everybody whose role allows: Record at once what waits by the station settings',
  );
  expect(await passes.count()).toBeGreaterThan(4);
  await atAdmin.waitForText(/^At once for everybody whose role allows: Sell above a creditor's limit/);
  await atAdmin.waitForText('An amount is per entry: two entries below it are both recorded at once.');
  await line.focus();
  await atAdmin.retype('Waits above');
  await admin.press('Enter');
  await atAdmin.waitForFocus('advanceByStaff-amount');
  await admin.press('Control+Enter');
  await atAdmin.waitForText('Enter an amount above ₹0');
  await admin.type('50');
  await admin.press('Control+Enter');
  await atAdmin.waitForText('Station settings changed.');
  expect(await backend.sql("SELECT value FROM station_setting WHERE key = 'advanceByStaff'")).toEqual([
    { value: 5000 },
  ]);
});

it('an advance of staff above it waits, and is recorded live when the admin accepts it from the bell', async () => {
  await staff.page.goto('/page/employee-advance');
  await atStaff.waitForFocus('employeeId');
  await enterAdvance('60');
  await atStaff.waitForText(
    'More than ₹50.00: this waits until somebody who may approve it accepts it. Do not pay it out yet.',
  );
  await atStaff.waitForText('Sent for approval. Somebody who may approve it will decide.\nDo not pay it out yet.');
  const waiting = staff.page.getByRole('listitem').filter({ hasText: '₹60.00' });
  await waiting.getByText('Waiting', { exact: true }).waitFor();
  await atStaff.waitForFocus('employeeId');
  expect(await advances()).toEqual([]);

  await admin.page.getByRole('button', { name: /1 pending request/ }).click();
  await admin.page.getByRole('link', { name: /asks to record employee advance .*₹60\.00/ }).click();
  await admin.page.getByRole('heading', { name: /wants to record/ }).waitFor();
  await atAdmin.waitForText(/^Account of .*: ₹0\.00 → ₹60\.00$/);
  await admin.press('a');
  await atAdmin.answerYes('Do you want to accept it ?');
  await staff.page
    .getByRole('row', { name: /60\.00/ })
    .first()
    .waitFor();
  await waiting.waitFor({ state: 'detached' });
  expect(await advances()).toEqual([6000]);
});

it('a rejection tells the requester who rejected what, and why', async () => {
  await enterAdvance('80');
  await admin.page.getByRole('button', { name: /1 pending request/ }).click();
  await admin.page.getByRole('link', { name: /asks to record employee advance .*₹80\.00/ }).click();
  await admin.page.getByRole('textbox', { name: 'Why you reject it (optional)' }).fill('He had one on Monday');
  await admin.page.getByRole('button', { name: /^Reject/ }).click();
  await atAdmin.answerYes('Do you want to reject it ?');
  const toast = staff.page.getByRole('alert').filter({ hasText: 'He had one on Monday' });
  await toast.getByText('Rejected', { exact: true }).waitFor();
  await toast.getByText(/^Rejected by Meena: Employee advance .*, ₹80\.00/).waitFor();
  expect(await toast.getByText('Failed').count()).toBe(0);
  expect(await advances()).toEqual([6000]);
});

it('its requester withdraws an entry that waits', async () => {
  await enterAdvance('70');
  const waiting = staff.page.getByRole('listitem').filter({ hasText: '₹70.00' });
  await waiting.getByRole('button', { name: /^Withdraw/ }).click();
  await atStaff.answerYes('Do you want to withdraw this request?');
  await waiting.waitFor({ state: 'detached' });
  expect(await advances()).toEqual([6000]);
});
