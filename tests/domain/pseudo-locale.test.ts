import { texts } from '../../i18n/mr/texts';
import { sayingsWith } from '../../i18n/sayings';
import { shifts } from '../../server/domain/shifts.messages';
import { pseudo, pseudoTexts } from '../support/pseudo-locale';

test('accents the words of a text and leaves its values', () => {
  expect(pseudo('Save {name}')).toBe('[Šåṽé {name}~~~~]');
  expect(pseudo('{count, plural, one {# sale of {x, date}} other {# sales}}')).toMatch(
    /^\[\{count, plural, one \{# šåľé öƒ \{x, date\}\} other \{# šåľéš\}\}~+\]$/,
  );
});

test('renders messages and labels with accents, and a message without an id as it is', () => {
  const { said, label } = sayingsWith('en-IN', pseudoTexts(texts));
  expect(said(shifts.selectType())).toMatch(/^\[[^a-z]+\]$/);
  expect([label('Creditor'), label('Shree Transport'), said({ message: 'Not in a catalogue' })]).toEqual([
    pseudo('Creditor'),
    'Shree Transport',
    'Not in a catalogue',
  ]);
});
