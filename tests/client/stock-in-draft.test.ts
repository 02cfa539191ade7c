import '../support/all-texts';
import { klText, shownKl, shownLitres } from '../../client/src/features/stock/invoice/kilolitres';
import { readFigure } from '../../client/src/features/stock/read-figure';
import {
  fillingOf,
  inputOf,
  measuredOf,
  problemsOf,
  warningsOf,
} from '../../client/src/features/stock/stock-in/stock-in-checks';
import {
  factsOfLine,
  lineOptions,
  productOptions,
  tankOptions,
} from '../../client/src/features/stock/stock-in/stock-in-choices';
import {
  changed,
  EMPTY_DRAFT,
  isStockInDraft,
  type StockInDraft,
  sent,
  shiftDateOf,
  stockInOf,
} from '../../client/src/features/stock/stock-in/stock-in-draft';
import { type Known, type KnownTank, tanksOf } from '../../client/src/features/stock/stock-in/stock-in-known';
import { allInEnglish } from '../support/in-english';

const HS = 1;
const MS = 2;
const NOW = '2026-11-21T18:42';
const CHART = [
  { dip: 0, volume: '0.000' },
  { dip: 500, volume: '5000.000' },
  { dip: 1500, volume: '15000.000' },
];
const tank = (tankId: number, productId: number, bookVolume = '4210.000') => ({
  tankId,
  tankName: `T${tankId}`,
  productId,
  productName: productId === HS ? 'Diesel' : 'Petrol',
  shortName: productId === HS ? 'HS' : 'MS',
  capacity: '15000.000',
  bookVolume,
  chart: CHART,
  readingSum: '884120.500',
  lastReading: '884120.500',
});
const line = (invoiceLineId: number, remaining = '12000.000') => ({
  invoiceLineId,
  invoiceNumber: `IN-${invoiceLineId}`,
  invoiceDateTime: '2026-11-20T05:15',
  receivedOn: '2026-11-20',
  quantity: '12000.000',
  shortageQuantity: '0.000',
  remaining,
});
/** Petrol in T2, diesel in T1 and T3. */
const TANKS: readonly KnownTank[] = [tank(1, HS), tank(2, MS), tank(3, HS)];
const shift = (shiftId: number, shiftDate = '2026-11-21', tanks = TANKS) => ({
  shiftId,
  shiftDate,
  shiftName: 'Morning',
  isLastOfDay: false,
  tanks,
});
const holding = (...tanks: KnownTank[]): Partial<Known> => ({ shifts: [shift(4, '2026-11-21', tanks)] });

/** A shift is running, and one invoice is open. */
const known = (rest: Partial<Known> = {}): Known => ({
  now: NOW,
  lines: [line(71)],
  shifts: [shift(4)],
  isBackward: false,
  ...rest,
});
const typed = (rest: Partial<StockInDraft> = {}): StockInDraft => ({ ...EMPTY_DRAFT, productId: String(MS), ...rest });

/** 4,210 → 12,045 L while 165 L were sold, so 8,000 L were received. */
const BY_GAUGE = typed({
  startVolume: '4210.000',
  endVolume: '12045.000',
  beforeReading: '884120.500',
  afterReading: '884285.500',
  quantity: '8.000',
});
const BY_HAND = typed({
  isAtg: false,
  startDip: '421',
  endDip: '1204',
  beforeReading: '884120.500',
  afterReading: '884290.500',
  quantity: '8.000',
});
const stockIn = (draft: StockInDraft, rest: Partial<Known> = {}) => stockInOf(draft, known(rest));
const problems = (draft: StockInDraft, rest: Partial<Known> = {}) =>
  allInEnglish(problemsOf(stockIn(draft, rest), NOW));

