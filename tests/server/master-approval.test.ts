import { editableTables } from '../../server/modules/changes';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { oldValuesOf, permissionData } from '../../server/services/approvals/permission-data.queries';
import { changeableRow } from '../../server/services/approvals/review.queries';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, openBackend, refusalOf } from './backend';
import { type AnyRow, addRow, contextOf, masterNamed } from './masters-samples';

const creditors = masterNamed('Creditor');
const users = masterNamed('User');

let backend: Backend;
let admin: Context;
let staff: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  staff = await contextOf(backend, false);
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const rowOf = async (id: number) => (await ask(admin, creditors.queries.one, { id })) as unknown as AnyRow;

const auditOf = (table: string, id: number) =>
  backend.sql<{ command: string; reason: string | null }>(
    "SELECT command, reason FROM audit_row WHERE table_name = $1 AND row_id = $2 AND command NOT LIKE 'create%' ORDER BY id",
    [table, String(id)],
  );

test("staff's edit of a creditor is applied once accepted, with one audit row and the creditor's texts", async () => {
  const { id, version } = await addRow(admin, creditors);
  const change = { id, version, contactNo: '9000012345', reason: 'A new number' };
  const { row, message, changeRequestId } = await submit(staff, creditors.commands.update!, change);
  expect([row, message]).toEqual([await rowOf(id), 'Sent for approval. Somebody who may approve it will decide.']);
  expect(await auditOf('creditor', id)).toEqual([]);
  expect((await ask(admin, notifications))[0]).toMatchObject({ tableName: 'creditor', rowId: id, permission: 2 });
  await actAs(admin)('decideChange', { requestId: changeRequestId, accept: true });
  expect(await rowOf(id)).toMatchObject({ contactNo: '9000012345', version: version + 1 });
  expect(await auditOf('creditor', id)).toEqual([
    { command: 'decideChange', reason: 'A new number (At the request of A USER)' },
  ]);
});

test("an admin's edit applies at once, even without changes; others are notified of actual changes", async () => {
  const other = await contextOf(backend, true);
  const { id, version } = await addRow(admin, creditors);
  const made = await submit(admin, creditors.commands.update!, { id, version, creditDays: 30, reason: 'Agreed' });
  expect(made).toMatchObject({ row: { creditDays: 30 }, changeRequestId: null });
  const same = await submit(admin, creditors.commands.update!, { id, creditDays: 30, reason: 'Again' });
  expect(same).toMatchObject({ row: { version: version + 2 }, message: made.message, changeRequestId: null });
  const told = (await ask(other, notifications)).filter(
    ({ tableName, rowId }) => tableName === 'creditor' && rowId === id,
  );
  expect(told).toMatchObject([{ permission: 3 }]);
  const nothing = submit(staff, creditors.commands.update!, { id, creditDays: 30, reason: 'Again' });
  await expect(nothing).rejects.toMatchObject({ problems: [{ code: 'NOTHING_CHANGED' }] });
});

test('staff cannot request that a creditor becomes small, over GraphQL or REST', async () => {
  const { id, version } = await addRow(admin, creditors);
  const refused = {
    problems: [{ code: 'ADMINS_ONLY', message: 'You do not have the right to change this', field: 'isSmall' }],
  };
  const byForm = submit(staff, creditors.commands.update!, { id, version, isSmall: true, reason: 'It is' });
  await expect(byForm).rejects.toMatchObject(refused);
  const changes = [{ field: 'isSmall', value: 'true' }];
  const asked = { table: 'creditor', rowId: id, permission: 2, changes, comment: 'It is' };
  await expect(actAs(staff)('changeRow', asked)).rejects.toMatchObject(refused);
  const canChange = async (ctx: Context) =>
    (await ask(ctx, changeableRow, { table: 'creditor', rowId: id })).fields.find(({ name }) => name === 'isSmall')!
      .canChange;
  expect([await canChange(staff), await canChange(admin)]).toEqual([false, true]);
  expect(await actAs(admin)('changeRow', asked)).toMatchObject({ state: 'DONE' });
});

