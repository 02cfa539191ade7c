import { moduleOf } from '../../server/masters/master-module';
import { User } from '../../server/masters/user';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { stationHead } from '../../server/reports/station-head';
import { approvalLines } from '../../server/services/approvals/approval-line';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { changeableRow } from '../../server/services/approvals/review.queries';
import { readStationSettings } from '../../server/services/settings/station-settings.queries';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { type Backend, openBackend, refusalOf } from './backend';
import { contextOf } from './masters-samples';

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

const settings = () => ask(staff, readStationSettings);
const set = (ctx: Context, field: string, value: string | null) => setSetting(actAs(ctx), field, value);

test('a new station has its name and default settings, and no line of the policy limits an amount', async () => {
  const anyAmount = Object.fromEntries(
    [...approvalLines.values()].filter(({ hasAmount }) => hasAmount).map(({ setting }) => [setting, null]),
  );
  expect(await settings()).toEqual({
    stationName: 'Forecourt Filling Station',
    address: null,
    phone: null,
    dealerLine: null,
    taxNumber: null,
    upiAddress: null,
    messageLanguage: 'en',
    stockRaisedBy: 'ENTERED',
    fourEyes: false,
    lowStockPercent: 15,
    ...anyAmount,
    ownEntries: 'ADMINS',
    employeeByStaff: 'ALLOWED',
    employeeChangeByStaff: 'ADMINS',
    newUserByAdmin: 'ADMINS',
    productRateByAdmin: 'ALLOWED',
    payRateByAdmin: 'ALLOWED',
    undoCloseByAdmin: 'ALLOWED',
    correctionByAdmin: 'ALLOWED',
    secondFactorFor: 'NOBODY',
  });
});

test('the settings that are lines of the policy say by which right an entry passes them', async () => {
  const { fields } = await ask(admin, changeableRow, { table: 'station_setting', rowId: 1 });
  const exempt = new Map(fields.map(({ name, policyLine }) => [name, policyLine?.exempt]));
  for (const line of approvalLines.values())
    expect([line.setting, exempt.get(line.setting)]).toEqual([line.setting, line.exempt]);
  expect(exempt.get('ownEntries')).toBe('changes.decide');
  const others = [...exempt.keys()].filter((name) => exempt.get(name) === undefined);
  expect(others).toEqual(expect.arrayContaining(['stationName', 'fourEyes', 'secondFactorFor']));
  expect(fields.length - others.length).toBe(approvalLines.size + 1);
});

test('an admin changes a setting by its version; staff do not', async () => {
  const input = { table: 'station_setting', rowId: 1, permission: 2, comment: null };
  const change = (version: number) =>
    actAs(admin)('changeRow', { ...input, version, changes: [{ field: 'taxNumber', value: ' 29abcde1234f1zw ' }] });
  const { version } = await ask(admin, changeableRow, { table: 'station_setting', rowId: 1 });
  expect(await change(version)).toMatchObject({ state: 'DONE', message: 'Station settings changed.' });
  expect(await settings()).toMatchObject({ taxNumber: '29ABCDE1234F1ZW' });
  expect((await refusalOf(change(version))).code).toBe('STALE');
  expect((await refusalOf(set(staff, 'taxNumber', null))).kind).toBe('FORBIDDEN');
  expect((await refusalOf(ask(staff, changeableRow, { table: 'station_setting', rowId: 1 }))).kind).toBe('FORBIDDEN');
  expect((await refusalOf(ask(admin, changeableRow, { table: 'station_setting', rowId: 2 }))).kind).toBe('NOT_FOUND');
});

