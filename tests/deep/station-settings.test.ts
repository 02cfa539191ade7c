import { AUDIT_HEAD } from '../../server/platform/audit-head';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { type Backend, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, showScheme, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let token: string;
let screen: Screen;
const { answerYes, waitForText, waitForFocus, enter, refused, retype } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  const meena = await backend.addUser('meena@station.example', { isAdmin: true });
  await backend.sql("UPDATE app_user SET name = 'MEENA' WHERE id = $1", [meena]);
  token = await backend.logIn('meena@station.example', PASSWORD);
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

async function openAt(path: string, heading: string, options: object = { token }): Promise<void> {
  await screen?.close();
  screen = await opened.openScreen(options);
  await screen.page.goto(path);
  await screen.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

const set = async () => {
  const rows = await backend.sql<{ key: string; value: unknown }>(
    "SELECT key, value FROM station_setting WHERE key NOT IN ('version', 'setUpCodes') ORDER BY key",
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

/** Expects no problems on desktop and phone, in light and dark. */
async function looksRight(path: string, heading: string): Promise<void> {
  for (const width of [1366, 360]) {
    await openAt(path, heading, { token, width, height: 768, scheme: 'light' });
    await screen.page.waitForLoadState('networkidle');
    for (const scheme of ['light', 'dark'] as const) {
      await showScheme(screen.page, scheme);
      expect({ width, scheme, faults: await violationsOf(screen.page) }).toEqual({ width, scheme, faults: [] });
      expect({ width, scheme, faults: await misplaced(screen.page) }).toEqual({ width, scheme, faults: [] });
    }
  }
}

it('name and tax number can be changed by keyboard alone; an invalid tax number is refused at its field', async () => {
  await openAt('/page/station-settings', 'Station settings');
  await waitForFocus('stationName');
  const before = screen.keys();
  await retype('GOPAL FILLING STATION');
  await enter('stationName', '', 'dealerLine');
  await enter('dealerLine', 'Dealers: Bharat Petroleum', 'address');
  await enter('address', 'NH 48, Tumakuru', 'phone');
  await enter('phone', '0816 2270001', 'taxNumber');
  await screen.type('29abcde1234f1a5');
  await refused('taxNumber', 'A GSTIN has 15 characters: 29ABCDE1234F1ZW');
  expect(await set()).toEqual({});
  await retype('29abcde1234f1zw');
  await screen.press('Enter');
  await waitForText('Station settings changed.');
  expect(screen.keys() - before).toBeLessThanOrEqual(130);
  expect(await set()).toEqual({
    stationName: 'GOPAL FILLING STATION',
    dealerLine: 'Dealers: Bharat Petroleum',
    address: 'NH 48, Tumakuru',
    phone: '0816 2270001',
    taxNumber: '29ABCDE1234F1ZW',
  });
  await screen.page.getByRole('banner').getByText('GOPAL FILLING STATION').waitFor();
});

it('keeps what was typed when another admin saves, shows the other values, and asks before overwriting them', async () => {
  await openAt('/page/station-settings', 'Station settings');
  const field = (name: string) => screen.page.locator(`[name=${name}]`);
  await waitForFocus('stationName');
  await field('lowStockPercent').focus();
  await retype('30');
  await field('dealerLine').focus();
  await retype('Dealers: Hindustan Petroleum');
  const changes = [{ field: 'dealerLine', value: 'Dealers: Indian Oil' }];
  await submit(await contextOf(backend, true), changeRow, {
    table: 'station_setting',
    rowId: 1,
    permission: 2,
    changes,
  });
  await waitForText('Changed in the meantime, now: Dealers: Indian Oil');
  await screen.press('Control+Enter');
  await waitForText(/was changed by someone else in the meantime/);
  expect(await set()).toMatchObject({ dealerLine: 'Dealers: Indian Oil' });
  expect(await field('dealerLine').inputValue()).toBe('Dealers: Hindustan Petroleum');
  await field('dealerLine').focus();
  await screen.press('Control+Enter');
  await waitForText('Station settings changed.');
  // Closed before its own timeout.
  const refusal = screen.page.getByRole('alert').filter({ hasText: /was changed by someone else in the meantime/ });
  await refusal.waitFor({ state: 'detached', timeout: 4_000 });
  await waitForFocus('stationName');
  expect(await field('dealerLine').inputValue()).toBe('Dealers: Hindustan Petroleum');

  // The version changed because of another group of settings, so this one is saved without a question.
  expect(await field('lowStockPercent').inputValue()).toBe('30');
  await field('lowStockPercent').focus();
  await screen.press('Control+Enter');
  await waitForFocus('stockRaisedBy');
  expect(await set()).toMatchObject({ dealerLine: 'Dealers: Hindustan Petroleum', lowStockPercent: 30 });
});

it('asks before leaving unsaved changes, but not for a typed search', async () => {
  await openAt('/page/station-settings', 'Station settings');
  const question = /^What you typed is not saved and will be lost/;
  const home = screen.page.getByRole('banner').getByRole('link').first();
  await waitForFocus('stationName');
  await retype('ANOTHER NAME');
  await home.click();
  await waitForText(question);
  await screen.press('n');
  await screen.page.getByText(question).waitFor({ state: 'detached' });
  expect(await screen.page.locator('[name=stationName]').inputValue()).toBe('ANOTHER NAME');
  const nextDialog = screen.page.waitForEvent('dialog');
  const reloaded = screen.page.reload();
  const browsers = await nextDialog;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.accept();
  await reloaded;
  await waitForFocus('stationName');
  await retype('ANOTHER NAME');
  await home.click();
  await waitForText(question);
  await screen.press('y');
  await screen.page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();

  await openAt('/page/audit', 'Audit');
  await waitForFocus('table');
  await screen.type('Station setting');
  await screen.page.getByRole('banner').getByRole('link').first().click();
  await screen.page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
});

it('the approval policy is set by keyboard, and the entries of staff wait', async () => {
  await openAt('/page/station-settings', 'Station settings');
  await waitForFocus('stationName');
  await screen.page.locator('[name=advanceByStaff]').focus();
  await retype('Waits above');
  await screen.press('Enter');
  await waitForFocus('advanceByStaff-amount');
  await screen.type('5000');
  await screen.press('Enter');
  await waitForFocus('expenditureByStaff');
  await screen.page.locator('[name=employeeByStaff]').focus();
  await retype('Always');
  await screen.press('Enter');
  await waitForFocus('employeeChangeByStaff');
  await screen.press('Control+Enter');
  await waitForText('Station settings changed.');
  expect(await set()).toMatchObject({ advanceByStaff: 500_000, employeeByStaff: 'ADMINS' });

  await screen.page.context().close();

  await openAt('/page/create-employee', 'Employees', {});
  await waitForFocus('name');
  const ghost = { name: 'ghost worker', contactNo: '9876543210', address: 'Main road', payRate: '99999' };
  for (const [name, text] of Object.entries({ ...ghost, joinDate: '01-01-2026' })) {
    await screen.page.locator(`[name=${name}]`).focus();
    await screen.type(text);
  }
  await screen.press('Control+Enter');
  await waitForText('Sent for approval. Somebody who may approve it will decide.');
  await screen.page.getByRole('listitem').filter({ hasText: 'ghost worker' }).getByText('Waiting').waitFor();
  const [request] = await backend.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  await opened.act('decideChange', { requestId: request!.id, accept: false });
  await screen.page.context().close();
});

it('switching on four eyes needs a confirmation; then changes of the settings wait for another admin too', async () => {
  await openAt('/page/station-settings', 'Station settings');
  const fourEyes = screen.page.locator('[name="fourEyes"]');
  await fourEyes.waitFor();
  await fourEyes.focus();
  await screen.press('Space');
  await screen.press('Control+Enter');
  await answerYes('From now on, every change waits for somebody else who may approve it. Turn this on?');
  await waitForText('Station settings changed.');
  expect(await set()).toMatchObject({ fourEyes: true });

  await screen.page.locator('[name="why"]').first().waitFor();
  await screen.page.locator('[name="lowStockPercent"]').focus();
  await retype('25');
  await screen.press('Enter');
  await screen.type('Tankers come late');
  await screen.press('Control+Enter');
  await waitForText('Sent for approval');
  await waitForText('MEENA requested other settings. Somebody else who may approve them has to decide.');
  expect(await set()).toMatchObject({ lowStockPercent: 30 });
});

it('the audit can be searched and shows who changed which value from what to what', async () => {
  await openAt('/page/audit', 'Audit');
  await waitForFocus('table');
  await screen.type('Station setting');
  await screen.press('Enter');
  await screen.press('Control+Enter');
  await waitForText('Station setting GOPAL FILLING STATION changed');
  await waitForText('Four eyes: each change needs the approval of somebody else');
  expect(new URL(screen.page.url()).searchParams.get('table')).toBe('station_setting');
  const rows = screen.page.getByRole('table').getByRole('row');
  // The unfiltered audit is shown until the result arrives.
  await rows.nth(7).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(7);
  await waitForText('MEENA');
});

it('checks a printed head of the audit', async () => {
  const [{ head }] = (await backend.sql<{ head: string }>(AUDIT_HEAD)) as [{ head: string }];
  await openAt('/page/audit', 'Audit');
  await waitForFocus('table');
  await screen.page.locator('[name=auditHead]').focus();
  await screen.type(head);
  await screen.press('Enter');
  await waitForText(`${head} is in the audit's chain`);
  await retype(`999999${head.slice(head.indexOf('-'))}`);
  await screen.press('Enter');
  await waitForText('The audit has no row 999999');
});

it('editing a user under four eyes needs a reason and the decision of another admin', async () => {
  await openAt('/page/user-edit', 'Edit user');
  await screen.page
    .getByRole('row', { name: /staff@station/ })
    .getByRole('button')
    .first()
    .click();
  await screen.page.locator('[name="address"]').waitFor();
  await screen.page.locator('[name="address"]').focus();
  await retype('WARD 7');
  await refused('reason', 'Why you want to Edit');
  await screen.type('She moved');
  await screen.press('Control+Enter');
  await waitForText('Sent for approval. Somebody who may approve it will decide.');
  await waitForText('Pending');
  expect(await backend.sql("SELECT address FROM app_user WHERE email = 'staff@station.example'")).not.toEqual([
    { address: 'WARD 7' },
  ]);
});

it('tells staff that they cannot open the pages', async () => {
  for (const path of ['/page/station-settings', '/page/audit']) {
    screen = await opened.openScreen();
    await screen.page.goto(path);
    await waitForText('You cannot open this page');
  }
});

it('both pages have no accessibility or layout problems on desktop and phone, in light and dark', async () => {
  await looksRight('/page/station-settings', 'Station settings');
  await looksRight('/page/audit', 'Audit');
});
