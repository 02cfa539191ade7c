import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { ProblemError } from '../../server/domain/kernel/problem';
import { accountsAt } from '../../server/modules/credit/accounts-at.queries';
import { CashStation, FIRST_DAY } from '../server/cash-station';
import { answersOfReports, type Exception } from '../support/all-reports';
import { booksByDay } from '../support/books-by-day';
import { closeRunningShift } from '../support/close-running-shift';
import { expectBooksInOrder } from '../support/state-of-books';

const RUNS = Number(process.env.FORECOURT_RUNS ?? 12);
const SHIFTS = 4;
/** What the first pump sells in each shift: 400 L of HS at ₹92.50. */
const LITRES = 400_000;
const SALE = 3_700_000;
const RUPEE = 100;

interface Fact {
  kind: 'sale' | 'collection' | 'expenditure' | 'advance' | 'payment';
  rupees: number;
  /** Chooses the creditor, the employee, and the safe or the bank. */
  who: number;
  /** The number of shifts by which it is entered late; 0 for on time. */
  late: number;
}

interface WorkedShift {
  facts: Fact[];
  /** What is missing in the end, in paise. */
  missing: number;
}

interface History {
  shifts: WorkedShift[];
  /** The first creditor is billed after this shift. */
  billedAfter: number;
}

const anyFact: fc.Arbitrary<Fact> = fc.record({
  kind: fc.constantFrom('sale', 'sale', 'collection', 'expenditure', 'advance', 'payment'),
  rupees: fc.integer({ min: 1, max: 500 }).map((tens) => tens * 10),
  who: fc.nat(11),
  late: fc.constantFrom(0, 0, 1, 1, 2, 3),
});

const anyHistory: fc.Arbitrary<History> = fc.record({
  shifts: fc.array(
    fc.record({
      facts: fc.array(anyFact, { maxLength: 6 }),
      missing: fc.constantFrom(0, 500, 1_000, 1_001, 12_345, -2_000),
    }),
    { minLength: SHIFTS, maxLength: SHIFTS },
  ),
  billedAfter: fc.nat(SHIFTS - 1),
});

const dayOf = (place: number): string => addDays(FIRST_DAY, place);
const isTaking = ({ kind }: Fact): boolean => kind === 'sale' || kind === 'collection';

/** The shift during which a fact is entered: after the last one at the latest, and before its creditor is billed. */
function enteredIn({ billedAfter }: History, place: number, { kind, who, late }: Fact): number {
  const latest = kind === 'sale' && who % 2 === 0 && place <= billedAfter ? billedAfter + 1 : SHIFTS;
  return Math.min(place + late, latest);
}

const PRINTED = 'a bill prints the payments that were entered before it; what it settles follows from the documents';
const OF_BILL: Exception[] = [
  { sections: ['due'], columns: ['opening', 'paid', 'closing'], why: PRINTED },
  { sections: ['payments'], why: PRINTED },
];

const ENTERED = 'documents of one shift follow each other as they were entered';

const UNCOUNTED =
  'of cash that nobody counts on its way out, what is not counted yet goes first: less or more than on time';

/** What a late entry may change besides: papers that were issued before it, and balances within a shift. */
const BESIDES: Record<string, Exception[]> = {
  'closed-shift-report': [
    { sections: ['notes'], columns: ['count', 'amount', 'inSafe', 'safeAmount'], why: UNCOUNTED },
    { sections: ['safe'], columns: ['counted', 'uncounted'], why: UNCOUNTED },
  ],
  'credit-statement': [{ sections: ['lines'], columns: ['balance'], why: ENTERED }],
  'credit-report-billed-by-id': OF_BILL,
  'credit-report-bybillid': OF_BILL,
  'creditor-payment-receipt': [
    { sections: ['settled', 'settledLater'], why: 'a receipt says what it settled when it was written' },
    { sections: ['receipt'], columns: ['due'], why: ENTERED },
  ],
};

const DAYS = Array.from({ length: SHIFTS + 1 }, (_, place) => dayOf(place));

/** Plays a history, with every fact on time or as it says. Returns what the station says in the end. */
async function play(history: History, isOnTime: boolean) {
  const station = await CashStation.open();
  try {
    return await playOn(station, history, isOnTime);
  } finally {
    await station.backend.close();
  }
}