test.each([
  ['stationName', '', 'Station name must be 2 to 60 characters'],
  ['taxNumber', '29ABCDE1234F1A5', 'A GSTIN has 15 characters: 29ABCDE1234F1ZW'],
  ['taxNumber', '29ABCDE1234F1Z5', 'Check this GSTIN: its last character does not match the others'],
  ['upiAddress', 'station', 'A UPI address is like station@bank'],
  ['upiAddress', 'a b@bank', 'A UPI address is like station@bank'],
  ['taxNumber', '29ABCDE', 'A GSTIN has 15 characters: 29ABCDE1234F1ZW'],
  ['lowStockPercent', '101', 'The low-stock level must be a whole percentage from 0 to 100'],
  ['lowStockPercent', '1.5', 'The low-stock level must be a whole percentage from 0 to 100'],
  ['stockRaisedBy', 'GUESSED', 'Choose which quantity is added to stock'],
  ['advanceByStaff', '-1', 'Enter an amount in rupees, or leave it empty for no limit'],
  ['expenditureByStaff', '1.005', 'Enter an amount in rupees, or leave it empty for no limit'],
  ['creditorLimitByStaff', 'much', 'Enter an amount in rupees, or leave it empty for no limit'],
  ['overLimitByStaff', 'ALLOWED', 'Enter an amount in rupees, or leave it empty for no limit'],
  ['employeeByStaff', null, 'Choose whether this waits for approval'],
  ['undoCloseByAdmin', 'STAFF', 'Choose whether this waits for approval'],
  ['undoCloseByAdmin', 'ADMINS', 'This needs two people who decide on requests: one requests, the other decides'],
  ['secondFactorFor', 'STAFF', 'Choose who must use two-step login'],
  ['secondFactorFor', 'ADMINS', 'Set up two-step login for yourself first, under My Account'],
  ['version', '7', 'This field cannot be changed here'],
])('%s cannot become %p', async (field, value, message) => {
  await expect(set(admin, field, value)).rejects.toMatchObject({ problems: [{ message, field }] });
});

test('a two-line address has two lines on a print', async () => {
  await set(admin, 'address', 'NH 48\nTumakuru');
  const { letterhead } = await stationHead(backend.sql);
  expect(letterhead).toEqual(expect.arrayContaining(['NH 48', 'Tumakuru']));
});

test('four eyes require two admins and keep two; the settings then need both as well', async () => {
  await expect(set(admin, 'fourEyes', 'true')).rejects.toMatchObject({
    problems: [{ code: 'TOO_FEW_ADMINS', field: 'fourEyes' }],
  });
  const other = await contextOf(backend, true);
  expect(await set(admin, 'fourEyes', 'true')).toMatchObject({ state: 'DONE' });

  const users = moduleOf(User);
  const friend = { name: 'A FRIEND', email: 'friend@station.example', password: 'sesame-1', phoneNo: '9876543210' };
  const create = (isAdmin: boolean) =>
    submit(admin, users.commands.create, { ...friend, address: 'MAIN ROAD', isAdmin });
  await expect(create(true)).rejects.toMatchObject({
    problems: [
      {
        code: 'ADMIN_BY_CHANGE',
        field: 'isAdmin',
        message: 'With four eyes, create the user first, then change their role',
      },
    ],
  });
  const { id } = await create(false);
  const promotion = submit(admin, users.commands.update!, { id, version: 1, isAdmin: true, reason: 'A friend' });
  expect(await promotion).toMatchObject({ row: { isAdmin: false }, changeRequestId: expect.any(Number) });

  const asked = (await set(admin, 'stationName', 'GOPAL FILLING STATION')) as { changeRequestId: number };
  expect(asked).toMatchObject({ state: 'PENDING' });
  expect(await settings()).toMatchObject({ stationName: 'Forecourt Filling Station' });
  expect((await ask(other, notifications)).map(({ msg }) => msg)).toContain(
    'A USER asks to change station setting Forecourt Filling Station → GOPAL FILLING STATION',
  );
  await actAs(other)('decideChange', { requestId: asked.changeRequestId, accept: true });
  expect(await settings()).toMatchObject({ stationName: 'GOPAL FILLING STATION' });

  const { version } = (await ask(admin, users.queries.one, { id: other.actor!.userId }))!;
  const demotion = { id: other.actor!.userId, version, isAdmin: false, reason: 'She left' };
  await expect(submit(admin, users.commands.update!, demotion)).rejects.toMatchObject({
    problems: [{ code: 'TOO_FEW_ADMINS', field: 'isAdmin' }],
  });
  await contextOf(backend, true);
  expect(await submit(admin, users.commands.update!, demotion)).toMatchObject({
    row: { isAdmin: true },
    changeRequestId: expect.any(Number),
    message: 'Sent for approval. Somebody who may approve it will decide.',
  });
});
