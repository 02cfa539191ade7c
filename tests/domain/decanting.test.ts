import fc from 'fast-check';
import {
  type DecantingFacts,
  differenceOf,
  levelsOf,
  problemsOfStockIn,
  receivedByMeasure,
  type StockInEntry,
  warningsOfStart,
  warningsOfStockIn,
} from '../../server/domain/decanting';
import { normalise } from '../../server/domain/field-rules';
import { litresText, parseLitres } from '../../server/domain/kernel/litres';
import { percentText } from '../../server/domain/kernel/percent';
import { stockInRules } from '../../server/domain/stock-in.rules';

const litres = (text: string) => parseLitres(text)!;

const HS = 1;
const MS = 2;

const row = (dip: number, volume: string) => ({ dip, volume: litres(volume) });
const chart = [row(0, '0'), row(500, '3600'), row(540, '4120'), row(1570, '15870'), row(2000, '18849.556')];

/** 12 KL of diesel, all of it still to be unloaded into T2. */
const facts = (
  line: Partial<DecantingFacts['line']> = {},
  tank: Partial<DecantingFacts['tank']> = {},
): DecantingFacts => ({
  line: { productId: HS, remaining: litres('12000'), ...line },
  tank: { tankName: 'T2', productId: HS, capacity: litres('18849.556'), chart, ...tank },
});

const papers = {
  productId: HS,
  shiftId: 4,
  shiftDate: '2026-11-21',
  invoiceLineId: 71,
  tankId: 2,
  stockInDateTime: '2026-11-21 07:05',
  quantity: '12',
  comment: '',
};

/** The worked case of the station's rules: 4,120 → 15,870 L while 165 L were sold: received 11,915 L, short 85 L. */
const byGauge: StockInEntry = {
  ...papers,
  isAtg: true,
  startVolume: '4120',
  endVolume: '15870',
  beforeReading: '884120.500',
  afterReading: '884285.500',
  comment: 'tanker dip 85 L short at the gate',
};

/** The same by hand. */
const byHand: StockInEntry = {
  ...papers,
  isAtg: false,
  startDip: '540',
  endDip: '1570',
  beforeReading: '884120.500',
  afterReading: '884285.500',
  comment: byGauge.comment,
};

const said = (entry: StockInEntry, known: Parameters<typeof problemsOfStockIn>[1] = facts()) =>
  problemsOfStockIn(entry, known).map(({ field, message }) => `${field}: ${message}`);

describe('measured receipt', () => {
  test.each([
    // start, end, before, after: received, short (−) or excess, percent, needs a comment
    ['4120', '15870', '884120.5', '884285.5', '11915.000', '-85.000', '-0.71', true],
    ['4120', '15955', '884120.5', '884285.5', '12000.000', '0.000', '0.00', false],
    ['4120', '15870', '884120.5', '884310.5', '11940.000', '-60.000', '-0.50', false],
    ['4120', '15869.999', '884120.5', '884310.5', '11939.999', '-60.001', '-0.50', true],
    ['4120', '16060', '884120.5', '884240.5', '12060.000', '60.000', '0.50', false],
    ['4120', '16060', '884120.5', '884240.501', '12060.001', '60.001', '0.50', true],
    ['0', '11000', '0.001', '0.002', '11000.001', '-999.999', '-8.33', true],
  ])('%s → %s L, meters %s → %s: %s L, %s L, %s %%', (start, end, before, after, received, short, percent, asks) => {
    const measured = receivedByMeasure({
      startVolume: litres(start),
      endVolume: litres(end),
      beforeReading: litres(before),
      afterReading: litres(after),
    });
    expect(litresText(measured)).toBe(received);
    const difference = differenceOf(measured, litres('12000'));
    expect(litresText(difference.litres)).toBe(short);
    expect(percentText(difference.percent)).toBe(percent);
    expect(difference.needsComment).toBe(asks);
  });

  test('uses entered volumes with a gauge and chart volumes by hand', () => {
    const levels = {
      startVolume: litres('4120'),
      endVolume: litres('15870'),
      beforeReading: litres('884120.5'),
      afterReading: litres('884285.5'),
    };
    expect(levelsOf(byGauge, [])).toEqual(levels);
    expect(levelsOf(byHand, chart)).toEqual(levels);
    expect(levelsOf({ ...byHand, startDip: '520' }, chart)).toEqual({ ...levels, startVolume: litres('3860') });
  });

  test.each<[string, StockInEntry]>([
    ['no start volume', { ...byGauge, startVolume: '' }],
    ['an end volume that cannot be read', { ...byGauge, endVolume: 'full' }],
    ['no reading', { ...byGauge, afterReading: undefined }],
    ['volumes typed, but by hand', { ...byGauge, isAtg: false }],
    ['a dip above the chart', { ...byHand, endDip: '2001' }],
    ['half a millimetre', { ...byHand, endDip: '1570.5' }],
  ])('%s: gives no measurement yet', (_what, entry) => {
    expect(levelsOf(entry, chart)).toBeNull();
  });
});

