import type { CloseShiftInput } from '../../server/modules/closing/close-shift.input';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { actAs } from '../support/closing-station';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';

const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Worked extends OpenClosingStation {
  shiftId: number;
  input: CloseShiftInput;
}

type Pump = CloseShiftInput['pumps'][number];

/** A running shift of 100 L of HS at the first pump, ₹9,250.00, of which `cash` paise were collected, and its close. */
async function work(cash: number, pump: Partial<Pump> = {}): Promise<Worked> {
  const station = await openClosingStation();
  opened.push(station);
  const { act } = station;
  const { pumps, employees, tanks, morning } = station.station;
  const { shiftId } = await act<{ shiftId: number }>('startShift', { shiftDate: '2026-01-01', shiftTypeId: morning });
  await act('collectCash', { pumpId: pumps[0], employeeId: employees[0], amount: cash, notes: [], confirmed: true });
  const input: CloseShiftInput = {
    shiftId,
    pumps: [
      {
        pumpId: pumps[0],
        nozzles: [
          { nozzleId: 1, close: 1_100_000 },
          { nozzleId: 2, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: null,
        shortages: [],
        ...pump,
      },
      {
        pumpId: pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: null,
        shortages: [],
      },
    ],
    tanks: tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_900_000 })),
    comment: null,
  };
  return { ...station, shiftId, input };
}

async function workClosed(cash: number, pump: Partial<Pump> = {}): Promise<Worked> {
  const worked = await work(cash, { isAllHandedIn: true, ...pump });
  await worked.act('closeShift', worked.input);
  return worked;
}

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { problems?: { code: string; field?: string }[] }) =>
      error.problems?.map(({ code, field }) => `${code} ${field}`) ?? [String(error)],
  );

const figuresOf = async ({ backend, shiftId, station }: Worked) =>
  (
    await backend.sql(
      `SELECT cash, last, shortage, short_and_over AS over, is_all_handed_in AS "isAllHandedIn" FROM pump_close
       WHERE shift_id = $1 AND pump_id = $2`,
      [shiftId, station.pumps[0]],
    )
  )[0];

const RAM_OWES = (amount: number) => ({ shortages: [{ employeeId: 1, amount }] });
const lastCollections = ({ backend }: Worked) => backend.sql('SELECT id FROM cash_collection WHERE is_last');

test.each<[string, number, Partial<Pump>, object]>([
  ['₹121.80 short', 912_820, RAM_OWES(12_100), { shortage: 12_100, over: -80 }],
  ['exact', 925_000, {}, { shortage: 0, over: 0 }],
  ['30 paise over', 925_030, {}, { shortage: 0, over: 30 }],
  [
    'short, and who was on duty',
    912_820,
    { ...RAM_OWES(12_100), lastCollection: { employeeId: 1, amount: 0 } },
    { shortage: 12_100, over: -80 },
  ],
])('a pump whose cash was all collected closes without a last collection: %s', async (_what, cash, pump, figures) => {
  const station = await workClosed(cash, pump);
  expect(await figuresOf(station)).toEqual({ cash, last: 0, isAllHandedIn: true, ...figures });
  expect(await lastCollections(station)).toEqual([]);
  const report = await ask(station.ctx, closedShiftReport.query, {
    ...{ shiftId: station.shiftId, shiftDate: '2026-01-01' },
  } as never);
  expect(JSON.stringify(report)).toContain(String((figures as { over: number }).over));
});

test.each<[string, number, Partial<Pump>, string]>([
  ['short, without it', 912_820, RAM_OWES(12_100), 'LAST_COLLECTION_MISSING pumps.0.lastCollection.amount'],
  ['over, without it', 925_030, {}, 'CASH_ABOVE_SALE pumps.0.cash'],
  [
    'a last collection beside it',
    900_000,
    { isAllHandedIn: true, lastCollection: { employeeId: 1, amount: 25_000 } },
    'LAST_COLLECTION_BESIDE pumps.0.lastCollection.amount',
  ],
  [
    'a last collection beside it, of an excess',
    925_030,
    { isAllHandedIn: true, lastCollection: { employeeId: 1, amount: 500 } },
    'LAST_COLLECTION_BESIDE pumps.0.lastCollection.amount',
  ],
  [
    'notes beside it',
    925_000,
    {
      isAllHandedIn: true,
      lastCollection: {
        employeeId: 1,
        notes: [
          { value: 100, in: 5, out: 0 },
          { value: 500, in: 0, out: 1 },
        ],
      },
    },
    'LAST_COLLECTION_BESIDE pumps.0.lastCollection.amount',
  ],
  ['a shortage of nobody', 912_820, { isAllHandedIn: true }, 'SHORTAGE_TOTAL pumps.0.shortages'],
])('refused: %s', async (_what, cash, pump, refusal) => {
  const station = await work(cash, pump);
  expect(await refusedBy(station.act('closeShift', station.input))).toContain(refusal);
});

