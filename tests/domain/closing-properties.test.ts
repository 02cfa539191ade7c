import fc from 'fast-check';
import {
  calculatePump,
  calculateShift,
  type PumpCalculation,
  type PumpTakings,
  problemsOf,
  problemsOfPump,
} from '../../server/domain/closing';
import { sum } from '../../server/domain/kernel/sum';
import { anyRates, anyValidPump, anyValidShift } from './any-takings';

const validPump = anyRates.chain((rates) => fc.record({ rates: fc.constant(rates), pump: anyValidPump(rates) }));

const explained = (figures: Omit<PumpCalculation, 'pumpId'>) =>
  figures.credit + figures.cash + figures.swipe + figures.last + figures.shortages - figures.shortAndOver;

test('a valid pump closes', () => {
  fc.assert(fc.property(validPump, ({ pump, rates }) => expect(problemsOfPump(pump, rates, 'p')).toEqual([])));
});

test('the generated pumps reach every outcome', () => {
  const endings = fc.sample(validPump, 500).map(({ pump, rates }) => {
    const { toHandIn, missing, shortages } = calculatePump(pump, rates);
    if (toHandIn <= 0) return 'nothing to hand in';
    if (missing < 0) return 'over';
    if (missing === 0) return 'exact';
    return shortages > 0 ? 'short' : 'within the tolerance';
  });
  expect([...new Set(endings)].toSorted()).toEqual([
    'exact',
    'nothing to hand in',
    'over',
    'short',
    'within the tolerance',
  ]);
});

test('every rupee of the sale is accounted for, whatever was entered', () => {
  const anyAmount = fc.integer({ min: -1e12, max: 1e12 });
  const anyEntry = fc.record({
    cash: anyAmount,
    swipes: fc.array(fc.record({ swipeMachineId: fc.nat(), amount: anyAmount })),
    lastCollection: fc.option(fc.record({ employeeId: fc.option(fc.nat()), amount: fc.option(anyAmount) })),
    shortages: fc.array(fc.record({ employeeId: fc.nat(), amount: anyAmount })),
  });
  fc.assert(
    fc.property(validPump, anyEntry, ({ pump, rates }, entry) => {
      const figures = calculatePump({ ...pump, ...entry }, rates);
      expect(explained(figures)).toBe(figures.sale);
      expect(sum(Object.values(figures.saleByProduct), (sale) => sale)).toBe(figures.sale);
    }),
  );
});

test('a valid close is short by at most the tolerance, or by less than a rupee after employee shortages', () => {
  fc.assert(
    fc.property(validPump, ({ pump, rates }) => {
      const { shortAndOver, shortages } = calculatePump(pump, rates);
      expect(shortAndOver).toBeGreaterThanOrEqual(-1000);
      expect(shortages % 100).toBe(0);
      if (shortages > 0) expect(shortAndOver <= 0 && shortAndOver > -100).toBe(true);
    }),
  );
});

test('a valid shift closes, and its totals add up to its sale', () => {
  fc.assert(
    fc.property(anyValidShift, ({ takings, rates }) => {
      expect(problemsOf(takings, rates)).toEqual([]);
      const shift = calculateShift(takings, rates);
      expect(explained(shift)).toBe(shift.sale);
      expect(sum(Object.values(shift.saleByProduct), (sale) => sale)).toBe(shift.sale);
      expect(shift.sale).toBe(sum(shift.pumps, (pump) => pump.sale));
    }),
  );
});

/** One thing made wrong in a pump that could close, and the one problem that it must bring; null where it cannot apply. */
interface Mutation {
  what: string;
  code: string;
  field: string;
  spoil(pump: PumpTakings, figures: PumpCalculation): Partial<PumpTakings> | null;
}

const firstLeg = (pump: PumpTakings, change: Partial<PumpTakings['nozzles'][number]>): Partial<PumpTakings> => ({
  nozzles: pump.nozzles.map((leg, index) => (index === 0 ? { ...leg, ...change } : leg)),
});

