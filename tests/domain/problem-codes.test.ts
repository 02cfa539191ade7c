import { problemsOfCreditorPayment } from '../../server/domain/creditor-payment.rules';
import {
  type DecantingFacts,
  problemsOfStockIn,
  warningsOfStart,
  warningsOfStockIn,
} from '../../server/domain/decanting';
import { problemsOfDensityReading } from '../../server/domain/density-reading.rules';
import { horizontalCylinder, problemsOfChart, problemsOfReach, warningsOfChart } from '../../server/domain/dip-chart';
import { parseChartCsv } from '../../server/domain/dip-chart-sheet';
import { problemsOfInspection } from '../../server/domain/inspection.rules';
import { warningsOfInspection } from '../../server/domain/inspection-warnings';
import {
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
  problemsOfReceiveTime,
} from '../../server/domain/invoice.rules';
import { labelled } from '../../server/domain/kernel/message';
import { type Problem, ProblemError } from '../../server/domain/kernel/problem';
import { problemsOfMeterEvent, type RunningLeg } from '../../server/domain/meter-event';
import { whyNotPaid } from '../../server/domain/notes-for';
import { problemsOfReset } from '../../server/domain/password.rules';
import { problemsOfPayRate } from '../../server/domain/pay-rate.rules';
import type { PaymentWays } from '../../server/domain/payment-way';
import { problemOfPaidDays, problemsOfPayPeriod, problemsOfSalary } from '../../server/domain/salary.rules';
import { problemsOfSlipBook } from '../../server/domain/slip-book.rules';
import { problemsInShift, type StockInShift } from '../../server/domain/stock-in-shift';
import { problemsOfSettlement, warningOfCharges } from '../../server/domain/swipe-settlement';
import { problemsOfSwipeSettlement, type SettlementFacts } from '../../server/domain/swipe-settlement.rules';
import { problemsOfLogin } from '../../server/domain/user.rules';

/** The codes of what is refused: clients of the API distinguish refusals by them, and not by their texts. */
const codesOf = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code);

const [HS, MS] = [1, 2];
const L = 1000;

const chart = [
  { dip: 0, volume: 0 },
  { dip: 1000, volume: 8_000 * L },
  { dip: 2000, volume: 18_000 * L },
];
const facts: DecantingFacts = {
  line: { productId: HS, remaining: 12_000 * L },
  tank: { tankName: 'T2', productId: HS, capacity: 18_000 * L, chart },
};
const stockIn = {
  ...{ productId: HS, shiftId: 4, shiftDate: '2026-11-21', invoiceLineId: 71, tankId: 2 },
  ...{ stockInDateTime: '2026-11-21 07:05', quantity: '10', isAtg: true, startVolume: '2000', endVolume: '12000' },
  ...{ beforeReading: '884000', afterReading: '884000.001', comment: '' },
};
const line = (change: Partial<DecantingFacts['line']>): DecantingFacts => ({
  ...facts,
  line: { ...facts.line, ...change },
});
const tank = (change: Partial<DecantingFacts['tank']>): DecantingFacts => ({
  ...facts,
  tank: { ...facts.tank, ...change },
});

