import {
  body,
  count,
  type Field,
  flag,
  kilolitres,
  list,
  litres,
  money,
  one,
  parameters,
  text,
  whole,
} from '../../server/api/rest/shape';

const sent = (of: object, query = {}, params = {}) => ({ body: { ...of }, query, params });

/** What cannot be read is passed on as text, which every rule refuses as a number. */
test.each<[string, Field, unknown, unknown]>([
  ['rupees as text', money('a'), '17259.50', 1_725_950],
  ['rupees as a number', money('a'), 17259.5, 1_725_950],
  ['surrounding blanks', money('a'), ' 5 ', 500],
  ['a negative amount', money('a'), '-0.50', -50],
  ['an empty field', money('a'), '', null],
  ['null', money('a'), null, null],
  ['a float with a tail', money('a'), 0.1 + 0.2, '0.30000000000000004'],
  ['an exponent', money('a'), 1e21, '1e+21'],
  ['an amount that is too large', money('a'), 1e15, '1000000000000000'],
  ['words', money('a'), 'ten', 'ten'],
  ['litres', litres('a'), '445.125', 445_125],
  ['four decimals', litres('a'), '445.1255', '445.1255'],
  ['KL', kilolitres('a'), '11.915', 11_915_000],
  ['KL as a number', kilolitres('a'), 12, 12_000_000],
  ['KL with a fraction of a litre', kilolitres('a'), '11.9155', '11.9155'],
  ['an id', whole('a'), '12', 12],
  ['a fractional id', whole('a'), '12.5', '12.5'],
  ['an id beyond the table', whole('a'), 2_147_483_648, '2147483648'],
  ['an object for an id', whole('a'), { $gt: 0 }, { $gt: 0 }],
  ['a missing count', count('a'), '', 0],
  ['a count', count('a'), '3', 3],
  ['a text', text('a'), ' UP 32 ', ' UP 32 '],
  ['a number for a text', text('a'), 17, '17'],
  ['a flag that is set', flag('a', false), '1', true],
  ['a flag that is not set', flag('a', true), 'false', false],
  ['a missing flag', flag('a', true), undefined, true],
])('reads %s', (_what, field, given, read) => expect(field.read(given)).toEqual(read));

const screen = body({
  pumps: list('mpds', { pumpId: whole('mpdId'), legs: list('nozzles', { close: litres('closeReading') }) }),
  last: one('lastCashCollection', { amount: money('amount') }),
  firmName: text('creditor.firmName'),
});

test('reads only declared fields, from lists, objects and their JSON text in a form', () => {
  const mpds = [{ mpdId: '1', sale: 5, nozzles: [{ closeReading: '2.5', consumption: 1 }] }];
  const input = { pumps: [{ pumpId: 1, legs: [{ close: 2500 }] }], last: { amount: 500 }, firmName: 'VERMA' };
  const lastCashCollection = { amount: '5', employeeName: 'x' };
  const creditor = { firmName: 'VERMA', disabled: false };
  const form = { mpds, lastCashCollection, creditor };
  expect(screen(sent({ ...form, isLoading: true }))).toEqual(input);
  const texts = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, JSON.stringify(value)]));
  expect(screen(sent(texts))).toEqual(input);
});

test('leaves out missing fields, except for lists and objects', () => {
  expect(screen(sent({}))).toEqual({ pumps: [], last: null });
  expect(screen(sent({ mpds: '', lastCashCollection: '' }))).toEqual({ pumps: [], last: null });
});

test('passes on what should be a list or an object but is not', () => {
  expect(screen(sent({ mpds: '[1', lastCashCollection: 7 }))).toEqual({ pumps: '[1', last: 7 });
  expect(screen(sent({ mpds: [null, 'x'] }))).toEqual({ pumps: [null, 'x'], last: null });
});

test('ignores inherited properties', () => {
  const named = body({ name: text('toString'), way: text('constructor.name') });
  expect(named(sent({}))).toEqual({});
});

test('the path takes precedence over the query', () => {
  const shape = parameters({ id: whole('creditorId'), search: text('q') });
  expect(shape(sent({ creditorId: 9 }, { creditorId: '8', q: 'v' }, { creditorId: '7' }))).toEqual({
    id: 7,
    search: 'v',
  });
});

test.each([
  ['pumps.0.legs.12.close', 'mpds.0.nozzles.12.closeReading'],
  ['pumps.0.cash', 'mpds.0.cash'],
  ['pumps', 'mpds'],
  ['last.amount', 'lastCashCollection.amount'],
  ['firmName', 'creditor.firmName'],
  ['unknown.0.x', 'unknown.0.x'],
])('%s is named %s for old tools', (path, legacy) => expect(screen.oldName!(path)).toBe(legacy));