describe('defaults of untouched fields', () => {
  it('fill in the minute, the shift, the only invoice, the only tank of the product and the quantity', () =>
    expect(stockIn(typed())).toMatchObject({
      stockInDateTime: NOW,
      shiftDate: '2026-11-21',
      shiftId: '4',
      invoiceLineId: '71',
      tankId: '2',
      // Fuel was sold since the last known reading, so no reading is filled in.
      beforeReading: '',
      quantity: '10.340',
    }));

  it('choose nothing where there are two', () =>
    expect(stockIn(typed({ productId: String(HS) }), { lines: [line(71), line(72)] })).toMatchObject({
      invoiceLineId: '',
      tankId: '',
      quantity: '',
    }));

  it('drop a choice that no longer exists', () =>
    expect(stockIn(typed({ invoiceLineId: '70', tankId: '1' }))).toMatchObject({ invoiceLineId: '', tankId: '' }));

  it('choose nothing without a product, and no shift unless one runs', () =>
    expect(stockIn(EMPTY_DRAFT, { shifts: [] })).toMatchObject({ tankId: '', shiftId: '', shiftDate: '' }));

  it.each<[string, Partial<Known>, Partial<StockInDraft>, string]>([
    ['what remains if the tank has room for it', { lines: [line(71, '6000.000')] }, {}, '6.000'],
    ['the room up to the safe fill, in whole litres', holding(tank(2, MS, '4209.250')), {}, '10.340'],
    ['the room above the measured level', {}, { startVolume: '13000.500' }, '1.549'],
    ['the room above the dip', {}, { isAtg: false, startDip: '1400' }, '0.550'],
    ['empty for a tank at its safe fill', holding(tank(2, MS, '14550.000')), {}, ''],
    ['what was measured of a larger delivery', {}, { ...BY_GAUGE, quantity: null }, '8.000'],
    [
      'all that remains if nearly that was measured',
      { lines: [line(71, '8050.000')] },
      { ...BY_GAUGE, quantity: null },
      '8.050',
    ],
    ['no more than remains', { lines: [line(71, '5000.000')] }, { ...BY_GAUGE, quantity: null }, '5.000'],
    [
      'all that remains of a delivery that is 2.5 % short',
      {},
      { ...BY_GAUGE, endVolume: '15745.000', quantity: null },
      '12.000',
    ],
    [
      'the room until the reading before is typed',
      { lines: [line(71, '20000.000')] },
      { ...BY_GAUGE, beforeReading: '', quantity: null },
      '10.340',
    ],
    [
      'the room if the levels and readings are impossible',
      {},
      { ...BY_GAUGE, endVolume: '4000.000', quantity: null },
      '10.340',
    ],
    ['what remains if the capacity is unknown', holding({ ...tank(2, MS), capacity: null }), {}, '12.000'],
    ['what was typed', {}, { quantity: '3' }, '3'],
  ])('the quantity is %s', (_what, rest, draft, quantity) =>
    expect(stockIn(typed(draft), rest).quantity).toBe(quantity),
  );
});

it('a shortage of a whole delivery needs confirmation', () =>
  expect(problems({ ...BY_GAUGE, quantity: null, endVolume: '12000.000' }, { lines: [line(71, '8200.000')] })).toEqual({
    comment:
      'The measured quantity differs from the claimed one by −245.000 L (−2.99 %). Enter the reason in the comment.',
  }));

