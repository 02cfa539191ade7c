import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

/** A shift at pump 1: the reading of nozzle 1 (HS at ₹92.50, from 1,000 L on), and the money in paise. */
interface Worked {
  read: number;
  last?: number;
  /** Shares of the first two employees. */
  shares?: readonly [number, number];
  onCredit?: number;
}

/** Closes shift after shift: Morning, Night, Morning … Their ids count from 1. `onCredit` is of HS, in millilitres. */
async function work(shifts: readonly Worked[]): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  for (const [index, { read, last = 0, shares = [0, 0], onCredit = 0 }] of shifts.entries()) {
    const shiftDate = `2026-01-0${1 + Math.floor(index / 2)}`;
    const { shiftId } = await act<{ shiftId: number }>('startShift', {
      ...{ shiftDate, shiftTypeId: index % 2 === 0 ? ids.morning : ids.night },
    });
    if (onCredit > 0) await act('recordCreditSale', saleOf(station, onCredit));
    await act('closeShift', {
      shiftId,
      comment: null,
      pumps: [
        {
          pumpId: ids.pumps[0],
          nozzles: [
            { nozzleId: 1, close: read },
            { nozzleId: 2, close: 2_000_000 },
          ],
          swipes: [],
          lastCollection: last > 0 ? { employeeId: ids.employees[0], amount: last, notes: [] } : null,
          shortages: shares.map((amount, at) => ({ employeeId: ids.employees[at], amount })),
        },
        {
          pumpId: ids.pumps[1],
          nozzles: [
            { nozzleId: 3, close: 1_000_000 },
            { nozzleId: 4, close: 2_000_000 },
          ],
          swipes: [],
          lastCollection: null,
          shortages: [],
        },
      ],
      tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_800_000 })),
    });
  }
  return station;
}

const saleOf = ({ station: { creditors, pumps, hs } }: OpenClosingStation, litres: number) => ({
  ...{ creditorId: creditors[0], pumpId: pumps[0], productId: hs, litres },
  overLimitReason: 'the owner agreed',
});

const readAs =
  (close: number, shares: readonly number[] = []) =>
  ({ pumps: [pump] }: Close, { employees }: OpenClosingStation['station']): void => {
    pump!.nozzles[0]!.close = close;
    pump!.shortages = shares.map((amount, at) => ({ employeeId: employees[at]!, amount }));
  };

const restore = (standing: Close) => (close: Close) => {
  Object.assign(close, structuredClone(standing));
};

/** 100 L for ₹9,250.00, and 50 L for ₹4,625.00. */
const [HUNDRED, FIFTY] = [925_000, 462_500];

describe.each<[string, number, [number, number], [number, number]]>([
  ['below', 1_190_000, [832_500, 0], [0, 0]],
  ['above', 1_060_000, [0, 0], [370_000, 0]],
])('a wrong reading that later shifts repeated, corrected to one %s it', (_, wrong, shares, shortAtLast) => {
  const historyAt = (read: number, first: Partial<Worked>, sold: Partial<Worked> = {}): Worked[] => [
    { read, last: HUNDRED, ...first },
    { read },
    { read },
    { read: 1_250_000, last: 1_387_500, ...sold },
  ];

  it('is corrected in them too, and the first that sold opens there', async () => {
    const typed = await work(historyAt(wrong, { shares }, { shares: shortAtLast }));
    const right = await work(historyAt(1_100_000, {}));
    const { close: stood } = await standingClose(typed, 1);
    const before = await books(typed);
    const effects = await correct(typed, { shiftId: 1, change: readAs(1_100_000) });
    expect(effects.filter((effect) => effect.includes('reading of P1 N1'))).toEqual([
      expect.stringMatching(/^Close reading of P1 N1, 01-01-2026 Morning: .* → 1,100\.000 L$/),
      expect.stringMatching(/^Open reading of P1 N1, 01-01-2026 Night: .* → 1,100\.000 L$/),
      expect.stringMatching(/^Close reading of P1 N1, 01-01-2026 Night: .* → 1,100\.000 L$/),
      expect.stringMatching(/^Open reading of P1 N1, 02-01-2026 Morning: .* → 1,100\.000 L$/),
      expect.stringMatching(/^Close reading of P1 N1, 02-01-2026 Morning: .* → 1,100\.000 L$/),
      expect.stringMatching(/^Open reading of P1 N1, 02-01-2026 Night: .* → 1,100\.000 L$/),
    ]);
    expect(await books(typed)).toEqual(await books(right));
    for (const [shiftId, shiftDate] of [
      [2, '2026-01-01'],
      [3, '2026-01-02'],
      [4, '2026-01-02'],
    ]) {
      const { sections } = await ask(typed.ctx, closedShiftReport.query, { shiftId, shiftDate } as never);
      expect(sections.at(-1)!.rows.length).toBeGreaterThan(0);
    }
    await expectBooksInOrder(typed.backend.database);
    await correct(typed, { shiftId: 1, change: restore(stood) });
    expect(await books(typed)).toEqual(before);
  });
});

