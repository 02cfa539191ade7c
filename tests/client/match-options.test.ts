import { matchOptions, type Option } from '../../client/src/ui/match-options';

const option = (label: string, rest: Partial<Option> = {}): Option => ({ value: label, label, ...rest });
const FIRMS = [
  option('SAI SHREE CRANES'),
  option('SHREE TRANSPORT', { hint: 'limit 1,00,000' }),
  option('JAISHREE AGRO'),
  option('Daily stock report', { aliases: 'dsr' }),
];
const found = (typed: string, most?: number) => matchOptions(FIRMS, typed, most).map(({ label }) => label);

test('what begins with the letters comes first, then the start of a word, then the inside of one', () =>
  expect(found('shree')).toEqual(['SHREE TRANSPORT', 'SAI SHREE CRANES', 'JAISHREE AGRO']));

test('every word must be there, in any order', () => {
  expect(found('cra sai')).toEqual(['SAI SHREE CRANES']);
  expect(found('sai transport')).toEqual([]);
});

test('hints and other names are searched too', () => {
  expect(found('DSR')).toEqual(['Daily stock report']);
  expect(found('1,00')).toEqual(['SHREE TRANSPORT']);
});

test('at most 6, and as given when nothing is typed', () => {
  const many = Array.from({ length: 20 }, (_, place) => option(`Firm ${place}`));
  expect(matchOptions(many, 'firm')).toHaveLength(6);
  expect(matchOptions(many, ' ').map(({ label }) => label)).toEqual(many.slice(0, 6).map(({ label }) => label));
});
