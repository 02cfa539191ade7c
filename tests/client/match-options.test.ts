import { isGuess, matchOptions, type Option } from '../../client/src/ui/inputs/match-options';

const option = (label: string, rest: Partial<Option> = {}): Option => ({ value: label, label, ...rest });
const FIRMS = [
  option('SAI SHREE CRANES'),
  option('SHREE TRANSPORT', { hint: 'limit 1,00,000' }),
  option('JAISHREE AGRO'),
  option('Daily stock report', { aliases: 'dsr' }),
];
const found = (typed: string, most?: number) => matchOptions(FIRMS, typed, most).map(({ label }) => label);

test('ranks prefixes first, then word starts, then substrings', () =>
  expect(found('shree')).toEqual(['SHREE TRANSPORT', 'SAI SHREE CRANES', 'JAISHREE AGRO']));

test('requires every word, in any order', () => {
  expect(found('cra sai')).toEqual(['SAI SHREE CRANES']);
  expect(found('sai transport')).toEqual([]);
});

test('finds a word with and without its joiners', () => {
  const [plain, joined] = ['ട്രാൻസ്പോർട്ട്', 'ട്രാൻസ്\u200cപോർട്ട്'];
  for (const [label, typed] of [
    [plain, joined],
    [joined, plain],
  ] as const)
    expect(matchOptions([option(label)], typed)).toHaveLength(1);
});

const NAMES = [
  'JAI HIND TRANSPORT',
  'KISAN CONSTRUCTION',
  'KISAN ROADWAYS',
  'MAA DURGA TRADERS',
  'NEW SHREE TRANSPORT',
  'PATEL CONSTRUCTION',
  'PATEL LOGISTICS',
  'SHREE CONSTRUCTION',
  'SHREE LOGISTICS',
  'SHREE TRANSPORT',
  'ST · SOUTH TRACTORS',
  'TRANSPORT SHREE',
  'VERMA CONSTRUCTION',
  'VERMA (TRANSPORT)',
  'VERMA-TRADERS',
];

test.each([
  ['shree t', ['SHREE TRANSPORT', 'NEW SHREE TRANSPORT', 'TRANSPORT SHREE', 'SHREE CONSTRUCTION']],
  ['SHREE  TRANSPORT', ['SHREE TRANSPORT', 'NEW SHREE TRANSPORT', 'TRANSPORT SHREE']],
  ['kisan r', ['KISAN ROADWAYS', 'KISAN CONSTRUCTION']],
  ['patel log', ['PATEL LOGISTICS']],
  ['v t', ['VERMA (TRANSPORT)', 'VERMA-TRADERS', 'VERMA CONSTRUCTION']],
  ['st', ['ST · SOUTH TRACTORS', 'KISAN CONSTRUCTION', 'PATEL CONSTRUCTION', 'PATEL LOGISTICS']],
  ['t s', ['TRANSPORT SHREE', 'NEW SHREE TRANSPORT', 'SHREE TRANSPORT', 'ST · SOUTH TRACTORS']],
  [
    'shree shree',
    ['NEW SHREE TRANSPORT', 'SHREE CONSTRUCTION', 'SHREE LOGISTICS', 'SHREE TRANSPORT', 'TRANSPORT SHREE'],
  ],
])('%j finds the intended creditor first', (typed, labels) =>
  expect(
    matchOptions(
      NAMES.map((name) => option(name)),
      typed,
    )
      .map(({ label }) => label)
      .slice(0, labels.length),
  ).toEqual(labels),
);

test('searches hints and other names too', () => {
  expect(found('DSR')).toEqual(['Daily stock report']);
  expect(found('1,00')).toEqual(['SHREE TRANSPORT']);
});

test('lists at most 6 matches, and the given order without a query', () => {
  const many = Array.from({ length: 20 }, (_, index) => option(`Firm ${index}`));
  expect(matchOptions(many, 'firm')).toHaveLength(6);
  expect(matchOptions(many, ' ').map(({ label }) => label)).toEqual(many.slice(0, 6).map(({ label }) => label));
});

test.each([
  ['ram transport', 'SHREERAM TRANSPORT', true],
  ['shreeram', 'SHREERAM TRANSPORT', false],
  ['transport shree', 'SHREERAM TRANSPORT', false],
  ['1234', 'MH12AB1234', false],
  ['ab12', 'MH12AB1234', true],
])('%j is a guess at %j: %j', (typed, label, guess) => expect(isGuess(option(label), typed)).toBe(guess));

test('an alias or a hint that begins with what was typed is no guess', () => {
  expect(isGuess(option('HS', { aliases: 'diesel' }), 'dies')).toBe(false);
  expect(isGuess(option('RAMESH', { hint: '9876543210' }), '43210')).toBe(false);
});

describe('a number typed with other spaces and signs', () => {
  const VEHICLES = [option('MH-12 AB 1234'), option('GJ01/AB/1234'), option('RAM', { hint: '98765 43210' })];

  test.each([
    ['mh12ab1234', ['MH-12 AB 1234']],
    ['MH12-AB', ['MH-12 AB 1234']],
    ['GJ 01 AB 12', ['GJ01/AB/1234']],
    ['2ab1', ['MH-12 AB 1234']],
    ['9876543', ['RAM']],
    // Too short, or no number: other names would be found by chance.
    ['2ab', []],
    ['mhab', []],
  ])('%j finds %j', (typed, labels) => expect(matchOptions(VEHICLES, typed).map(({ label }) => label)).toEqual(labels));

  test('is a guess only within the number', () => {
    expect(isGuess(VEHICLES[0]!, 'mh12ab')).toBe(false);
    expect(isGuess(VEHICLES[0]!, '2ab1')).toBe(true);
  });
});