describe('a stock-in', () => {
  test.each<[what: string, change: object, facts: DecantingFacts, codes: string[]]>([
    ['that is right', {}, facts, []],
    ['from a line of another product', {}, line({ productId: MS }), ['OTHER_PRODUCT']],
    ['into a tank of another product', {}, tank({ productId: MS }), ['OTHER_PRODUCT']],
    ['of a line that is unloaded', {}, line({ remaining: 0 }), ['NOTHING_REMAINS']],
    ['of more than remains', {}, line({ remaining: 9_999 * L }), ['ABOVE_REMAINING']],
    ['with dips that fall', { startDip: '1000', endDip: '999' }, facts, ['END_NOT_ABOVE_START']],
    ['with readings that fall', { afterReading: '883999' }, facts, ['AFTER_NOT_ABOVE_BEFORE']],
    ['with volumes that fall', { endVolume: '1999', comment: 'x' }, facts, ['END_NOT_ABOVE_START']],
    ['above the capacity', {}, tank({ capacity: 11_999 * L }), ['ABOVE_CAPACITY']],
    ['with a gap', { endVolume: '11900' }, facts, ['GAP_UNEXPLAINED']],
    ['with a gap that an admin reviews', { endVolume: '11900', reviewsGap: true }, facts, []],
    ['with a gap, and dips to look at', { endVolume: '11900', startDip: '' }, facts, ['GAP_UNEXPLAINED']],
    ['without a tank', { tankId: null }, facts, ['REQUIRED']],
    ['with an empty tank', { tankId: '' }, facts, ['REQUIRED']],
  ])('%s', (_what, change, known, codes) => {
    expect(codesOf(problemsOfStockIn({ ...stockIn, ...change }, known))).toEqual(codes);
  });

  test('names what is not selected only, if the line or the tank is unknown', () => {
    expect(problemsOfStockIn({ ...stockIn, quantity: 'x' }, { ...facts, line: null })).toEqual([
      { code: 'REQUIRED', field: 'invoiceLineId', ...labelled('Select Invoice') },
    ]);
    expect(problemsOfStockIn({ ...stockIn, quantity: 'x' }, { ...facts, tank: null })).toEqual([
      { code: 'REQUIRED', field: 'tankId', ...labelled('Select Tank') },
    ]);
  });

  test('is warned of at the level that was entered', () => {
    const full = { ...stockIn, endVolume: '17500' };
    expect(warningsOfStockIn(full, facts)).toMatchObject([{ code: 'ABOVE_SAFE_FILL', field: 'endVolume' }]);
    expect(warningsOfStockIn(stockIn, facts)).toEqual([]);
    const books = { tankName: 'T2', chart, bookVolume: 2_201 * L, readingSum: 884_000 * L };
    expect(warningsOfStart(stockIn, books)).toMatchObject([{ code: 'START_NOT_AS_BOOKS', field: 'startVolume' }]);
    expect(warningsOfStart({ ...stockIn, beforeReading: '' }, books)).toEqual([]);
    expect(warningsOfStart(stockIn, { ...books, readingSum: null })).toEqual([]);
  });
});

