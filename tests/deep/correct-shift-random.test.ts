import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { calculatePump, type NozzleReading, shortageAmountAfter } from '../../server/domain/closing';
import { addDays } from '../../server/domain/kernel/business-date';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/**
 * Random histories of a station: in one of them shifts are closed with wrong figures and corrected at a random later
 * time, after other shifts, bills, payments, settlements, deliveries, advances and salaries, sometimes twice; in the
 * other one the right figures are typed at once. Both must end with the same books and reports.
 */
const RUNS = Number(process.env.FORECOURT_RUNS ?? 12);
const SEED = Number(process.env.FORECOURT_SEED ?? 20_261_128);
const RATE_OF_HS = 9250;

/** What happened at the first pump in a shift; the meter of its first nozzle sells. */
interface Facts {
  /** Litres sold besides testing, in millilitres: enough for everything else. */
  sold: number;
  testing: number;
  credit: number;
  swipe: number;
  machine: 0 | 1;
  /** Cash collected during the shift, in paise. */
  collected: number;
  /** What is missing of the cash, in paise. */
  missing: number;
  volume: number;
  /** What is recorded in the shift besides. */
  besides: (typeof BESIDES)[number];
}

const BESIDES = ['nothing', 'bill', 'settle', 'payment', 'interim dip', 'delivery', 'advance', 'salary'] as const;

/** What is typed wrong in a close, as differences from the truth; testing and machine as they were typed. */
interface Slip {
  sold: number;
  testing: number;
  swipe: number;
  machine: 0 | 1;
  collected: number;
  last: number;
  volume: number;
  /** Who was on duty; the first employee was. */
  crew: 0 | 1;
}

/** A shift that was closed with wrong figures. */
interface Mistake {
  by: Slip;
  /** After how many more shifts it is corrected. */
  later: number;
  /** The first correction is wrong too; one more shift later, or at once, it is corrected again. */
  again: { by: Slip; later: number } | null;
}

const facts = (): fc.Arbitrary<Facts> =>
  fc.record({
    sold: fc.integer({ min: 500_000, max: 900_000 }),
    testing: fc.constantFrom(0, 5_000, 10_000),
    credit: fc.integer({ min: 1_000, max: 100_000 }),
    swipe: fc.constantFrom(0, 150_000, 425_050),
    machine: fc.constantFrom(0 as const, 1 as const),
    collected: fc.constantFrom(60_000, 200_000),
    missing: fc.constantFrom(0, 0, 500, 1_000, 12_345, 250_000),
    volume: fc.integer({ min: 2_000_000, max: 18_000_000 }),
    besides: fc.constantFrom(...BESIDES),
  });

const slips = (): fc.Arbitrary<Slip> =>
  fc.record({
    sold: fc.integer({ min: -150_000, max: 150_000 }),
    testing: fc.constantFrom(0, 5_000, 20_000),
    swipe: fc.constantFrom(0, 0, 100_000),
    machine: fc.constantFrom(0 as const, 1 as const),
    collected: fc.constantFrom(0, 0, 40_050, -50_000),
    last: fc.constantFrom(0, 0, 100_000, -50_000),
    volume: fc.constantFrom(0, 0, -250_000, 90_000),
    crew: fc.constantFrom(0 as const, 1 as const),
  });

const mistakes = (): fc.Arbitrary<Mistake> =>
  fc.record({
    by: slips(),
    later: fc.integer({ min: 0, max: 2 }),
    again: fc.option(fc.record({ by: slips(), later: fc.integer({ min: 0, max: 1 }) }), { freq: 1 }),
  });

const history = fc.array(facts(), { minLength: 2, maxLength: 5 }).chain((shifts) =>
  fc.record({
    shifts: fc.constant(shifts),
    /** The mistake of each shift; two of them at most. */
    mistakes: fc
      .uniqueArray(fc.integer({ min: 0, max: shifts.length - 1 }), { minLength: 1, maxLength: 2 })
      .chain((wrong) => fc.tuple(...shifts.map((_, at) => (wrong.includes(at) ? mistakes() : fc.constant(null))))),
  }),
);

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The meter of the first nozzle after each shift, as it really is. */
const metersOf = (shifts: readonly Facts[]): number[] => {
  let meter = 1_000_000;
  return shifts.map(({ sold, testing }) => {
    meter += sold + testing;
    return meter;
  });
};

interface Typed {
  close: number;
  testing: number;
  swipe: number;
  machine: 0 | 1;
  collected: number;
  last: number;
  volume: number;
  crew: 0 | 1;
}

