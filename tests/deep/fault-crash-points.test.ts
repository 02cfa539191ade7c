import sharp from 'sharp';
import { editableTables } from '../../server/services/approvals/editable-table';
import { isForStaff } from '../support/rights';
import '../../server/api/rest/routes';
import { addDays } from '../../server/domain/kernel/business-date';
import type { CloseShiftInput } from '../../server/modules/closing/close-shift.input';
import { standingCloseOf, versionOfClose } from '../../server/modules/closing/standing-close.queries';
import type { Context } from '../../server/platform/context';
import { linkIn } from '../security/recovery';
import { BillingStation } from '../server/billing-station';
import { type OpenChangeStation, openChangeStation } from '../server/changes/change-station';
import { masterSamples } from '../server/changes/master-samples';
import { changeSamples } from '../server/changes/samples';
import { CrashPoints, isOfNewStation } from '../server/crash-points';
import { clockOn } from '../support/clock-on';
import { closeRunningShift, startNextShift } from '../support/close-running-shift';
import { type Act, notesOf } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const DELETE = 1;
const MODIFY = 2;

const isOfStationAtWork = (name: string): boolean => !isOfNewStation(name);

/** Of both stations. */
const enumerated = new Map<string, number>();
const keepFound = ({ found }: CrashPoints): void => {
  for (const [label, { statements }] of found) enumerated.set(label, statements);
};