describe('a dip chart', () => {
  const rows = (...list: [dip: number, volume: number][]) => list.map(([dip, volume]) => ({ dip, volume }));

  test.each<[what: string, rows: { dip: number; volume: number }[], codes: string[]]>([
    ['of one row', rows([0, 0]), ['CHART_TOO_SHORT']],
    ['with half a millimetre', rows([0.5, 0], [10, 10]), ['CHART_DIP']],
    ['with less than nothing', rows([0, -1], [10, 10]), ['CHART_VOLUME']],
    ['with a dip twice', rows([0, 0], [0, 10]), ['CHART_NOT_RISING']],
    ['with a volume twice', rows([0, 0], [10, 0]), ['CHART_NOT_RISING']],
  ])('%s', (_what, chart, codes) => {
    expect(codesOf(problemsOfChart(chart))).toEqual(codes);
  });

  test('a chart that jumps gives a warning at the row where the rise ends', () => {
    const message =
      'Row 3: from 100 to 200 mm the volume rises by 4,900.000 L, far more than in the rows around it. Is a digit wrong?';
    const jumping = rows([0, 0], [100, 100 * L], [200, 5_000 * L], [300, 5_100 * L]);
    expect(warningsOfChart(jumping)).toMatchObject([{ code: 'CHART_SLOPE_JUMPS', message, field: 'rows.2.volume' }]);
    expect(warningsOfChart([])).toEqual([]);
  });

  test('begins at the bottom of the tank where its first volume is 0', () => {
    // The surface may widen with the distance from the bottom: from 5 to 15 mm three times, from 105 to 115 mm hardly.
    const from = (first: number) =>
      rows([100, first], [110, first + 100 * L], [120, first + 600 * L], [130, 1_200 * L]);
    expect(codesOf(warningsOfChart(from(0)))).toEqual([]);
    expect(codesOf(warningsOfChart(from(50 * L)))).toEqual(['CHART_SLOPE_JUMPS']);
  });

  test('a chart rounded to whole litres gives no warning', () => {
    // 28 L beside 1 L: with a litre more or less at each row, that is 27 beside 3, three times as steep as it widens.
    const thin = (volume: number) => rows([0, 0], [10, L], [20, L + volume], [30, L + 2 * volume]);
    expect(codesOf(warningsOfChart(thin(29 * L)))).toEqual([]);
    expect(codesOf(warningsOfChart(thin(29 * L + 1)))).toEqual(['CHART_SLOPE_JUMPS']);
  });

  test('ends above what the tank holds', () => {
    const holds = (book: number, measured: number | null) => problemsOfReach(chart, { book, measured });
    expect(holds(18_000 * L, 18_000 * L)).toEqual([]);
    expect(holds(18_000 * L + 1, null)).toMatchObject([{ code: 'CHART_TOO_SMALL', field: 'rows.2.volume' }]);
    expect(codesOf(holds(0, 18_000 * L + 1))).toEqual(['CHART_TOO_SMALL']);
  });

  test('is read from text with a byte order mark and empty cells', () => {
    const whole = { rows: rows([0, 0], [10, 5 * L]), problems: [], warnings: [], unit: 'mm' };
    expect(parseChartCsv('\uFEFF0,0\n10,5')).toEqual(whole);
    expect(parseChartCsv('0,0,\n10,5,')).toEqual(whole);
    const message = 'Line 2: expected a dip in whole millimetres and a volume in litres, such as 250,1359.940';
    expect(parseChartCsv('0,0\nx,5')).toMatchObject({
      rows: [],
      problems: [{ code: 'CHART_LINE', message }],
      warnings: [],
    });
  });

  test('is calculated for measures up to 100 m only', () => {
    expect(horizontalCylinder({ diameter: 100_000, length: 100_000 }, 100_000)).toHaveLength(2);
    try {
      horizontalCylinder({ diameter: 0, length: 1 }, 1);
      expect('refused').toBe('calculated');
    } catch (error) {
      expect(error).toMatchObject({ kind: 'INVALID', problems: [{ code: 'CYLINDER_MEASURES' }] });
      expect(error).toBeInstanceOf(ProblemError);
    }
  });
});

test.each<[what: string, change: object, known: object, codes: string[]]>([
  ['of the morning, of a delivery', { invoiceLineId: 5 }, {}, ['NO_DELIVERY']],
  ['of no tank', { tankId: null }, { tank: null }, ['REQUIRED']],
  ['of no line', { occasion: 'TANKER', tankId: null }, { tank: null, line: null }, ['REQUIRED']],
  ['of a tank of another product', {}, { tank: { tankName: 'T1', productId: MS } }, ['OTHER_PRODUCT']],
  [
    'of another line',
    { occasion: 'AFTER_UNLOADING', invoiceLineId: 5 },
    { line: { productId: MS } },
    ['OTHER_PRODUCT'],
  ],
  ['of tomorrow', { businessDate: '2026-11-22' }, {}, ['IN_THE_FUTURE']],
])('a density %s', (_what, change, known, codes) => {
  const reading = { businessDate: '2026-11-21', occasion: 'MORNING', productId: HS, tankId: 1, density: '828.5' };
  const books = { lastDay: '2026-11-21', tank: { tankName: 'T1', productId: HS }, line: { productId: HS } };
  const entry = { ...reading, temperature: '32', ...change };
  expect(codesOf(problemsOfDensityReading(entry, { ...books, ...known }))).toEqual(codes);
});