/** The right figures of each shift. The cash that was handed in is a fact too. */
function rightFigures(shifts: readonly Facts[]): Typed[] {
  const meters = metersOf(shifts);
  return shifts.map(({ sold, testing, credit, swipe, machine, collected, missing, volume }, index) => {
    const amount = (litres: number): number => Math.floor((litres * RATE_OF_HS + 500) / 1000);
    return {
      close: meters[index]!,
      testing,
      swipe,
      machine,
      collected,
      last: amount(sold) - amount(credit) - swipe - collected - missing,
      volume,
      crew: 0,
    };
  });
}

/** The figures of a close with a slip of the pen. */
const withSlip = (typed: Typed, by: Slip): Typed => ({
  close: typed.close + by.sold,
  testing: by.testing,
  swipe: typed.swipe + by.swipe,
  machine: by.machine,
  collected: typed.collected + by.collected,
  last: typed.last + by.last,
  volume: typed.volume + by.volume,
  crew: by.crew,
});

/** The right figures but for the mistakes. */
const wrongFigures = ({ shifts, mistakes }: History): Typed[] =>
  rightFigures(shifts).map((typed, at) => (mistakes[at] ? withSlip(typed, mistakes[at].by) : typed));

/** A correction: of which shift, to which figures, after which shift was closed. */
interface Correction {
  at: number;
  after: number;
  to: Typed;
}

/** The corrections of a history in the order in which they are made. */
function correctionsOf({ shifts, mistakes }: History): Correction[] {
  const right = rightFigures(shifts);
  const last = shifts.length - 1;
  const all = mistakes.flatMap((mistake, at): Correction[] => {
    if (mistake === null) return [];
    const after = Math.min(last, at + mistake.later);
    const truth = right[at]!;
    if (mistake.again === null) return [{ at, after, to: truth }];
    return [
      { at, after, to: withSlip(truth, mistake.again.by) },
      { at, after: Math.min(last, after + mistake.again.later), to: truth },
    ];
  });
  return all.sort((a, b) => a.after - b.after);
}

const sharesFor = (
  station: OpenClosingStation,
  open: number,
  typed: Typed,
  credit: number,
): Close['pumps'][number]['shortages'] => {
  const [ram] = station.station.employees;
  const reading: NozzleReading = {
    nozzleId: 1,
    nozzleName: 'N1',
    productId: 1,
    open,
    close: typed.close,
    testing: typed.testing,
  };
  const { toHandIn } = calculatePump(
    {
      pumpId: 1,
      pumpName: 'P1',
      nozzles: [reading],
      creditSales: [{ productId: 1, litres: credit, amount: Math.floor((credit * RATE_OF_HS + 500) / 1000) }],
      cash: typed.collected,
      swipes: [{ swipeMachineId: 1, amount: typed.swipe }],
      lastCollection: null,
      shortages: [],
    },
    { 1: RATE_OF_HS },
  );
  const amount = shortageAmountAfter(toHandIn, typed.last);
  return amount === 0 ? [] : [{ employeeId: ram, amount }];
};

/** Sets the figures of a close at the first pump. */
function typeInto(close: Close, station: OpenClosingStation, open: number, typed: Typed, credit: number): void {
  const { employees, swipes } = station.station;
  const [pump] = close.pumps;
  Object.assign(pump!.nozzles[0]!, { open: null, close: typed.close, testing: typed.testing });
  pump!.swipes = typed.swipe === 0 ? [] : [{ swipeMachineId: swipes[typed.machine], amount: typed.swipe }];
  pump!.lastCollection = { employeeId: employees[0], amount: typed.last, notes: [] };
  pump!.shortages = sharesFor(station, open, typed, credit);
  Object.assign(close.tanks[0]!, { isAtg: true, dip: null, waterDip: null, volume: typed.volume });
}

/**
 * What the bank pays for the first machine in each shift: all that is to come of it by the truth and by what was typed
 * until then. A later correction that is wrong itself may leave less than was paid.
 */
function settlementsOf(drawn: History, corrections: readonly Correction[]): number[] {
  const truth = rightFigures(drawn.shifts);
  let settled = 0;
  return drawn.shifts.map(({ besides }, index) => {
    const known = wrongFigures(drawn);
    for (const { at, after, to } of corrections) if (after < index) known[at] = to;
    const toCome = [truth, known].map((typed) =>
      typed.slice(0, index).reduce((sum, { swipe, machine }) => sum + (machine === 0 ? swipe : 0), -settled),
    );
    const paid = besides === 'settle' ? Math.max(0, Math.min(...toCome)) : 0;
    settled += paid;
    return paid;
  });
}

