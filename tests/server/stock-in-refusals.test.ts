import { fingerprint } from '../support/state-of-books';
import { StockInStation, saidOf } from './stock-in-station';

let at: StockInStation;

beforeAll(async () => {
  at = await StockInStation.open();
});
afterAll(() => at.close());

test('is refused without a running shift', async () => {
  expect(await saidOf(at.record(at.byGauge(await at.lineOf(12))))).toEqual(['REFUSED', 'No shift is running !!!']);
});

describe('during the morning shift', () => {
  beforeAll(() => at.startMorning('2026-01-01'));

  test.each<[what: string, over: object, refused: string[]]>([
    ['a missing product', { productId: null }, ['productId: Select Product']],
    ['a missing shift', { shiftId: null }, ['shiftId: Please select a shift']],
    ['an unknown shift', { shiftId: 999 }, ['shiftId: Please select a shift']],
    ['the shift on another date', { shiftDate: '2026-01-02' }, ['shiftId: Please select a shift']],
    ['a missing shift date', { shiftDate: '' }, ['shiftDate: Please enter a valid shift date']],
    ['a missing invoice line', { invoiceLineId: null }, ['invoiceLineId: Select Invoice']],
    ['an unknown invoice line', { invoiceLineId: 999_999 }, ['invoiceLineId: Select Invoice']],
    ['a missing tank', { tankId: null }, ['tankId: Select Tank']],
    ['an unknown tank', { tankId: 999_999 }, ['tankId: Select Tank']],
    [
      'nothing selected',
      { productId: null, shiftId: null, shiftDate: null, invoiceLineId: null, tankId: null, quantity: null },
      [
        'productId: Select Product',
        'shiftId: Please select a shift',
        'shiftDate: Please enter a valid shift date',
        'invoiceLineId: Select Invoice',
        'tankId: Select Tank',
      ],
    ],
    ['half a litre remaining', { remaining: 500 }, ['remaining: remaining must be a valid integer']],
    ['an invalid date', { shiftDate: '2026-02-30' }, ['shiftDate: please enter a valid date YYYY-MM-DD format']],
    ['a missing time', { stockInDateTime: '' }, ['stockInDateTime: please enter a valid StockIn  date & time']],
    [
      'an incomplete time',
      { stockInDateTime: '2026-01-01 1' },
      ['stockInDateTime: please enter a valid StockIn  date & time'],
    ],
    ['an invoice line by name', { invoiceLineId: 'INV-1' }, ['invoiceLineId: invoiceDetailId must be a valid integer']],
    ['a tank by name', { tankId: 'T1' }, ['tankId: tankId must be a valid integer']],
    ['a product by name', { productId: 'HS' }, ['productId: productId must be a valid integer']],
    ['a shift by name', { shiftId: 'Morning' }, ['shiftId: ShiftId must be a valid integer']],
    ['a missing quantity', { quantity: null }, ['quantity: quantity must be a valid integer']],
    ['half a litre', { quantity: 500 }, ['quantity: quantity must be a valid integer']],
    ['a quantity of 0', { quantity: 0 }, ['quantity: quantity must be a valid integer']],
    [
      'a litre more than remains',
      { quantity: 12_001_000 },
      ['quantity: StockIn Quantity not more then Remaining Quantity'],
    ],
    ['a missing reading before', { beforeReading: null }, ['beforeReading: Before Reding   must be a valid integer']],
    ['a reading before of 0', { beforeReading: 0 }, ['beforeReading: Before Reding   must be a valid integer']],
    ['a missing reading after', { afterReading: null }, ['afterReading: After Reading  must be a valid integer']],
    [
      'equal readings',
      { afterReading: 2_000_500 },
      ['afterReading: After Reading  must be greater than Before Reading '],
    ],
    [
      'a reading below the meters',
      { beforeReading: 1_999_999 },
      [
        'beforeReading: Before reading 1,999.999 is below 2,000.000, the reading of the nozzles of T1 when the shift started',
      ],
    ],
    ['a comment that is too long', { comment: 'x'.repeat(501) }, ['comment: Comment must be at most 500 characters']],
    [
      'a gap of 0.71 % without a comment',
      { comment: ' ' },
      [
        'comment: The measured quantity differs from the claimed one by −85.000 L (−0.71 %). Enter the reason in the comment.',
      ],
    ],
    ['neither gauge nor hand', { isAtg: 'perhaps' }, ['isAtg: isAtg must be true or false']],
    [
      'the product of another tank',
      { productId: 2 },
      ['invoiceLineId: The invoice line is for another product', 'tankId: T1 holds another product'],
    ],
    [
      'several problems at once, in the order of the specification',
      { quantity: 13_000_000, afterReading: 1, stockInDateTime: null },
      [
        'stockInDateTime: please enter a valid StockIn  date & time',
        'quantity: StockIn Quantity not more then Remaining Quantity',
        'afterReading: After Reading  must be greater than Before Reading ',
      ],
    ],
  ])('refuses %s by gauge and by hand, without effect', async (_what, over, refused) => {
    const line = await at.lineOf(12);
    const before = await fingerprint(at.backend.database);
    for (const input of [at.byGauge(line), at.byHand(line)])
      expect(await saidOf(at.record({ ...input, ...over }))).toEqual(['INVALID', ...refused]);
    expect(await fingerprint(at.backend.database)).toEqual(before);
  });

  test.each<[what: string, over: object, refused: string[]]>([
    ['a missing start dip', { startDip: null }, ['startDip: Start Dip must be a valid integer']],
    ['a start dip below 0', { startDip: -1 }, ['startDip: Start Dip must be a valid integer']],
    ['a missing end dip', { endDip: null }, ['endDip: End Dip must be a valid integer']],
    ['an end dip of 0', { endDip: 0 }, ['endDip: End Dip must be a valid integer']],
    ['a dip of half a millimetre', { endDip: 1587.5 }, ['endDip: End Dip must be a valid integer']],
    ['equal dips', { endDip: 412 }, ['endDip: End dip must be greater than start dip']],
    [
      'dips outside the chart',
      { startDip: 9, endDip: 2001 },
      [
        "startDip: The dip 9 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
        "endDip: The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
      ],
    ],
  ])('refuses %s by hand', async (_what, over, refused) => {
    expect(await saidOf(at.record({ ...at.byHand(await at.lineOf(12)), ...over }))).toEqual(['INVALID', ...refused]);
  });

  test.each<[what: string, over: object, refused: string[]]>([
    ['a missing end volume', { endVolume: null }, ['endVolume: End Volume must be a valid integer']],
    ['a missing start volume', { startVolume: null }, ['startVolume: Start Volume must be a valid integer']],
    ['an end volume of 0', { endVolume: 0 }, ['endVolume: End Volume must be a valid integer']],
    ['a start volume below 0', { startVolume: -1 }, ['startVolume: Start Volume must be a valid integer']],
    ['equal volumes', { endVolume: 4_120_000 }, ['endVolume: End Volume must be greater than start Volume']],
    [
      'more than the capacity of the tank',
      { endVolume: 20_000_001 },
      ['endVolume: T1 holds 20,000.000 L, the end volume is 20,000.001 L'],
    ],
    ['dips that fall', { startDip: 500, endDip: 499 }, ['endDip: End dip must be greater than start dip']],
  ])('refuses %s by gauge', async (_what, over, refused) => {
    expect(await saidOf(at.record({ ...at.byGauge(await at.lineOf(12)), ...over }))).toEqual(['INVALID', ...refused]);
  });

  test('refuses a future minute', async () => {
    const [said, ...more] = await saidOf(
      at.record({ ...at.byGauge(await at.lineOf(12)), stockInDateTime: '2199-01-01T00:00' }),
    );
    expect([said, more]).toEqual([
      'INVALID',
      [expect.stringMatching(/^stockInDateTime: The stock-in must not be later than now, \d\d-\d\d-\d{4} \d\d:\d\d$/)],
    ]);
  });

  test('a tank added during the shift has no part in it', async () => {
    const tank = { name: 'T4', productId: at.ids.hs, capacity: 20_000_000 };
    const { id: tankId } = await at.act('createTank', tank);
    expect(await saidOf(at.record({ ...at.byGauge(await at.lineOf(12)), tankId }))).toEqual([
      'INVALID',
      'tankId: T4 is not a tank of shift 01-01-2026 Morning',
    ]);
    await at.act('removeTank', { id: tankId, version: 1 });
  });
});

test('refuses a closed shift in favour of the backward entry', async () => {
  const input = at.byGauge(await at.lineOf(12));
  await at.closeIdle();
  await at.startMorning('2026-01-02');
  expect(await saidOf(at.record(input))).toEqual([
    'REFUSED',
    'shiftId: Shift 01-01-2026 Morning is closed. Ask somebody who may enter it as a backward stock-in.',
  ]);
});