describe('an inspection', () => {
  const NOW = '2026-11-22T09:15';
  const inspection = {
    ...{ productId: HS, inspectionDate: '2026-11-21', readingSum: '205000' },
    ...{ totalStock: '10000', totalBeforeStock: '0' },
  };
  test.each<[what: string, change: object, codes: string[]]>([
    ['later today', { inspectionDate: '2026-11-22', inspectionTime: '09:16' }, ['IN_THE_FUTURE']],
    ['now', { inspectionDate: '2026-11-22', inspectionTime: '09:15' }, []],
    ['later in the day, yesterday', { inspectionTime: '18:00' }, []],
    ['tomorrow', { inspectionDate: '2026-11-23', inspectionTime: '18:00' }, ['IN_THE_FUTURE']],
    ['tomorrow, without a reading', { inspectionDate: '2026-11-23', readingSum: '' }, ['REQUIRED', 'IN_THE_FUTURE']],
    ['at no time', { inspectionTime: '25:00' }, ['INVALID']],
    ['with testing but no time', { testingBefore: '5' }, ['NO_TIME']],
  ])('%s', (_when, change, codes) => {
    expect(codesOf(problemsOfInspection({ ...inspection, ...change }, NOW))).toEqual(codes);
  });

  test('asks for the time of testing in words', () => {
    expect(problemsOfInspection({ ...inspection, testingBefore: '5' }, NOW)[0]?.message).toBe(
      'Enter the inspection time, or leave out the testing before it',
    );
  });

  const began = { readingSum: 200_000 * L, stock: 10_000 * L };
  const day = { day: '2026-11-21', asItBegan: began, asItEnded: null, isMeterChanged: false };
  const typed = {
    ...{ inspectionDate: '2026-11-21', readingSum: null, totalStock: 10_000 * L },
    ...{ totalBeforeStock: null, testingBefore: null },
  };
  test.each<[what: string, typed: object, day: object, codes: string[]]>([
    ['of a reading below', { readingSum: 199_999 * L }, {}, ['READING_OUTSIDE']],
    ['of as much as there was to sell', { readingSum: 212_000 * L, totalBeforeStock: 2_000 * L }, {}, []],
    ['of more than there was', { readingSum: 212_001 * L, totalBeforeStock: 2_000 * L }, {}, ['READING_OUTSIDE']],
    ['of another stock', { totalStock: 5_000 * L }, {}, ['STOCK_OUTSIDE']],
    // 5,000 L by the meters, of which 1,000 L were poured back: 4,000 L sold, 6,000 L left.
    ['after testing', { readingSum: 205_000 * L, testingBefore: 1_000 * L, totalStock: 6_000 * L }, {}, []],
    ['without that testing', { readingSum: 205_000 * L, totalStock: 6_000 * L }, {}, ['STOCK_OUTSIDE']],
    ['after a delivery, without a reading', { totalBeforeStock: 8_000 * L, totalStock: 18_000 * L }, {}, []],
    [
      'after a delivery, with a meter changed',
      { readingSum: 205_000 * L, totalBeforeStock: 8_000 * L, totalStock: 18_000 * L },
      { isMeterChanged: true },
      [],
    ],
    ['before the books', { inspectionDate: '2026-11-20' }, {}, ['BEFORE_BOOKS']],
    [
      'before the books, with a greater reading',
      { inspectionDate: '2026-11-20', readingSum: 200_001 * L },
      {},
      ['BEFORE_BOOKS', 'READING_OUTSIDE'],
    ],
  ])('is warned of: %s', (_what, change, known, codes) => {
    expect(codesOf(warningsOfInspection({ ...typed, ...change }, { ...day, ...known }))).toEqual(codes);
  });
});