describe('a stock-in into a closed shift', () => {
  /** Current books and meters do not apply to that time. T2 was disabled since; T4 was added later. */
  const then = (tankId: number, productId: number): KnownTank => {
    const { bookVolume, readingSum, ...rest } = tank(tankId, productId);
    return rest;
  };
  const closed = {
    isBackward: true,
    shifts: [
      shift(2, '2026-11-20', [then(1, HS), then(2, MS)]),
      { ...shift(3, '2026-11-20', [then(3, HS), then(4, MS)]), shiftName: 'Night', isLastOfDay: true },
    ],
  };
  const ofMorning = (rest: Partial<StockInDraft> = {}) => ({
    ...BY_GAUGE,
    ...rest,
    shiftDate: '2026-11-20',
    shiftId: '2',
  });

  it('the day is that of the unloading until another is chosen', () => {
    expect(shiftDateOf(typed(), NOW)).toBe('2026-11-21');
    expect(shiftDateOf(typed({ stockInDateTime: '2026-11-20T23:10' }), NOW)).toBe('2026-11-20');
    expect(shiftDateOf(typed({ stockInDateTime: 'yesterday' }), NOW)).toBe('2026-11-21');
    expect(shiftDateOf(typed({ stockInDateTime: '2026-11-21T00:10', shiftDate: '2026-11-20' }), NOW)).toBe(
      '2026-11-20',
    );
  });

  it("selects one of that day's closed shifts, and others for another day", () => {
    const draft = typed({ shiftDate: '2026-11-20', shiftId: '3' });
    expect(stockIn(typed({ shiftDate: '2026-11-20' }), closed).shiftId).toBe('');
    expect(stockIn(draft, closed)).toMatchObject({ shiftId: '3', shiftDate: '2026-11-20' });
    expect(changed(draft, { shiftDate: '2026-11-19' }).shiftId).toBeNull();
  });

  it('current books and meters are not used for that time', () => {
    const of = { ...closed, lines: [line(71, '20000.000')] };
    const untouched = typed({ shiftDate: '2026-11-20', shiftId: '2' });
    expect(stockIn(ofMorning(), of).tank).toMatchObject({ bookVolume: null, readingSum: null });
    expect(fillingOf(stockIn(untouched, closed))).toBeNull();
    expect(fillingOf(stockIn(ofMorning(), of))).toMatchObject({ before: 4_210_000, isMeasured: true });
    expect(stockIn(untouched, of).quantity).toBe('20.000');
  });

  it('a stock-in into a closed shift offers the tanks of the chosen shift, and none before one is chosen', () => {
    const tankIn = (shiftId: string | null, tankId: string | null = null) =>
      stockIn(typed({ shiftDate: '2026-11-20', shiftId, tankId }), closed).tankId;
    expect([tankIn(null), tankIn('2'), tankIn('3')]).toEqual(['', '2', '4']);
    expect([tankIn('2', '2'), tankIn('3', '2')]).toEqual(['2', '']);
  });

  it.each([
    ['2', '2026-11-20T05:15', undefined],
    ['2', '2026-11-20T05:14', 'The stock-in must not be before its invoice of 20-11-2026 05:15'],
    ['2', '2026-11-21T00:00', 'The stock-in must be on 20-11-2026, like the shift'],
    ['3', '2026-11-21T00:00', undefined],
    ['3', '2026-11-19T23:59', 'The stock-in must be on 20-11-2026 or 21-11-2026, like the shift'],
  ])('shift %s accepts %s or says why not: %s', (shiftId, stockInDateTime, said) =>
    expect(problems({ ...ofMorning({ stockInDateTime }), shiftId }, closed).stockInDateTime).toBe(said),
  );
});

describe('a change', () => {
  it('changing the product clears invoice and tank only', () =>
    expect(changed({ ...BY_GAUGE, invoiceLineId: '71', tankId: '2' }, { productId: String(HS) })).toEqual({
      ...BY_GAUGE,
      productId: String(HS),
      invoiceLineId: null,
      tankId: null,
    }));

  it('changing to the gauge clears the volumes, changing to manual dips does not', () => {
    expect(changed(BY_GAUGE, { isAtg: true })).toMatchObject({ isAtg: true, startVolume: '', endVolume: '' });
    expect(changed(BY_GAUGE, { isAtg: false })).toEqual({ ...BY_GAUGE, isAtg: false });
  });
});

