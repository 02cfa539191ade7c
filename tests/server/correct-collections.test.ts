import { ProblemError } from '../../server/domain/kernel/problem';
import { correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { actAs, notesOf } from '../support/closing-station';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';

/** The stations of a test; the second one has the right amounts at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Collected {
  /** Paise; counted in notes if `isCounted` says so. */
  amount: number;
  isCounted?: boolean;
}

interface Worked extends OpenClosingStation {
  shiftId: number;
  /** Ids of the collections, in the order in which they were made. */
  ids: number[];
}

/** A closed shift of 100 L of HS, ₹9,250.00, with these collections and the last one. */
async function work(collected: Collected[], last: number, shortage = 0): Promise<Worked> {
  const station = await openClosingStation();
  opened.push(station);
  const { act } = station;
  const { pumps, employees, swipes, tanks, morning } = station.station;
  const [ram] = employees;
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    ...{ shiftDate: '2026-01-01', shiftTypeId: morning },
  });
  const ids: number[] = [];
  for (const { amount, isCounted = false } of collected) {
    const input = { pumpId: pumps[0], employeeId: ram, amount, notes: isCounted ? notesOf(amount) : [] };
    ids.push((await act<{ cashCollectionId: number }>('collectCash', input)).cashCollectionId);
  }
  const pump = (pumpId: number, read: number) => ({
    pumpId,
    nozzles: [
      { nozzleId: pumpId === pumps[0] ? 1 : 3, close: read },
      { nozzleId: pumpId === pumps[0] ? 2 : 4, close: 2_000_000 },
    ],
    swipes: pumpId === pumps[0] ? [{ swipeMachineId: swipes[0], amount: 100_000 }] : [],
    lastCollection: null as object | null,
    shortages: [] as object[],
  });
  const first = pump(pumps[0], 1_100_000);
  first.lastCollection = { employeeId: ram, amount: last, notes: [] };
  if (shortage > 0) first.shortages = [{ employeeId: ram, amount: shortage }];
  await act('closeShift', {
    shiftId,
    comment: null,
    pumps: [first, pump(pumps[1], 1_000_000)],
    tanks: tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_900_000 })),
  });
  return { ...station, shiftId, ids };
}

type Typed = Close & { collections?: { collectionId: number; amount?: number | null; notes?: object[] }[] };

/** Sets what was collected, and what else the close needs to fit. */
const collecting =
  (collections: Typed['collections'], shortages: { employeeId: number; amount: number }[] = []) =>
  (typed: Typed): void => {
    typed.collections = collections;
    typed.pumps[0]!.shortages = shortages;
  };