/** Plays a history; `typed` are the figures of each close, and `afterShift` runs when a shift was closed. */
async function play(
  station: OpenClosingStation,
  { shifts }: History,
  typed: readonly Typed[],
  settled: readonly number[],
  afterShift: (index: number) => Promise<void>,
): Promise<void> {
  const { act, station: ids } = station;
  const meters = metersOf(shifts);
  const { id: accountId } = await act('createTransactionAccount', { name: 'SBI' });
  let open = 1_000_000;
  let paidUntil: string | null = null;
  for (const [index, { credit, besides }] of shifts.entries()) {
    const shiftDate = addDays('2026-01-01', Math.floor(index / 2));
    const shiftTypeId = index % 2 === 0 ? ids.morning : ids.night;
    const { shiftId } = await act<{ shiftId: number }>('startShift', {
      shiftDate,
      shiftTypeId,
      onDuty: [{ employeeId: ids.employees[typed[index]!.crew], pumpId: ids.pumps[0] }],
    });
    await act('recordCreditSale', {
      creditorId: ids.creditors[0],
      pumpId: ids.pumps[0],
      productId: ids.hs,
      litres: credit,
      overLimitReason: 'the owner agreed',
    });
    await act('collectCash', {
      ...{ pumpId: ids.pumps[0], employeeId: ids.employees[0], amount: typed[index]!.collected, notes: [] },
      confirmed: true,
    });
    if (besides === 'payment')
      await act('recordCreditorPayment', {
        creditorId: ids.creditors[0],
        amount: 5_000,
        notes: [{ value: 50, in: 1, out: 0 }],
      });
    if (besides === 'interim dip') await act('measureTank', { tankId: ids.tanks[0], isAtg: true, volume: 5_000_000 });
    if (settled[index]! > 0)
      await act('settleSwipe', {
        swipeMachineId: ids.swipes[0],
        paid: settled[index],
        charges: 0,
        accountId,
        paidOn: shiftDate,
      });
    if (besides === 'delivery')
      await receive(station, { shiftId, shiftDate, meters: (meters[index - 1] ?? 1_000_000) + 1_200_000 });
    if (besides === 'advance')
      await act('recordEmployeeAdvance', {
        employeeId: ids.employees[0],
        amount: 20_000,
        notes: [{ value: 100, in: 0, out: 2 }],
      });
    // The days of the running shift cannot be paid yet.
    const until = addDays(shiftDate, -1);
    if (besides === 'salary' && until >= '2026-01-01' && paidUntil !== until) {
      const from = paidUntil === null ? '2026-01-01' : addDays(paidUntil, 1);
      // All of it is carried forward: what is to be paid depends on the shortages that were known.
      await act('paySalary', { employeeId: ids.employees[0], from, to: until, amount: 0 });
      paidUntil = until;
    }
    if (besides === 'bill' && index > 0)
      await act('makeBill', { creditorId: ids.creditors[0], from: '2026-01-01', to: shiftDate });
    const close: Close = {
      shiftId,
      comment: null,
      pumps: [
        {
          pumpId: ids.pumps[0],
          nozzles: [{ nozzleId: 1 }, { nozzleId: 2, close: 2_000_000 }],
          swipes: [],
          shortages: [],
        },
        {
          pumpId: ids.pumps[1],
          nozzles: [
            { nozzleId: 3, close: 1_000_000 },
            { nozzleId: 4, close: 2_000_000 },
          ],
          swipes: [],
          shortages: [],
        },
      ],
      tanks: [
        { tankId: ids.tanks[0], isAtg: true },
        { tankId: ids.tanks[1], isAtg: true, volume: 10_000_000 },
      ],
    };
    typeInto(close, station, open, typed[index]!, credit);
    await act('closeShift', close);
    await afterShift(index);
    // The shift may have been corrected by now.
    const [last] = await station.backend.sql<{ close: number }>(
      'SELECT close FROM nozzle_reading WHERE nozzle_id = 1 ORDER BY sequence DESC LIMIT 1',
    );
    open = last!.close;
  }
}

/** Unloads 1,000 L into the first tank; `meters` is the sum of its meters, beyond what was typed wrong before. */
async function receive(
  { act, station: { hs, tanks }, backend: { sql } }: OpenClosingStation,
  { shiftId, shiftDate, meters }: { shiftId: number; shiftDate: string; meters: number },
): Promise<void> {
  const { invoiceId } = await act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber: `IOC/${shiftId}`,
    invoiceDateTime: `${shiftDate}T06:00`,
    receiveDateTime: `${shiftDate}T08:00`,
    invoiceAmount: 9_000_000,
    truckNumber: 'GJ01AB1234',
    lines: [{ productId: hs, quantity: 1_000_000, shortageQuantity: 0, density: '832.5' }],
  });
  const [line] = await sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  await act('recordStockIn', {
    shiftId,
    shiftDate,
    productId: hs,
    invoiceLineId: line!.id,
    tankId: tanks[0],
    quantity: 1_000_000,
    stockInDateTime: `${shiftDate}T10:00`,
    isAtg: true,
    startVolume: 5_000_000,
    endVolume: 6_000_000,
    beforeReading: meters,
    afterReading: meters + 1_000,
  });
}