describe('validation at each field', () => {
  it('missing choices come first and alone', () =>
    expect(problems(EMPTY_DRAFT, { lines: [] })).toEqual({
      productId: 'Select Product',
      invoiceLineId: 'Select Invoice',
      tankId: 'Select Tank',
    }));

  it('accepts a stock-in by gauge and by hand', () => {
    expect(problems(BY_GAUGE)).toEqual({});
    expect(problems(BY_HAND)).toEqual({});
  });

  it.each<[Partial<StockInDraft>, Record<string, string>]>([
    [{ stockInDateTime: 'soon' }, { stockInDateTime: 'please enter a valid StockIn  date & time' }],
    [
      { stockInDateTime: '2026-11-21T18:43' },
      { stockInDateTime: 'The stock-in must not be later than now, 21-11-2026 18:42' },
    ],
    [
      { stockInDateTime: '2026-11-20T23:59' },
      { stockInDateTime: 'The stock-in must be on 21-11-2026 or later, like the shift' },
    ],
    [{ quantity: 'eight' }, { quantity: 'quantity must be a valid integer' }],
    [{ quantity: '' }, { quantity: 'quantity must be a valid integer' }],
    [{ quantity: '12.001', comment: 'x' }, { quantity: 'StockIn Quantity not more then Remaining Quantity' }],
    [{ startVolume: '' }, { startVolume: 'Start Volume must be a valid integer' }],
    [{ endVolume: '4210', comment: 'x' }, { endVolume: 'End Volume must be greater than start Volume' }],
    [{ endVolume: '15000.001', comment: 'x' }, { endVolume: 'T2 holds 15,000.000 L, the end volume is 15,000.001 L' }],
    [{ beforeReading: '0' }, { beforeReading: 'Before Reding   must be a valid integer' }],
    [{ afterReading: 'n' }, { afterReading: 'After Reading  must be a valid integer' }],
    [
      { afterReading: '884120.5', comment: 'x' },
      { afterReading: 'After Reading  must be greater than Before Reading ' },
    ],
    [
      { beforeReading: '884120.499' },
      {
        beforeReading:
          'Before reading 8,84,120.499 is below 8,84,120.500, the reading of the nozzles of T2 when the shift started',
      },
    ],
    [
      { quantity: '8.100' },
      {
        comment:
          'The measured quantity differs from the claimed one by −100.000 L (−1.23 %). Enter the reason in the comment.',
      },
    ],
  ])('a stock-in by gauge with %j is refused', (wrong, expected) =>
    expect(problems({ ...BY_GAUGE, ...wrong })).toEqual(expected),
  );

  it.each<[Partial<StockInDraft>, Record<string, string>]>([
    [{ startDip: '42.5' }, { startDip: 'Start Dip must be a valid integer' }],
    [{ endDip: '0' }, { endDip: 'End Dip must be a valid integer' }],
    [{ endDip: '421', comment: 'x' }, { endDip: 'End dip must be greater than start dip' }],
    [
      { endDip: '1501', comment: 'x' },
      { endDip: "The dip 1501 mm is outside the tank's dip chart, which goes from 0 to 1500 mm" },
    ],
  ])('a stock-in by hand with %j is refused', (wrong, expected) =>
    expect(problems({ ...BY_HAND, ...wrong })).toEqual(expected),
  );

  it('refuses a minute before the invoice was written', () =>
    expect(problems(BY_GAUGE, { lines: [{ ...line(71), invoiceDateTime: '2026-11-21T18:43' }] })).toEqual({
      stockInDateTime: 'The stock-in must not be before its invoice of 21-11-2026 18:43',
    }));

  it('reports in the order of the screen', () =>
    expect(Object.keys(problems({ ...BY_GAUGE, stockInDateTime: '', quantity: '', startVolume: '' }))).toEqual([
      'stockInDateTime',
      'startVolume',
      'quantity',
    ]));

  it('ignores dips that were typed before the gauge was chosen', () =>
    expect(problems({ ...BY_GAUGE, startDip: '99999999', endDip: 'x' })).toEqual({}));
});

