import {
  calculatePump,
  calculateShift,
  changeSwipes,
  type PumpTakings,
  problemsOf,
  problemsOfPump,
  type ShiftTakings,
  shortageAmountAfter,
  soldBy,
  type TankLevel,
} from '../../server/domain/closing';
import { parseLitres } from '../../server/domain/kernel/litres';
import { moneyText, parseMoney, parseRate } from '../../server/domain/kernel/money';

const rupees = (text: string) => parseMoney(text)!;
const litres = (text: string) => parseLitres(text)!;

const HS = 1;
const MS = 2;
const MEENA = 31;
const RAVI = 32;
const rates = { [HS]: parseRate('92.50')!, [MS]: parseRate('104.20')! };

const handedIn = (amount: string) => ({ employeeId: MEENA, amount: rupees(amount) });
const short = (employeeId: number, amount: string) => ({ employeeId, amount: rupees(amount) });

/** The worked case of the station's rules: HS 1,000 L and MS 600 L, 300 L HS on credit, S = 17,270.00. */
const pump1 = (change: Partial<PumpTakings> = {}): PumpTakings => ({
  pumpId: 1,
  pumpName: 'P1',
  nozzles: [
    {
      nozzleId: 11,
      nozzleName: 'N1',
      productId: HS,
      open: litres('10000'),
      close: litres('11005'),
      testing: litres('5'),
    },
    { nozzleId: 12, nozzleName: 'N2', productId: MS, open: litres('2000'), close: litres('2600'), testing: null },
  ],
  creditSales: [{ productId: HS, productName: 'HS', litres: litres('300'), amount: rupees('27750') }],
  cash: rupees('80000'),
  swipes: [
    { swipeMachineId: 1, amount: rupees('25000') },
    { swipeMachineId: 2, amount: rupees('5000') },
  ],
  lastCollection: handedIn('17270'),
  shortages: [],
  ...change,
});

const nozzle = (place: 0 | 1, change: Partial<PumpTakings['nozzles'][number]>): Partial<PumpTakings> => ({
  nozzles: pump1().nozzles.map((leg, at) => (at === place ? { ...leg, ...change } : leg)),
});

const tank = (change: Partial<TankLevel> = {}): TankLevel => ({
  tankId: 1,
  tankName: 'T1',
  dip: null,
  volume: litres('8000'),
  isAtg: true,
  ...change,
});

