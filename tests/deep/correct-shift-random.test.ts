import fc from 'fast-check';
import { calculatePump, type NozzleReading, shortageAmountAfter } from '../../server/domain/closing';
import { addDays } from '../../server/domain/kernel/business-date';
import { ProblemError } from '../../server/domain/kernel/problem';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { ask } from '../../server/platform/ask';
import { answersOfReports, type Exception } from '../support/all-reports';
import { clockOn } from '../support/clock-on';
import { notesOf } from '../support/closing-station';
import { books, type Close, correct, standingClose } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/**
 * Random histories of a station: in one of them shifts are closed with wrong figures and corrected at a random later
 * time, while none or a later shift runs, after other shifts, bills, interest, payments, settlements, deliveries, advances
 * and salaries, sometimes twice; documents are entered and resets of a meter recorded after the close, and a rate is typed
 * wrong and corrected. In the other one everything is right at once; one of its shifts is corrected in the end, and
 * corrected back. Both must end with the same books and reports.
 */
const RUNS = Number(process.env.FORECOURT_RUNS ?? 10);
const SEED = Number(process.env.FORECOURT_SEED ?? 20_261_128);
const FIRST_RATE = 9250;
/** From the shift on that a history names. */
const SECOND_RATE = 9310;

/** What happened at the first pump in a shift; the meter of its first nozzle sells. */
interface Facts {
  /** Litres sold besides testing, in millilitres: enough for everything else. */
  sold: number;
  testing: number;
  /** The credit sale, typed in litres (millilitres) or in rupees (paise). */
  credit: { litres: number } | { amount: number };
  swipe: number;
  machine: 0 | 1;
  /** Cash collected during the shift, in paise. */
  collected: number;
  /** What is missing of the cash, in paise. */
  missing: number;
  /** Whether all cash was handed in before the close, and how much too much, in paise. */
  handedIn: { over: number } | null;
  volume: number;
  /** Whether the tank is measured by hand. */
  byHand: boolean;
  /** Whether the notes of its collections are counted: then it has whole rupees only. */
  counted: boolean;
  /** A document that may be forgotten until the shift is closed. */
  forgotten: Forgotten;
  /** Whether the meter was reset after 250 L, and whether that was recorded or forgotten until the shift was closed. */
  reset: 'none' | 'recorded' | 'forgotten';
  /** What is recorded in the shift besides. */
  besides: (typeof BESIDES)[number];
  /** What is paid of a salary, in paise; the rest is carried forward. */
  salary: 0 | 50_000;
}

/** How long a mistake is unknown. */
interface Delay {
  /** How many more shifts are closed. */
  shifts: number;
  moment: keyof typeof MOMENTS;
}

/** When it is put right: before the next shift, or while that one runs, before or after what is recorded in it. */
const MOMENTS = { closed: 0, started: 0.25, worked: 0.75 } as const;

/** When the other documents of a shift are recorded, as a part of it. */
const BESIDES_AT = 0.5;

/**
 * The time at which a mistake of a shift is put right: the index of the shift that was closed last, and the part of the
 * next one that is over. After the last shift of a history none runs.
 */
const timeOf = (at: number, { shifts, moment }: Delay, last: number): number =>
  Math.min(last, at + shifts + MOMENTS[moment]);

interface Forgotten {
  kind: (typeof FORGOTTEN)[number];
  /** Litres of a sale, its hundreds of rupees, or notes of the others. */
  many: 1 | 2;
  later: Delay;
}

const FORGOTTEN = ['nothing', 'sale', 'saleInRupees', 'collection', 'expenditure', 'advance', 'payment'] as const;
const BESIDES = [
  ...([
    'nothing',
    'bill',
    'bill',
    'interest',
    'settle',
    'payment',
    'transfer',
    'cheque',
    'returnedCheque',
    'gauge',
    'dip',
    'delivery',
    'advance',
    'salary',
    'salary',
  ] as const),
];

/** Sold before a reset, in millilitres. */
const BEFORE_RESET = 250_000;

