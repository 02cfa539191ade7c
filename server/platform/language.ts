import type { Labelling } from '../../i18n/labels';
import { LANGUAGES, type Language, localeOf } from '../../i18n/languages';
import { type LanguageTexts, type Sayings, sayingsWith } from '../../i18n/sayings';
import type { WordedText } from '../domain/kernel/message';

/** Renders a message. */
export type Wording = (text: WordedText) => string;

const english: Sayings = {
  said: ({ message }) => message,
  label: (text) => text,
};
const sayings = new Map<Language, Sayings>([['en', english]]);

/** The server's texts in a language. The server reads its folder at once, where browsers load it as a chunk. */
function sayingsIn(language: Language): Sayings {
  const known =
    sayings.get(language) ??
    sayingsWith(localeOf(language), (require(`../../i18n/${language}/texts`) as { texts: LanguageTexts }).texts);
  sayings.set(language, known);
  return known;
}

/** The languages of prints and files, as a refusal lists them. The API itself is always English. */
export const LANGUAGE_CHOICES = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(LANGUAGES);

/** Returns the renderer of messages in a language. */
export const wordingIn = (language: Language): Wording => sayingsIn(language).said;

/** Returns the look-up of labels in a language. */
export const labelIn = (language: Language): Labelling => sayingsIn(language).label;