describe('the worked example', () => {
  test('the amount to hand in is the sale less credit, cash and swipe', () => {
    const { litresByProduct, saleByProduct, ...figures } = calculatePump(pump1(), rates);
    expect(litresByProduct).toEqual({ [HS]: litres('1000'), [MS]: litres('600') });
    expect(saleByProduct).toEqual({ [HS]: rupees('92500'), [MS]: rupees('62520') });
    expect(figures).toEqual({
      pumpId: 1,
      sale: rupees('155020'),
      credit: rupees('27750'),
      cash: rupees('80000'),
      swipe: rupees('30000'),
      toHandIn: rupees('17270'),
      last: rupees('17270'),
      missing: 0,
      shortageNeeded: 0,
      shortages: 0,
      shortAndOver: 0,
    });
  });

  test.each([
    // last collection, D, shortage needed, cash short and over
    ['17270.00', '0.00', '0.00', '0.00'],
    ['17260.00', '10.00', '0.00', '-10.00'],
    ['17259.50', '10.50', '10.00', '-0.50'],
    ['17000.00', '270.00', '270.00', '0.00'],
    ['17300.00', '-30.00', '0.00', '30.00'],
    ['17259.99', '10.01', '10.00', '-0.01'],
  ])('last collection %s: difference %s, shortage %s, short and over %s', (last, missing, needed, remains) => {
    const answered = rupees(needed) > 0 ? [short(RAVI, needed)] : [];
    const pump = pump1({ lastCollection: handedIn(last), shortages: answered });
    const calculation = calculatePump(pump, rates);
    expect(moneyText(calculation.missing)).toBe(missing);
    expect(moneyText(calculation.shortageNeeded)).toBe(needed);
    expect(moneyText(calculation.shortAndOver)).toBe(remains);
    expect(moneyText(shortageAmountAfter(calculation.toHandIn, rupees(last)))).toBe(needed);
    expect(problemsOfPump(pump, rates, 'pumps.0')).toEqual([]);
  });

  test('test fuel is neither sold nor owed, and a leg without a close has no sale yet', () => {
    const [leg] = pump1().nozzles;
    expect(soldBy(leg!)).toBe(litres('1000'));
    expect(soldBy({ ...leg!, testing: null })).toBe(litres('1005'));
    expect(soldBy({ ...leg!, close: null })).toBe(0);
  });

  test('both legs of a meter that rolled over count as sold', () => {
    const [leg, petrol] = pump1().nozzles;
    const rolledOver = [
      { ...leg!, open: litres('999900'), close: litres('1000000'), testing: null },
      { ...leg!, open: 0, close: litres('905'), testing: litres('5') },
      petrol!,
    ];
    const pump = pump1({ nozzles: rolledOver });
    expect(calculatePump(pump, rates).litresByProduct[HS]).toBe(litres('1000'));
    expect(calculatePump(pump, rates).sale).toBe(rupees('155020'));
    expect(problemsOfPump(pump, rates, 'pumps.0')).toEqual([]);
  });

  test('the shift is the sum of its pumps', () => {
    const pumps = [
      pump1(),
      { ...pump1({ lastCollection: handedIn('17000'), shortages: [short(RAVI, '270')] }), pumpId: 2 },
    ];
    const shift = calculateShift({ pumps }, rates);
    expect(shift.pumps.map((pump) => pump.pumpId)).toEqual([1, 2]);
    expect(shift.litresByProduct).toEqual({ [HS]: litres('2000'), [MS]: litres('1200') });
    expect(shift.saleByProduct).toEqual({ [HS]: rupees('185000'), [MS]: rupees('125040') });
    expect(moneyText(shift.sale)).toBe('310040.00');
    expect(moneyText(shift.credit)).toBe('55500.00');
    expect(moneyText(shift.cash)).toBe('160000.00');
    expect(moneyText(shift.swipe)).toBe('60000.00');
    expect(moneyText(shift.toHandIn)).toBe('34540.00');
    expect(moneyText(shift.last)).toBe('34270.00');
    expect(moneyText(shift.missing)).toBe('270.00');
    expect(moneyText(shift.shortageNeeded)).toBe('270.00');
    expect(moneyText(shift.shortages)).toBe('270.00');
    expect(moneyText(shift.shortAndOver)).toBe('0.00');
  });

  test('changed swipe amounts reset the last collection and the shortages', () => {
    const pump = pump1({ lastCollection: handedIn('17000'), shortages: [short(RAVI, '270')] });
    const changed = changeSwipes(pump, [{ swipeMachineId: 1, amount: rupees('1') }]);
    expect(changed).toEqual({
      ...pump,
      swipes: [{ swipeMachineId: 1, amount: 100 }],
      lastCollection: null,
      shortages: [],
    });
  });

  test('no shortage is set before a last collection is entered', () => {
    expect(calculatePump(pump1({ lastCollection: null }), rates).shortageNeeded).toBe(0);
    expect(calculatePump(pump1({ lastCollection: { employeeId: null, amount: null } }), rates).shortageNeeded).toBe(0);
  });
});

