import type { WordedText } from '../server/domain/kernel/message';
import type { Paise } from '../server/domain/kernel/money';
import { type Labelling, type Labels, labelling } from './labels';
import { type Areas, renderer } from './renderer';

/** What a language says for the server: `texts` of its folder. */
export interface LanguageTexts {
  areas: Areas;
  labels: Readonly<Record<string, Labels>>;
  amountInWords: (paise: Paise) => string;
}

/** The server's texts in a language. */
export interface Sayings {
  said: (text: WordedText) => string;
  label: Labelling;
}

/** Renders the server's texts with those of a language; what it lacks is shown in English. */
export function sayingsWith(locale: string, { labels, ...texts }: LanguageTexts): Sayings {
  const label = labelling(labels);
  return { said: renderer({ locale, ...texts, label }), label };
}

/**
 * Other words for pages, by path, and for the commands of a record, by the key of their text. Letters of Latin script
 * are for those who type a language without its keyboard.
 */
export type SearchWords = Readonly<Record<string, string>>;
