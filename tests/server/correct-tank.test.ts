import { ProblemError } from '../../server/domain/kernel/problem';
import { correctionForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { books, type Close, correct } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** The stations of a test; the second one has the right tank at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Worked extends OpenClosingStation {
  /** A second tank of HS. */
  other: number;
  shifts: number[];
}

/** Litres of nozzle 1, which sells HS out of T1, and of nozzle 2 (MS out of T2), both of P1; what P1 handed in. */
interface Sold {
  shift: 'morning' | 'night';
  one: number;
  two: number;
  last: number;
  /** Of MS. */
  onCredit?: number;
}

/** 100 L of HS and 50 L of MS are ₹14,460; 150 L and 20 L are ₹15,959. */
const MORNING: Sold = { shift: 'morning', one: 100_000, two: 50_000, last: 1_446_000 };
const NIGHT: Sold = { shift: 'night', one: 150_000, two: 20_000, last: 1_595_900 };

type Place = 'right' | 'otherTank' | 'otherProduct';

const tankOf = ({ station, other }: Pick<Worked, 'station' | 'other'>, place: Place): number =>
  place === 'right' ? station.tanks[0] : place === 'otherTank' ? other : station.tanks[1];

const setNozzle = ({ act, ...station }: Pick<Worked, 'act' | 'station' | 'other'>, place: Place, version: number) =>
  act('updateNozzle', { id: 1, version, tankId: tankOf(station, place), reason: 'read off the pipe' });

/** Works the shifts with nozzle 1 at a tank. A shortage is what its rate asks for, of the first employee. */
async function work(
  place: Place,
  worked: readonly Sold[],
  inShift?: (at: Worked) => Promise<unknown>,
): Promise<Worked> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  const { id: other } = await act('createTank', {
    ...{ name: 'T3', productId: ids.hs, capacity: 20_000_000, openingVolume: 5_000_000 },
  });
  const all: Worked = { ...station, other, shifts: [] };
  if (place !== 'right') await setNozzle(all, place, 1);
  const read = { one: 1_000_000, two: 2_000_000 };
  for (const { shift, one, two, last, onCredit = 0 } of worked) {
    const { shiftId } = await act<{ shiftId: number }>('startShift', {
      ...{ shiftDate: '2026-01-01', shiftTypeId: ids[shift] },
    });
    await inShift?.({ ...all, shifts: [shiftId] });
    read.one += one;
    read.two += two;
    const rate = place === 'otherProduct' ? 10_420 : 9_250;
    const missing = (one * rate + (two - onCredit) * 10_420) / 1000 - last;
    await act('closeShift', {
      pumps: [
        {
          pumpId: ids.pumps[0],
          nozzles: [
            { nozzleId: 1, close: read.one },
            { nozzleId: 2, close: read.two },
          ],
          swipes: [],
          lastCollection: { employeeId: ids.employees[0], amount: last },
          shortages: missing > 0 ? [{ employeeId: ids.employees[0], amount: missing }] : [],
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
      tanks: [
        { tankId: ids.tanks[0], isAtg: true, volume: 9_800_000 },
        { tankId: ids.tanks[1], isAtg: true, volume: 9_900_000 },
        { tankId: other, isAtg: true, volume: 5_000_000 },
      ],
    });
    all.shifts.push(shiftId);
  }
  return all;
}

/** Corrects the tank of nozzle 1 in the first shift, and in those up to another one. */
const correctTank = (
  station: Worked,
  place: Place,
  { through, shortage = 0, command }: { through?: number; shortage?: number; command?: string } = {},
): Promise<string[]> =>
  correct(
    station,
    {
      shiftId: station.shifts[0]!,
      reason: 'N1 is piped to another tank',
      change: (close, { employees }) => {
        const pump = close.pumps[0]!;
        pump.shortages = shortage > 0 ? [{ employeeId: employees[0], amount: shortage }] : [];
        const nozzleTanks = [{ nozzleId: 1, tankId: tankOf(station, place), throughShiftId: through ?? null }];
        Object.assign(close, { nozzleTanks } satisfies Partial<Close & { nozzleTanks: object[] }>);
      },
    },
    command,
  );

const refusalOf = async (work: Promise<unknown>) => {
  const [result] = await Promise.allSettled([work]);
  if (result!.status === 'fulfilled') throw new Error('It was not refused');
  if (!(result!.reason instanceof ProblemError)) throw result!.reason;
  return result!.reason.problems.map(({ code, field, message }) => ({ code, field, message }));
};

const runNextDay = ({ act, station }: Worked) =>
  act('startShift', { shiftDate: '2026-01-02', shiftTypeId: station.morning });

test('a nozzle at another tank of the same product moves its stock in this shift and in the later ones', async () => {
  const wrong = await work('otherTank', [MORNING, NIGHT]);
  const right = await work('right', [MORNING, NIGHT]);
  await setNozzle(wrong, 'right', 2);
  await runNextDay(wrong);
  await runNextDay(right);
  const stood = await books(wrong);
  const [first, second] = wrong.shifts;
  const form = await ask(wrong.ctx, correctionForm, { shiftId: first! });
  expect(form.laterShifts.find(({ nozzleId }) => nozzleId === 1)).toEqual({
    ...{ nozzleId: 1, shifts: 1, throughShiftId: second, through: '01-01-2026 Night', lacking: [] },
  });
  expect(await correctTank(wrong, 'right', { through: second! })).toEqual([
    'Tank of P1 N1, 01-01-2026 Morning: T3 (HS) → T1 (HS)',
    'Tank of P1 N1, 01-01-2026 Night: T3 (HS) → T1 (HS)',
    'Variation of T1, 01-01-2026 Morning: −200.000 L → −100.000 L',
    'Variation of T3, 01-01-2026 Morning: 100.000 L → 0.000 L',
    'Variation of T1, 01-01-2026 Night: 0.000 L → 150.000 L',
    'Variation of T3, 01-01-2026 Night: 150.000 L → 0.000 L',
  ]);
  expect(await books(wrong)).toEqual(await books(right));
  // The running shift has the tank too, so the shifts to correct back are named.
  await correctTank(wrong, 'otherTank', { through: second! });
  expect(await books(wrong)).toEqual(stood);
});

test('a nozzle at a tank of another product sells at its rate: sale, shortages and totals follow', async () => {
  const wrong = await work('otherProduct', [MORNING, NIGHT]);
  const right = await work('right', [MORNING, NIGHT]);
  await setNozzle(wrong, 'right', 2);
  const stood = await books(wrong);
  const [, second] = wrong.shifts;
  const effects = await correctTank(wrong, 'right', { through: second! });
  expect(effects).toEqual([
    'Tank of P1 N1, 01-01-2026 Morning: T2 (MS) → T1 (HS)',
    'Tank of P1 N1, 01-01-2026 Night: T2 (MS) → T1 (HS)',
    'Sale of P1, 01-01-2026 Morning: ₹15,630.00 → ₹14,460.00',
    'Shortage of ram on P1, 01-01-2026 Morning: ₹1,170.00 → ₹0.00',
    'Variation of T1, 01-01-2026 Morning: −200.000 L → −100.000 L',
    'Variation of T2, 01-01-2026 Morning: 50.000 L → −50.000 L',
    'Sale of P1, 01-01-2026 Night: ₹17,714.00 → ₹15,959.00',
    'Shortage of ram on P1, 01-01-2026 Night: ₹1,755.00 → ₹0.00',
    'Variation of T1, 01-01-2026 Night: 0.000 L → 150.000 L',
    'Variation of T2, 01-01-2026 Night: 170.000 L → 20.000 L',
  ]);
  expect(await books(wrong)).toEqual(await books(right));
  const sheetOf = async ({ ctx }: Worked, shiftId: number) => {
    const { sections } = await ask(ctx, closedShiftReport.query, { shiftId, shiftDate: '2026-01-01' } as never);
    // Rows name the minute in which they were entered.
    return sections.map(({ rows }) => rows.map(({ at: _, ...row }) => row as Record<string, unknown>));
  };
  for (const [index, shiftId] of wrong.shifts.entries()) {
    const [head, ...others] = await sheetOf(wrong, shiftId);
    expect(head![0]!.corrections).toMatchObject({ message: expect.stringContaining('Corrected') });
    expect(others.pop()!.map(({ change }) => (change as { message: string }).message)).toContain(effects[index]);
    expect(others).toEqual((await sheetOf(right, right.shifts[index]!)).slice(1, -1));
  }
  await correctTank(wrong, 'otherProduct', { through: second!, shortage: 117_000 });
  expect(await books(wrong)).toEqual(stood);
});

test('only the shift that is corrected changes unless later ones are named', async () => {
  const wrong = await work('otherProduct', [MORNING, NIGHT]);
  await correctTank(wrong, 'right');
  const legs = await wrong.backend.sql('SELECT tank_id FROM nozzle_reading WHERE nozzle_id = 1 ORDER BY shift_id');
  expect(legs).toEqual([{ tank_id: wrong.station.tanks[0] }, { tank_id: wrong.station.tanks[1] }]);
});

test('a rehearsal changes nothing, and an undo after the correction keeps the tank', async () => {
  const wrong = await work('otherProduct', [MORNING]);
  const stood = await books(wrong);
  expect(await correctTank(wrong, 'right', { command: 'rehearseCorrection' })).toContain(
    'Tank of P1 N1, 01-01-2026 Morning: T2 (MS) → T1 (HS)',
  );
  expect(await books(wrong)).toEqual(stood);
  await correctTank(wrong, 'right');
  await wrong.act('undoLastShift', { shiftId: wrong.shifts[0] });
  expect(await wrong.backend.sql('SELECT tank_id, rate FROM nozzle_reading WHERE nozzle_id = 1')).toEqual([
    { tank_id: wrong.station.tanks[0], rate: 9250 },
  ]);
});

/** A sale of 60 L on credit at P1, at first of MS. */
const slip = ({ act, station }: Worked, productId = station.ms, late: object = {}) =>
  act<{ creditSaleId: number }>('recordCreditSale', {
    ...{ creditorId: station.creditors[0], pumpId: station.pumps[0], productId },
    ...{ litres: 60_000, vehicle: 'MH12AB1234', ...late },
  });

test('a credit sale of the wrong product is deleted before the tank is corrected, and entered late', async () => {
  // 40 L of HS and 50 L of MS for cash, and 60 L of HS on credit.
  const sold: Sold = { ...MORNING, last: 891_000 };
  const wrong = await work('otherProduct', [{ ...sold, onCredit: 60_000 }], slip);
  const right = await work('right', [{ ...sold, onCredit: (60_000 * 9_250) / 10_420 }], (at) =>
    slip(at, at.station.hs),
  );
  const [shiftId] = wrong.shifts;
  await wrong.act('changeRow', { table: 'credit_sale', rowId: 1, permission: 1, comment: 'It was HS', changes: [] });
  await correctTank(wrong, 'right', { shortage: 1_446_000 - sold.last });
  await slip(wrong, wrong.station.hs, { shiftId, lateReason: 'It was HS' });
  expect(await books(wrong)).toEqual(await books(right));
});

test('refuses what cannot have been, at the tank', async () => {
  const wrong = await work('otherProduct', [{ ...MORNING, last: 937_800, onCredit: 60_000 }], slip);
  expect(await refusalOf(correctTank(wrong, 'right'))).toEqual([
    {
      code: 'CREDIT_ABOVE_CONSUMPTION',
      field: 'nozzleTanks.0.tankId',
      message:
        'P1: 60.000 L of MS on credit is more than the 50.000 L sold. Change these sales to the right product first; if the pump sold none of it, delete them and record them late afterwards.',
    },
  ]);
  // A tank that is set up later was not measured in the shift, and its product had no rate.
  const { act, station } = wrong;
  const { id: late } = await act('createTank', { name: 'T4', productId: station.hs, openingVolume: 1_000_000 });
  expect(await refusalOf(correctTank({ ...wrong, other: late }, 'otherTank'))).toEqual([
    {
      code: 'TANK_NOT_IN_SHIFT',
      field: 'nozzleTanks.0.tankId',
      message: 'Shift 01-01-2026 Morning has no dip of T4, so no nozzle can have sold from it then',
    },
  ]);
  expect(await refusalOf(correctTank({ ...wrong, other: 9_999 }, 'otherTank'))).toMatchObject([
    { code: 'UNKNOWN_TANK', field: 'nozzleTanks.0.tankId' },
  ]);
  expect(await refusalOf(correctTank(wrong, 'otherProduct'))).toMatchObject([{ code: 'NOTHING_CHANGED' }]);
});

test('credit above what the pump sold is refused where less of the product was sold, not at another cause', async () => {
  // 70 L of MS, of which 60 L on credit.
  const sold: Sold = { ...MORNING, two: 70_000, last: 1_029_200, onCredit: 60_000 };
  const own = await work('otherTank', [sold], slip);
  const change = (close: Close): void => {
    close.pumps[0]!.nozzles[1]!.close! -= 20_000;
    Object.assign(close, { nozzleTanks: [{ nozzleId: 1, tankId: own.station.tanks[0] }] });
  };
  expect(await refusalOf(correct(own, { shiftId: own.shifts[0]!, change }))).toEqual([
    {
      code: 'CREDIT_ABOVE_CONSUMPTION',
      field: 'pumps.0.creditSales',
      message: 'P1: 60.000 L of MS on credit is more than the 50.000 L sold',
    },
  ]);
  let shift = 0;
  const night: Sold = { ...NIGHT, two: 70_000, last: 1_491_700, onCredit: 60_000 };
  const next = await work('right', [MORNING, night], async (at) => (++shift === 2 ? slip(at) : null));
  // The night begins 2 L of HS lower and 20 L of MS higher.
  const read = ({ pumps: [pump] }: Close): void => {
    pump!.nozzles[0]!.close! -= 2_000;
    pump!.nozzles[1]!.close! += 20_000;
    pump!.shortages = [{ employeeId: next.station.employees[0], amount: 189_900 }];
  };
  expect(await refusalOf(correct(next, { shiftId: next.shifts[0]!, change: read }))).toMatchObject([
    { code: 'CREDIT_ABOVE_CONSUMPTION', field: 'pumps.0.nozzles.1.close' },
  ]);
});