const REPORTS = [
  'dsr',
  'trial-balance',
  'reading-report',
  'close-shift-report-between-two-day',
  'close-shift-dips',
  'swipe-ungrouped',
  'employee-attendance-shortage',
  'profit-and-loss',
  'sell-day',
];
const DAYS = { from: '2026-01-01', to: '2026-01-03' };

/** Without times, and without what payslips recovered: they stay as they were paid, and the account has the difference. */
const comparable = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => name !== 'recovered' && !(value instanceof Date)));

/** The rows of the reports of those days. */
async function reportsOf({ backend, ctx }: OpenClosingStation): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const route of REPORTS) {
    const report = reports.find((one) => one.route === route)!;
    const input = Object.fromEntries(Object.entries(DAYS).filter(([name]) => Object.hasOwn(report.parameters, name)));
    const { sections } = await ask(ctx, report.query, input as never);
    shown[route] = sections.map(({ rows, totals }) => ({
      rows: rows.map(comparable),
      totals: comparable(totals ?? {}),
    }));
  }
  const names = closedShiftReport.sections.map(({ name }) => name);
  for (const shift of await backend.sql("SELECT id, shift_date FROM shift WHERE state = 'CLOSED'")) {
    const input = { shiftId: shift.id, shiftDate: shift.shift_date };
    const { sections } = await ask(ctx, closedShiftReport.query, input as never);
    shown[`cash of shift ${shift.id}`] = ['cash', 'safe', 'notes'].map((name) => sections[names.indexOf(name)]!.rows);
  }
  return shown;
}

test('figures typed wrong and corrected later end as if they had been typed right at once', async () => {
  let corrected = 0;
  await fc.assert(
    fc.asyncProperty(history, async (drawn) => {
      const [wrong, right] = [await openClosingStation(), await openClosingStation()];
      try {
        const typed = wrongFigures(drawn);
        const truth = rightFigures(drawn.shifts);
        const corrections = correctionsOf(drawn);
        const settled = settlementsOf(drawn, corrections);
        await play(right, drawn, truth, settled, async () => {});
        await play(wrong, drawn, typed, settled, async (index) => {
          for (const { at, after, to } of corrections)
            if (after === index) corrected += await mend(wrong, drawn, at, to);
        });
        await expectBooksInOrder(wrong.backend.database);
        expect(await books(wrong)).toEqual(await books(right));
        expect(await reportsOf(wrong)).toEqual(await reportsOf(right));
      } finally {
        await wrong.backend.close();
        await right.backend.close();
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(corrected).toBeGreaterThan(RUNS / 2);
}, 600_000);

/** Corrects a shift to the given figures, as the rehearsal foresees it; returns how many corrections that were. */
async function mend(station: OpenClosingStation, { shifts }: History, at: number, to: Typed): Promise<number> {
  const shiftId = at + 1;
  const [reading] = await station.backend.sql<{ open: number }>(
    'SELECT open FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = 1',
    [shiftId],
  );
  const { close: before } = await standingClose(station, shiftId);
  const [collection] = await station.backend.sql<{ id: number; amount: number }>(
    'SELECT id, amount FROM cash_collection WHERE shift_id = $1 AND NOT is_last',
    [shiftId],
  );
  const [duty] = await station.backend.sql<{ employeeId: number }>(
    'SELECT employee_id AS "employeeId" FROM attendance WHERE shift_id = $1',
    [shiftId],
  );
  const employeeId = station.station.employees[to.crew];
  const change = (close: Close): void => {
    if (duty!.employeeId !== employeeId)
      Object.assign(close, { onDuty: [{ employeeId, pumpId: station.station.pumps[0] }] });
    typeInto(close, station, reading!.open, to, shifts[at]!.credit);
    if (collection!.amount !== to.collected)
      Object.assign(close, { collections: [{ collectionId: collection!.id, amount: to.collected }] });
  };
  const after = structuredClone(before);
  change(after);
  if (isDeepStrictEqual(after, before)) return 0;
  const foreseen = await correct(station, { shiftId, change }, 'rehearseCorrection');
  expect(await correct(station, { shiftId, change })).toEqual(foreseen);
  await expectBooksInOrder(station.backend.database);
  return 1;
}