async function playOn(station: CashStation, history: History, isOnTime: boolean) {
  const { act, ids, sql } = station;
  const shiftIds: number[] = [];
  const enter = async (fact: Fact, lateFor: number | null): Promise<void> => {
    const { kind, who } = fact;
    const amount = fact.rupees * RUPEE;
    const shift = lateFor === null ? {} : { shiftId: shiftIds[lateFor], lateReason: 'It was forgotten' };
    const asTyped = { confirmed: true };
    const way = who % 3 === 0 ? {} : { accountId: station.bank, paymentModeId: station.modes.neft, reference: 'N' };
    const { reference: _, ...wayOfAdvance } = { reference: '', ...way };
    const at = { pumpId: ids.pumps[0], employeeId: ids.employees[who % 3] };
    const creditorId = ids.creditors[who % 2];
    const of = {
      sale: [
        'recordCreditSale',
        { creditorId, pumpId: ids.pumps[0], productId: ids.hs, amount, overLimitReason: 'ok', ...asTyped },
      ],
      collection: ['collectCash', { ...at, amount, notes: [], ...asTyped }],
      expenditure: ['recordExpenditure', { ...way, expenditureCategoryId: station.tea, amount, notes: [], ...asTyped }],
      advance: [
        'recordEmployeeAdvance',
        { ...wayOfAdvance, employeeId: ids.employees[who % 3], amount, notes: [], ...asTyped },
      ],
      payment: ['recordCreditorPayment', { ...way, creditorId, amount, notes: [], ...asTyped }],
    } as const;
    const [command, input] = of[kind];
    await act(command, { ...input, ...shift });
    if (lateFor !== null) await expectBooksInOrder(station.backend.database);
  };
  const bill = (creditorId: number, place: number): Promise<unknown> =>
    act('makeBill', { creditorId, from: FIRST_DAY, to: dayOf(place) }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });
  for (let place = 0; place <= SHIFTS; place++) {
    shiftIds.push(await station.start(dayOf(place)));
    for (const [before, { facts }] of history.shifts.slice(0, place).entries())
      for (const fact of facts) if (!isOnTime && enteredIn(history, before, fact) === place) await enter(fact, before);
    if (place === history.billedAfter + 1) await bill(ids.creditors[0], history.billedAfter);
    const shift = history.shifts[place];
    if (shift === undefined) break;
    const now = shift.facts.filter((fact) => isOnTime || enteredIn(history, place, fact) === place);
    for (const fact of now) await enter(fact, null);
    const sumOf = (facts: readonly Fact[]): number =>
      facts.filter(isTaking).reduce((sum, { rupees }) => sum + rupees * RUPEE, 0);
    const handedIn = SALE - sumOf(shift.facts) - shift.missing;
    const missing = SALE - sumOf(now) - handedIn;
    const [employeeId] = ids.employees;
    const shortage = missing > 1_000 ? missing - (missing % RUPEE) : 0;
    await closeRunningShift(station, [
      {
        sold: [LITRES, 0],
        last: { employeeId, amount: handedIn },
        shortages: shortage > 0 ? [{ employeeId, amount: shortage }] : [],
      },
    ]);
  }
  await bill(ids.creditors[1], SHIFTS);
  await expectBooksInOrder(station.backend.database);
  const { bills, ...books } = await booksByDay(sql);
  return {
    ...books,
    bills: (bills as Record<string, unknown>[]).map(({ opening: _o, paid: _p, closing: _c, ...figures }) => figures),
    accounts: await accountsAt(sql, dayOf(SHIFTS)),
    later: await accountsAt(sql, '2026-12-31'),
    ...(await answersOfReports(station, { from: FIRST_DAY, to: dayOf(SHIFTS), each: DAYS }, BESIDES)),
  };
}

const fact = (kind: Fact['kind'], rupees: number, late = 0): Fact => ({ kind, rupees, who: 0, late });

/** A late payment, of a day before the one that has settled the bill. */
const PAID_BEFORE: History = {
  shifts: [
    { facts: [fact('sale', 5_000), fact('payment', 1_000, 3)], missing: 0 },
    { facts: [fact('payment', 5_000)], missing: 0 },
    { facts: [], missing: 0 },
    { facts: [], missing: 0 },
  ],
  billedAfter: 0,
};

test('facts that are entered late end like facts that were entered on time', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      expect(await play(history, false)).toEqual(await play(history, true));
    }),
    { numRuns: RUNS, examples: [[PAID_BEFORE]] },
  );
}, 600_000);
