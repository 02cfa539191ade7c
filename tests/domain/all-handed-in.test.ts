import { closedPump } from '../../server/domain/closed-pump';
import { calculatePump, type PumpTakings, problemsOfPump, type ShortageShare } from '../../server/domain/closing';
import { warningsOfExcess } from '../../server/domain/closing-warnings';
import { moneyText, parseMoney } from '../../server/domain/kernel/money';

const [RAM, SITA] = [1, 2] as const;
const RATES = { 1: 10_000 };
const paise = (text: string): number => parseMoney(text)!;
const share = (employeeId: number, amount: string): ShortageShare => ({ employeeId, amount: paise(amount) });

/** 100 L at ₹100.00 of which ₹1,000.00 is on credit and ₹2,000.00 on cards: ₹7,000.00 of cash is due. */
const pump = (cash: string, more: Partial<PumpTakings> = {}): PumpTakings => ({
  pumpId: 1,
  pumpName: 'P1',
  nozzles: [{ nozzleId: 1, nozzleName: 'N1', productId: 1, open: 0, close: 100_000, testing: 0 }],
  creditSales: [{ productId: 1, productName: 'HS', litres: 10_000, amount: paise('1000') }],
  swipes: [{ swipeMachineId: 1, amount: paise('2000') }],
  cash: paise(cash),
  lastCollection: null,
  shortages: [],
  ...more,
});
const last = (amount: string, notes: object = {}) => ({
  lastCollection: { employeeId: RAM, amount: paise(amount), ...notes },
});
const handedIn = (cash: string, more: Partial<PumpTakings> = {}) => pump(cash, { isAllHandedIn: true, ...more });
const nothingMore = { lastCollection: { employeeId: RAM, amount: 0 } };

test.each<[string, PumpTakings, string, string]>([
  // what it is, the pump, shortage needed, short and over
  ['exact', handedIn('7000'), '0.00', '0.00'],
  ['exact, and who was on duty', handedIn('7000', nothingMore), '0.00', '0.00'],
  ['short by more than the tolerance', handedIn('6878.20', { shortages: [share(RAM, '121')] }), '121.00', '-0.80'],
  ['short, shared', handedIn('6878.20', { shortages: [share(RAM, '21'), share(SITA, '100')] }), '121.00', '-0.80'],
  [
    'short, with who was on duty',
    handedIn('6500', { ...nothingMore, shortages: [share(SITA, '500')] }),
    '500.00',
    '0.00',
  ],
  ['short by the tolerance', handedIn('6990'), '0.00', '-10.00'],
  ['over by 30 paise', handedIn('7000.30'), '0.00', '0.30'],
  ['over by more than the cards took', handedIn('9500'), '0.00', '2500.00'],
  ['no cash at all', handedIn('0', { shortages: [share(SITA, '7000')] }), '7000.00', '0.00'],
])('all cash handed in: %s', (_what, closing, needed, over) => {
  const figures = calculatePump(closing, RATES);
  expect(problemsOfPump(closing, RATES, 'p')).toEqual([]);
  expect(moneyText(figures.shortageNeeded)).toBe(needed);
  expect(moneyText(figures.shortAndOver)).toBe(over);
  expect(figures.last).toBe(0);
});

test.each<[string, PumpTakings, string[]]>([
  ['over by 30 paise', handedIn('7000.30'), ['P1: cash collected is ₹0.30 more than was due']],
  ['a collection with a digit too many', handedIn('70000'), ['P1: cash collected is ₹63,000.00 more than was due']],
  ['exact', handedIn('7000'), []],
  ['short', handedIn('6990'), []],
  ['a last collection above what is due', pump('6990', last('20')), []],
  ['meters that are not read yet', handedIn('7000.30', { nozzles: [{ ...pump('0').nozzles[0]!, close: null }] }), []],
])('warned of: %s', (_what, closing, texts) => {
  const warnings = warningsOfExcess([{ pump: closing, ...calculatePump(closing, RATES) }]);
  expect(warnings.map(({ message }) => message)).toEqual(texts);
  for (const warning of warnings)
    expect(warning).toMatchObject({ code: 'CASH_OVER', field: 'pumps.0.lastCollection.amount' });
});

const BESIDE =
  'P1: all cash has been handed in, so there is no last collection. Leave out its amount and notes, or say that cash still comes.';

test.each<[string, PumpTakings, string, string]>([
  ['a last collection beside it', handedIn('6000', last('1000')), 'lastCollection.amount', BESIDE],
  ['a last collection beside an excess', handedIn('7000.30', last('50')), 'lastCollection.amount', BESIDE],
  [
    'a last collection of nobody',
    handedIn('7000', { lastCollection: { employeeId: null, amount: 1 } }),
    'lastCollection.amount',
    BESIDE,
  ],
  [
    'notes that were given back',
    handedIn('7000', last('0', { cashIn: 50_000, cashOut: 50_000 })),
    'lastCollection.amount',
    BESIDE,
  ],
  [
    'notes that come to less',
    handedIn('7000', last('0', { cashIn: 0, cashOut: 50_000 })),
    'lastCollection.amount',
    'Total amount should be positive !',
  ],
  [
    'a last collection below 0',
    handedIn('7000', last('-1')),
    'lastCollection.amount',
    'Total amount should be positive !',
  ],
  ['a shortage that nobody answers for', handedIn('6878.20'), 'shortages', 'Total shortage amount must be 121'],
  [
    'a shortage where it is over',
    handedIn('7000.30', { shortages: [share(RAM, '1')] }),
    'shortages',
    'Total shortage amount must be 0',
  ],
  [
    'more on cards than sale − credit',
    handedIn('0', { swipes: [{ swipeMachineId: 1, amount: paise('9000.01') }] }),
    'swipes',
    'P1: swipe ₹9,000.01 is more than sale − credit, ₹9,000.00',
  ],
  [
    'without it, an excess',
    pump('7000.30'),
    'swipes',
    'P1: swipe ₹2,000.00 is more than sale − credit − cash, ₹1,999.70',
  ],
  [
    'without it, a shortage',
    pump('6878.20'),
    'lastCollection.amount',
    'P1: enter the last cash collection, ₹121.80 is still to be handed in',
  ],
  [
    'without it, a last collection of 0',
    pump('6878.20', nothingMore),
    'lastCollection.amount',
    'P1: enter the last cash collection, ₹121.80 is still to be handed in',
  ],
])('refused: %s', (_what, closing, field, message) => {
  const [first] = problemsOfPump(closing, RATES, 'p');
  expect(first).toMatchObject({ field: `p.${field}`, message });
});

test.each<[string, PumpTakings, ShortageShare[], ShortageShare[]]>([
  ['more is missing: the typed share grows', handedIn('6500'), [share(RAM, '121')], [share(RAM, '500')]],
  ['nothing is missing any more', handedIn('7000.30'), [share(RAM, '121')], []],
  ['who was on duty answers where no share was typed', handedIn('6500', nothingMore), [], [share(RAM, '500')]],
  ['without either it is short', handedIn('6500'), [], []],
])('calculated again after a late entry: %s', (_what, changed, typed, shortages) => {
  expect(closedPump(changed, typed, RATES)).toEqual({ pump: { ...changed, shortages }, problems: [] });
});
