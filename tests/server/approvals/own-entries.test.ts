import '../../../server/api/graphql/resolvers';
import { addDays } from '../../../server/domain/kernel/business-date';
import { ask } from '../../../server/platform/ask';
import type { Context } from '../../../server/platform/context';
import { submit } from '../../../server/platform/submit';
import { actorOf } from '../../../server/services/access/session';
import { signIn } from '../../../server/services/access/sign-in';
import { changeableRow } from '../../../server/services/approvals/review.queries';
import { another } from '../../contract/cases/case';
import { aBill, aCreditorPayment, aShiftRuns } from '../../contract/work';
import { actAs } from '../../support/closing-station';
import { FIRST_DAY } from '../../support/small-station';
import { expectBooksInOrder } from '../../support/state-of-books';
import { STAFF, type Station, startStation } from '../../support/station';
import { setSetting } from '../../support/station-settings';

let station: Station;
let admin: Context;
let staff: Context;

beforeAll(async () => {
  station = await startStation();
  admin = station.request({ actor: await actorOf(station.database, station.adminToken) });
  const { email, password } = STAFF;
  const { token } = await submit(station.request(), signIn, { email, password });
  staff = station.request({ actor: await actorOf(station.database, token) });
  await aShiftRuns(station);
}, 120_000);
beforeEach(() =>
  station.sql("DELETE FROM station_setting WHERE key IN ('ownEntries', 'fourEyes', 'expenditureByStaff')"),
);
afterEach(() => expectBooksInOrder(station.database));
afterAll(() => station.close());

const set = (field: string, value: string) => setSetting(actAs(admin), field, value);

/** Records an expenditure of ₹100 and returns its row. */
async function spend(ctx: Context) {
  const { ids } = station;
  const input = { expenditureCategoryId: ids.expenditureCategories[0], amount: 100_00, notes: [] };
  const bank = { accountId: ids.accounts[0], paymentModeId: ids.paymentModes[1] };
  const { expenditureId } = (await actAs(ctx)('recordExpenditure', { ...input, ...bank })) as { expenditureId: number };
  return { table: 'expenditure', rowId: expenditureId };
}

const amountOf = async ({ rowId }: { rowId: number }) =>
  (await station.sql<{ amount: number }>('SELECT amount FROM expenditure WHERE id = $1', [rowId]))[0]?.amount;

const edit = (ctx: Context, row: object, amount = '150.00') =>
  actAs(ctx)('changeRow', { ...row, permission: 2, changes: [{ field: 'amount', value: amount }], comment: 'Misread' });
const remove = (ctx: Context, row: object) =>
  actAs(ctx)('changeRow', { ...row, permission: 1, changes: [], comment: 'Twice' });
const atOnce = async (ctx: Context, row: { table: string; rowId: number }) => {
  const { isChangedAtOnce, isDeletedAtOnce } = await ask(ctx, changeableRow, row);
  return [isChangedAtOnce, isDeletedAtOnce];
};
const age = ({ rowId }: { rowId: number }, minutes: number) =>
  station.sql("UPDATE expenditure SET created_at = now() - $2::int * interval '1 minute' WHERE id = $1", [
    rowId,
    minutes,
  ]);

test('by default staff request a change of their own entry', async () => {
  const row = await spend(staff);
  expect(await atOnce(staff, row)).toEqual([false, false]);
  expect(await edit(staff, row)).toMatchObject({ state: 'PENDING' });
  expect(await atOnce(admin, row)).toEqual([true, true]);
});