describe('a stock-in', () => {
  test('is valid as typed and as stored', () => {
    for (const entry of [byGauge, byHand]) {
      expect(said(entry)).toEqual([]);
      const isAtg = entry.isAtg === true;
      expect(said({ ...normalise(stockInRules(isAtg), entry), isAtg })).toEqual([]);
    }
  });

  test('is stored in millilitres, millimetres and minutes', () => {
    expect(normalise(stockInRules(false), byHand)).toEqual({
      ...papers,
      comment: byGauge.comment,
      stockInDateTime: '2026-11-21T07:05',
      quantity: litres('12000'),
      startDip: 540,
      endDip: 1570,
      beforeReading: litres('884120.5'),
      afterReading: litres('884285.5'),
    });
  });

  test('reports only the required choices when empty', () => {
    expect(said({ isAtg: true }, { line: null, tank: null })).toEqual([
      'productId: Select Product',
      'shiftId: Please select a shift',
      'shiftDate: Please enter a valid shift date',
      'invoiceLineId: Select Invoice',
      'tankId: Select Tank',
    ]);
  });

  test('reports a missing line or tank as not selected', () => {
    expect(said(byGauge, { ...facts(), line: null })).toEqual(['invoiceLineId: Select Invoice']);
    expect(said(byGauge, { ...facts(), tank: null })).toEqual(['tankId: Select Tank']);
  });

  const nonsense = Object.fromEntries(
    ['remaining', ...Object.keys(papers), 'startDip', 'endDip', 'startVolume', 'endVolume']
      .concat('beforeReading', 'afterReading')
      .map((field) => [field, 'x']),
  );

  test('reports every illegible field in the order of the specification', () => {
    const inOrder = [
      'remaining: remaining must be a valid integer',
      'shiftDate: please enter a valid date YYYY-MM-DD format',
      'stockInDateTime: please enter a valid StockIn  date & time',
      'invoiceLineId: invoiceDetailId must be a valid integer',
      'tankId: tankId must be a valid integer',
      'productId: productId must be a valid integer',
      'shiftId: ShiftId must be a valid integer',
      'quantity: quantity must be a valid integer',
      'startDip: Start Dip must be a valid integer',
      'endDip: End Dip must be a valid integer',
      'beforeReading: Before Reding   must be a valid integer',
      'afterReading: After Reading  must be a valid integer',
    ];
    expect(said({ ...nonsense, isAtg: false })).toEqual(inOrder);
    expect(said({ ...nonsense, isAtg: true })).toEqual([
      ...inOrder,
      'endVolume: End Volume must be a valid integer',
      'startVolume: Start Volume must be a valid integer',
    ]);
  });

  test.each<[field: string, taken: unknown[], refused: unknown[], message: string]>([
    ['remaining', ['', null, '0', '12000'], ['11.5', 'all'], 'remaining must be a valid integer'],
    ['shiftDate', ['2028-02-29'], ['2026-02-29', '21-11-2026'], 'please enter a valid date YYYY-MM-DD format'],
    [
      'stockInDateTime',
      ['2026-11-21 07:05', '2026-11-21T23:59'],
      ['', null, '2026-11-21', '2026-11-21 7:05', '2026-11-21 24:00', '2026-11-31 07:05'],
      'please enter a valid StockIn  date & time',
    ],
    ['invoiceLineId', ['71'], ['0', '7.5'], 'invoiceDetailId must be a valid integer'],
    ['tankId', ['2'], ['0', 'T2'], 'tankId must be a valid integer'],
    ['productId', ['1'], ['0.5', 'HS'], 'productId must be a valid integer'],
    ['shiftId', ['4'], ['-4', 'night'], 'ShiftId must be a valid integer'],
    ['quantity', ['12', '11.915'], ['', null, '0', '-1', '11.9155', 'all'], 'quantity must be a valid integer'],
    ['quantity', [], ['12.001', '20'], 'StockIn Quantity not more then Remaining Quantity'],
    ['startDip', ['540'], ['', null, '-1', '540.5', 'low'], 'Start Dip must be a valid integer'],
    ['endDip', ['1570'], ['', null, '0', '-1', 'high'], 'End Dip must be a valid integer'],
    ['endDip', [], ['540', '539', '1'], 'End dip must be greater than start dip'],
    ['beforeReading', ['884120.5'], ['', null, '0', 'x'], 'Before Reding   must be a valid integer'],
    ['afterReading', ['884280'], ['', null, '0', 'x'], 'After Reading  must be a valid integer'],
    ['afterReading', [], ['884120.5', '884120.499'], 'After Reading  must be greater than Before Reading '],
    ['comment', ['x'.repeat(500)], ['x'.repeat(501)], 'Comment must be at most 500 characters'],
  ])('by hand, %s: accepts %p, refuses %p: %s', (field, taken, refused, message) => {
    for (const value of taken) expect([value, said({ ...byHand, [field]: value })]).toEqual([value, []]);
    for (const value of refused)
      expect([value, said({ ...byHand, [field]: value })]).toEqual([value, [`${field}: ${message}`]]);
  });

  test.each<[field: string, taken: unknown[], refused: unknown[], message: string]>([
    ['endVolume', ['15870.125'], ['', null, '0', 'full'], 'End Volume must be a valid integer'],
    ['endVolume', [], ['4120', '4119.999'], 'End Volume must be greater than start Volume'],
    ['startVolume', ['0', '4000'], ['', null, '-1', 'low'], 'Start Volume must be a valid integer'],
    ['startDip', ['', null, '540'], ['-1', '540.5'], 'Start Dip must be a valid integer'],
    ['endDip', ['', null, '1570'], ['0', 'high'], 'End Dip must be a valid integer'],
  ])('with a gauge, %s: accepts %p, refuses %p: %s', (field, taken, refused, message) => {
    for (const value of taken) expect([value, said({ ...byGauge, [field]: value })]).toEqual([value, []]);
    for (const value of refused)
      expect([value, said({ ...byGauge, [field]: value })]).toEqual([value, [`${field}: ${message}`]]);
  });

  test('reports several faults in the same order, whatever the facts', () => {
    const faults = { quantity: '20', startDip: '2001', beforeReading: 'x', endVolume: '16', comment: 'x'.repeat(501) };
    expect(said({ ...byGauge, ...faults, startDip: '-1' }).map((sentence) => sentence.split(':')[0])).toEqual([
      'quantity',
      'startDip',
      'beforeReading',
      'endVolume',
      'comment',
    ]);
    expect(said({ ...byHand, ...faults }).map((sentence) => sentence.split(':')[0])).toEqual([
      'quantity',
      'startDip',
      'endDip',
      'beforeReading',
      'comment',
    ]);
  });

  test('with a gauge, noted dips need no chart but must rise', () => {
    expect(said({ ...byGauge, startDip: '540', endDip: '1570' }, facts({}, { chart: [] }))).toEqual([]);
    expect(said({ ...byGauge, startDip: '1570', endDip: '540' })).toEqual([
      'endDip: End dip must be greater than start dip',
    ]);
  });

  test('by hand, the dips must be on the chart', () => {
    const range = "is outside the tank's dip chart, which goes from 0 to 2000 mm";
    expect(said({ ...byHand, endDip: '2001' })).toEqual([`endDip: The dip 2001 mm ${range}`]);
    expect(said(byHand, facts({}, { chart: [] }))).toEqual([
      'startDip: The tank has no dip chart',
      'endDip: The tank has no dip chart',
    ]);
  });

  test('refuses any quantity of a line that is fully unloaded', () => {
    expect(said(byGauge, facts({ remaining: 0 }))).toEqual(['quantity: quantity must be a valid integer']);
    expect(said(byGauge, facts({ remaining: -1 }))).toEqual(['quantity: quantity must be a valid integer']);
  });

  test('a stock-in must go into a tank with the product of its line', () => {
    expect(said(byGauge, facts({ productId: MS }))).toEqual(['invoiceLineId: The invoice line is for another product']);
    expect(said(byGauge, facts({}, { productId: MS }))).toEqual(['tankId: T2 holds another product']);
  });

  test('requires a non-blank comment for a gap above 0.5 %', () => {
    const asks =
      'comment: The measured quantity differs from the claimed one by −85.000 L (−0.71 %). Enter the reason in the comment.';
    for (const comment of ['', ' ', null, undefined]) expect(said({ ...byGauge, comment })).toEqual([asks]);
    expect(said({ ...byGauge, comment: '', afterReading: '884310.5' })).toEqual([]);
    expect(said({ ...byGauge, comment: '', quantity: '11.915' })).toEqual([]);
  });
});