const refusalOf = async (answer: Promise<unknown>) => {
  const [result] = await Promise.allSettled([answer]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  if (!(result!.reason instanceof ProblemError)) throw result!.reason;
  return result!.reason.problems.map(({ code, field }) => ({ code, field }));
};

/** The times of the effects depend on when the test runs. */
const withoutTimes = (effects: readonly string[]): string[] =>
  effects.map((text) => text.replace(/(\d\d-\d\d-\d{4} )?\d\d:\d\d/, '…'));

test('an amount that was typed wrong leaves the books as if it had been right at once', async () => {
  const wrong = await work([{ amount: 300_000 }, { amount: 100_000 }], 325_000, 100_000);
  const right = await work([{ amount: 400_000 }, { amount: 100_000 }], 325_000);
  const before = await books(wrong);
  const { shiftId, ids } = wrong;
  const change = collecting([{ collectionId: ids[0]!, amount: 400_000 }]);
  const effects = [
    'Shortage of ram on P1, 01-01-2026 Morning: ₹1,000.00 → ₹0.00',
    'Cash collected from P1 by ram at …, 01-01-2026 Morning: ₹3,000.00 → ₹4,000.00',
    'Cash in the safe: ₹16,130.00 → ₹17,130.00',
    'Uncounted cash: ₹7,250.00 → ₹8,250.00',
  ];
  expect(withoutTimes(await correct(wrong, { shiftId, change }, 'rehearseCorrection'))).toEqual(effects);
  expect(await books(wrong)).toEqual(before);
  expect(withoutTimes(await correct(wrong, { shiftId, change }))).toEqual(effects);
  expect(await books(wrong)).toEqual(await books(right));
  await expectBooksInOrder(wrong.backend.database);

  const { sections } = await ask(wrong.ctx, closedShiftReport.query, { shiftId, shiftDate: '2026-01-01' } as never);
  const rows = sections.at(-1)!.rows.map((row) => ({ ...row, change: (row.change as { message: string }).message }));
  expect(withoutTimes(rows.map(({ change }) => change))).toEqual(effects);
  expect(rows[0]).toMatchObject({ by: 'A USER', reason: 'Typed wrong' });

  const [ram] = wrong.station.employees;
  const back = collecting([{ collectionId: ids[0]!, amount: 300_000 }], [{ employeeId: ram, amount: 100_000 }]);
  await correct(wrong, { shiftId, change: back });
  expect(await books(wrong)).toEqual(before);
});

test('the form has the collections, and sending them unchanged changes nothing', async () => {
  const station = await work([{ amount: 300_000, isCounted: true }, { amount: 100_050 }], 424_950);
  const { shiftId, ids, ctx } = station;
  const { collections } = await ask(ctx, correctionForm, { shiftId });
  expect(collections).toEqual([
    {
      ...{ collectionId: ids[0], pumpId: station.station.pumps[0], employeeName: 'ram', amount: 300_000 },
      collectedAt: expect.any(Date),
      notes: [{ value: 500, in: 6, out: 0 }],
    },
    expect.objectContaining({ collectionId: ids[1], amount: 100_050, notes: [] }),
  ]);
  const same = collections.map(({ collectionId, amount, notes }) => ({ collectionId, amount, notes }));
  expect(await refusalOf(correct(station, { shiftId, change: collecting(same) }))).toMatchObject([
    { code: 'NOTHING_CHANGED' },
  ]);
});

test('the notes are corrected in the safe, and the amount is theirs', async () => {
  const station = await work([{ amount: 300_000, isCounted: true }], 525_000);
  const { shiftId, ids } = station;
  const notes = [
    { value: 500, in: 5, out: 0 },
    { value: 100, in: 5, out: 0 },
  ];
  const effects = await correct(station, { shiftId, change: collecting([{ collectionId: ids[0]!, notes }]) });
  expect(effects).toEqual(['Notes in the safe: ₹500: 16 → 15, ₹100: 10 → 15']);
  // What came in as counted notes is uncounted once only its amount is known.
  const change = collecting([{ collectionId: ids[0]!, amount: 299_950 }]);
  expect(withoutTimes(await correct(station, { shiftId, change }))).toEqual([
    'Cash over (short −) of P1, 01-01-2026 Morning: ₹0.00 → −₹0.50',
    'Cash collected from P1 by ram at …, 01-01-2026 Morning: ₹3,000.00 → ₹2,999.50',
    'Cash in the safe: ₹17,130.00 → ₹17,129.50',
    'Notes in the safe: ₹500: 15 → 10, ₹100: 15 → 10',
    'Uncounted cash: ₹5,250.00 → ₹8,249.50',
  ]);
});

test('notes that were banked move between collections, since none leave the safe on the whole', async () => {
  const station = await work(
    [
      { amount: 500_000, isCounted: true },
      { amount: 100_000, isCounted: true },
    ],
    225_000,
  );
  const { shiftId, ids, act, backend } = station;
  const [ram] = station.station.employees;
  const [first, second] = ids as [number, number];
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.station.night });
  const { id: accountId } = await act('createTransactionAccount', { name: 'STATE BANK' });
  await act('transferCash', { kind: 'DEPOSIT', accountId, notes: [{ value: 500, in: 0, out: 22 }] });
  const into = (count: number) => [{ value: 500, in: count, out: 0 }];
  const amounts = async () => {
    const sql = 'SELECT amount FROM cash_collection WHERE shift_id = $1 ORDER BY id';
    return (await backend.sql<{ amount: number }>(sql, [shiftId])).map(({ amount }) => amount);
  };
  const swap = collecting([
    { collectionId: first, notes: into(2) },
    { collectionId: second, notes: into(10) },
  ]);
  await correct(station, { shiftId, change: swap });
  expect(await amounts()).toEqual([100_000, 500_000, 225_000]);
  await correct(station, {
    shiftId,
    change: (typed) => {
      collecting([{ collectionId: second, amount: 225_000 }])(typed);
      typed.pumps[0]!.lastCollection = { employeeId: ram, amount: null, notes: into(10) };
    },
  });
  expect(await amounts()).toEqual([100_000, 225_000, 500_000]);
  await correct(station, {
    shiftId,
    change: (typed) => {
      collecting([{ collectionId: first, notes: into(12) }])(typed);
      typed.pumps[0]!.lastCollection = null;
    },
  });
  expect(await amounts()).toEqual([600_000, 225_000]);
  expect(await backend.sql('SELECT available FROM denomination WHERE value = 50000')).toEqual([{ available: 0 }]);
});