describe('where the station lets staff change their own new entries', () => {
  beforeEach(() => set('ownEntries', 'ALLOWED'));

  test('they change and delete them at once, and the admins are told', async () => {
    const row = await spend(staff);
    expect(await atOnce(staff, row)).toEqual([true, true]);
    expect(await edit(staff, row)).toMatchObject({ state: 'DONE' });
    expect(await amountOf(row)).toBe(150_00);
    expect(await remove(staff, row)).toMatchObject({ state: 'DONE' });
    expect(await amountOf(row)).toBeUndefined();
    const told = await station.sql(
      "SELECT FROM change_request WHERE table_name = 'expenditure' AND row_id = $1 AND state = 'DONE'",
      [row.rowId],
    );
    expect(told).toHaveLength(2);
  });

  test.each([
    [9, 'DONE'],
    [10, 'PENDING'],
  ])('one that is %i minutes old is %s', async (minutes, state) => {
    const row = await spend(staff);
    await age(row, minutes);
    expect(await atOnce(staff, row)).toEqual([state === 'DONE', state === 'DONE']);
    expect(await remove(staff, row)).toMatchObject({ state });
  });

  test("another's entry waits", async () => {
    expect(await edit(staff, await spend(admin))).toMatchObject({ state: 'PENDING' });
  });

  test('with four eyes every change waits', async () => {
    const row = await spend(staff);
    await station.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')");
    expect(await atOnce(staff, row)).toEqual([false, false]);
    expect(await edit(staff, row)).toMatchObject({ state: 'PENDING' });
  });

  describe('until a document made since counts them:', () => {
    const bill = () => aBill(station);
    const sale = async () => {
      const { creditors, pumps, products } = station.ids;
      const at = { creditorId: creditors[1], pumpId: pumps[1].id, productId: products.petrol, litres: 2000 };
      const { creditSaleId } = (await actAs(staff)('recordCreditSale', at)) as { creditSaleId: number };
      return { table: 'credit_sale', rowId: creditSaleId };
    };
    const adjustment = async () => {
      const asked = { kind: 'DISCOUNT', creditorId: station.ids.creditors[1], amount: 100, confirmed: true };
      const { creditorAdjustmentId } = await station.act<{ creditorAdjustmentId: number }>(
        'recordCreditorAdjustment',
        asked,
      );
      return { table: 'creditor_adjustment', rowId: creditorAdjustmentId };
    };
    const clerk = { contactNo: '9876543210', address: 'Main road', payRate: 3_000_000, payBasis: 'MONTH' };
    const advance = async () => {
      const joinDate = addDays(FIRST_DAY, -1);
      const { id: employeeId } = await station.act('createEmployee', { ...clerk, name: another('clerk'), joinDate });
      const input = { employeeId, amount: 100_00, notes: [] };
      const { employeeAdvanceId } = (await actAs(staff)('recordEmployeeAdvance', input)) as {
        employeeAdvanceId: number;
      };
      return { table: 'employee_advance', rowId: employeeAdvanceId, employeeId };
    };
    const salary = async ({ employeeId }: { employeeId?: number }): Promise<unknown> => {
      const day = addDays(FIRST_DAY, -1);
      return station.act('paySalary', { employeeId, from: day, to: day, amount: 0, notes: [] });
    };

    test.each<[string, () => Promise<{ table: string; rowId: number; employeeId?: number }>, typeof salary]>([
      ['a sale on a bill', sale, bill],
      [
        'a payment on a bill',
        async () => ({ table: 'creditor_payment', rowId: await aCreditorPayment(station) }),
        bill,
      ],
      ['an adjustment on a bill', adjustment, bill],
      ['an advance that a salary took', advance, salary],
    ])('%s waits', async (_, record, count) => {
      const { employeeId, ...row } = await record();
      const stored = row.table === 'creditor_adjustment' ? 'creditor_payment' : row.table;
      await station.sql(`UPDATE ${stored} SET created_by_id = $2 WHERE id = $1`, [row.rowId, staff.actor!.userId]);
      expect(await atOnce(staff, row)).toEqual([true, true]);
      await count({ employeeId });
      expect(await atOnce(staff, row)).toEqual([false, false]);
      expect(await edit(staff, row)).toMatchObject({ state: 'PENDING' });
    });
  });

  test('a sale that is given to a customer with a later bill waits, and is changed otherwise at once', async () => {
    const { creditors, pumps, products } = station.ids;
    const at = { creditorId: creditors[0], pumpId: pumps[1].id, productId: products.petrol, litres: 2000 };
    const { creditSaleId: rowId } = (await actAs(staff)('recordCreditSale', at)) as { creditSaleId: number };
    await aBill(station);
    const change = (field: string, value: string) =>
      actAs(staff)('changeRow', {
        ...{ table: 'credit_sale', rowId, permission: 2, changes: [{ field, value }], comment: 'Misread' },
      });
    expect(await change('creditorId', String(creditors[1]))).toMatchObject({ state: 'PENDING' });
    expect(await change('vehicle', 'KA 01 Z 9')).toMatchObject({ state: 'DONE' });
  });

  test('a limit of the approval policy holds for the new amount', async () => {
    await set('expenditureByStaff', '500.00');
    const row = await spend(staff);
    expect(await edit(staff, row, '500.01')).toMatchObject({ state: 'PENDING' });
    expect(await amountOf(row)).toBe(100_00);
  });
});