describe('on a station with a running shift', () => {
  let crash: CrashPoints;
  let station: OpenChangeStation;
  let act: Act;
  let as: (ctx: Context, about?: string) => Act;

  beforeAll(async () => {
    station = await openChangeStation((ctx, backend) => {
      crash = new CrashPoints(backend, isOfStationAtWork);
      return crash.actAs(ctx);
    });
    ({ act } = station);
    as = crash.actAs;
  }, 120_000);
  afterEach(() => expectBooksInOrder(station.backend.database));
  afterAll(async () => {
    keepFound(crash);
    await station.backend.close();
  });

  it('receipts and payments of a shift, and its close', async () => {
    const { ids } = station;
    const [pumpId] = ids.pumps;
    const at = { pumpId, productId: ids.hs };
    await act('changeCrew', { onDuty: ids.employees.map((employeeId) => ({ employeeId, pumpId })) });
    await act('createSlipBook', { firstSlip: 'A-0001', lastSlip: 'A-0050', creditorId: ids.creditors[0] });
    await act('voidSlip', { slipNo: 'A-0009', reason: 'torn' });
    await act('recordCreditSale', { ...at, creditorId: ids.creditors[0], litres: 30_000, slipNo: 'A-0001' });
    await act('collectCash', { pumpId, employeeId: ids.employees[0], notes: notesOf(100_000) });
    await act('exchangeCash', {
      notes: [
        { value: 100, in: 1, out: 0 },
        { value: 50, in: 0, out: 2 },
      ],
    });
    await act('recordExpenditure', { expenditureCategoryId: ids.categoryIds[0], amount: 12_000 });
    await act('recordEmployeeAdvance', { employeeId: ids.employees[1], amount: 20_000 });
    await act('recordCreditorPayment', { creditorId: ids.creditors[0], amount: 50_000 });
    await act('transferCash', { kind: 'DEPOSIT', accountId: ids.accountId, notes: [{ value: 5, in: 0, out: 1 }] });
    await act('makeBill', { creditorId: ids.creditors[0], from: station.today, to: station.today });
    await act('measureTank', { tankId: ids.tanks[0], isAtg: true, volume: 9_900_000 });
    // 400 L of HS at P1: ₹300.00 on credit by litres, ₹1,000.00 collected before, ₹20,000 swiped, ₹270 missing.
    const sale = 3_700_000 - 277_500 - 100_000 - 2_000_000;
    await closeRunningShift(
      { ...station, act: as(station.admin, 'with takings') },
      [
        {
          sold: [400_000, 0],
          swiped: 2_000_000,
          last: { employeeId: ids.employees[1], amount: sale - 27_000 },
          shortages: [{ employeeId: ids.employees[1], amount: 27_000 }],
        },
      ],
      9_500_000,
    );
    const [last] = await station.sql<{ id: number }>('SELECT MAX(id) AS id FROM shift');
    await act('undoLastShift', { shiftId: last!.id });
    await closeRunningShift(
      station,
      [{ sold: [400_000, 0], swiped: 3_322_500, last: { employeeId: ids.employees[1], amount: 0 } }],
      9_500_000,
    );
    await startNextShift(station);
    await act('cancelRunningShift', {});
    await startNextShift(station);
    const settled = { swipeMachineId: ids.swipes[0], paid: 99_000, charges: 1_000, accountId: ids.accountId };
    await act('settleSwipe', { ...settled, paidOn: station.today, expenditureCategoryId: ids.categoryIds[0] });
    const { input } = await standingCloseOf(station.sql, last!.id);
    // 50 L less were sold at P1, 500 L less are in the tank, and the payments were ₹1,000.00 less, on the other machine.
    const [pump] = input.pumps;
    pump!.nozzles[0]!.close! -= 50_000;
    pump!.swipes = [{ swipeMachineId: ids.swipes[1], amount: 2_760_000 }];
    pump!.lastCollection = { employeeId: ids.employees[1], amount: 100_000, notes: [] };
    input.tanks[0]!.volume! -= 500_000;
    const corrected = { ...input, reason: 'A slip of the pen' };
    for (const command of ['rehearseCorrection', 'correctShift'])
      await act(command, { ...corrected, expectedVersion: await versionOfClose(station.sql, last!.id) });
    // Rolled-back inserts used up ids, so the first nozzle does not have id 1.
    const [nozzle] = await station.sql<{ id: number }>('SELECT MIN(id) AS id FROM nozzle');
    const event = {
      nozzleId: nozzle!.id,
      kind: 'REPLACEMENT',
      lastReading: 1_500_000,
      firstReading: 0,
      reason: 'it stuck',
    };
    const { meterEventId } = await act<{ meterEventId: number }>('recordMeterEvent', event);
    await act('takeBackMeterEvent', { meterEventId, reason: 'it was nozzle 2' });
    const pay = { employeeId: ids.employees[2], since: station.today, payBasis: 'SHIFT', payRate: 60_000 };
    await act('changePayRate', { ...pay, reason: 'a raise' });
  }, 120_000);

  it('corrections of closed shifts and of rates, and late entries', async () => {
    const { ids, admin, staff, other, sql } = station;
    const [pumpId] = ids.pumps;
    const [ram, shyam] = ids.employees;
    const correction = async (shiftId: number, change: (close: CloseShiftInput) => void): Promise<object> => {
      const { input } = await standingCloseOf(sql, shiftId);
      change(input);
      const expectedVersion = await versionOfClose(sql, shiftId);
      return { ...input, reason: 'A slip of the pen', expectedVersion };
    };
    // 400 L of HS at P1: ₹277.50 on credit, ₹1,000.00 and ₹20,000.00 collected; the rest is missing.
    const shiftId = await currentShift();
    await act('changeCrew', { onDuty: ids.employees.map((employeeId) => ({ employeeId, pumpId })) });
    await act('recordCreditSale', { creditorId: ids.creditors[0], pumpId, productId: ids.hs, litres: 3_000 });
    const { cashCollectionId: collectionId } = await act<{ cashCollectionId: number }>('collectCash', {
      ...{ pumpId, employeeId: ram, notes: notesOf(100_000) },
    });
    const short = 3_700_000 - 27_750 - 100_000 - 2_000_000;
    const shortages = [{ employeeId: shyam, amount: short - (short % 100) }];
    await closeRunningShift(station, [{ sold: [400_000, 0], last: { employeeId: ram, amount: 2_000_000 }, shortages }]);
    await startNextShift(station);
    await act('changeCrew', { onDuty: ids.employees.map((employeeId) => ({ employeeId, pumpId })) });
    await closeRunningShift(station, [{ sold: [10_000, 0], last: { employeeId: ram, amount: 92_500 } }]);
    await startNextShift(station);

    // The next shift is closed: it sold 20 L more, and the shortage of this one is less by 20 L and ₹40.00 collected.
    const wrong = await correction(shiftId, ({ pumps: [pump] }) => {
      pump!.nozzles[0]!.close! -= 20_000;
      pump!.shortages = [{ employeeId: shyam, amount: shortages[0]!.amount - 185_000 - 4_000 }];
    });
    const onDuty = [{ employeeId: ram, pumpId }];
    const corrected = { ...wrong, onDuty, collections: [{ collectionId, notes: notesOf(104_000) }] };
    await as(admin, 'before a closed one')('correctShift', corrected);
    await sql("INSERT INTO station_setting (key, value) VALUES ('correctionByAdmin', '\"ADMINS\"')");
    const comment = await correction(shiftId, (close) => Object.assign(close, { comment: 'Rain' }));
    await as(admin, 'that waits')('correctShift', comment);
    await sql("DELETE FROM station_setting WHERE key = 'correctionByAdmin'");
    await accept('correctShift');

    const late = { shiftId, lateReason: 'It was forgotten', confirmed: true };
    const lateSale = { creditorId: ids.creditors[0], pumpId, productId: ids.hs, litres: 2_000, ...late };
    const entries: [string, object][] = [
      ['recordCreditSale', lateSale],
      ['collectCash', { pumpId, employeeId: ram, notes: notesOf(10_000), shiftId, lateReason: late.lateReason }],
      ['recordExpenditure', { expenditureCategoryId: ids.categoryIds[0], amount: 12_000, ...late }],
      ['recordEmployeeAdvance', { employeeId: ram, amount: 10_000, ...late }],
      ['recordCreditorPayment', { creditorId: ids.creditors[0], amount: 5_000, ...late }],
    ];
    for (const [command, input] of entries) await as(admin, 'late')(command, input);
    await as(staff, 'late, that waits')('recordCreditSale', lateSale);
    await accept('recordCreditSale');

    const [rate] = await sql<{ id: number; version: number }>(
      'SELECT id, version FROM product_rate WHERE product_id = $1',
      [ids.hs],
    );
    const [closed] = await sql<{ date: string; type: number; name: string }>(
      `SELECT s.shift_date AS date, t.id AS type, t.name
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.id = $1`,
      [shiftId],
    );
    const reason = 'The letter came late';
    const from = { shiftDate: closed!.date, shiftTypeId: closed!.type };
    await act('rehearseRateCorrection', { ...from, rates: [{ productId: ids.hs, rate: 9_200 }], reason });
    await as(admin, 'of closed shifts')('updateProductRate', { ...rate!, rate: 9_200, reason, confirmed: true });
    const text = `product\trate\tshiftDate\tshiftType\nHS\t92.50\t${closed!.date}\t${closed!.name}`;
    await act('importRows', { master: 'ProductRate', text, reason, confirmed: true });

    /** As another admin, what waits of that command. */
    async function accept(command: string): Promise<void> {
      const [request] = await sql<{ id: number }>(
        "SELECT id FROM change_request WHERE table_name = $1 AND state = 'PENDING'",
        [command],
      );
      const decider = as(other, `of ${command}`);
      await decider('rehearseChange', { requestId: request!.id });
      await decider('decideChange', { requestId: request!.id, accept: true });
    }
  }, 240_000);

  it('moves of the running shift and of the closed one before it', async () => {
    const { today } = station;
    const shifts = await station.sql<{ shiftId: number; shiftTypeId: number }>(
      'SELECT id AS "shiftId", shift_type_id AS "shiftTypeId" FROM shift ORDER BY id DESC LIMIT 2',
    );
    const [running, closed] = shifts as [(typeof shifts)[number], (typeof shifts)[number]];
    const reason = 'The date was misread';
    await act('moveShift', { ...running, shiftDate: addDays(today, 2), confirmAhead: true });
    await act('moveClosedShift', { ...closed, shiftDate: addDays(today, 1), reason });
    // Back, because the samples act on this day.
    await act('moveClosedShift', { ...closed, shiftDate: today, reason });
    await act('moveShift', { ...running, shiftDate: today });
  }, 120_000);

  it('a payment by cheque, the steps of the cheque, and the numbers of charges', async () => {
    const { admin, ids, today } = station;
    const { id: paymentModeId } = await act<{ id: number }>('createPaymentMode', { name: 'Crossed', isCheque: true });
    await act('createAccountPaymentMode', { accountId: ids.accountId, paymentModeId });
    const numbers = { series: 'CH', financialYear: '2025-26', prefix: 'RETURNED/', firstNumber: '032' };
    await act('setBillSeries', numbers);
    await as(admin, 'by cheque')('recordCreditorPayment', {
      ...{ creditorId: ids.creditors[0], amount: 50_000, accountId: ids.accountId, paymentModeId, notes: [] },
      ...{ reference: '000123', chequeBank: 'HDFC BANK', chequeDate: today, confirmed: true },
    });
    const [cheque] = await station.sql<{ id: number }>('SELECT MAX(id) AS id FROM cheque');
    const chequeId = cheque!.id;
    await act('depositCheque', { chequeId, depositedOn: today, accountId: ids.accountId });
    await act('clearCheque', { chequeId, clearedOn: today });
    await act('undoChequeStep', { chequeId, step: 'CLEARED', reason: 'Another cheque' });
    const charges = { bankCharge: 29_500, expenditureCategoryId: ids.categoryIds[0], customerCharge: 35_000 };
    await act('returnCheque', { chequeId, returnedOn: today, reason: 'Funds insufficient', ...charges });
    const undone = { chequeId, step: 'RETURNED', reason: 'Another cheque' };
    await as(admin, 'of a return with charges')('undoChequeStep', undone);
  }, 60_000);

  /** Seeds by the samples' own commands, so each document's command is enumerated when it is first recorded. */
  it.each(
    changeSamples
      .filter((sample) => !masterSamples.includes(sample))
      .map((sample) => [[sample.table, sample.about].filter(Boolean).join(', '), sample] as const),
  )(
    'a change request for %s, its decision, and a deletion',
    async (label, { table, seed, change, notDeleted }) => {
      const { admin, other } = station;
      const fields = Object.entries(change?.(station) ?? {}).map(([field, value]) => ({ field, value }));
      if (change !== null) {
        const request = {
          table,
          rowId: await seed(station),
          permission: MODIFY,
          changes: fields,
          comment: 'Wrong',
          confirmed: true,
        };
        const { changeRequestId: requestId } = await askAs(table, request);
        await as(other)('rehearseChange', { requestId });
        await as(other, label)('decideChange', { requestId, accept: true });
      }
      if (notDeleted !== undefined) return;
      const deletion = { table, rowId: await seed(station), permission: DELETE, changes: [], comment: 'Twice' };
      await as(admin, `${label}: deleted`)('changeRow', deletion);
    },
    60_000,
  );

  const currentShift = async (): Promise<number> =>
    (await station.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'"))[0]!.id;

  /** Requests as staff, or for data that only admins see, as an admin under four eyes. */
  async function askAs(table: string, request: object): Promise<{ changeRequestId: number }> {
    if (isForStaff(editableTables.get(table)!.right)) return as(station.staff)('changeRow', request);
    await station.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')");
    return as(station.third, 'by an admin')<{ changeRequestId: number }>('changeRow', request).finally(() =>
      station.sql("DELETE FROM station_setting WHERE key = 'fourEyes'"),
    );
  }

  it('a password link issued by an admin, and the files of people', async () => {
    const { admin, backend, staff, ids } = station;
    const userId = staff.actor!.userId;
    await act('issuePasswordLink', { userId });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#06c' } })
      .png()
      .toBuffer();
    const { id, autoGen } = await linkIn(backend, userId, 'admin');
    await as(backend.request())('resetPasswordWithPicture', {
      id,
      autoGen,
      password: 'newest',
      pictureName: 'me.png',
      picture: picture.toString('base64'),
    });
    const { fileId } = await as(admin, 'of an employee')<{ fileId: string }>('keepFile', {
      name: 'face.png',
      content: picture.toString('base64'),
    });
    await act('setPersonFile', { employeeId: ids.employees[0], kind: 'PICTURE', fileId });
    await act('setStationLogo', { fileId });
  }, 60_000);

  it('a new entry that waits for approval, and its decision', async () => {
    const { staff, other, ids } = station;
    await station.sql("INSERT INTO station_setting (key, value) VALUES ('advanceByStaff', '0')");
    const advance = { employeeId: ids.employees[0], amount: 10_000, accountId: ids.accountId, notes: [] };
    await as(staff, 'that waits')('recordEmployeeAdvance', { ...advance, paymentModeId: ids.modeId });
    const [request] = await station.sql<{ id: number }>(
      "SELECT id FROM change_request WHERE table_name = 'recordEmployeeAdvance' AND state = 'PENDING'",
    );
    await as(other, 'of an entry')('rehearseChange', { requestId: request!.id });
    await as(other, 'of an entry')('decideChange', { requestId: request!.id, accept: true });
    await station.sql("DELETE FROM station_setting WHERE key = 'advanceByStaff'");
  }, 60_000);

  it('requests that are rejected, withdrawn and marked as seen', async () => {
    const { staff, other, ids } = station;
    const request = async (): Promise<number> => {
      const { expenditureId } = await act<{ expenditureId: number }>('recordExpenditure', {
        expenditureCategoryId: ids.categoryIds[0],
        amount: 10_000,
        notes: [],
      });
      const deletion = {
        table: 'expenditure',
        rowId: expenditureId,
        permission: DELETE,
        changes: [],
        comment: 'Wrong',
      };
      await as(staff)('rehearseRowChange', deletion);
      return (await as(staff)<{ changeRequestId: number }>('changeRow', deletion)).changeRequestId;
    };
    await as(other, 'rejected')('decideChange', { requestId: await request(), accept: false });
    await as(staff)('withdrawChange', { requestId: await request() });
    await as(station.third)('seeNotices', {});
  });

  it('commands of files, views and inspections can be interrupted at each statement', async () => {
    const content = Buffer.from('%PDF-1.4\nA bill\nstartxref\n9\n%%EOF\n').toString('base64');
    await act('keepFile', { name: 'bill.pdf', content });
    const view = { route: 'dsr', name: 'Diesel', search: 'from=2026-02-01&tank=1' };
    const { savedViewId } = await act<{ savedViewId: number }>('saveView', view);
    await act('removeView', { savedViewId });
    const figures = { readingSum: 2_000_000, totalStock: 10_000_000, totalBeforeStock: 0 };
    const inspected = { productId: station.ids.hs, inspectionDate: '2025-12-24', ...figures };
    const { inspectionId } = await act<{ inspectionId: number }>('recordInspection', inspected);
    await act('removeInspection', { inspectionId, reason: 'a digit too many' });
  });

  it('commands of messages can be interrupted at each statement', async () => {
    const receivers = { tableName: 'employee', pkFieldName: 'employeeId', displayName: 'employeeName' };
    const { receiveCategoryId } = await act<{ receiveCategoryId: number }>('createReceiveCategory', {
      ...receivers,
      name: 'Employees',
      routePath: '/api/v1/employee/auto',
    });
    const { eventCategoryId } = await act<{ eventCategoryId: number }>('createEventCategory', { name: 'Notice' });
    const { subscriptionId } = await act<{ subscriptionId: number }>('createMessage', {
      eventCategoryId,
      receiveCategoryId,
      recipientIds: station.ids.employees,
      channel: 'SMS',
    });
    await act('sendMessage', { eventCategoryId, subject: 'Holiday', body: 'We are open all the same.' });
    const failed = "UPDATE outbox_message SET failed_at = now(), last_error = 'refused' WHERE NOT is_secret";
    await station.sql(failed);
    const [message] = await station.sql<{ id: string }>('SELECT MAX(id)::text AS id FROM outbox_message');
    await act('retryMessage', { messageId: message!.id });
    await station.sql(failed);
    await act('retryFailedMessages', {});
    const [sale] = await station.sql<{ id: number }>("SELECT id FROM event_category WHERE event = 'creditSale'");
    const words = { subject: 'Fuel for {{ firm }}', body: 'You bought {{litres}} L.' };
    await act('setMessageTemplate', { eventCategoryId: sale!.id, ...words });
    await act('removeSubscription', { subscriptionId });
  });
});

describe('on a station with a creditor that pays late', () => {
  let at: BillingStation;

  beforeAll(async () => {
    at = await BillingStation.open();
  });
  afterAll(() => at.close());

  it('charging interest can be interrupted at each statement', async () => {
    const creditorId = await at.addFirm('A MONTH LATE', '2026-04-01', { creditDays: 15, interestRate: 1800 });
    await at.workDay('2026-04-01', { sales: [{ creditorId, litres: 100 }] });
    await at.bill('2026-04-02', creditorId, '2026-04-01', '2026-04-01');
    await at.workDay('2026-05-20', {});
    const crash = new CrashPoints(at.backend, isOfStationAtWork);
    const late = { ...at.admin, clock: clockOn('2026-05-20') };
    await crash.actAs(late)('chargeInterest', { creditorId, asAt: '2026-05-16' });
    keepFound(crash);
  });
});

it('every command of a station with a running shift was interrupted at each of its statements', () => {
  CrashPoints.expectAll(enumerated, isOfStationAtWork);
});