describe('an invoice', () => {
  const header = {
    ...{ invoiceNumber: 'IOC/4471', invoiceDateTime: '2026-11-20T22:15', receiveDateTime: '2026-11-21T06:40' },
    ...{ invoiceAmount: '1042500.50', truckNumber: 'RJ14 GA 1234' },
  };
  const bought = { productId: HS, quantity: '12', shortageQuantity: '0', density: '832.5' };

  test.each([
    [{ invoiceDateTime: '' }, ['REQUIRED', 'INVOICE_DATE_FIRST']],
    [{ receiveDateTime: '2026-11-20T22:14' }, ['RECEIVED_BEFORE_INVOICED']],
  ])('an invoice with %p is refused', (change, codes) => {
    expect(codesOf(problemsOfInvoiceHeader({ ...header, ...change }))).toEqual(codes);
  });

  test('arrives before it is entered', () => {
    expect(problemsOfReceiveTime('2026-11-21T06:40', '2026-11-21T06:40')).toEqual([]);
    expect(problemsOfReceiveTime('2026-11-21T06:41', '2026-11-21T06:40')).toMatchObject([
      { code: 'RECEIVED_IN_FUTURE', message: 'Receive date must not be in the future', field: 'receiveDateTime' },
    ]);
  });

  test.each([
    [{ shortageQuantity: '12001' }, 'MORE_SHORT_THAN_BOUGHT', 'shortageQuantity'],
    [{ density: 'heavy' }, 'DENSITY_UNREADABLE', 'density'],
  ])('an invoice line with %p is refused', (change, code, field) => {
    expect(problemsOfInvoiceLine({ ...bought, ...change })).toMatchObject([{ code, field }]);
  });

  test('needs a density that can be compared', () => {
    expect(problemsOfInvoiceLine({ ...bought, density: 'heavy' })[0]?.message).toBe(
      'Base density must be a number in kg/m³, such as 745.0, or the same in g/ml, such as 0.7450',
    );
  });
});

describe('an event of a meter', () => {
  const leg: RunningLeg = { nozzleName: 'N1', open: 900 * L, meterMax: 1_000 * L };
  const reset = { kind: 'RESET', lastReading: '950', firstReading: '0', testing: '5', reason: 'by the inspector' };
  test.each<[change: object, leg: Partial<RunningLeg>, code: string | null]>([
    [{ firstReading: '950' }, {}, 'NOT_RESET'],
    [{ kind: 'REPLACEMENT', firstReading: '950' }, {}, null],
    [{ kind: 'ROLLOVER' }, { meterMax: null }, 'NO_METER_MAX'],
    [{ lastReading: '' }, {}, 'READING_MISSING'],
    [{ lastReading: '899.999' }, {}, 'LAST_BELOW_OPEN'],
    [{ lastReading: '1000.001' }, {}, 'ABOVE_METER'],
    [{ firstReading: '1000' }, {}, null],
    [{ firstReading: '1000.001' }, {}, 'ABOVE_METER'],
    [{ testing: '50.001' }, {}, 'TESTING_ABOVE_FLOW'],
  ])('an event with %p is judged on a leg with %p', (change, at, code) => {
    const found = problemsOfMeterEvent({ ...reset, ...change }, { ...leg, ...at });
    expect(codesOf(found)).toEqual(code === null ? [] : [code]);
  });
});

describe('pay', () => {
  const terms = { since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 } as const;
  const known = { today: '2026-11-21', history: [terms], paidUpTo: '2026-10-31' };
  const change = { employeeId: 1, since: '2026-11-21', payBasis: 'SHIFT', payRate: '480', reason: 'A year here' };
  test.each([
    [{ since: '2026-10-31' }, 'PAID_ALREADY'],
    [{ since: '2027-11-23' }, 'TOO_FAR_AHEAD'],
    [{ payRate: '450' }, 'SAME_TERMS'],
  ])('terms with %p', (given, code) => {
    expect(codesOf(problemsOfPayRate({ ...change, ...given }, known))).toEqual([code]);
  });
  test('terms before the first', () => {
    const early = { ...change, since: '2026-05-31' };
    expect(codesOf(problemsOfPayRate(early, { ...known, paidUpTo: null }))).toEqual(['BEFORE_FIRST_TERMS']);
  });

  test.each([
    ['2026-11-02', '2026-11-01', 'TO_BEFORE_FROM'],
    ['2026-11-01', '2026-11-21', 'NOT_OVER_YET'],
    ['2025-11-19', '2026-11-20', 'PERIOD_TOO_LONG'],
    ['2026-11-06', '2026-11-20', 'SHIFTS_PASSED_OVER'],
  ])('a salary from %s to %s is refused', (from, to, code) => {
    const days = { payTo: '2026-11-20', unpaidSince: '2026-11-05' };
    expect(codesOf(problemsOfPayPeriod({ employeeId: 1, from, to }, days))).toEqual([code]);
  });

  test('a salary of paid days is refused', () => {
    expect(problemOfPaidDays({ from: '2026-10-01', to: '2026-10-31' })).toMatchObject({
      code: 'PAID_ALREADY',
      message: 'The salary for 01-10-2026 to 31-10-2026 is already paid',
      field: 'from',
    });
  });
});