describe('figures shown while typing', () => {
  it('compare the measured litres with the claimed ones', () => {
    expect(measuredOf(stockIn(BY_GAUGE))).toEqual({
      received: 8_000_000,
      claimed: 8_000_000,
      difference: { litres: 0, percent: 0, needsComment: false },
    });
    expect(measuredOf(stockIn({ ...BY_GAUGE, quantity: '8.100' }))?.difference).toEqual({
      litres: -100_000,
      percent: -123,
      needsComment: true,
    });
    expect(measuredOf(stockIn({ ...BY_GAUGE, afterReading: '' }))).toBeNull();
    expect(measuredOf(stockIn({ ...BY_GAUGE, quantity: '0' }))).toBeNull();
  });

  it("give the volume of a dip by the tank's chart", () => {
    expect(stockIn(BY_HAND).volumes).toEqual({ start: 4_210_000, end: 12_040_000 });
    expect(stockIn({ ...BY_HAND, endDip: '1501' }).volumes.end).toBeNull();
    expect(stockIn({ ...BY_HAND, productId: '' }).volumes.start).toBeNull();
  });

  it("give the tank's fill level, by the books until it is measured", () => {
    expect(fillingOf(stockIn(typed({ quantity: '8' })))).toEqual({
      tankName: 'T2',
      before: 4_210_000,
      isMeasured: false,
      quantity: 8_000_000,
      after: 12_210_000,
      capacity: 15_000_000,
      percent: { before: 2807, after: 8140 },
      isOver: false,
      isAboveSafeFill: false,
    });
    expect(fillingOf(stockIn(typed({ quantity: '8', startVolume: '4000' })))).toMatchObject({
      isMeasured: true,
      after: 12_000_000,
    });
  });

  it.each([
    ['10.340', false, false],
    ['10.341', false, true],
    ['10.790', false, true],
    ['10.791', true, true],
  ])('with %s KL it is over its capacity: %s, above its safe fill: %s', (quantity, isOver, isAboveSafeFill) =>
    expect(fillingOf(stockIn(typed({ quantity })))).toMatchObject({ isOver, isAboveSafeFill }),
  );

  it('warn about a measured level above the safe fill, and refuse one above the capacity', () => {
    expect(warningsOf(stockIn({ ...BY_GAUGE, endVolume: '14550.001' })).map(({ message }) => message)).toEqual([
      'T2 at 14,550.001 L is above its safe fill of 14,550.000 L, 97.00 % of 15,000.000 L',
    ]);
    expect(warningsOf(stockIn({ ...BY_GAUGE, endVolume: '14550' }))).toEqual([]);
    expect(warningsOf(stockIn(EMPTY_DRAFT))).toEqual([]);
    expect(fillingOf(stockIn({ ...BY_GAUGE, endVolume: '15000.001' }))?.isOver).toBe(true);
  });
});

it('refuse figures beyond all tanks and use them in no calculation', () => {
  const long = '9'.repeat(15);
  const wild = stockIn({ ...BY_GAUGE, startVolume: '4210', endVolume: long, quantity: long, afterReading: long });
  expect(measuredOf(wild)).toBeNull();
  expect(warningsOf(wild)).toEqual([]);
  expect(fillingOf(wild)).toMatchObject({ quantity: 0, after: 4_210_000, isOver: false });
  expect(Object.keys(problemsOf(wild, NOW))).toEqual(['endVolume', 'afterReading', 'quantity']);
  expect(fillingOf(stockIn({ ...BY_GAUGE, startVolume: long }))).toMatchObject({ isMeasured: false });
});

describe('submitted fields', () => {
  it('a stock-in by gauge submits volumes and litres', () =>
    expect(inputOf(stockIn({ ...BY_GAUGE, startDip: '421', comment: ' gate ' }))).toEqual({
      shiftId: 4,
      shiftDate: '2026-11-21',
      stockInDateTime: NOW,
      productId: MS,
      invoiceLineId: 71,
      tankId: 2,
      isAtg: true,
      startVolume: '4210.000',
      endVolume: '12045.000',
      beforeReading: '884120.500',
      afterReading: '884285.500',
      quantity: '8000.000',
      comment: 'gate',
    }));

  it('a stock-in by hand submits dips and no volume', () => {
    const input = inputOf(stockIn({ ...BY_HAND, startVolume: '1' }));
    expect(input).toMatchObject({ isAtg: false, startDip: 421, endDip: 1204, comment: null });
    expect(input).not.toHaveProperty('startVolume');
  });
});