const warnedOf = (answer: unknown): string[] | undefined =>
  (answer as { warnings?: { message: string }[] }).warnings?.map(({ message }) => message);

test('an API is warned of an excess, at the close and when a correction makes another one', async () => {
  const station = await work(925_030, { isAllHandedIn: true });
  // Long enough for what was sold.
  await station.backend.sql("UPDATE shift SET started_at = started_at - interval '8 hours'");
  expect(warnedOf(await station.act('closeShift', station.input))).toEqual([
    'P1: cash collected is ₹0.30 more than was due',
  ]);
  const { version, close } = await standingClose(station, station.shiftId);
  const sent = { ...close, reason: 'Rain', expectedVersion: version };
  expect(warnedOf(await station.act('rehearseCorrection', { ...sent, comment: 'Rain' }))).toBeUndefined();
  close.pumps[0]!.nozzles[0]!.close = 1_099_000;
  expect(warnedOf(await station.act('rehearseCorrection', sent))).toEqual([
    'P1: cash collected is ₹92.80 more than was due',
  ]);
  await station.act('correctShift', sent);
  const again = await standingClose(station, station.shiftId);
  again.close.pumps[0]!.nozzles[0]!.close = 1_099_500;
  const smaller = { ...again.close, reason: 'Misread', expectedVersion: again.version };
  expect(warnedOf(await station.act('rehearseCorrection', smaller))).toBeUndefined();
});

test('an undone close has it in its draft, and closes the same again', async () => {
  const station = await workClosed(925_030);
  const before = await books(station);
  await station.act('undoLastShift', {});
  const [{ draft } = { draft: null }] = await station.backend.sql<{ draft: Close }>('SELECT draft FROM shift');
  expect(draft!.pumps[0]).toMatchObject({ isAllHandedIn: true });
  await station.act('closeShift', draft!);
  expect(await books(station)).toEqual(before);
});

test('the correction has it again, and corrected in it the books are those of the right figures', async () => {
  const station = await workClosed(915_000, RAM_OWES(10_000));
  const { close } = await standingClose(station, station.shiftId);
  expect(close.pumps[0]).toMatchObject({ isAllHandedIn: true, lastCollection: null });
  const effects = await correct(station, {
    shiftId: station.shiftId,
    change: ({ pumps: [pump] }) => {
      pump!.nozzles[0]!.close = 1_098_000;
      pump!.shortages = [];
    },
  });
  expect(effects).toContain('Cash over (short −) of P1, 01-01-2026 Morning: ₹0.00 → ₹85.00');
  const right = await workClosed(915_000, {
    nozzles: [
      { nozzleId: 1, close: 1_098_000 },
      { nozzleId: 2, close: 2_000_000 },
    ],
  });
  expect(await books(station)).toEqual(await books(right));
});

test('a close with a last collection is corrected to one without, and back', async () => {
  const station = await work(900_000, { lastCollection: { employeeId: 1, amount: 25_000 } });
  await station.act('closeShift', station.input);
  const before = await books(station);
  await correct(station, {
    shiftId: station.shiftId,
    change: ({ pumps: [pump] }) =>
      Object.assign(pump!, { isAllHandedIn: true, lastCollection: null, ...RAM_OWES(25_000) }),
  });
  expect(await figuresOf(station)).toMatchObject({ last: 0, shortage: 25_000, over: 0, isAllHandedIn: true });
  await correct(station, {
    shiftId: station.shiftId,
    change: ({ pumps: [pump] }) =>
      Object.assign(pump!, { isAllHandedIn: false, lastCollection: { employeeId: 1, amount: 25_000 }, shortages: [] }),
  });
  expect(await books(station)).toEqual(before);
});