describe('a payment', () => {
  const [cheque, upi] = [
    { id: 2, name: 'Cheque' },
    { id: 4, name: 'UPI' },
  ] as const;
  const ways: PaymentWays = {
    accounts: [
      { id: 1, name: 'SBI', modes: [cheque] },
      { id: 3, name: 'HDFC', modes: [] },
    ],
    modes: [{ id: 1, name: 'Cash' }, cheque, upi],
  };
  const counted = [{ in: 3, out: 0 }];
  test.each<[way: object, notes: typeof counted, codes: string[]]>([
    [{ paymentModeId: 9 }, [], ['UNKNOWN_MODE']],
    [{ paymentModeId: 2 }, [], ['ACCOUNT_MISSING']],
    [{ accountId: 9, paymentModeId: 2 }, [], ['UNKNOWN_ACCOUNT']],
    [{ accountId: 3, paymentModeId: 2 }, [], ['NO_LINKED_MODE']],
    [{ accountId: 1 }, [], ['REQUIRED']],
    [{ accountId: 1, paymentModeId: 9 }, [], ['UNKNOWN_MODE']],
    [{ accountId: 1, paymentModeId: 4 }, [], ['MODE_NOT_LINKED']],
    [{ accountId: 1, paymentModeId: 2 }, counted, ['NOTES_WITHOUT_CASH']],
    [{ accountId: 1, paymentModeId: 2, reference: '' }, [], ['REQUIRED']],
  ])('a payment by %p with notes %p is refused', (way, notes, codes) => {
    const entry = { creditorId: 7, amount: '500', reference: 'UTR 1', ...way };
    expect(codesOf(problemsOfCreditorPayment(entry, ways, notes))).toEqual(codes);
  });

  test('a salary of 0 has no notes', () => {
    const salary = { employeeId: 1, from: '2026-11-01', to: '2026-11-20', amount: '0' };
    expect(codesOf(problemsOfSalary(salary, ways, counted))).toEqual(['NOTES_WITHOUT_CASH']);
    expect(problemsOfSalary(salary, ways)).toEqual([]);
  });

  test('needs the cash, and notes that make it', () => {
    const held = [{ value: 500, available: 1 }];
    expect(whyNotPaid(500_01, held, 0).code).toBe('CASH_NOT_AVAILABLE');
    expect(whyNotPaid(500_00, held, 0).code).toBe('COUNT_THE_NOTES');
  });
});

test.each([
  ['A-', 'A-0100', 'NO_SLIP_NUMBER'],
  ['#2900', '2950', 'UNPRINTED_SLIP'],
  ['A-0001', 'B-0100', 'NOT_ONE_BOOK'],
  ['A-0100', 'A-0099', 'LAST_BEFORE_FIRST'],
  ['A-0001', 'A-1001', 'TOO_MANY_LEAVES'],
  ['A-0050', 'A-0060', 'BOOKS_OVERLAP'],
])('a slip book from %s to %s', (first, last, code) => {
  const books = [{ prefix: 'A-', first: 1, last: 60, digits: 4 }];
  expect(codesOf(problemsOfSlipBook(first, last, books))).toEqual([code]);
});