/** What is typed wrong in a close, as differences from the truth; testing and machine as they were typed. */
interface Slip {
  sold: number;
  testing: number;
  swipe: number;
  machine: 0 | 1;
  collected: number;
  last: number;
  volume: number;
  byHand: boolean;
  /** Who was on duty; the first employee was. */
  crew: 0 | 1;
}

/** A shift that was closed with wrong figures. */
interface Mistake {
  by: Slip;
  later: Delay;
  /** The first correction is wrong too; one more shift later, or at once, it is corrected again. */
  again: { by: Slip; shifts: 0 | 1 } | null;
}

const delays = (min: number, max: number): fc.Arbitrary<Delay> =>
  fc.record({
    shifts: fc.integer({ min, max }),
    moment: fc.constantFrom('closed' as const, 'started' as const, 'worked' as const),
  });

const facts = (): fc.Arbitrary<Facts> =>
  fc.record({
    sold: fc.integer({ min: 500_000, max: 900_000 }),
    testing: fc.constantFrom(0, 5_000, 10_000),
    credit: fc.oneof(
      fc.integer({ min: 1_000, max: 100_000 }).map((litres) => ({ litres })),
      fc.integer({ min: 10, max: 900 }).map((tens) => ({ amount: tens * 1_000 })),
    ),
    swipe: fc.constantFrom(0, 150_000, 425_050),
    machine: fc.constantFrom(0 as const, 1 as const),
    collected: fc.constantFrom(60_000, 200_000),
    missing: fc.constantFrom(0, 0, 500, 1_000, 12_345, 250_000),
    handedIn: fc.option(fc.record({ over: fc.constantFrom(0, 0, 3_000) }), { freq: 1 }),
    // The chart has ten litres a millimetre.
    volume: fc.integer({ min: 200, max: 1_800 }).map((dip) => dip * 10_000),
    byHand: fc.boolean(),
    counted: fc.boolean(),
    forgotten: fc.record({
      kind: fc.constantFrom(...FORGOTTEN),
      many: fc.constantFrom(1 as const, 2 as const),
      later: delays(0, 3),
    }),
    reset: fc.constantFrom('none' as const, 'none' as const, 'recorded' as const, 'forgotten' as const),
    besides: fc.constantFrom(...BESIDES),
    salary: fc.constantFrom(0 as const, 50_000 as const),
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
    byHand: fc.boolean(),
    crew: fc.constantFrom(0 as const, 1 as const),
  });

const mistakes = (): fc.Arbitrary<Mistake> =>
  fc.record({
    by: slips(),
    later: delays(0, 3),
    again: fc.option(fc.record({ by: slips(), shifts: fc.constantFrom(0 as const, 1 as const) }), { freq: 1 }),
  });

const history = fc.array(facts(), { minLength: 2, maxLength: 5 }).chain((shifts) =>
  fc.record({
    shifts: fc.constant(shifts),
    /** A rate that is typed wrong, from the shift with this index on; it may be corrected while that one runs. */
    wrongRate: fc.option(
      fc.record({
        from: fc.integer({ min: 1, max: shifts.length - 1 }),
        rate: fc.constantFrom(9_130, 9_300, 10_310),
        later: delays(-1, 2),
      }),
      { freq: 2 },
    ),
    /** The mistake of each shift; two of them at most. */
    mistakes: fc
      .uniqueArray(fc.integer({ min: 0, max: shifts.length - 1 }), { minLength: 1, maxLength: 2 })
      .chain((wrong) => fc.tuple(...shifts.map((_, at) => (wrong.includes(at) ? mistakes() : fc.constant(null))))),
  }),
);

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** When the wrong rate is corrected: while its first shift runs at the earliest. */
const timeOfRate = ({ from, later }: NonNullable<History['wrongRate']>, last: number): number =>
  Math.max(from - 1 + MOMENTS.started, timeOf(from, later, last));

