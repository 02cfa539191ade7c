import { creditSaleRules } from '../../server/domain/credit-sale.rules';
import { hasUnseenCharacter, problemOfField } from '../../server/domain/field-rules';

const TEXT = { kind: 'text', min: 1, max: 60, message: 'must be a text' } as const;

test.each([
  ['with a right-to-left override', 'CG04\u202e4321'],
  ['with right-to-left embedding', 'A\u202bB'],
  ['with an isolate', 'A\u2066B\u2069'],
  ['with a zero-width space', 'CG04\u200bAB'],
  ['with a zero-width joiner between Latin letters', 'CG\u200d04'],
  ['with a zero-width non-joiner at the end of a Hindi word', 'राम\u200c'],
  ['with a joiner before a digit', 'राम\u200d1'],
  ['with a joiner between Gujarati and Latin letters', 'શ\u200dA'],
  ['with a joiner at the end of a Tamil word', 'தமிழ்\u200d'],
  ['with two joiners', 'ക്\u200d\u200dഷ'],
  ['with a joiner before a Bengali digit', 'র\u200d১'],
  ['with a word joiner', 'A\u2060B'],
  ['with a soft hyphen', 'A\u00adB'],
  ['with a byte order mark inside', 'A\ufeffB'],
  ['with a Hangul filler', 'A\u3164B'],
  ['with a blank Braille cell', 'A\u2800B'],
  ['with a variation selector after a letter', 'A\ufe0fB'],
  ['with tag letters', 'A\u{e0041}B'],
])('refuses a text %s', (_, text) => {
  expect(hasUnseenCharacter(text)).toBe(true);
  expect(problemOfField('name', TEXT, text)).toMatchObject({
    code: 'INVALID',
    message: 'This must not contain control characters',
    field: 'name',
  });
});

test.each([
  ['a joiner inside a Hindi word', 'शक्\u200dति'],
  ['a non-joiner inside a Hindi word', 'श्री\u200cमान'],
  ['a joiner inside a Bengali word', 'র\u200d্যাব'],
  ['a joiner that ends a Bengali word', 'হঠাত্\u200d'],
  ['a non-joiner inside a Telugu word', 'ట్రాన్స్\u200cపోర్ట్'],
  ['a non-joiner inside a Kannada word', 'ಟ್ರಾನ್ಸ್\u200cಪೋರ್ಟ್'],
  ['joiners inside and at the end of a Malayalam word', 'അവന്\u200dറെ അവന്\u200d'],
  ['a joiner inside a Gujarati word', 'શક્\u200dતિ'],
  ['a joiner inside a Punjabi word', 'ਸ\u200d੍ਰੀ'],
  ['a joiner inside an Odia word', 'କ୍\u200dଷ'],
  ['a joiner inside a Tamil word', 'க்\u200cஷ'],
  ['a non-joiner inside an Urdu word', 'خوب\u200cصورت'],
  ['an emoji with its variation selector', 'Tea \u2615\ufe0f'],
  ['lines and tabs', 'one\ntwo\tthree'],
  ['accents and signs', 'Café – ₹ 1,200 · ½'],
])('accepts %s', (_, text) => {
  expect(hasUnseenCharacter(text)).toBe(false);
  expect(problemOfField('name', TEXT, text)).toBeNull();
});

test('refuses joiners in a vehicle number, even between Hindi letters', () => {
  const { vehicle } = creditSaleRules;
  expect(problemOfField('vehicle', vehicle, 'कग\u200dघ 04')?.code).toBe('INVALID');
  expect(problemOfField('vehicle', vehicle, 'कगघ 04')).toBeNull();
});