test('a late entry calculates the pump again: the excess grows, the shortage falls, and without anybody it is short', async () => {
  const collect = ({ act, shiftId, station: { pumps } }: Worked, amount: number) =>
    act('collectCash', {
      shiftId,
      lateReason: 'Under the mat',
      pumpId: pumps[0],
      employeeId: 1,
      amount,
      notes: [],
      confirmed: true,
    });
  const over = await workClosed(925_030);
  await collect(over, 5_000);
  expect(await figuresOf(over)).toMatchObject({ cash: 930_030, shortage: 0, over: 5_030 });
  const short = await workClosed(912_820, RAM_OWES(12_100));
  await collect(short, 10_000);
  expect(await figuresOf(short)).toMatchObject({ shortage: 2_100, over: -80 });
  const exact = await workClosed(925_000);
  const [collection] = await exact.backend.sql<{ id: number }>('SELECT id FROM cash_collection');
  await exact.act('changeRow', {
    ...{ table: 'cash_collection', rowId: collection!.id, permission: 2, comment: 'Miscounted' },
    changes: [{ field: 'amount', value: '9150.00' }],
  });
  expect(await figuresOf(exact)).toMatchObject({ cash: 915_000, shortage: 0, over: -10_000 });
});

const changePump = (station: Worked, pump: Partial<Pump>, command?: string) =>
  correct(station, { shiftId: station.shiftId, change: ({ pumps: [first] }) => Object.assign(first!, pump) }, command);

/** Closed exact, then the collection was corrected by ₹100.00: nobody is charged. */
async function shortOfNobody(): Promise<Worked> {
  const station = await workClosed(925_000);
  const [collection] = await station.backend.sql<{ id: number }>('SELECT id FROM cash_collection');
  await station.act('changeRow', {
    ...{ table: 'cash_collection', rowId: collection!.id, permission: 2, comment: 'Miscounted' },
    changes: [{ field: 'amount', value: '9150.00' }],
  });
  return station;
}

test('taken away in a correction, it needs a last collection again', async () => {
  const missing = [
    'LAST_COLLECTION_MISSING pumps.0.lastCollection.amount',
    'LAST_COLLECTION_EMPLOYEE pumps.0.lastCollection.employeeId',
  ];
  const charged = await workClosed(912_820, RAM_OWES(12_100));
  expect(await refusedBy(changePump(charged, { isAllHandedIn: false }))).toEqual(missing);
  expect(await refusedBy(changePump(charged, { isAllHandedIn: false, shortages: [] }))).toEqual(missing);
  expect(await refusedBy(changePump(await shortOfNobody(), { isAllHandedIn: false }))).toEqual(missing);
});

test('a pump that is short of nobody is corrected as it is, and can be charged', async () => {
  const station = await shortOfNobody();
  const dip = ({ tanks }: Close) => Object.assign(tanks[0]!, { volume: 9_890_000 });
  await correct(station, { shiftId: station.shiftId, change: dip });
  expect(await figuresOf(station)).toMatchObject({ shortage: 0, over: -10_000, isAllHandedIn: true });
  const named = { lastCollection: { employeeId: 1, amount: 0 } };
  expect(await refusedBy(changePump(station, named))).toEqual(['SHORTAGE_TOTAL pumps.0.shortages']);
  await changePump(station, RAM_OWES(10_000));
  expect(await figuresOf(station)).toMatchObject({ shortage: 10_000, over: 0 });
  expect(await refusedBy(changePump(station, { shortages: [] }))).toEqual(['SHORTAGE_TOTAL pumps.0.shortages']);
});

test('a correction that only sets the flag or takes it away has an effect line', async () => {
  const station = await work(925_000);
  await station.act('closeShift', station.input);
  expect(await changePump(station, { isAllHandedIn: true })).toEqual(['All cash handed in at P1: no → yes']);
  expect(await figuresOf(station)).toMatchObject({ isAllHandedIn: true });
  expect(await changePump(station, { isAllHandedIn: false })).toEqual(['All cash handed in at P1: yes → no']);
  expect(await refusedBy(changePump(station, {}))).toEqual(['NOTHING_CHANGED undefined']);
});

test('under four eyes the correction to it waits, and is applied as it was sent', async () => {
  const station = await work(900_000, { lastCollection: { employeeId: 1, amount: 25_000 } });
  await station.act('closeShift', station.input);
  const other = await contextOf(station.backend, true);
  await setSetting(station.act, 'fourEyes', 'true');
  const asked = correct(station, {
    shiftId: station.shiftId,
    change: ({ pumps: [pump] }) =>
      Object.assign(pump!, { isAllHandedIn: true, lastCollection: null, ...RAM_OWES(25_000) }),
  });
  expect(await refusedBy(asked)).toEqual(['WAITS_FOR_APPROVAL undefined']);
  const [request] = await station.backend.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  await actAs(other)('decideChange', { requestId: request!.id, accept: true });
  expect(await figuresOf(station)).toMatchObject({ last: 0, shortage: 25_000, isAllHandedIn: true });
});
