import { addDays, showDate } from '../../server/domain/kernel/business-date';
import { stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend, problemOf } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';
import { inHindi } from '../support/in-hindi';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

const TODAY = '2026-01-20';
const clock = { ...stationClock('Asia/Kolkata'), today: () => TODAY };

let backend: Backend;
let admin: Context;
let act: Act;
let actAsStaff: Act;
let station: ClosingStation;

beforeEach(async () => {
  backend = await openBackend();
  admin = { ...(await contextOf(backend, true)), clock };
  act = actAs(admin);
  actAsStaff = actAs({ ...(await contextOf(backend, false)), clock });
  station = await seedClosingStation(act);
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const codesOf = (run: Promise<unknown>): Promise<string[]> =>
  run.then(
    () => [],
    (error: { problems?: { code: string }[] }) => {
      if (!error.problems) throw error;
      return error.problems.map(({ code }) => code);
    },
  );

const startBy = (by: Act, shiftDate: string, over: object = {}): Promise<string[]> =>
  codesOf(by('startShift', { shiftDate, shiftTypeId: station.morning, ...over }));

const cancel = (): Promise<string[]> => codesOf(act('cancelRunningShift', {}));

/** Closes the running shift, in which nothing was sold. */
async function closeIdle(): Promise<void> {
  const legs = await backend.sql<{ shiftId: number; nozzleId: number; pumpId: number; open: number }>(
    `SELECT r.shift_id AS "shiftId", r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
  );
  await act('closeShift', {
    shiftId: legs[0]!.shiftId,
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, open }) => ({ nozzleId, open, close: open, testing: 0 })),
      swipes: [],
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}

describe('a shift far ahead', () => {
  test('is refused to staff, with or without the confirmation', async () => {
    expect(await startBy(actAsStaff, addDays(TODAY, 2))).toEqual(['AHEAD_OF_DUE']);
    expect(await startBy(actAsStaff, addDays(TODAY, 2), { confirmAhead: true })).toEqual(['AHEAD_OF_DUE']);
    expect(await backend.sql('SELECT id FROM shift')).toEqual([]);
  });

  test("needs an admin's confirmation, and starts with it", async () => {
    expect(await startBy(act, addDays(TODAY, 31))).toEqual(['CONFIRM_AHEAD']);
    expect(await startBy(act, addDays(TODAY, 31), { confirmAhead: true })).toEqual([]);
  });

  test('is refused beyond a month, confirmed or not', async () => {
    expect(await startBy(act, addDays(TODAY, 32), { confirmAhead: true })).toEqual(['TOO_FAR_AHEAD']);
  });

  test('counts from the next due shift if that is after today', async () => {
    expect(await startBy(act, addDays(TODAY, 10), { confirmAhead: true })).toEqual([]);
    await closeIdle();
    // The night shift of the same day is due.
    expect(await startBy(actAsStaff, addDays(TODAY, 12))).toEqual(['AHEAD_OF_DUE']);
    expect(await startBy(actAsStaff, addDays(TODAY, 11))).toEqual([]);
  });
});

describe('shifts that staff can start', () => {
  test("staff can start today's and tomorrow's shift after a pause of weeks", async () => {
    expect(await startBy(actAsStaff, '2026-01-02')).toEqual([]);
    await closeIdle();
    expect(await startBy(actAsStaff, addDays(TODAY, 2))).toEqual(['AHEAD_OF_DUE']);
    expect(await startBy(actAsStaff, TODAY)).toEqual([]);
    await closeIdle();
    expect(await startBy(actAsStaff, addDays(TODAY, 1))).toEqual([]);
  });

  test('staff can start a missed day of weeks ago', async () => {
    expect(await startBy(actAsStaff, '2026-01-02')).toEqual([]);
    await closeIdle();
    expect(await startBy(actAsStaff, '2026-01-05')).toEqual([]);
  });
});

describe('cancelling the running shift', () => {
  const sell = () =>
    act<{ creditSaleId: number }>('recordCreditSale', {
      creditorId: station.creditors[0],
      pumpId: station.pumps[0],
      productId: station.hs,
      litres: 20_000,
    });

  test('removes an empty shift of any date, and the station continues today', async () => {
    await startBy(act, '2026-01-19');
    await closeIdle();
    await startBy(act, addDays(TODAY, 31), { confirmAhead: true });
    expect(await cancel()).toEqual([]);
    expect(await startBy(actAsStaff, TODAY)).toEqual([]);
    expect(await backend.sql("SELECT shift_date AS date FROM shift WHERE state = 'RUNNING'")).toEqual([
      { date: TODAY },
    ]);
  });

  test("removes the opening stock of tanks with the station's first shift, and posts it with the next", async () => {
    await startBy(act, addDays(TODAY, 20), { confirmAhead: true });
    expect(await cancel()).toEqual([]);
    const held = () =>
      backend.sql<{ litres: number }>('SELECT COALESCE(SUM(litres), 0)::bigint AS litres FROM stock_movement');
    expect(await held()).toEqual([{ litres: 0 }]);
    await expectBooksInOrder(backend.database);
    expect(await startBy(actAsStaff, TODAY)).toEqual([]);
    expect(await held()).toEqual([{ litres: 20_000_000 }]);
    expect(
      await backend.sql(
        `SELECT SUM(m.litres)::bigint AS litres FROM stock_movement m JOIN journal_entry e ON e.id = m.entry_id
         WHERE e.business_date > $1`,
        [TODAY],
      ),
    ).toEqual([{ litres: 0 }]);
  });

  test('is for admins and is audited', async () => {
    const onDuty = [
      { employeeId: station.employees[0], pumpId: station.pumps[0] },
      { employeeId: station.employees[1], pumpId: null },
    ];
    await startBy(act, TODAY, { onDuty });
    await expect(actAsStaff('cancelRunningShift', {})).rejects.toThrow();
    await cancel();
    expect(
      await backend.sql(
        `SELECT command, before ->> 'shiftDate' AS "shiftDate", before -> 'onDuty' AS "onDuty", after FROM audit_row
         WHERE table_name = 'shift' ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ command: 'cancelRunningShift', shiftDate: TODAY, onDuty, after: null }]);
  });

  test('is refused without a running shift, and for a shift other than the running one', async () => {
    expect(await cancel()).toEqual(['NO_SHIFT']);
    await startBy(act, TODAY);
    expect(await codesOf(act('cancelRunningShift', { shiftId: 999 }))).toEqual(['SHIFT_OVER']);
  });

  test('is refused while the shift has an entry', async () => {
    await startBy(act, TODAY);
    await sell();
    expect(await cancel()).toEqual(['SHIFT_NOT_EMPTY']);
  });

  test('states what the shift contains and how many of each, in Hindi too', async () => {
    await startBy(act, TODAY);
    await sell();
    await sell();
    const tank = { tankId: station.tanks[0], isAtg: true, volume: 9_000_000 };
    await act('measureTank', tank);
    const refused = await problemOf(act('cancelRunningShift', {}));
    const named = `${showDate(TODAY)} Morning`;
    expect(refused.message).toBe(`Shift ${named} cannot be cancelled: it has credit sales (2) · tank dips (1)`);
    expect(inHindi(refused)).toBe(`शिफ्ट ${named} रद्द नहीं हो सकती: उसमें उधार बिक्री (2) · टैंक के डिप (1) हैं`);
  });

  test('removes a far shift that was closed and undone, and the station continues today', async () => {
    await startBy(act, '2026-01-19');
    await closeIdle();
    const closed = await backend.sql('SELECT * FROM shift');
    await startBy(act, addDays(TODAY, 31), { confirmAhead: true });
    await closeIdle();
    await act('undoLastShift', {});
    expect(await cancel()).toEqual([]);
    expect(await backend.sql('SELECT * FROM shift')).toEqual(closed);
    await expectBooksInOrder(backend.database);
    const [audited] = await backend.sql(
      `SELECT jsonb_array_length(before -> 'draft' -> 'pumps') AS pumps FROM audit_row
       WHERE table_name = 'shift' AND command = 'cancelRunningShift'`,
    );
    expect(audited).toEqual({ pumps: station.pumps.length });
    expect(await startBy(actAsStaff, TODAY)).toEqual([]);
    await closeIdle();
  });

  test('is refused after an undone close too while the shift has an entry', async () => {
    await startBy(act, TODAY);
    await act('exchangeCash', {
      notes: [
        { value: 500, in: 0, out: 1 },
        { value: 100, in: 5, out: 0 },
      ],
    });
    await closeIdle();
    await act('undoLastShift', {});
    expect(await cancel()).toEqual(['SHIFT_NOT_EMPTY']);
  });

  test('removes a shift whose only entry was deleted', async () => {
    await startBy(act, TODAY);
    const { creditSaleId } = await sell();
    await act('changeRow', {
      table: 'credit_sale',
      rowId: creditSaleId,
      permission: 1,
      changes: [],
      comment: 'Typed by mistake',
    });
    expect(await cancel()).toEqual([]);
  });
});

describe('over REST', () => {
  let live: Station;
  beforeAll(async () => {
    live = await startStation();
  });
  afterAll(() => live.close());

  test('an admin needs the flag and is told so', async () => {
    const shiftDate = addDays(live.request().clock.today(), 5);
    const body = { shiftId: live.ids.shiftTypes.morning, shiftDate };
    const refused = await live.rest('POST', '/api/v1/startnewshift', body);
    expect(refused.status).toBe(409);
    expect(refused.body.msg).toContain('confirmAhead');
    expect(refused.body.msg).toContain(showDate(shiftDate));
    const started = await live.rest('POST', '/api/v1/startnewshift', { ...body, confirmAhead: true });
    expect(started.status).toBe(200);
  });
});