/** The right rate of a shift. */
const rateIn = ({ wrongRate }: Pick<History, 'wrongRate'>, index: number): number =>
  wrongRate !== null && index >= wrongRate.from ? SECOND_RATE : FIRST_RATE;

/** The meter of the first nozzle after each shift, as it really is. A reset sets it to 0. */
const metersOf = (shifts: readonly Facts[]): number[] => {
  let meter = 1_000_000;
  return shifts.map(({ sold, testing, reset }) => {
    meter = (reset === 'none' ? meter : -BEFORE_RESET) + sold + testing;
    return meter;
  });
};

/** The last reading before the reset of each shift; null without one. */
const resetsOf = (shifts: readonly Facts[]): (number | null)[] => {
  const meters = metersOf(shifts);
  return shifts.map(({ reset }, index) => (reset === 'none' ? null : (meters[index - 1] ?? 1_000_000) + BEFORE_RESET));
};

interface Typed {
  close: number;
  testing: number;
  swipe: number;
  machine: 0 | 1;
  collected: number;
  last: number;
  volume: number;
  byHand: boolean;
  crew: 0 | 1;
}

const amountAt = (rate: number, litres: number): number => Math.floor((litres * rate + 500) / 1000);
const amountOf = (credit: Facts['credit'], rate: number): number =>
  'amount' in credit ? credit.amount : amountAt(rate, credit.litres);
/** The quantity of a forgotten sale. */
function creditOf({ kind, many }: Forgotten): Facts['credit'] | null {
  if (kind === 'sale') return { litres: many * 1_000 };
  return kind === 'saleInRupees' ? { amount: many * 10_000 } : null;
}

/** In notes of ₹20. */
const collectedOf = ({ kind, many }: Forgotten): number => (kind === 'collection' ? many * 2_000 : 0);
const countable = (amount: number, { counted }: Facts): number => (counted ? amount - (amount % 100) : amount);

/** The right figures of each shift. The cash that was handed in is a fact too. */
function rightFigures(drawn: Pick<History, 'shifts' | 'wrongRate'>): Typed[] {
  const meters = metersOf(drawn.shifts);
  return drawn.shifts.map((facts, index) => {
    const { sold, testing, credit, swipe, machine, missing, handedIn, volume, byHand, forgotten } = facts;
    const rate = rateIn(drawn, index);
    const late = creditOf(forgotten);
    const inCash = amountAt(rate, sold) - amountOf(credit, rate) - (late ? amountOf(late, rate) : 0) - swipe;
    const cash = inCash - collectedOf(forgotten) - missing;
    const collected = handedIn === null ? facts.collected : countable(cash + handedIn.over, facts);
    return {
      close: meters[index]!,
      testing,
      swipe,
      machine,
      collected,
      last: handedIn === null ? countable(cash - collected, facts) : 0,
      volume,
      byHand,
      crew: 0,
    };
  });
}

/** The figures of a close with a slip of the pen. */
const withSlip = (typed: Typed, by: Slip, facts: Facts): Typed => ({
  close: typed.close + by.sold,
  testing: by.testing,
  swipe: typed.swipe + by.swipe,
  machine: by.machine,
  collected: countable(typed.collected + by.collected, facts),
  last: facts.handedIn === null ? typed.last + by.last : lastInstead(by),
  volume: typed.volume + by.volume,
  byHand: by.byHand,
  crew: by.crew,
});

/** Cash that was handed in before is entered at the close instead, if so much is due that this is not refused. */
const lastInstead = ({ sold, collected }: Slip): number => (sold > 50_000 ? Math.max(0, -collected) : 0);

/** The right figures but for the mistakes. */
const wrongFigures = (drawn: History): Typed[] =>
  rightFigures(drawn).map((typed, at) => {
    const mistake = drawn.mistakes[at];
    return mistake ? withSlip(typed, mistake.by, drawn.shifts[at]!) : typed;
  });

/** A correction: of which shift, when (`timeOf`), and to which figures. */
interface Correction {
  at: number;
  time: number;
  to: Typed;
}