describe('problems of a pump, in the order of the specification', () => {
  const counted = { employeeId: MEENA, amount: rupees('17270'), cashIn: rupees('17300'), cashOut: rupees('30') };

  test.each<[string, Partial<PumpTakings>, string, string]>([
    ['no close reading', nozzle(0, { close: null }), 'nozzles.0.close', 'P1, nozzle N1: enter the close reading'],
    [
      'a close below 0',
      nozzle(0, { open: 0, close: -1, testing: null }),
      'nozzles.0.close',
      'P1, nozzle N1: the close reading must not be below 0',
    ],
    [
      'a close below the open',
      nozzle(1, { close: litres('1999.999') }),
      'nozzles.1.close',
      'P1, nozzle N2: the close reading must not be below the open reading 2,000.000',
    ],
    [
      'a close that no meter shows',
      nozzle(1, { close: 1_000_000_000_000 }),
      'nozzles.1.close',
      'P1, nozzle N2: the close reading must not be above 99,99,99,999.999',
    ],
    ['testing below 0', nozzle(0, { testing: -1 }), 'nozzles.0.testing', 'P1, nozzle N1: testing must not be below 0'],
    [
      'more testing than flowed',
      nozzle(0, { testing: litres('1005.001') }),
      'nozzles.0.testing',
      'P1, nozzle N1: testing must not be above close − open, 1,005.000',
    ],
    [
      'a product without a rate',
      nozzle(1, { productId: 3 }),
      'nozzles.1.productId',
      'P1, nozzle N2: its product has no rate in this shift',
    ],
    [
      'more on credit than sold',
      { creditSales: [{ productId: HS, productName: 'HS', litres: litres('1000.001'), amount: 0 }] },
      'creditSales',
      'P1: 1,000.001 L of HS on credit is more than the 1,000.000 L sold',
    ],
    [
      'credit of a product that the pump does not sell',
      { creditSales: [{ productId: 3, litres: 1, amount: 0 }] },
      'creditSales',
      'P1: 0.001 L of a product on credit is more than the 0.000 L sold',
    ],
    [
      'more cash than sale − credit',
      { cash: rupees('127270.01') },
      'cash',
      'P1: cash collected ₹1,27,270.01 is more than sale − credit, ₹1,27,270.00',
    ],
    [
      'more swipe than sale − credit − cash',
      { swipes: [{ swipeMachineId: 1, amount: rupees('47270.01') }] },
      'swipes',
      'P1: swipe ₹47,270.01 is more than sale − credit − cash, ₹47,270.00',
    ],
    [
      'a swipe below 0',
      { swipes: [{ swipeMachineId: 1, amount: -1 }] },
      'swipes.0.amount',
      'P1: swipe must not be below 0',
    ],
    [
      'a swipe machine twice',
      { swipes: [1, 2, 1].map((swipeMachineId) => ({ swipeMachineId, amount: rupees('10') })) },
      'swipes.2.swipeMachineId',
      'P1: a swipe machine is entered twice',
    ],
    [
      'S above 0 and no last collection amount',
      { lastCollection: { employeeId: MEENA, amount: null } },
      'lastCollection.amount',
      'P1: enter the last cash collection, ₹17,270.00 is still to be handed in',
    ],
    [
      'S above 0 and a last collection of 0',
      { lastCollection: handedIn('0') },
      'lastCollection.amount',
      'P1: enter the last cash collection, ₹17,270.00 is still to be handed in',
    ],
    [
      'S above 0 and no employee',
      { lastCollection: { employeeId: null, amount: rupees('17270') } },
      'lastCollection.employeeId',
      'P1: choose the employee who hands in the last cash collection',
    ],
    [
      'more handed in than was due, by nobody',
      {
        swipes: [{ swipeMachineId: 1, amount: rupees('47270') }],
        lastCollection: { employeeId: null, amount: rupees('30') },
      },
      'lastCollection.employeeId',
      'P1: choose the employee who hands in the last cash collection',
    ],
    [
      'a last collection below 0',
      { lastCollection: handedIn('-0.01') },
      'lastCollection.amount',
      'Total amount should be positive !',
    ],
    [
      'more notes given out than taken in',
      { lastCollection: { ...counted, cashIn: rupees('30'), cashOut: rupees('17300') } },
      'lastCollection.amount',
      'Total amount should be positive !',
    ],
    [
      'an amount other than the notes counted',
      { lastCollection: { ...counted, cashIn: rupees('17200') } },
      'lastCollection.amount',
      'P1: the last collection is ₹17,270.00, but its notes come to ₹17,170.00',
    ],
    [
      'more than 10 rupees missing and nobody answering',
      { lastCollection: handedIn('17259.50') },
      'shortages',
      'Total shortage amount must be 10',
    ],
    [
      'shortages a rupee short',
      { lastCollection: handedIn('17000'), shortages: [short(MEENA, '200'), short(RAVI, '69')] },
      'shortages',
      'Total shortage amount must be 270',
    ],
    [
      'shortages with the paise that stay with the station',
      { lastCollection: handedIn('17259.50'), shortages: [short(RAVI, '10.50')] },
      'shortages.0.amount',
      'P1: a shortage must be in whole rupees',
    ],
    [
      'a shortage within the tolerance',
      { lastCollection: handedIn('17260'), shortages: [short(RAVI, '10')] },
      'shortages',
      'Total shortage amount must be 0',
    ],
    [
      'a shortage where too much was handed in',
      { lastCollection: handedIn('17300'), shortages: [short(RAVI, '30')] },
      'shortages',
      'Total shortage amount must be 0',
    ],
    [
      'a shortage before the last collection amount',
      { lastCollection: { employeeId: MEENA, amount: null }, shortages: [short(RAVI, '10')] },
      'lastCollection.amount',
      'please enter last collection amount first',
    ],
    [
      'a shortage where nothing is to be handed in',
      {
        swipes: [{ swipeMachineId: 1, amount: rupees('47270') }],
        lastCollection: null,
        shortages: [short(RAVI, '10')],
      },
      'shortages',
      'please enter last collection amount first',
    ],
    [
      'a share below 0',
      { lastCollection: handedIn('17000'), shortages: [short(MEENA, '300'), short(RAVI, '-30')] },
      'shortages.1.amount',
      'P1: a shortage must not be below 0',
    ],
    [
      'a share in broken rupees, though the shares come to the shortage',
      { lastCollection: handedIn('17000'), shortages: [short(RAVI, '200.50'), short(7, '69.50')] },
      'shortages.0.amount',
      'P1: a shortage must be in whole rupees',
    ],
    [
      'an employee answering twice',
      { lastCollection: handedIn('17000'), shortages: [short(RAVI, '200'), short(RAVI, '70')] },
      'shortages.1.employeeId',
      "P1: an employee's shortage is entered twice",
    ],
  ])('%s', (_what, change, field, message) => {
    expect(problemsOfPump(pump1(change), rates, 'pumps.0')).toMatchObject([
      { code: expect.stringMatching(/^[A-Z_]+$/), message, field: `pumps.0.${field}` },
    ]);
  });

  test.each<[string, Partial<PumpTakings>]>([
    [
      'nothing sold at all',
      {
        ...nozzle(0, {}),
        nozzles: pump1().nozzles.map((leg) => ({ ...leg, close: leg.open, testing: null })),
        creditSales: [],
        cash: 0,
        swipes: [],
        lastCollection: null,
      },
    ],
    [
      'all that flowed was test fuel',
      {
        nozzles: pump1().nozzles.map((leg) => ({ ...leg, testing: leg.close! - leg.open })),
        creditSales: [],
        cash: 0,
        swipes: [],
        lastCollection: null,
      },
    ],
    [
      'all by swipe, nothing to hand in',
      { swipes: [{ swipeMachineId: 1, amount: rupees('47270') }], lastCollection: null },
    ],
    [
      'a swipe machine that took nothing',
      {
        swipes: [
          { swipeMachineId: 1, amount: rupees('30000') },
          { swipeMachineId: 2, amount: 0 },
        ],
      },
    ],
    ['notes counted to the amount', { lastCollection: counted }],
    ['an employee in the list with no shortage', { shortages: [short(RAVI, '0')] }],
    [
      'credit to the last millilitre',
      { creditSales: [{ productId: HS, litres: litres('1000'), amount: rupees('27750') }] },
    ],
    [
      'all on credit, the slips rounded above the sale by a paisa',
      {
        nozzles: [{ nozzleId: 11, nozzleName: 'N1', productId: HS, open: 0, close: litres('0.666'), testing: null }],
        creditSales: [
          { productId: HS, litres: litres('0.333'), amount: 3081 },
          { productId: HS, litres: litres('0.333'), amount: 3081 },
        ],
        cash: 0,
        swipes: [],
        lastCollection: null,
      },
    ],
  ])('closes: %s', (_what, change) => {
    expect(problemsOfPump(pump1(change), rates, 'pumps.0')).toEqual([]);
  });

  test('all slips of a product and pump count together', () => {
    const slip = { productId: HS, productName: 'HS', litres: litres('500.001'), amount: 0 };
    expect(problemsOfPump(pump1({ creditSales: [slip, slip] }), rates, 'pumps.0')).toMatchObject([
      { message: 'P1: 1,000.002 L of HS on credit is more than the 1,000.000 L sold' },
    ]);
  });

  test('a pump with several faults reports them in the order of the checks', () => {
    let pump: PumpTakings = {
      ...pump1({
        ...nozzle(0, { close: null }),
        creditSales: [{ productId: HS, litres: litres('1001'), amount: rupees('27750') }],
        cash: rupees('200000'),
        swipes: [{ swipeMachineId: 1, amount: rupees('200000') }],
        lastCollection: null,
        shortages: [short(RAVI, '1')],
      }),
    };
    const firstFault = (change: Partial<PumpTakings>) => {
      const codes = problemsOfPump(pump, rates, 'pumps.0').map(({ code }) => code);
      pump = { ...pump, ...change };
      return codes;
    };
    expect(firstFault({ nozzles: pump1().nozzles })).toEqual(['CLOSE_MISSING']);
    expect(firstFault({ creditSales: pump1().creditSales })).toEqual(['CREDIT_ABOVE_CONSUMPTION']);
    expect(firstFault({ cash: pump1().cash })).toEqual(['CASH_ABOVE_SALE']);
    expect(firstFault({ swipes: pump1().swipes })).toEqual(['SWIPE_ABOVE_SALE']);
    expect(firstFault({ lastCollection: handedIn('17270') })).toEqual([
      'LAST_COLLECTION_MISSING',
      'LAST_COLLECTION_EMPLOYEE',
    ]);
    expect(firstFault({ shortages: [] })).toEqual(['SHORTAGE_TOTAL']);
    expect(firstFault({})).toEqual([]);
  });

  test('all invalid readings are reported together', () => {
    const nozzles = pump1().nozzles.map((leg) => ({ ...leg, close: null }));
    expect(problemsOfPump(pump1({ nozzles }), rates, 'pumps.3').map(({ field }) => field)).toEqual([
      'pumps.3.nozzles.0.close',
      'pumps.3.nozzles.1.close',
    ]);
  });
});

