import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { decideChange } from '../../server/services/approvals/decide-change';
import { type Backend, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { goWithin, type Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

const MEENA = 'meena@station.example';
const LIST = '/page/expenditure-detail';
const MODIFY = 2;

jest.setTimeout(120_000);

let opened: BrowserStation;
let backend: Backend;
let adminToken: string;
/** A second admin, without a browser. */
let other: Context;
let teaId: number;
let rowId: number;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  const { act, station } = opened;
  ({ id: teaId } = await act('createExpenditureCategory', { name: 'Tea' }));
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await act('recordExpenditure', { expenditureCategoryId: teaId, amount: 25_000, notes: [] });
  const [spent] = await backend.sql<{ id: number }>('SELECT id FROM expenditure');
  rowId = spent!.id;
  other = await contextOf(backend, true);
  await backend.addUser(MEENA, { isAdmin: true });
  adminToken = await backend.logIn(MEENA, PASSWORD);
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

it('editing the quantity of a credit sale recalculates its amount, and editing the amount its quantity', async () => {
  const { act, station } = opened;
  await act('recordCreditSale', {
    creditorId: station.creditors[0],
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 20_000,
  });
  const screen = await opened.openScreen();
  const { page } = screen;
  await page.goto('/page/credit-entry');
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit: Credit sale' });
  await dialog.locator('[name=litres]').fill('30');
  await dialog.locator('[name=vehicle]').focus();
  expect(await dialog.locator('[name=amount]').inputValue()).toBe('2,775.00');
  await dialog.locator('[name=amount]').fill('925');
  await dialog.locator('[name=vehicle]').focus();
  expect(await dialog.locator('[name=litres]').inputValue()).toBe('10.000');
  await dialog.locator('[name=why]').fill('Misread');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const requests = await backend.sql<{ id: number; changes: unknown }>(
    "SELECT id, changes FROM change_request WHERE table_name = 'credit_sale' AND state = 'PENDING'",
  );
  expect(requests.map(({ changes }) => changes)).toEqual([{ amount: 92_500 }]);
  await screen.close();
  // The following tests need a station without pending requests.
  await submit(other, decideChange, { requestId: requests[0]!.id, accept: false });
});

it('the bell shows no count until it is loaded', async () => {
  const screen = await opened.openScreen({ token: adminToken });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await screen.page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('BellCounts')) await held;
    await route.continue();
  });
  await screen.page.goto('/');
  await screen.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  answer();
  await screen.page.getByRole('button', { name: 'No pending requests', exact: true }).waitFor();
  await screen.close();
});

describe('the review', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await opened.openScreen({ token: adminToken });
    await screen.page.goto('/404');
    await screen.page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => screen.close());

  it.each(['99999999999/credit_sale', '987654/credit_sale', '1/no_such_table', 'x/credit_sale'])(
    'the review of %s reports that the record does not exist',
    async (path) => {
      const { page } = screen;
      await goWithin(screen, '/404');
      await page.getByRole('heading', { name: 'Not found', level: 1 }).waitFor();
      await goWithin(screen, `/permission/${path}`);
      await page.getByText('This record does not exist', { exact: true }).waitFor();
      expect(await page.locator('main').innerText()).toBe('Permission review\nThis record does not exist');
    },
  );
});

describe.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
])('$width px, $scheme', (look) => {
  it('the list, its menus and dialogs, the bell, the review and "My requests" have no accessibility or layout problems', async () => {
    const asker = await contextOf(backend, false);
    const changes = [{ field: 'amount', value: String(400 + look.width) }];
    const input = {
      table: 'expenditure',
      rowId,
      permission: MODIFY as typeof MODIFY,
      changes,
      comment: 'More',
    };
    await submit(asker, changeRow, input);
    const screen = await opened.openScreen({ ...look, token: adminToken });
    const { page } = screen;
    const expectAtHome = async (): Promise<void> => {
      await page.waitForLoadState('networkidle').catch(() => undefined);
      expect(await violationsOf(page)).toEqual([]);
      expect(await misplaced(page)).toEqual([]);
      expect(screen.faults.splice(0)).toEqual([]);
    };
    await page.goto(LIST);
    await page.getByText('Pending').first().waitFor();
    await expectAtHome();
    await page.getByRole('button', { name: /^Change Tea, / }).click();
    await page.getByRole('menuitem', { name: 'See request' }).waitFor();
    await expectAtHome();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Why you want to Edit').waitFor();
    await expectAtHome();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /pending request/ }).click();
    await page
      .getByRole('link', { name: /asks to change/ })
      .first()
      .waitFor();
    await expectAtHome();
    await page
      .getByRole('link', { name: /asks to change/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Accept' }).first().waitFor();
    await page
      .getByText(/^(What else|Nothing else) changes/)
      .first()
      .waitFor();
    await expectAtHome();
    await page.goto('/page/my-requests');
    await page.getByRole('heading', { name: 'My requests' }).waitFor();
    await expectAtHome();
    await screen.close();
  });
});

it('the review recalculates the effects of a request when the cash in the safe changes', async () => {
  const changes = [{ field: 'amount', value: '5400' }];
  const input = { table: 'expenditure', rowId, permission: MODIFY as typeof MODIFY };
  await submit(await contextOf(backend, false), changeRow, { ...input, changes, comment: 'Much more' });
  const screen = await opened.openScreen({ token: adminToken });
  const { page } = screen;
  const waitForText = (text: string | RegExp) => page.getByText(text).first().waitFor();
  await page.goto(`/permission/${rowId}/expenditure`);
  await waitForText('Much more');
  await waitForText(/^Cash in the safe/);
  await opened.act('recordExpenditure', { expenditureCategoryId: teaId, amount: 600_000, notes: [] });
  await waitForText(/^The safe holds only/);
  await screen.close();
});