test('an edit of a creditor requires a reason by either API, and its limit is in whole rupees', async () => {
  const { id } = await addRow(admin, creditors);
  const change = (value: string, comment: string | null) =>
    actAs(admin)('changeRow', {
      table: 'creditor',
      rowId: id,
      permission: 2,
      comment,
      changes: [{ field: 'maxLimit', value }],
    });
  await expect(change('5000', null)).rejects.toMatchObject({
    problems: [{ message: 'Why you want to Edit', field: 'comment' }],
  });
  await expect(change('5000.50', 'More')).rejects.toMatchObject({
    problems: [{ message: 'maximum limit amount  must be a valid integer', field: 'maxLimit' }],
  });
});

test('a used row that staff request to delete is disabled, as the dry run announces', async () => {
  const vehicle = await addRow(admin, masterNamed('CreditorVehicle'));
  const id = vehicle.creditorId as number;
  const { version } = await rowOf(id);
  const { changeRequestId } = await submit(staff, creditors.commands.remove, { id, version, reason: 'Gone' });
  const rehearsed = await actAs(admin)('rehearseChange', { requestId: changeRequestId });
  expect(rehearsed).toEqual({
    version: expect.any(Number),
    problems: [],
    effects: [expect.stringMatching(/is in use, so it is disabled instead of deleted\.$/)],
    effectTexts: [expect.objectContaining({ messageId: 'effects.disabledInUse' })],
  });
  expect(await rowOf(id)).toMatchObject({ disabled: false, version });
  await actAs(admin)('decideChange', { requestId: changeRequestId, accept: true });
  expect(await rowOf(id)).toMatchObject({ disabled: true });
  const asked = await submit(staff, creditors.commands.enable!, { id, version: version + 1, reason: 'Back again' });
  await actAs(admin)('decideChange', { requestId: asked.changeRequestId, accept: true });
  expect(await rowOf(id)).toMatchObject({ disabled: false });
});

test('staff cannot see or change users, no answer has a password, and the last admin remains', async () => {
  const { id } = await addRow(admin, users);
  const asked = { table: 'app_user', rowId: id, permission: 2, comment: 'Theirs' };
  const change = (ctx: Context, field: string, value: string) =>
    actAs(ctx)('changeRow', { ...asked, changes: [{ field, value }] });
  expect((await refusalOf(change(staff, 'isAdmin', 'true'))).kind).toBe('FORBIDDEN');
  expect((await refusalOf(ask(staff, changeableRow, { table: 'app_user', rowId: id }))).kind).toBe('FORBIDDEN');
  for (const field of ['password', 'passwordHash', 'enabled'])
    await expect(change(admin, field, 'sesame-12')).rejects.toMatchObject({ problems: [{ code: 'UNKNOWN_FIELD' }] });
  expect(JSON.stringify(await ask(admin, permissionData, { table: 'app_user', rowId: id }))).not.toMatch(
    /argon2|hash/i,
  );
  await backend.sql('UPDATE app_user SET is_admin = false WHERE is_admin AND id <> $1', [admin.actor!.userId]);
  await expect(
    actAs(admin)('changeRow', {
      ...asked,
      rowId: admin.actor!.userId,
      changes: [{ field: 'isAdmin', value: 'false' }],
    }),
  ).rejects.toMatchObject({ problems: [{ code: 'LAST_ADMIN' }] });
});

test('a review of any master returns registered keys only', async () => {
  for (const name of ['Creditor', 'Employee', 'User', 'Tank', 'Denomination', 'ProductRate']) {
    const module = masterNamed(name);
    const { id } = await addRow(admin, module);
    const { table } = module.master;
    const { fields, row } = await ask(admin, permissionData, { table, rowId: id });
    const entry = editableTables.get(table)!;
    const open = [...entry.fields, ...entry.facts].map((field) => field.name);
    expect(Object.keys(oldValuesOf(fields, row!)).toSorted()).toEqual(open.toSorted());
    expect(open).not.toEqual(expect.arrayContaining(['password']));
    expect(open).not.toEqual(expect.arrayContaining(['payRate']));
  }
});