const mutations: Mutation[] = [
  {
    what: 'a close left out',
    code: 'CLOSE_MISSING',
    field: 'nozzles.0.close',
    spoil: (pump) => firstLeg(pump, { close: null }),
  },
  {
    what: 'a close below its open',
    code: 'CLOSE_BELOW_OPEN',
    field: 'nozzles.0.close',
    spoil: (pump) => firstLeg(pump, { open: pump.nozzles[0]!.close! + 1 }),
  },
  {
    what: 'testing above what flowed',
    code: 'TESTING_ABOVE_FLOW',
    field: 'nozzles.0.testing',
    spoil: (pump) => firstLeg(pump, { testing: pump.nozzles[0]!.close! - pump.nozzles[0]!.open + 1 }),
  },
  {
    what: 'testing below 0',
    code: 'TESTING_NEGATIVE',
    field: 'nozzles.0.testing',
    spoil: (pump) => firstLeg(pump, { testing: -1 }),
  },
  {
    what: 'a slip of more litres than were sold',
    code: 'CREDIT_ABOVE_CONSUMPTION',
    field: 'creditSales',
    spoil: (pump, { litresByProduct }) => ({
      creditSales: [...pump.creditSales, { productId: 1, litres: (litresByProduct[1] ?? 0) + 1, amount: 0 }],
    }),
  },
  {
    what: 'more cash than sale − credit',
    code: 'CASH_ABOVE_SALE',
    field: 'cash',
    spoil: (_pump, { sale, credit }) => ({ cash: Math.max(0, sale - credit) + 1 }),
  },
  {
    what: 'more swipe than sale − credit − cash',
    code: 'SWIPE_ABOVE_SALE',
    field: 'swipes',
    spoil: (_pump, { sale, credit, cash }) => ({
      swipes: [{ swipeMachineId: 1, amount: Math.max(0, sale - credit - cash) + 1 }],
    }),
  },
  {
    what: 'a last collection left out',
    code: 'LAST_COLLECTION_MISSING',
    field: 'lastCollection.amount',
    spoil: (_pump, { toHandIn }) => (toHandIn > 0 ? { lastCollection: { employeeId: 7, amount: null } } : null),
  },
  {
    what: 'nobody named for the last collection',
    code: 'LAST_COLLECTION_EMPLOYEE',
    field: 'lastCollection.employeeId',
    spoil: ({ lastCollection }) =>
      lastCollection ? { lastCollection: { ...lastCollection, employeeId: null } } : null,
  },
  {
    what: 'a last collection below 0',
    code: 'LAST_COLLECTION_NEGATIVE',
    field: 'lastCollection.amount',
    spoil: () => ({ lastCollection: { employeeId: 7, amount: -1 } }),
  },
  {
    what: 'notes that do not come to the amount',
    code: 'LAST_COLLECTION_NOT_AS_COUNTED',
    field: 'lastCollection.amount',
    spoil: (_pump, { last }) => ({ lastCollection: { employeeId: 7, amount: last, cashIn: last + 100 } }),
  },
  {
    what: 'a rupee more of shortage',
    code: 'SHORTAGE_TOTAL',
    field: 'shortages',
    spoil: (pump) => ({ shortages: [...pump.shortages, { employeeId: 99, amount: 100 }] }),
  },
  {
    what: 'a paisa more of shortage',
    code: 'SHORTAGE_NOT_WHOLE',
    field: 'shortages.0.amount',
    spoil: (pump) => ({ shortages: [{ employeeId: 99, amount: 1 }, ...pump.shortages] }),
  },
  {
    what: 'shortages forgotten',
    code: 'SHORTAGE_TOTAL',
    field: 'shortages',
    spoil: (_pump, { shortages }) => (shortages > 0 ? { shortages: [] } : null),
  },
];

test.each(mutations)('$what produces $code and no other problem', ({ code, field, spoil }) => {
  fc.assert(
    fc.property(validPump, ({ pump, rates }) => {
      const change = spoil(pump, calculatePump(pump, rates));
      fc.pre(change !== null);
      const problems = problemsOfPump({ ...pump, ...change }, rates, 'pumps.2');
      expect(problems.map((problem) => ({ code: problem.code, field: problem.field }))).toEqual([
        { code, field: `pumps.2.${field}` },
      ]);
      expect(problems[0]!.message.length).toBeGreaterThan(10);
    }),
  );
});

test('a tank without a volume prevents an otherwise valid close', () => {
  fc.assert(
    fc.property(anyValidShift, fc.nat(), ({ takings, rates }, drawn) => {
      const spoilt = drawn % takings.tanks.length;
      const tanks = takings.tanks.map((tank, index) => (index === spoilt ? { ...tank, volume: 0 } : tank));
      expect(problemsOf({ ...takings, tanks }, rates)).toMatchObject([
        { code: 'DIP_MISSING', message: 'plase enter All dip value', field: `tanks.${spoilt}.volume` },
      ]);
    }),
  );
});