describe('the whole shift', () => {
  const takings = (change: Partial<ShiftTakings> = {}): ShiftTakings => ({
    pumps: [pump1(), { ...pump1(), pumpId: 2, pumpName: 'P2' }],
    tanks: [tank(), tank({ tankId: 2, isAtg: false, dip: 1200 })],
    ...change,
  });

  test('closes', () => {
    expect(problemsOf(takings(), rates)).toEqual([]);
  });

  test.each<[string, TankLevel, string]>([
    ['no volume from the gauge', tank({ volume: null }), 'tanks.0.volume'],
    ['a volume of 0', tank({ volume: 0 }), 'tanks.0.volume'],
    ['a volume below 0', tank({ volume: -1 }), 'tanks.0.volume'],
    ['no dip by hand', tank({ isAtg: false, volume: null }), 'tanks.0.dip'],
    ['a dip whose volume is 0', tank({ isAtg: false, dip: 0, volume: 0 }), 'tanks.0.volume'],
    ['nothing but water', tank({ isAtg: false, dip: 80, waterDip: 80, volume: 0 }), 'tanks.0.volume'],
  ])('%s', (_what, level, field) => {
    expect(problemsOf(takings({ tanks: [level, tank()] }), rates)).toMatchObject([
      { code: 'DIP_MISSING', message: 'plase enter All dip value', field },
    ]);
  });

  const chart = [10, 2000].map((dip) => ({ dip, volume: dip * 10_000 }));
  test.each<[string, TankLevel, string, string, string]>([
    [
      'a dip off the chart',
      tank({ isAtg: false, dip: 2001, volume: null, chart }),
      'OUTSIDE_DIP_CHART',
      "T1: The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
      'tanks.0.dip',
    ],
    [
      'a dip without a chart',
      tank({ isAtg: false, dip: 5, volume: null, chart: [] }),
      'NO_DIP_CHART',
      'T1: The tank has no dip chart',
      'tanks.0.dip',
    ],
    [
      'water above the dip',
      tank({ isAtg: false, dip: 800, waterDip: 801, volume: null, chart }),
      'WATER_ABOVE_DIP',
      'T1: The water dip 801 mm is above the dip 800 mm',
      'tanks.0.waterDip',
    ],
    [
      'water that is no dip',
      tank({ isAtg: false, dip: 800, waterDip: -5, volume: null, chart }),
      'OUTSIDE_DIP_CHART',
      "T1: The water dip -5 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
      'tanks.0.waterDip',
    ],
    [
      'more than the tank holds',
      tank({ capacity: litres('7999.999') }),
      'ABOVE_CAPACITY',
      'T1: 8,000.000 L is more than the tank holds, 7,999.999 L',
      'tanks.0.volume',
    ],
  ])('%s', (_what, level, code, message, field) => {
    expect(problemsOf(takings({ tanks: [level, tank()] }), rates)).toMatchObject([{ code, message, field }]);
  });

  test('a full tank and a dip on the chart are accepted', () => {
    const full = tank({ capacity: litres('8000'), chart: [] });
    const dipped = tank({ isAtg: false, dip: 800, chart, capacity: null });
    expect(problemsOf(takings({ tanks: [full, dipped] }), rates)).toEqual([]);
  });

  test('problems of notes come after swipes and before shares', () => {
    const notesProblems = [
      { code: 'NOTES_NOT_AVAILABLE', message: 'none left', field: 'pumps.0.lastCollection.notes' },
    ];
    const lastCollection = { ...handedIn('17270'), notesProblems };
    const codesOf = (change: Partial<PumpTakings>) =>
      problemsOfPump(pump1({ lastCollection, ...change }), rates, 'pumps.0').map(({ code }) => code);
    expect(codesOf({ shortages: [short(RAVI, '1')] })).toEqual(['NOTES_NOT_AVAILABLE']);
    expect(codesOf({ swipes: [{ swipeMachineId: 1, amount: rupees('200000') }] })).toEqual(['SWIPE_ABOVE_SALE']);
  });

  test('problems of pumps come first, in order, then those of tanks', () => {
    const broken = takings({
      pumps: [pump1({ cash: rupees('999999') }), { ...pump1({ lastCollection: handedIn('-1') }), pumpName: 'P2' }],
      tanks: [tank(), tank({ volume: null })],
    });
    expect(problemsOf(broken, rates).map(({ field }) => field)).toEqual([
      'pumps.0.cash',
      'pumps.1.lastCollection.amount',
      'tanks.1.volume',
    ]);
  });
});