describe('a submission without an answer', () => {
  /** The stock-in was recorded: its line is unloaded, its tank fuller, and the time is later. */
  const recorded = known({
    now: '2026-11-21T18:45',
    lines: [],
    shifts: [shift(5, '2026-11-21', [tank(1, HS), tank(2, MS, '12210.000')])],
  });
  const untouched = { ...BY_GAUGE, endVolume: '14835.000', quantity: null };
  const kept = (draft: StockInDraft, was: Known): StockInDraft => {
    const read: unknown = JSON.parse(JSON.stringify(sent(draft, stockInOf(draft, was), was)));
    if (!isStockInDraft(read)) throw new Error('It is no draft');
    return read;
  };
  const again = (draft: StockInDraft) => stockInOf(draft, draft.sentWith ?? recorded);

  it.each<[string, Known]>([
    ['in the running shift', known()],
    ['in a closed shift', known({ isBackward: true })],
  ])('is repeated exactly, whatever is known since and after a reload: %s', (_where, was) => {
    const before = stockInOf(untouched, was);
    expect(problemsOf(before, NOW)).toEqual({});
    expect(again(kept(untouched, was))).toEqual(before);
    expect(JSON.stringify(inputOf(again(kept(untouched, was))))).toBe(JSON.stringify(inputOf(before)));
    // Without the stored facts a different stock-in would be sent.
    expect(inputOf(stockInOf(untouched, recorded))).not.toEqual(inputOf(before));
  });

  it('uses current facts once it is edited, and keeps what was confirmed', () => {
    const other = changed(kept(untouched, known()), { comment: 'gate' });
    expect(other).toMatchObject({ sentWith: null, stockInDateTime: NOW, quantity: '10.790', tankId: '2' });
    expect(again(other)).toMatchObject({ shiftId: '5', invoiceLineId: '', quantity: '10.790', comment: 'gate' });
  });
});

test('a stored draft is restored completely or not at all', () => {
  expect(isStockInDraft(JSON.parse(JSON.stringify(BY_HAND)))).toBe(true);
  expect(isStockInDraft({ ...BY_HAND, quantity: null, tankId: '2' })).toBe(true);
  expect(isStockInDraft({ ...BY_HAND, sentWith: JSON.parse(JSON.stringify(known())) })).toBe(true);
  const halfKnown = { ...known(), shifts: [{ shiftId: 4 }] };
  for (const broken of [
    null,
    'draft',
    {},
    { ...BY_HAND, isAtg: 'yes' },
    { ...BY_HAND, comment: null },
    { ...BY_HAND, sentWith: 'now' },
    { ...BY_HAND, sentWith: halfKnown },
    { ...BY_HAND, sentWith: undefined },
  ])
    expect(isStockInDraft(broken)).toBe(false);
});

test('choices: products once, tanks of the product, invoices with remaining quantity and age', () => {
  expect(productOptions(TANKS)).toEqual([
    { value: '1', label: 'HS', hint: 'Diesel' },
    { value: '2', label: 'MS', hint: 'Petrol' },
  ]);
  expect(tankOptions(tanksOf('1', TANKS))).toEqual([
    { value: '1', label: 'T1' },
    { value: '3', label: 'T3' },
  ]);
  expect(lineOptions([line(71)], '2026-11-21')).toEqual([
    { value: '71', label: 'IN-71', hint: '20-11-2026, 12.000 KL remaining of 12.000 KL, 1 day old' },
  ]);
  expect(factsOfLine(line(71), '2026-11-20')).toContain('came today');
  expect(factsOfLine(line(71, '250.000'), '2026-12-01')).toBe(
    '20-11-2026, 0.250 KL remaining of 12.000 KL, 11 days old',
  );
  expect(factsOfLine({ ...line(71), shortageQuantity: '40.000' }, '2026-11-21')).toBe(
    '20-11-2026, 12.000 KL remaining of 12.000 KL, 40 L short, 1 day old',
  );
});

test('kilolitres and litres', () => {
  expect(klText(12_000_000)).toBe('12.000');
  expect(klText(999_999)).toBe('0.999');
  expect(shownKl(1_234_567_000)).toBe('1,234.567');
  expect(readFigure('quantity', '12')).toBe(12_000_000);
  expect(readFigure('startVolume', '0')).toBe(0);
  for (const none of ['', '0', '-1', '1.0005', 'x', '1000000.000']) expect(readFigure('quantity', none)).toBeNull();
  expect(shownLitres(4_210_000)).toBe('4,210');
  expect(shownLitres(-85_500)).toBe('−85.500');
});
