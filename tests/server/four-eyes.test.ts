import { standingCloseOf, versionOfClose } from '../../server/modules/closing/standing-close.queries';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { isForStaff } from '../support/rights';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import { ask } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { closeRunningShift, startNextShift } from '../support/close-running-shift';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type OpenChangeStation, openChangeStation } from './changes/change-station';
import { changeSamples } from './changes/samples';
import { addRow, masterNamed } from './masters-samples';

const ADDS = 'Adds a row, which takes nothing back; changing or deleting it waits for another admin';
const TELLS = 'Tells people and moves nothing of the books';
const DECIDES = 'Is how another admin decides';
const NEWEST = 'Holds only for the newest, in full view: the shift is closed again, the event entered again';
const DATED = 'Records a new fact with its date, and the other admins are told of it';

/**
 * What an admin may do alone when the station requires four eyes, and why. Adding to this list is a deliberate decision
 * (ADR 14).
 */
const ALONE: Record<string, string> = {
  ...Object.fromEntries(
    [
      'createAccountPaymentMode',
      'createExpenditureCategory',
      'createNozzle',
      'createPaymentMode',
      'createPermittedVariation',
      'createProduct',
      'createProductRate',
      'createPump',
      'createShiftType',
      'createSupplier',
      'createSwipeMachine',
      'createTank',
      'createTransactionAccount',
      'chargeInterest',
      'paySalary',
      'recordBackwardStockIn',
      'recordCreditorAdjustment',
      'recordMeterEvent',
    ].map((name) => [name, ADDS]),
  ),
  ...Object.fromEntries(
    [
      'createEventCategory',
      'createMessage',
      'createReceiveCategory',
      'removeSubscription',
      'retryFailedMessages',
      'retryMessage',
      'seeNotices',
      'sendMessage',
      'setMessageTemplate',
    ].map((name) => [name, TELLS]),
  ),
  resetSecondFactor: 'Is refused: nobody resets a second factor alone (tests/server/second-factor.test.ts)',
  createApiKey: 'Is shown once to its maker, who cannot decide on what the key requests (ADR 49)',
  revokeApiKey: 'Takes rights away from a program',
  createRole: 'Gives nobody a right: a user gets the role by a change, which waits',
  issuePasswordLink: 'Is refused: nobody resets a password alone (tests/security/four-eyes.test.ts)',
  decideChange: DECIDES,
  rehearseChange: DECIDES,
  undoLastShift: NEWEST,
  takeBackMeterEvent: NEWEST,
  moveShift: 'The shift runs: its entries keep their amounts but for the rates of the new day, which are set already',
  cancelRunningShift: 'Takes only a shift away that holds nothing, which anybody may start again',
  rehearseCorrection: 'Records nothing',
  rehearseRateCorrection: 'Records nothing',
  changePayRate: DATED,
  setDipChart: DATED,
  setStationLogo: 'Changes a picture, no figure and no right',
  setBillSeries: 'Chooses what the next bills are called, no figure and no right',
};

let station: OpenChangeStation;