describe('free capacity of the tank', () => {
  const tank = { capacity: litres('16000'), tankName: 'T2' };

  test.each([
    ['15520', [], []],
    ['15520.001', [], ['T2 at 15,520.001 L is above its safe fill of 15,520.000 L, 97.00 % of 16,000.000 L']],
    ['16000', [], ['T2 at 16,000.000 L is above its safe fill of 15,520.000 L, 97.00 % of 16,000.000 L']],
    ['16000.001', ['endVolume: T2 holds 16,000.000 L, the end volume is 16,000.001 L'], []],
  ])('%s L: refused %p, warned %p', (endVolume, refused, warned) => {
    const entry = { ...byGauge, endVolume };
    expect(said(entry, facts({}, tank))).toEqual(refused);
    expect(warningsOfStockIn(entry, facts({}, tank)).map(({ message }) => message)).toEqual(warned);
  });

  test('by hand, the problem is reported at the end dip', () => {
    expect(problemsOfStockIn(byHand, facts({}, { capacity: litres('15000') }))).toMatchObject([
      { code: 'ABOVE_CAPACITY', field: 'endDip' },
    ]);
    expect(warningsOfStockIn(byHand, facts({}, tank))).toMatchObject([{ code: 'ABOVE_SAFE_FILL', field: 'endDip' }]);
  });

  test("reports nothing when the tank's contents are unknown", () => {
    const unknown = facts({}, { capacity: null });
    expect(said({ ...byGauge, endVolume: '90000' }, unknown)).toEqual([]);
    expect(warningsOfStockIn({ ...byGauge, endVolume: '90000' }, unknown)).toEqual([]);
  });
});

