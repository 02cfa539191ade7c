import { parseLitres } from '../../server/domain/kernel/litres';
import { type PlacedStockIn, problemsInShift, type StockInShift } from '../../server/domain/stock-in-shift';

const litres = (text: string) => parseLitres(text)!;

const NOW = '2026-11-22T09:15';

const entry: PlacedStockIn = {
  stockInDateTime: '2026-11-21T07:05',
  invoiceDateTime: '2026-11-10T05:40',
  beforeReading: litres('884120.5'),
  afterReading: litres('884285.5'),
};

const running: StockInShift = {
  shiftDate: '2026-11-21',
  shiftName: 'Morning',
  isClosed: false,
  isLastOfDay: false,
  tankName: 'T2',
  hasTank: true,
  meters: { least: litres('884000'), most: null },
};
const closed: StockInShift = {
  ...running,
  isClosed: true,
  meters: { least: litres('884000'), most: litres('890000') },
};
const night: StockInShift = { ...closed, shiftName: 'Night', isLastOfDay: true };

const said = (over: Partial<PlacedStockIn>, shift: StockInShift) =>
  problemsInShift({ ...entry, ...over }, shift, NOW).map(({ field, message }) => `${field}: ${message}`);

const FUTURE = 'stockInDateTime: The stock-in must not be later than now, 22-11-2026 09:15';
const SINCE = 'stockInDateTime: The stock-in must be on 21-11-2026 or later, like the shift';
const ON_ITS_DAY = 'stockInDateTime: The stock-in must be on 21-11-2026, like the shift';
const AT_NIGHT = 'stockInDateTime: The stock-in must be on 21-11-2026 or 22-11-2026, like the shift';

test.each<[what: string, shift: StockInShift, minute: string, refused: string[]]>([
  ['the running shift takes this minute', running, NOW, []],
  ['and any before it, however long the shift runs', { ...running, shiftDate: '2026-11-19' }, '2026-11-20T13:00', []],
  ['from the first minute of its day', running, '2026-11-21T00:00', []],
  ['not the day before', running, '2026-11-20T23:59', [SINCE]],
  ['not long ago', running, '1999-01-01T00:00', [SINCE]],
  ['but none to come', running, '2026-11-22T09:16', [FUTURE]],
  ['a shift begun before its day takes today', { ...running, shiftDate: '2026-11-23' }, '2026-11-22T00:00', []],
  [
    'not yesterday',
    { ...running, shiftDate: '2026-11-23' },
    '2026-11-21T23:59',
    ['stockInDateTime: The stock-in must be on 22-11-2026 or later, like the shift'],
  ],
  ['a closed shift takes its day from the first minute', closed, '2026-11-21T00:00', []],
  ['to the last', closed, '2026-11-21T23:59', []],
  ['not the day before', closed, '2026-11-20T23:59', [ON_ITS_DAY]],
  ['not the day after', closed, '2026-11-22T00:00', [ON_ITS_DAY]],
  ['the last shift of a day takes the day after too', night, '2026-11-22T05:30', []],
  [
    'not the one after that',
    { ...night, shiftDate: '2026-11-20' },
    '2026-11-22T00:00',
    ['stockInDateTime: The stock-in must be on 20-11-2026 or 21-11-2026, like the shift'],
  ],
  ['not the day before', night, '2026-11-20T23:59', [AT_NIGHT]],
  ['nor what is still to come', night, '2026-11-22T09:16', [FUTURE]],
])('%s', (_what, shift, stockInDateTime, refused) => {
  expect(said({ stockInDateTime }, shift)).toEqual(refused);
});

const BEFORE_INVOICE = 'stockInDateTime: The stock-in must not be before its invoice of 21-11-2026 05:40';

test.each<[what: string, shift: StockInShift, minute: string, refused: string[]]>([
  ['the minute of its invoice', running, '2026-11-21T05:40', []],
  ['the minute before', running, '2026-11-21T05:39', [BEFORE_INVOICE]],
  ['of a closed shift, the minute of its invoice', closed, '2026-11-21T05:40', []],
  ['of a closed shift, the minute before', closed, '2026-11-21T05:39', [BEFORE_INVOICE]],
  ['before the shift as well, which is said first', running, '2026-11-20T05:39', [SINCE]],
])('no litre comes before its invoice: %s', (_what, shift, stockInDateTime, refused) => {
  expect(said({ stockInDateTime, invoiceDateTime: '2026-11-21T05:40' }, shift)).toEqual(refused);
});

const BELOW =
  'beforeReading: Before reading 8,83,999.999 is below 8,84,000.000, the reading of the nozzles of T2 when the shift started';
const ABOVE =
  'afterReading: After reading 8,90,000.001 is above 8,90,000.000, the reading of the nozzles of T2 when the shift closed';

test.each<[what: string, shift: StockInShift, before: string, after: string, refused: string[]]>([
  ['as the shift began', running, '884000', '884000.001', []],
  ['below that', running, '883999.999', '884100', [BELOW]],
  ['a running shift has no end yet', running, '884000', '990000', []],
  ['as the shift closed', closed, '889000', '890000', []],
  ['above that', closed, '889000', '890000.001', [ABOVE]],
  ['both', closed, '883999.999', '890000.001', [BELOW, ABOVE]],
  ['no nozzle draws from the tank', { ...closed, meters: null }, '1', '2', []],
])('readings: %s', (_what, shift, before, after, refused) => {
  expect(said({ beforeReading: litres(before), afterReading: litres(after) }, shift)).toEqual(refused);
});

test('where the meters did not move, the smallest step above them is used, since the reading after is above the one before', () => {
  const idle = { ...closed, meters: { least: litres('884000'), most: litres('884000') } };
  const reading = { beforeReading: litres('884000') };
  expect(said({ ...reading, afterReading: litres('884000.001') }, idle)).toEqual([]);
  expect(said({ ...reading, afterReading: litres('884000.002') }, idle)).toHaveLength(1);
});

test('names a tank that has no part in the shift', () => {
  expect(said({}, { ...running, hasTank: false })).toEqual(['tankId: T2 is not a tank of shift 21-11-2026 Morning']);
});