/** The corrections of a history in the order in which they are made. */
function correctionsOf(drawn: History): Correction[] {
  const { shifts, mistakes } = drawn;
  const right = rightFigures(drawn);
  const last = shifts.length - 1;
  const all = mistakes.flatMap((mistake, at): Correction[] => {
    if (mistake === null) return [];
    const time = timeOf(at, mistake.later, last);
    const truth = right[at]!;
    if (mistake.again === null) return [{ at, time, to: truth }];
    return [
      { at, time, to: withSlip(truth, mistake.again.by, shifts[at]!) },
      { at, time: Math.min(last, time + mistake.again.shifts), to: truth },
    ];
  });
  return all.sort((a, b) => a.time - b.time);
}

/**
 * The shares of a shortage, by what is recorded in its shift now. Several employees share one of the first shift; later ones
 * may be typed with a wrong opening reading.
 */
async function sharesFor(
  { backend: { sql }, station: { employees, hs } }: OpenClosingStation,
  shiftId: number,
  open: number,
  typed: Typed,
  { resetAt, isShared }: { resetAt: number | null; isShared: boolean },
): Promise<Close['pumps'][number]['shortages']> {
  const [ram, shyam] = employees;
  const [rate] = await sql<{ rate: number }>('SELECT rate FROM shift_rate WHERE shift_id = $1 AND product_id = $2', [
    shiftId,
    hs,
  ]);
  const creditSales = await sql<{ litres: number; amount: number }>(
    'SELECT litres, amount FROM credit_sale WHERE shift_id = $1',
    [shiftId],
  );
  const [, ...collected] = await sql<{ amount: number }>(
    'SELECT amount FROM cash_collection WHERE shift_id = $1 AND NOT is_last ORDER BY id',
    [shiftId],
  );
  const reading: NozzleReading = {
    nozzleId: 1,
    nozzleName: 'N1',
    productId: hs,
    open,
    close: typed.close + (resetAt ?? 0),
    testing: typed.testing,
  };
  const { toHandIn } = calculatePump(
    {
      pumpId: 1,
      pumpName: 'P1',
      nozzles: [reading],
      creditSales: creditSales.map((sale) => ({ ...sale, productId: hs })),
      cash: collected.reduce((sum, { amount }) => sum + amount, typed.collected),
      swipes: [{ swipeMachineId: 1, amount: typed.swipe }],
      lastCollection: null,
      shortages: [],
    },
    { [hs]: rate!.rate },
  );
  const amount = shortageAmountAfter(toHandIn, typed.last);
  if (amount === 0) return [];
  const ofShyam = isShared ? Math.floor(amount / 300) * 100 : 0;
  return [
    { employeeId: ram, amount: amount - ofShyam },
    ...(ofShyam > 0 ? [{ employeeId: shyam, amount: ofShyam }] : []),
  ];
}

/** Sets the figures of a close at the first pump. */
async function typeInto(
  close: Close,
  station: OpenClosingStation,
  open: number,
  typed: Typed,
  { counted, forgotten }: Facts,
  resetAt: number | null,
): Promise<void> {
  const { employees, swipes } = station.station;
  const [pump] = close.pumps;
  Object.assign(pump!.nozzles[0]!, { open: null, close: typed.close, testing: typed.testing });
  pump!.swipes = typed.swipe === 0 ? [] : [{ swipeMachineId: swipes[typed.machine], amount: typed.swipe }];
  pump!.isAllHandedIn = typed.last === 0;
  pump!.lastCollection = {
    employeeId: employees[0],
    amount: typed.last,
    notes: counted ? notesOf(typed.last) : [],
  };
  pump!.shortages = await sharesFor(station, close.shiftId, open, typed, {
    resetAt,
    // A document that is forgotten until later leaves shares that were typed for another shortage.
    isShared: open === 1_000_000 && creditOf(forgotten) === null && forgotten.kind !== 'collection',
  });
  const level = typed.byHand
    ? { isAtg: false, dip: typed.volume / 10_000, waterDip: 0, volume: null }
    : { isAtg: true, dip: null, waterDip: null, volume: typed.volume };
  Object.assign(close.tanks[0]!, level);
}

