import { setTimeout } from 'node:timers/promises';
import { lockShiftSequence } from '../../server/modules/shifts/running-shift';
import { AUDIT_HEAD } from '../../server/platform/audit-head';
import { transaction } from '../../server/platform/transaction';
import { notifyOfDueDays, startSummaryWorker } from '../../server/views/summary/summary-worker';
import { clockOn } from '../support/clock-on';
import { setSetting } from '../support/station-settings';
import { MessageStation, type Put, putOf } from './message-station';

let station: MessageStation;
beforeAll(async () => {
  station = await MessageStation.open();
  await setSetting(station.at.act, 'lowStockPercent', '46');
});
afterAll(() => station.close());

/** Looks for due days at the given time of the station's clock, as the given number of processes. */
async function look(localTime: string, processes = 1): Promise<void> {
  const { database } = station.at.backend;
  const { log, clock } = station.at.backend.request();
  const at = new Date(`${localTime}+05:30`);
  await Promise.all(Array.from({ length: processes }, () => notifyOfDueDays({ database, log, clock }, at)));
}

const told = async (): Promise<string[]> =>
  (await putOf(station.sql, 'daySummary')).map(({ eventKey, recipient }) => `${eventKey} ${recipient}`);
const closedAt = (date: string, at: string) =>
  station.sql("UPDATE shift SET closed_at = $2 WHERE shift_date = $1 AND state = 'CLOSED'", [date, `${at}+05:30`]);

beforeEach(async () => {
  await station.forget();
  await station.subscribe('daySummary', 'app_user', [station.owner]);
});

it("contains the day's figures, once, however many processes run", async () => {
  const { at, firms } = station;
  await at.startDay('2026-03-01');
  await at.sell({ creditorId: firms.a, litres: 100 });
  await at.sell({ creditorId: firms.b, litres: 10, product: 'ms' });
  const { id: categoryId } = await at.act('createExpenditureCategory', { name: 'Tea' });
  await at.pay(firms.a, 500);
  await at.act('recordExpenditure', { expenditureCategoryId: categoryId, amount: 12_000, notes: [] });
  await at.endDay({ litres: 100, cash: 7000, swipe: 2000, shortage: 250 });
  await at.act('startShift', { shiftTypeId: at.ids.night, shiftDate: '2026-03-01' }, { clock: clockOn('2026-03-01') });
  await at.endDay({ litres: 20, cash: 1500, swipe: 300, shortage: 50 });
  await closedAt('2026-03-01', '2026-03-01T22:00');
  await look('2026-03-01T23:29:59');
  expect(await told()).toEqual([]);
  await look('2026-03-01T23:30', 5);
  await look('2026-03-01T23:31', 5);
  const put: Put[] = await putOf(station.sql, 'daySummary');
  const [audit] = await station.sql<{ head: string }>(AUDIT_HEAD);
  expect(put).toEqual([
    {
      channel: 'mail',
      recipient: 'owner@station.example',
      eventKey: 'daySummary:2026-03-01',
      subject: 'Forecourt Filling Station: 01-03-2026, ₹21,392.00 sold',
      body: `The day 01-03-2026 at Forecourt Filling Station

HS 220.000 L ₹20,350.00
MS 10.000 L ₹1,042.00
Total: ₹21,392.00

Cash: ₹8,500.00
Swipe: ₹2,300.00
Credit: ₹10,292.00
Expenditure: ₹120.00
Shortages: ₹300.00

Stock
T1 HS 9,000.000 L (low)
T2 MS 9,000.000 L (low)

Pending change requests: 0
Audit head: ${audit!.head}`,
    },
  ]);
});

it('waits for a shift that runs past midnight, and is sent with its day', async () => {
  await station.at.startDay('2026-03-05');
  await look('2026-03-05T23:45');
  expect(await told()).toEqual([]);
  await station.at.endDay();
  await closedAt('2026-03-05', '2026-03-06T06:10');
  await look('2026-03-06T06:09');
  expect(await told()).toEqual([]);
  await look('2026-03-06T06:11');
  expect(await told()).toEqual(['daySummary:2026-03-05 owner@station.example']);
});

it('is not sent for a day without work or one long past', async () => {
  await look('2026-03-07T23:40');
  await closedAt('2026-03-05', '2026-03-05T20:00');
  await look('2026-03-06T11:31');
  expect(await told()).toEqual([]);
  await look('2026-03-06T11:29');
  expect(await told()).toEqual(['daySummary:2026-03-05 owner@station.example']);
});

it('costs nothing without subscribers: nothing is gathered or stored', async () => {
  await station.forget();
  await closedAt('2026-03-05', '2026-03-05T20:00');
  await look('2026-03-05T23:40');
  expect(await told()).toEqual([]);
});

it('is not sent for a day whose close is undone at that moment', async () => {
  const { backend } = station.at;
  await closedAt('2026-03-05', '2026-03-05T20:00');
  let looking: Promise<void> | null = null;
  await transaction(backend.database, async ({ sql }) => {
    await sql("UPDATE shift SET state = 'RUNNING', closed_at = NULL WHERE shift_date = '2026-03-05'");
    looking = look('2026-03-05T23:40');
    await untilWaiting();
  });
  await looking;
  expect(await told()).toEqual([]);
  await station.sql("UPDATE shift SET state = 'CLOSED', closed_at = $1 WHERE shift_date = '2026-03-05'", [
    '2026-03-05T23:50+05:30',
  ]);
  await look('2026-03-05T23:51');
  expect(await told()).toEqual(['daySummary:2026-03-05 owner@station.example']);
});

it('waits for a shift of the day that starts at that moment', async () => {
  const { backend, ids } = station.at;
  await closedAt('2026-03-05', '2026-03-05T20:00');
  let looking: Promise<void> | null = null;
  await transaction(backend.database, async (open) => {
    await lockShiftSequence(open);
    looking = look('2026-03-05T23:40');
    await untilWaiting();
    await open.sql("INSERT INTO shift (shift_date, shift_type_id) VALUES ('2026-03-05', $1)", [ids.night]);
  });
  await looking;
  await station.sql("DELETE FROM shift WHERE shift_date = '2026-03-05' AND state = 'RUNNING'");
  expect(await told()).toEqual([]);
});

/** Waits until a connection waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (let look = 0; look < 200; look++) {
    const [found] = await station.sql<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
    );
    if (found!.waits) return;
    await setTimeout(25);
  }
  throw new Error('Nobody waits');
}

it("is sent by the database's clock, by a worker that polls at once and stops cleanly", async () => {
  const { database } = station.at.backend;
  const { log, clock } = station.at.backend.request({ clock: clockOn('2020-01-01') });
  const [yesterday] = await station.sql<{ date: string }>(
    `UPDATE shift SET shift_date = (now() AT TIME ZONE $1)::date - 1, closed_at = now()
     WHERE shift_date = '2026-03-05' RETURNING shift_date AS date`,
    [clock.timeZone],
  );
  const worker = startSummaryWorker({ database, log, clock });
  await worker.stop();
  await station.sql("UPDATE shift SET shift_date = '2026-03-05' WHERE shift_date = $1", [yesterday!.date]);
  expect(await told()).toEqual([`daySummary:${yesterday!.date} owner@station.example`]);
});