/** Calls of the first admin that wait for another admin under four eyes. */
const WAITS: Record<string, () => Promise<object>> = {
  updateUser: async () => ({ id: await newUser(), name: 'A NEW NAME', reason: 'They married' }),
  removeUser: async () => ({ id: await newUser(), version: 1, reason: 'They left' }),
  enableUser: async () => {
    const id = await newUser();
    await actAs(station.admin)('removeUser', { id, version: 1, reason: 'They left' });
    return { id, version: 2, reason: 'They are back' };
  },
  createUser: async () => ({
    name: 'A NEW USER',
    email: 'new-user@station.example',
    password: 'sesame-1',
    phoneNo: '9876543210',
    address: 'MAIN ROAD',
  }),
  updateRole: async () => ({ id: await newRole(), rights: 'shift.read', reason: 'They may look' }),
  removeRole: async () => ({ id: await newRole(), version: 1, reason: 'Nobody has it' }),
  enableRole: async () => {
    const id = await newRole();
    await station.sql('UPDATE role SET disabled = true WHERE id = $1', [id]);
    return { id, version: 1, reason: 'It is needed again' };
  },
  correctShift: async () => {
    const shiftId = await closeRunningShift(station, []);
    await startNextShift(station);
    const { input } = await standingCloseOf(station.sql, shiftId);
    const expectedVersion = await versionOfClose(station.sql, shiftId);
    return { ...input, comment: 'Counted again', expectedVersion, reason: 'A slip of the pen' };
  },
  moveClosedShift: async () => {
    const shiftId = await closeRunningShift(station, []);
    const [moved] = await station.sql<{ shiftDate: string; shiftTypeId: number }>(
      'SELECT shift_date + 1 AS "shiftDate", shift_type_id AS "shiftTypeId" FROM shift WHERE id = $1',
      [shiftId],
    );
    return { ...moved, shiftId, reason: 'Started with the wrong date' };
  },
  removeInspection: async () => {
    const { seed } = changeSamples.find(({ table }) => table === 'inspection')!;
    return { inspectionId: await seed(station), reason: 'It was entered wrong' };
  },
};

const newRole = async (): Promise<number> => (await addRow(station.admin, masterNamed('Role'))).id;
const newUser = async (): Promise<number> => (await addRow(station.admin, masterNamed('User'))).id;

const fourEyes = (value: boolean) =>
  station.sql(
    "INSERT INTO station_setting (key, value) VALUES ('fourEyes', $1) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value",
    [JSON.stringify(value)],
  );

const underFourEyes = async (name: string, asked: object): Promise<void> => {
  await fourEyes(true);
  await actAs(station.admin)(name, asked).finally(() => fourEyes(false));
};

const newest = async () =>
  (await station.sql<{ state: string }>('SELECT state, id FROM change_request ORDER BY id DESC LIMIT 1'))[0];

beforeAll(async () => {
  station = await openChangeStation();
});
afterAll(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

test('each command of admins needs a second admin under four eyes, or documents why not', () => {
  const ofAdmins = [...commands.values()].filter(({ right }) => !isForStaff(right)).map(({ name }) => name);
  expect(ofAdmins.length).toBeGreaterThan(20);
  expect([...Object.keys(ALONE), ...Object.keys(WAITS)].toSorted()).toEqual(ofAdmins.toSorted());
});

test.each(Object.keys(WAITS))('%s waits for another admin', async (name) => {
  const asked = await WAITS[name]!();
  const before = await newest();
  // A stored command is answered by a refusal that says so, the change of a row by its request.
  await underFourEyes(name, asked).catch((error: unknown) =>
    expect(error).toMatchObject({ problems: [{ code: 'WAITS_FOR_APPROVAL' }] }),
  );
  const request = await newest();
  expect(request).not.toEqual(before);
  expect(request).toMatchObject({ state: 'PENDING' });
});

test.each<[string, () => object, RegExp]>([
  [
    'changePayRate',
    () => ({
      employeeId: station.ids.employees[0],
      since: '2026-03-01',
      payBasis: 'SHIFT',
      payRate: 61_000,
      reason: 'A year here',
    }),
    /changed employee ram/,
  ],
  [
    'setDipChart',
    () => ({
      tankId: station.ids.tanks[0],
      rows: [
        { dip: 0, volume: 0 },
        { dip: 1_000, volume: 20_000_000 },
      ],
    }),
    /changed tank T1/,
  ],
])('the other admins are notified of %s, and nobody else', async (name, asked, told) => {
  await underFourEyes(name, asked());
  const notice = (await ask(station.other, notifications)).find(({ permission }) => permission === 3);
  expect(notice?.msg).toMatch(told);
  const ids = (await ask(station.admin, notifications)).map(({ notificationId }) => notificationId);
  expect(ids).not.toContain(notice!.notificationId);
});