/** Enters a document that may be forgotten; late, if it was. */
async function enterForgotten(
  { act, station: { creditors, employees, pumps, hs } }: OpenClosingStation,
  forgotten: Forgotten,
  late: { shiftId: number; lateReason: string } | null,
): Promise<void> {
  const { kind, many } = forgotten;
  const asTyped = { ...late, confirmed: true };
  const out = { amount: many * 5_000, notes: [{ value: 50, in: 0, out: many }] };
  const coming = { amount: many * 2_000, notes: [{ value: 20, in: many, out: 0 }] };
  const sale = [
    'recordCreditSale',
    {
      ...{ creditorId: creditors[1], pumpId: pumps[0], productId: hs, ...creditOf(forgotten) },
      ...{ overLimitReason: 'the owner agreed', ...asTyped },
    },
  ] as const;
  const of = {
    nothing: null,
    sale,
    saleInRupees: sale,
    collection: ['collectCash', { pumpId: pumps[0], employeeId: employees[0], ...coming, ...late }],
    expenditure: ['recordExpenditure', { expenditureCategoryId: 1, ...out, ...asTyped }],
    advance: ['recordEmployeeAdvance', { employeeId: employees[0], ...out, ...asTyped }],
    payment: ['recordCreditorPayment', { creditorId: creditors[1], ...coming, ...asTyped }],
  } as const;
  const entry = of[kind];
  if (entry !== null) await act(entry[0], entry[1]);
}

/**
 * What the bank pays for the first machine in each shift: all that is to come of it by the truth and by what was typed
 * until then. A later correction that is wrong itself may leave less than was paid.
 */
function settlementsOf(drawn: History, corrections: readonly Correction[]): number[] {
  const truth = rightFigures(drawn);
  let settled = 0;
  return drawn.shifts.map(({ besides }, index) => {
    const known = wrongFigures(drawn);
    for (const { at, time, to } of corrections) if (time < index - BESIDES_AT) known[at] = to;
    const toCome = [truth, known].map((typed) =>
      typed.slice(0, index).reduce((sum, { swipe, machine }) => sum + (machine === 0 ? swipe : 0), -settled),
    );
    const paid = besides === 'settle' ? Math.max(0, Math.min(...toCome)) : 0;
    settled += paid;
    return paid;
  });
}

interface Played {
  /** The figures of each close. */
  typed: readonly Typed[];
  settled: readonly number[];
  /** Whether nothing is forgotten, and the rate is right. */
  isRight: boolean;
  /** Runs at each time of `timeOf`. */
  putRight: (time: number) => Promise<void>;
}