describe('level before unloading compared with the books', () => {
  // 10,000 L when the shift began, its meters at 884,000 L; 500 L poured since.
  const byTheBooks = { tankName: 'T2', chart, bookVolume: litres('10000'), readingSum: litres('884000') };
  const before = { isAtg: true, beforeReading: '884500' };

  test.each([
    ['9500', null],
    ['9700', null],
    ['9300', null],
    ['9700.001', 'The book stock of T2 was 9,500.000 L then, 200.001 L less than measured'],
    ['9299.999', 'The book stock of T2 was 9,500.000 L then, 200.001 L more than measured'],
    ['19000', 'The book stock of T2 was 9,500.000 L then, 9,500.000 L less than measured'],
  ])('%s L measured: %s', (startVolume, sentence) => {
    const warnings = warningsOfStart({ ...before, startVolume }, byTheBooks);
    expect(warnings.map(({ field, message }) => [field, message.split('. ')[0]])).toEqual(
      sentence === null ? [] : [['startVolume', sentence]],
    );
  });

  test('by hand, the warning is at the dip, and absent without book figure or level', () => {
    const byHand = { isAtg: false, startDip: '540', beforeReading: '884500' };
    expect(warningsOfStart(byHand, byTheBooks)).toMatchObject([{ field: 'startDip' }]);
    expect(warningsOfStart(byHand, { ...byTheBooks, bookVolume: null })).toEqual([]);
    expect(warningsOfStart({ ...byHand, startDip: '' }, byTheBooks)).toEqual([]);
  });
});

test('the received litres do not depend on sales during unloading', () => {
  const anyUnloading = fc.record({
    before: fc.integer({ min: 1, max: 999_999_999_999 }),
    start: fc.nat(20_000_000),
    came: fc.nat(20_000_000),
    sold: fc.nat(500_000),
  });
  fc.assert(
    fc.property(anyUnloading, ({ before, start, came, sold }) => {
      const levels = {
        startVolume: start,
        endVolume: start + came - sold,
        beforeReading: before,
        afterReading: before + sold,
      };
      expect(receivedByMeasure(levels)).toBe(came);
    }),
  );
});

test('a gap is judged the same for a gauge and by hand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.nat(1_000_000), (claimedLitres, gap) => {
      const claimed = claimedLitres * 1000;
      const short = differenceOf(claimed - gap, claimed);
      expect(short.needsComment).toBe(differenceOf(claimed + gap, claimed).needsComment);
      expect(short.needsComment).toBe(gap * 200 > claimed);
    }),
  );
});