test('a collection is named by its time, and by its day if it was entered on another one', async () => {
  const station = await work([{ amount: 100_000 }, { amount: 100_000 }], 625_000);
  const { shiftId, ids, backend } = station;
  for (const [index, at] of ['2026-01-01T11:20+05:30', '2026-01-04T11:25+05:30'].entries())
    await backend.sql('UPDATE cash_collection SET created_at = $2 WHERE id = $1', [ids[index], at]);
  const change = collecting(ids.map((collectionId) => ({ collectionId, amount: 100_100 })));
  const effects = await correct(station, { shiftId, change });
  expect(effects.filter((effect) => effect.startsWith('Cash collected'))).toEqual([
    'Cash collected from P1 by ram at 11:20, 01-01-2026 Morning: ₹1,000.00 → ₹1,001.00',
    'Cash collected from P1 by ram at 04-01-2026 11:25, 01-01-2026 Morning: ₹1,000.00 → ₹1,001.00',
  ]);
});

describe('cash that was spent since', () => {
  /** A last collection of ₹8,250.00 uncounted, which an expenditure has spent; the safe has counted notes. */
  async function spend(): Promise<Worked> {
    const station = await work([], 825_000);
    const { act } = station;
    await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.station.night });
    const { id } = await act('createExpenditureCategory', { name: 'REPAIRS' });
    await act('recordExpenditure', { expenditureCategoryId: id, amount: 825_000 });
    return station;
  }

  const handIn =
    (amount: number, missing: number) =>
    (typed: Close, { employees: [ram] }: { employees: [number, ...number[]] }): void => {
      typed.pumps[0]!.lastCollection = amount === 0 ? null : { employeeId: ram, amount, notes: [] };
      typed.pumps[0]!.shortages = missing === 0 ? [] : [{ employeeId: ram, amount: missing }];
    };

  test('leaves the safe as counted notes when the last collection is lowered, and comes back', async () => {
    const station = await spend();
    const { shiftId } = station;
    const before = await books(station);
    const effects = await correct(station, { shiftId, change: handIn(800_000, 25_000) });
    expect(effects).toEqual([
      'Last collection of P1 by ram, 01-01-2026 Morning: ₹8,250.00 → ₹8,000.00',
      'Shortage of ram on P1, 01-01-2026 Morning: ₹0.00 → ₹250.00',
      'Cash in the safe: ₹8,880.00 → ₹8,630.00',
      'Notes in the safe: ₹200: 10 → 9, ₹50: 10 → 9',
    ]);
    await correct(station, { shiftId, change: handIn(825_000, 0) });
    expect(await books(station)).toEqual(before);
  });

  test('is refused at the amount if the notes cannot make it', async () => {
    const station = await spend();
    const { shiftId } = station;
    expect(await refusalOf(correct(station, { shiftId, change: handIn(824_950, 0) }))).toEqual([
      { code: 'COUNT_THE_NOTES', field: 'pumps.0.lastCollection.amount' },
    ]);
  });

  test('leaves as notes too when the last collection was at another machine', async () => {
    const station = await spend();
    const { shiftId } = station;
    await correct(station, {
      shiftId,
      change(typed) {
        typed.pumps[0]!.swipes[0]!.amount = 925_000;
        typed.pumps[0]!.lastCollection = null;
      },
    });
    const [safe] = await station.backend.sql('SELECT SUM(value * available)::bigint AS held FROM denomination');
    expect(safe).toEqual({ held: 63_000 });
  });
});