/** Plays a history, right or with its mistakes. */
async function play(
  station: OpenClosingStation,
  drawn: History,
  { typed, settled, isRight, putRight }: Played,
): Promise<void> {
  const { shifts, wrongRate } = drawn;
  const { act, station: ids } = station;
  const meters = metersOf(shifts);
  const resets = resetsOf(shifts);
  await act('updateCreditor', {
    id: ids.creditors[0],
    version: 1,
    creditDays: 0,
    interestRate: 1_800,
    reason: 'Agreed',
  });
  await act('updateCreditor', { id: ids.creditors[1], version: 1, isSmall: true, reason: 'Has no bills' });
  await act('createExpenditureCategory', { name: 'Tea' });
  const { id: accountId } = await act('createTransactionAccount', { name: 'SBI' });
  const modeOf = async (name: string, isCheque: boolean): Promise<number> => {
    const { id: paymentModeId } = await act('createPaymentMode', { name, isCheque });
    await act('createAccountPaymentMode', { accountId, paymentModeId });
    return paymentModeId;
  };
  const [neft, cheque] = [await modeOf('NEFT', false), await modeOf('Cheque', true)];
  // The station owes so much that each salary can be paid, whatever shortages are known.
  await act('updateEmployee', { id: ids.employees[0], version: 1, openingBalance: -10_000_000, reason: 'Agreed' });
  let paidUntil: string | null = null;
  for (const [index, facts] of shifts.entries()) {
    const { credit, besides, forgotten, counted, reset } = facts;
    const resetAt = resets[index]!;
    const isForgotten = reset === 'forgotten' && !isRight;
    const shiftDate = addDays('2026-01-01', Math.floor(index / 2));
    const shiftTypeId = index % 2 === 0 ? ids.morning : ids.night;
    if (wrongRate?.from === index)
      await act('createProductRate', {
        ...{ productId: ids.hs, rate: isRight ? SECOND_RATE : wrongRate.rate, shiftDate, shiftTypeId },
        confirmed: true,
      });
    const { shiftId } = await act<{ shiftId: number }>('startShift', {
      shiftDate,
      shiftTypeId,
      onDuty: [{ employeeId: ids.employees[typed[index]!.crew], pumpId: ids.pumps[0] }],
    });
    await putRight(index - 1 + MOMENTS.started);
    await act('recordCreditSale', {
      ...{ creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, ...credit },
      overLimitReason: 'the owner agreed',
    });
    await act('collectCash', {
      ...{ pumpId: ids.pumps[0], employeeId: ids.employees[0], amount: typed[index]!.collected },
      notes: counted ? notesOf(typed[index]!.collected) : [],
      confirmed: true,
    });
    if (isRight) await enterForgotten(station, forgotten, null);
    if (besides === 'payment')
      await act('recordCreditorPayment', {
        creditorId: ids.creditors[0],
        amount: 5_000,
        notes: [{ value: 50, in: 1, out: 0 }],
      });
    const throughBank = { creditorId: ids.creditors[0], amount: 5_000, notes: [], accountId, reference: `B${index}` };
    // It reached the account on the day before.
    if (besides === 'transfer')
      await act('recordCreditorPayment', {
        ...throughBank,
        paymentModeId: neft,
        ...(index >= 2 && { valueDate: addDays(shiftDate, -1) }),
      });
    if (besides === 'cheque' || besides === 'returnedCheque') {
      const { creditorPaymentId } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
        ...throughBank,
        ...{ paymentModeId: cheque, chequeBank: 'HDFC', chequeDate: shiftDate },
      });
      const [row] = await station.backend.sql<{ id: number }>('SELECT id FROM cheque WHERE creditor_payment_id = $1', [
        creditorPaymentId,
      ]);
      await act('depositCheque', { chequeId: row!.id, depositedOn: shiftDate, accountId });
      if (besides === 'returnedCheque')
        await act('returnCheque', { chequeId: row!.id, returnedOn: shiftDate, reason: 'Funds insufficient' });
    }
    if (besides === 'gauge') await act('measureTank', { tankId: ids.tanks[0], isAtg: true, volume: 5_000_000 });
    if (besides === 'dip') await act('measureTank', { tankId: ids.tanks[0], isAtg: false, dip: 500, waterDip: 10 });
    if (settled[index]! > 0)
      await act('settleSwipe', {
        swipeMachineId: ids.swipes[0],
        paid: settled[index],
        charges: 0,
        accountId,
        paidOn: shiftDate,
      });
    if (resetAt !== null && !isForgotten)
      await act('recordMeterEvent', { nozzleId: 1, ...resetFrom(resetAt), reason: SEEN });
    // The meters of a delivery are between those of its shift, which a forgotten reset does not have.
    if (besides === 'delivery' && resetAt === null)
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
      const notes = facts.salary === 0 ? [] : [{ value: 500, in: 0, out: 1 }];
      await act('paySalary', { employeeId: ids.employees[0], from, to: until, amount: facts.salary, notes });
      paidUntil = until;
    }
    const clock = clockOn(shiftDate);
    if (besides === 'bill' && index > 0)
      await act('makeBill', { creditorId: ids.creditors[0], from: '2026-01-01', to: shiftDate }, { clock });
    // Interest that is charged stays, so none is charged on bills with a wrong rate.
    if (
      besides === 'interest' &&
      (wrongRate === null || index < wrongRate.from || timeOfRate(wrongRate, shifts.length - 1) < index - BESIDES_AT)
    ) {
      const due = await ask(station.ctx, interestDue, { asAt: shiftDate, creditorId: ids.creditors[0] });
      if (due.some(({ toCharge }) => toCharge > 0))
        await act('chargeInterest', { creditorId: ids.creditors[0], asAt: shiftDate }, { clock });
    }
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
    await putRight(index - 1 + MOMENTS.worked);
    // An earlier shift may have been corrected by now.
    const [reading] = await station.backend.sql<{ open: number }>(
      'SELECT open FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = 1 ORDER BY chain, sequence LIMIT 1',
      [shiftId],
    );
    await typeInto(close, station, reading!.open, typed[index]!, facts, resetAt);
    // Without the reset, the reading that gives the same sale.
    if (isForgotten) close.pumps[0]!.nozzles[0]!.close! += resetAt!;
    await act('closeShift', close);
    await putRight(index + MOMENTS.closed);
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

