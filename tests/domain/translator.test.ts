import fc from 'fast-check';
import { amountInHindi } from '../../i18n/amount-in-hindi';
import { labels } from '../../i18n/hi/labels';
import { masters } from '../../i18n/hindi/masters';
import { refusals } from '../../i18n/hindi/refusals';
import { inHindi, mixedInHindi } from '../../i18n/in-hindi';
import { LONGEST_FILLED, translator } from '../../i18n/translator';
import { effects } from '../../server/domain/effects.messages';
import { amountInWords } from '../../server/domain/kernel/words';
import { movedMoney } from '../../server/domain/moved-figure';

const said = translator({
  Cash: 'नकद',
  'Credit sale': 'उधार बिक्री',
  '{0} deleted.': '{0} हटाया गया।',
  'Only {0} of {1} left': '{1} में से केवल {0} बचा',
  '{0} left': '{0} बचा',
  'from {0} to {0}': '{0} को ही',
  'Pump {0}': 'पंप {0}',
});

test.each([
  ['a text', 'Cash', 'नकद'],
  ['its places, in their order in the other language', 'Only 3 of 12 left', '12 में से केवल 3 बचा'],
  ['the wordiest phrase before a shorter one that fits too', '3 left', '3 बचा'],
  ['what stands in a place, where it is a phrase', 'Pump P1 deleted.', 'पंप P1 हटाया गया।'],
  ['each text of a list in a place', 'Pump P1 · credit sale · NORTH deleted.', 'पंप P1 · उधार बिक्री · NORTH हटाया गया।'],
  ['a label that stands small in a sentence', 'credit sale deleted.', 'उधार बिक्री हटाया गया।'],
  ['a place that comes twice, where it holds the same', 'from 3 to 3', '3 को ही'],
  ['not where it holds two things', 'from 3 to 4', 'from 3 to 4'],
  ['a place over lines', 'a\nb deleted.', 'a\nb हटाया गया।'],
  ['no name of a firm', 'NORTH ROADWAYS', 'NORTH ROADWAYS'],
  ['no small letters that somebody typed alone', 'cash', 'cash'],
  ['what is Hindi already', 'नकद', 'नकद'],
  ['nothing', '', ''],
])('translates %s', (_, english, hindi) => {
  expect(said(english)).toBe(hindi);
});

test('treats pattern characters as letters', () => {
  expect(translator({ 'a (b) [c] {0}?': 'ख {0}?' })('a (b) [c] 1?')).toBe('ख 1?');
});

test('leaves typed text without a matching phrase unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      (typed) => said(typed) === typed || /left|deleted|Pump/i.test(typed),
    ),
  );
});

test('does not treat a name in capitals as a label, and leaves a name in a placeholder as typed', () => {
  expect(said('CREDIT SALE deleted.')).toBe('CREDIT SALE हटाया गया।');
  expect(said('PUMP TRADERS deleted.')).toBe('PUMP TRADERS हटाया गया।');
});

test('a loose phrase translates a whole text but no part of one', () => {
  const loosely = translator(
    { '{0} deleted.': '{0} हटाया गया।', Cash: 'नकद' },
    { 'Cash, {0}': 'नकद, {0}', Morning: 'सुबह' },
  );
  expect(loosely('Cash, 123')).toBe('नकद, 123');
  expect(loosely('Cash, Cash')).toBe('नकद, Cash');
  expect(loosely('Cash, Carry & Co deleted.')).toBe('Cash, Carry & Co हटाया गया।');
  expect(loosely('Morning')).toBe('सुबह');
  expect(loosely('Morning deleted.')).toBe('Morning हटाया गया।');
});

test.each([
  ['NORTH ROADWAYS, slip A-12', 'NORTH ROADWAYS, पर्ची A-12'],
  ['Exchange of ₹500.00', 'अदला-बदली, ₹500.00'],
  ['RAM, 01-04-2025 to 30-04-2025, ₹9,000.00', 'RAM, 01-04-2025 से 30-04-2025, ₹9,000.00'],
  ['Cash', 'नकद'],
  ['Salary', 'Salary'],
  ['Paid to Ram', 'Paid to Ram'],
])('in %s only the few known words of a typed text are translated', (typed, told) => {
  expect(mixedInHindi(typed)).toBe(told);
});

test('a change is described with both figures', () => {
  expect(inHindi(movedMoney(effects.safe(), 100_00, -5_00))).toBe('तिजोरी में नकद: ₹100.00 → −₹5.00');
});

test('a phrase that begins with a placeholder and has hardly any words accepts only figures and days', () => {
  const spans = translator({ '{0} to {1}': '{0} से {1}' });
  expect(spans('01-04-2025 to 30-04-2025')).toBe('01-04-2025 से 30-04-2025');
  expect(spans('Paid to Ram')).toBe('Paid to Ram');
});

/** The words of all phrases, in any order: what matches the most of them. */
const wordsOfPhrases = [
  ...new Set([...Object.values(labels), refusals, masters].flatMap((list) => Object.keys(list))),
].flatMap((english) => english.split(/(?:\{\d\})/).filter(Boolean));

test('returns a long text as typed without trying any pattern with placeholders', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...wordsOfPhrases), { minLength: 5_000 / 10, maxLength: 1_000 }), (pieces) => {
      const typed = pieces
        .join('x')
        .padEnd(LONGEST_FILLED + 1, 'x')
        .slice(0, 5_000);
      expect(inHindi(typed)).toBe(typed);
    }),
    { numRuns: 30 },
  );
});

test('no phrase becomes a pattern with catastrophic backtracking', () => {
  const made = jest.spyOn(global, 'RegExp');
  const many = '{0} on {1} of {2} in {3} to {4} by {5} at {6} from {7} as {8}';
  translator({ [many]: 'में {0}{1}{2}{3}{4}{5}{6}{7}{8}' })('a on b of c in d to e by f at g from h'.repeat(7));
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('every amount in English words has Hindi words, different for each amount', () => {
  const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const words = [one, other].map((paise) => inHindi(amountInWords(paise)));
      expect(words.every((text) => !/[A-Za-z]/.test(text))).toBe(true);
      expect(words).toEqual([one, other].map((paise) => amountInHindi(amountInWords(paise).message)));
      expect(words[0] === words[1]).toBe(one === other);
    }),
  );
});
