import { LANGUAGES } from '../../i18n/languages';
import { placeholdersIn, problemsOfTemplate, withFacts } from '../../server/domain/message-template.rules';
import { ownWordsOf, STATION_EVENTS, sampleFactsOf } from '../../server/services/messages/station-events';

test.each([
  ['Hello', []],
  ['Hello {{firm}}', ['firm']],
  ['{{ firm }} owes {{due}}, {{firm}}', ['firm', 'due']],
  ['{{}}', ['']],
  ['{{firm', []],
  ['{firm}', []],
  ['{{{firm}}}', ['firm']],
])('the placeholders of %j are %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test.each([
  ['{{firm}}', 'A & Sons'],
  ['{{ firm }}.', 'A & Sons.'],
  ['{{due}} of {{firm}}', '{{firm}} $& $1 of A & Sons'],
  ['{{other}}', '{{other}}'],
  ['{{__proto__}} {{constructor}} {{toString}}', '{{__proto__}} {{constructor}} {{toString}}'],
])('%j is rendered as %j', (text, expected) => {
  const facts = { firm: 'A & Sons', due: '{{firm}} $& $1' };
  expect(withFacts({ subject: text, body: text }, facts)).toEqual({ subject: expected, body: expected });
});

test('each field is refused for its first unknown placeholder', () => {
  const words = { subject: 'of {{amount}} {{x}} {{y}}', body: '{{firm}} {{z}}' };
  expect(problemsOfTemplate(words, ['amount', 'firm'])).toMatchObject([
    { code: 'UNKNOWN_PLACEHOLDER', message: 'There is no {{x}} in this message', field: 'subject' },
    { code: 'UNKNOWN_PLACEHOLDER', message: 'There is no {{z}} in this message', field: 'body' },
  ]);
});

test.each(Object.keys(STATION_EVENTS))('the default texts of %s use only known placeholders', (event) => {
  for (const language of LANGUAGES)
    expect(problemsOfTemplate(ownWordsOf(event, language), Object.keys(sampleFactsOf(event, language)))).toEqual([]);
});

test('example facts are in the language of the text', () => {
  expect(sampleFactsOf('changeDecided', 'en')).toMatchObject({
    what: 'Credit sale: NORTH ROADWAYS, 1011',
    decision: 'accepted',
  });
  expect(sampleFactsOf('changeDecided', 'hi')).toMatchObject({
    what: 'उधार बिक्री: NORTH ROADWAYS, 1011',
    decision: 'मंज़ूर',
  });
  expect(sampleFactsOf('daySummary', 'hi')).toMatchObject({
    products: 'HS 6,210.500 लीटर ₹5,71,987.05',
    stock: 'T1 HS 2,140.000 लीटर (कम)',
  });
});