const PAID = 'a payslip keeps the shifts that it paid; the account has the difference of a corrected crew';

/** What a paid salary does not follow when a crew is corrected (docs/design/domain.md#corrections). */
const OF_PAID_CREW: Record<string, Exception[]> = {
  'salary-payslip': [
    { sections: ['lines'], why: PAID },
    { sections: ['salary'], columns: ['shiftsWorked'], why: PAID },
  ],
  'salary-payment-by-date': [{ columns: ['shiftsWorked', 'earned'], why: PAID }],
};

const DAYS = { from: '2026-01-01', to: '2026-01-03', each: ['2026-01-01', '2026-01-02', '2026-01-03'] };

/** All that must be the same in the end. */
const endOf = async (station: OpenClosingStation): Promise<object> => {
  const { sql } = station.backend;
  return {
    ...(await books(station)),
    sales: await sql('SELECT shift_id, creditor_id, litres, rate, amount, bill_id FROM credit_sale ORDER BY 1, 2, 3'),
    bills: await sql('SELECT number, opening, amount, paid, closing, settled FROM creditor_bill ORDER BY id'),
    ...(await answersOfReports(station, DAYS, OF_PAID_CREW)),
  };
};

/** What puts a history right, and when (`timeOf`); returns how many corrections of shifts that were. */
interface PutRight {
  time: number;
  run: (station: OpenClosingStation) => Promise<number>;
}

function putRightOf(drawn: History, corrections: readonly Correction[]): PutRight[] {
  const { shifts, wrongRate } = drawn;
  const last = shifts.length - 1;
  const late = shifts.map(
    ({ forgotten }, at): PutRight => ({
      time: timeOf(at, forgotten.later, last),
      run: async (station) => {
        await enterForgotten(station, forgotten, { shiftId: at + 1, lateReason: 'It was forgotten' });
        return 0;
      },
    }),
  );
  const mended = corrections.map(
    ({ at, time, to }): PutRight => ({
      time,
      run: (station) => mend(station, drawn, at, to),
    }),
  );
  const rated: PutRight[] = wrongRate === null ? [] : [{ time: timeOfRate(wrongRate, last), run: mendRate }];
  const reset = resetsOf(shifts).flatMap((resetAt, at): PutRight[] =>
    shifts[at]!.reset === 'forgotten' ? [{ time: at, run: (station) => addReset(station, at + 1, resetAt!) }] : [],
  );
  // A reset first: until then the reading of the close is another one.
  return [...reset, ...late, ...mended, ...rated];
}

const SEEN = 'Seen by Ravi';

const resetFrom = (lastReading: number) => ({ kind: 'RESET', lastReading, firstReading: 0 });

