import { creditSaleRules } from '../../server/domain/credit-sale.rules';
import { hasUnseenCharacter, problemOfField } from '../../server/domain/field-rules';

const TEXT = { kind: 'text', min: 1, max: 60, message: 'must be a text' } as const;

test.each([
  ['turned around', 'CG04\u202e4321'],
  ['embedded from right to left', 'A\u202bB'],
  ['isolated', 'A\u2066B\u2069'],
  ['zero-width space', 'CG04\u200bAB'],
  ['zero-width joiner between Latin letters', 'CG\u200d04'],
  ['zero-width non-joiner at the end of a Hindi word', 'राम\u200c'],
  ['joiner before a digit', 'राम\u200d1'],
  ['word joiner', 'A\u2060B'],
  ['soft hyphen', 'A\u00adB'],
  ['byte order mark inside', 'A\ufeffB'],
  ['Hangul filler', 'A\u3164B'],
  ['blank Braille cell', 'A\u2800B'],
  ['variation selector after a letter', 'A\ufe0fB'],
  ['tag letters', 'A\u{e0041}B'],
])('a text %s is refused', (_, text) => {
  expect(hasUnseenCharacter(text)).toBe(true);
  expect(problemOfField('name', TEXT, text)).toEqual({
    code: 'INVALID',
    message: 'This must not contain control characters',
    field: 'name',
  });
});

test.each([
  ['Hindi joined inside a word', 'शक्\u200dति'],
  ['Hindi parted inside a word', 'श्री\u200cमान'],
  ['a picture with its selector', 'Tea \u2615\ufe0f'],
  ['lines and tabs', 'one\ntwo\tthree'],
  ['accents and signs', 'Café – ₹ 1,200 · ½'],
])('%s is taken', (_, text) => {
  expect(hasUnseenCharacter(text)).toBe(false);
  expect(problemOfField('name', TEXT, text)).toBeNull();
});

test('a vehicle takes no joiner, not even between Hindi letters', () => {
  const { vehicle } = creditSaleRules;
  expect(problemOfField('vehicle', vehicle, 'कग\u200dघ 04')?.code).toBe('INVALID');
  expect(problemOfField('vehicle', vehicle, 'कगघ 04')).toBeNull();
});