test('an undo of a shift that repeated a corrected reading restores the corrected one', async () => {
  const station = await work([{ read: 1_190_000, last: HUNDRED, shares: [832_500, 0] }, { read: 1_190_000 }]);
  await correct(station, { shiftId: 1, change: readAs(1_100_000) });
  const corrected = await books(station);
  await station.act('undoLastShift', {});
  const [undone] = await station.backend.sql<{ draft: Close }>('SELECT draft FROM shift WHERE id = 2');
  await station.act('closeShift', undone!.draft);
  expect(await books(station)).toEqual(corrected);
});

test('a meter at whose pump more was handed in than it sold has sold, whatever reading was repeated', async () => {
  // Night sold 50 L, which were on the reading of Morning already.
  const typed = await work([
    { read: 1_150_000, last: HUNDRED, shares: [FIFTY, 0] },
    { read: 1_150_000, last: FIFTY },
  ]);
  const right = await work([
    { read: 1_100_000, last: HUNDRED },
    { read: 1_150_000, last: FIFTY },
  ]);
  await correct(typed, { shiftId: 1, change: readAs(1_100_000) });
  expect(await books(typed)).toEqual(await books(right));
});

test('a shift that sold on credit only is corrected before the reading that it opened at', async () => {
  // Night sold 10 L, and its reading was calculated from the wrong one.
  const typed = await work([
    { read: 1_060_000, last: HUNDRED },
    { read: 1_070_000, onCredit: 10_000 },
  ]);
  const right = await work([
    { read: 1_100_000, last: HUNDRED },
    { read: 1_110_000, onCredit: 10_000 },
  ]);
  await expect(correct(typed, { shiftId: 1, change: readAs(1_100_000) })).rejects.toMatchObject({
    problems: [{ code: 'ABOVE_NEXT_CLOSE' }],
  });
  expect(await correct(typed, { shiftId: 2, change: readAs(1_110_000) })).toContain(
    '₹3,700.00 is short at P1, 01-01-2026 Night, and no employee is charged. To charge one, correct that shift.',
  );
  await expectBooksInOrder(typed.backend.database);
  await correct(typed, { shiftId: 1, change: readAs(1_100_000) });
  expect(await books(typed)).toEqual(await books(right));
});

test('a form of a shift that repeated a corrected reading is opened again', async () => {
  const station = await work([{ read: 1_190_000, last: HUNDRED, shares: [832_500, 0] }, { read: 1_190_000 }]);
  const { version, close } = await standingClose(station, 2);
  await correct(station, { shiftId: 1, change: readAs(1_100_000) });
  await expect(
    station.act('correctShift', { ...close, comment: 'Rain', reason: 'Forgotten', expectedVersion: version }),
  ).rejects.toMatchObject({ problems: [{ code: 'STALE' }] });
});

describe('a shortage of several employees', () => {
  /** Night sold 50 L, of which ₹1,000.00 are missing. */
  const nights = (shares: readonly [number, number]): Worked[] => [
    { read: 1_100_000, last: HUNDRED },
    { read: 1_150_000, last: FIFTY - 100_000, shares },
  ];

  test.each([
    ['more, which leaves none', 1_120_000],
    ['a little more', 1_105_000],
    ['less, which adds to it', 1_090_000],
  ])('is as it was typed once the shift before is corrected to %s, and back', async (__, wrong) => {
    const station = await work(nights([60_000, 40_000]));
    const before = await books(station);
    const { close: stood } = await standingClose(station, 1);
    const shares = wrong > 1_100_000 ? [((wrong - 1_100_000) / 1000) * 9250] : [];
    await correct(station, {
      shiftId: 1,
      change: readAs(
        wrong,
        shares.map((amount) => Math.floor(amount / 100) * 100),
      ),
    });
    expect((await books(station)).shortages).not.toEqual(before.shortages);
    await correct(station, { shiftId: 1, change: restore(stood) });
    expect(await books(station)).toEqual(before);
  });

  it('is as it was typed once a late sale is deleted, unless it was typed again in between', async () => {
    const station = await work(nights([60_000, 40_000]));
    await station.act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.station.morning });
    const { shortages: typed } = await books(station);
    const sell = async () => {
      const { creditSaleId } = await station.act<{ creditSaleId: number }>('recordCreditSale', {
        ...saleOf(station, 10_000),
        ...{ shiftId: 2, lateReason: 'Found today' },
      });
      return creditSaleId;
    };
    const remove = (rowId: number) =>
      station.act('changeRow', { table: 'credit_sale', rowId, permission: 1, comment: 'Not ours', changes: [] });
    const first = await sell();
    expect((await books(station)).shortages).not.toEqual(typed);
    await remove(first);
    expect((await books(station)).shortages).toEqual(typed);

    const second = await sell();
    const shareAs = (shares: readonly number[]) => (close: Close) => {
      close.pumps[0]!.shortages = shares.map((amount, at) => ({ employeeId: station.station.employees[at]!, amount }));
    };
    await correct(station, { shiftId: 2, change: shareAs([7_500]) });
    await remove(second);
    expect((await books(station)).shortages).toMatchObject([
      { employee_id: station.station.employees[0], amount: 100_000 },
    ]);
  });
});