/** Adds a forgotten reset to a closed shift. */
async function addReset(station: OpenClosingStation, shiftId: number, resetAt: number): Promise<number> {
  await correct(station, {
    shiftId,
    reason: SEEN,
    change: (close) => {
      close.pumps[0]!.nozzles[0]!.close! -= resetAt;
      Object.assign(close, { meterEvents: [{ nozzleId: 1, events: [resetFrom(resetAt)] }] });
    },
  });
  await expectBooksInOrder(station.backend.database);
  return 1;
}

async function mendRate({ act, backend, station: { hs } }: OpenClosingStation): Promise<number> {
  const [rate] = await backend.sql<{ id: number; version: number }>(
    'SELECT id, version FROM product_rate WHERE product_id = $1 ORDER BY id DESC LIMIT 1',
    [hs],
  );
  await act('updateProductRate', { ...rate, rate: SECOND_RATE, reason: 'Typed wrong', confirmed: true });
  await expectBooksInOrder(backend.database);
  return 0;
}

test('figures typed wrong and corrected later end as if they had been typed right at once', async () => {
  let corrected = 0;
  await fc.assert(
    fc.asyncProperty(history, async (drawn) => {
      const [wrong, right] = [await openClosingStation(), await openClosingStation()];
      try {
        const truth = rightFigures(drawn);
        const corrections = correctionsOf(drawn);
        const settled = settlementsOf(drawn, corrections);
        const putRight = putRightOf(drawn, corrections);
        await play(right, drawn, { typed: truth, settled, isRight: true, putRight: async () => {} });
        await play(wrong, drawn, {
          ...{ typed: wrongFigures(drawn), settled, isRight: false },
          putRight: async (now) => {
            for (const { time, run } of putRight) if (time === now) corrected += await run(wrong);
          },
        });
        await expectBooksInOrder(wrong.backend.database);
        expect(await endOf(wrong)).toEqual(await endOf(right));
        const before = await books(right);
        const at = drawn.mistakes.findIndex((mistake) => mistake !== null);
        await mend(right, drawn, at, withSlip(truth[at]!, drawn.mistakes[at]!.by, drawn.shifts[at]!));
        await mend(right, drawn, at, truth[at]!);
        expect(await books(right)).toEqual(before);
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
  const facts = shifts[at]!;
  const { sql } = station.backend;
  const [reading] = await sql<{ open: number }>(
    'SELECT open FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = 1 ORDER BY chain LIMIT 1',
    [shiftId],
  );
  const [collection] = await sql<{ id: number; amount: number }>(
    'SELECT id, amount FROM cash_collection WHERE shift_id = $1 AND NOT is_last ORDER BY id',
    [shiftId],
  );
  const [duty] = await sql<{ employeeId: number }>(
    'SELECT employee_id AS "employeeId" FROM attendance WHERE shift_id = $1',
    [shiftId],
  );
  const { close: corrected } = await standingClose(station, shiftId);
  await typeInto(corrected, station, reading!.open, to, facts, resetsOf(shifts)[at]!);
  const employeeId = station.station.employees[to.crew];
  if (duty!.employeeId !== employeeId)
    Object.assign(corrected, { onDuty: [{ employeeId, pumpId: station.station.pumps[0] }] });
  if (collection!.amount !== to.collected) {
    const cash = facts.counted ? { notes: notesOf(to.collected) } : { amount: to.collected };
    Object.assign(corrected, { collections: [{ collectionId: collection!.id, ...cash }] });
  }
  const change = (close: Close): void => void Object.assign(close, corrected);
  const foreseen = await correct(station, { shiftId, change }, 'rehearseCorrection').catch(unlessUnchanged);
  if (foreseen === null) return 0;
  expect(await correct(station, { shiftId, change })).toEqual(foreseen);
  await expectBooksInOrder(station.backend.database);
  return 1;
}

function unlessUnchanged(error: unknown): null {
  if (error instanceof ProblemError && error.problems[0]?.code === 'NOTHING_CHANGED') return null;
  throw error;
}