test.each<[change: object, shift: object, codes: string[]]>([
  [{ stockInDateTime: '2026-11-22T09:16' }, {}, ['IN_FUTURE']],
  [{ stockInDateTime: '2026-11-20T09:15' }, {}, ['NOT_IN_SHIFT']],
  [{ invoiceDateTime: '2026-11-21T07:06' }, {}, ['BEFORE_INVOICE']],
  [{ beforeReading: 99 }, {}, ['BELOW_OPENING']],
  [{ afterReading: 301 }, {}, ['ABOVE_CLOSING']],
  [{}, { hasTank: false }, ['TANK_NOT_IN_SHIFT']],
])('a stock-in with %p in a shift with %p', (change, at, codes) => {
  const entry = {
    ...{ stockInDateTime: '2026-11-21T07:05', invoiceDateTime: '2026-11-10T05:40' },
    ...{ beforeReading: 100, afterReading: 300 },
  };
  const shift: StockInShift = {
    ...{ shiftDate: '2026-11-21', shiftName: 'Morning', isClosed: true, isLastOfDay: false },
    ...{ tankName: 'T2', hasTank: true, meters: { least: 100, most: 300 } },
  };
  expect(codesOf(problemsInShift({ ...entry, ...change }, { ...shift, ...at }, '2026-11-22T09:15'))).toEqual(codes);
});

describe('a settlement of card payments', () => {
  const days = [
    { businessDate: '2026-11-20', taken: 20_000_00, settled: 0 },
    { businessDate: '2026-11-21', taken: 10_000_00, settled: 0 },
  ];
  const known: SettlementFacts = {
    days,
    accounts: [{ id: 1 }, { id: 2 }],
    categories: [{ id: 4 }],
    today: '2026-11-23',
  };
  const typed = { swipeMachineId: '2', paid: '15000', charges: '', paidOn: '2026-11-22', accountId: '1' };

  test.each([
    [{ accountId: '9' }, ['UNKNOWN'], 'Select an account'],
    [{ charges: '1' }, ['UNKNOWN'], 'Select the expenditure category for the charges'],
    [{ charges: '1', expenditureCategoryId: '' }, ['UNKNOWN'], 'Select the expenditure category for the charges'],
    [{ paidOn: '2026-11-24' }, ['IN_THE_FUTURE'], 'Paid on must not be in the future'],
    [
      { paid: '20000.01', paidOn: '2026-11-20' },
      ['BEFORE_ITS_DAYS'],
      'Money received on 20-11-2026 cannot be for 21-11-2026, a later day',
    ],
  ])('a settlement with %p is refused', (change, codes, message) => {
    const found = problemsOfSwipeSettlement({ ...typed, ...change }, known);
    expect([codesOf(found), found[0]?.message]).toEqual([codes, message]);
  });

  test('a settlement into any of the accounts is accepted', () => {
    expect(problemsOfSwipeSettlement({ ...typed, accountId: '2' }, known)).toEqual([]);
  });

  test('a settlement of 0 or with charges below 0 is refused', () => {
    expect(codesOf(problemsOfSettlement(days, { paid: 0, charges: 0 }))).toEqual(['NOT_POSITIVE']);
    expect(codesOf(problemsOfSettlement(days, { paid: 1, charges: -1 }))).toEqual(['NEGATIVE']);
    expect(warningOfCharges({ paid: 100, charges: 100 })).toMatchObject({ code: 'MUCH_CHARGED', field: 'charges' });
  });
});

test('a log-in and a reset of a password', () => {
  expect(problemsOfLogin({ email: 'asha@station.in', password: 'diesel' })).toEqual([]);
  expect(problemsOfLogin({ email: '', password: '' })).toMatchObject([
    { code: 'LOGIN_REFUSED', message: 'Invalid email address or password !!!' },
  ]);
  const reset = { id: '1', autoGen: 't', password: 'diesel', confirmation: 'diesel' };
  expect(problemsOfReset({ ...reset, confirmation: 'petrol' })).toMatchObject([
    { code: 'PASSWORDS_DIFFER', message: "passwords don't match", field: 'confirmation' },
  ]);
  expect(problemsOfReset({ ...reset, password: 'd' })).toMatchObject([{ field: 'password' }]);
  expect(problemsOfReset({ ...reset, autoGen: null })).toMatchObject([
    { code: 'LINK_INCOMPLETE', message: 'missing token and id' },
  ]);
  expect(problemsOfReset(reset)).toEqual([]);
});