test('what cannot be collected is refused at its field', async () => {
  const station = await work([{ amount: 300_000 }, { amount: 100_000 }], 425_000);
  const { shiftId, ids } = station;
  const [first, second] = ids as [number, number];
  const before = await books(station);
  const refused = (...collections: NonNullable<Typed['collections']>) =>
    refusalOf(correct(station, { shiftId, change: collecting(collections) }));
  expect(await refused({ collectionId: second, amount: 100_000 }, { collectionId: first, amount: 0 })).toMatchObject([
    { field: 'collections.1.amount' },
  ]);
  expect(await refused({ collectionId: first, amount: null })).toMatchObject([
    { code: 'NOT_POSITIVE', field: 'collections.0.amount' },
  ]);
  expect(await refused({ collectionId: first, amount: 100_000_000_000 })).toMatchObject([
    { field: 'collections.0.amount' },
  ]);
  expect(await refused({ collectionId: first, amount: 400_000, notes: notesOf(300_000) })).toMatchObject([
    { code: 'NOTES_NOT_AS_AMOUNT', field: 'collections.0.notes' },
  ]);
  expect(await refused({ collectionId: first, notes: [{ value: 500, in: 0, out: 11 }] })).toMatchObject([
    { code: 'NOTES_NOT_AVAILABLE', field: 'collections.0.notes.0.out' },
  ]);
  expect(await refused({ collectionId: 0, amount: 100 })).toMatchObject([
    { code: 'UNKNOWN_COLLECTION', field: 'collections.0.collectionId' },
  ]);
  const twice = { collectionId: first, amount: 200_000 };
  expect(await refused(twice, twice)).toMatchObject([
    { code: 'UNKNOWN_COLLECTION', field: 'collections.1.collectionId' },
  ]);
  expect(await refused({ collectionId: first, amount: 1_000_000 })).toMatchObject([
    { code: 'CASH_ABOVE_SALE', field: 'pumps.0.cash' },
  ]);
  expect(await refused({ collectionId: first, amount: 200_000 })).toMatchObject([
    { code: 'SHORTAGE_TOTAL', field: 'pumps.0.shortages' },
  ]);
  expect(await books(station)).toEqual(before);
});

test('of two corrections at once one wins, and none follows a change of the row that it does not know', async () => {
  const station = await work([{ amount: 300_000 }], 525_000);
  const { shiftId, ids, act } = station;
  const inputTo = async (amount: number) => {
    const { version, close } = await standingClose(station, shiftId);
    return {
      ...close,
      collections: [{ collectionId: ids[0], amount }],
      reason: 'Typed wrong',
      expectedVersion: version,
    };
  };
  const input = await inputTo(300_500);
  const done = await Promise.allSettled([act('correctShift', input), act('correctShift', input)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const opened = await inputTo(300_700);
  const changes = [{ field: 'amount', value: '3006' }];
  await act('changeRow', { table: 'cash_collection', rowId: ids[0], permission: 2, comment: 'Typed wrong', changes });
  expect(await refusalOf(act('correctShift', opened))).toMatchObject([{ code: 'STALE', field: 'expectedVersion' }]);
  await act('correctShift', await inputTo(300_700));
  expect(await station.backend.sql('SELECT amount, version FROM cash_collection WHERE id = $1', ids)).toEqual([
    { amount: 300_700, version: 4 },
  ]);
});

test('under four eyes the collections wait with the rest of the correction', async () => {
  const station = await work([{ amount: 300_000 }], 525_000);
  const { shiftId, ids } = station;
  const other = await contextOf(station.backend, true);
  await setSetting(station.act, 'fourEyes', 'true');
  const change = collecting([{ collectionId: ids[0]!, amount: 300_500 }]);
  expect(await refusalOf(correct(station, { shiftId, change }))).toMatchObject([{ code: 'WAITS_FOR_APPROVAL' }]);
  const [request] = await station.backend.sql<{ id: number }>("SELECT id FROM change_request WHERE state = 'PENDING'");
  const act = actAs(other);
  const { effects } = await act<{ effects: string[] }>('rehearseChange', { requestId: request!.id });
  expect(effects).toContain('Cash in the safe: ₹17,130.00 → ₹17,135.00');
  await act('decideChange', { requestId: request!.id, accept: true });
  expect(await station.backend.sql('SELECT amount FROM cash_collection WHERE id = $1', ids)).toEqual([
    { amount: 300_500 },
  ]);
});
