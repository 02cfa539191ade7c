import type { MessageText } from '../server/domain/kernel/message';
import type { Paise } from '../server/domain/kernel/money';
import { type Labelling, type Labels, labelling } from './labels';
import { type Areas, renderer } from './renderer';

/** What a language says for the server: `texts` of its folder. */
export interface LanguageTexts {
  areas: Areas;
  labels: Readonly<Record<string, Labels>>;
  amountInWords: (paise: Paise) => string;
  /** Translates a text that has no id yet. */
  translated?: (english: string) => string;
  /** Translates the words around typed data. */
  beside?: (english: string) => string;
}

/** The server's texts in a language. */
export interface Sayings {
  said: (text: MessageText) => string;
  label: Labelling;
  /** For text that users typed for the most part: translates only the words around it. */
  saidBeside: (english: string) => string;
}

/** Renders the server's texts with those of a language; what it lacks is shown in English. */
export function sayingsWith(locale: string, { labels, translated, beside, ...texts }: LanguageTexts): Sayings {
  const label = labelling(labels);
  const asTyped = (english: string): string => english;
  return {
    said: renderer({ locale, ...texts, label, translated: translated ?? asTyped }),
    label,
    saidBeside: beside ?? asTyped,
  };
}
