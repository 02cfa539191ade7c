import { type CompiledMessage, compileMessage } from '../server/domain/kernel/compile-message';
import { AMOUNT_IN_WORDS, fillIn, LABEL, type WordedText } from '../server/domain/kernel/message';
import type { Paise } from '../server/domain/kernel/money';
import type { Labelling } from './labels';

/** The ICU texts of an area in another language. Every message is there; the tests compare the parameters. */
export type Translation<Definitions extends object> = Readonly<Record<keyof Definitions, string>>;

/** The same in a draft language: a message without a text is shown in English. */
export type Draft<Definitions extends object> = Partial<Translation<Definitions>>;

/** The texts of a language by area. */
export type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a language renders texts with. */
interface Catalogue {
  /** Locale of the plural rules. */
  locale: string;
  areas: Areas;
  label: Labelling;
  /** Writes an amount in words. */
  amountInWords: (paise: Paise) => string;
}

/**
 * Renders messages in a language, by their ids. One without an id, or with the id of a newer or older version, is shown
 * in English.
 */
export function renderer({ locale, areas, label, amountInWords }: Catalogue): (text: WordedText) => string {
  const texts = new Map<string, string>();
  for (const [area, entries] of Object.entries(areas))
    for (const [key, text] of Object.entries(entries)) texts.set(`${area}.${key}`, text);
  const compiled = new Map<string, CompiledMessage>();
  const compiledOf = (messageId: string): CompiledMessage | undefined => {
    const text = texts.get(messageId);
    const known = compiled.get(messageId) ?? (text === undefined ? undefined : compileMessage(text));
    if (known !== undefined) compiled.set(messageId, known);
    return known;
  };
  const render = ({ messageId, params, message }: WordedText): string => {
    if (messageId === AMOUNT_IN_WORDS) return amountInWords(Number(params?.paise));
    if (messageId === LABEL) return label(String(params?.label));
    const text = messageId ? compiledOf(messageId) : undefined;
    if (text === undefined) return message;
    try {
      return fillIn(text, params ?? {}, { locale, nested: render });
    } catch (error) {
      // Stored by a version whose message had other parameters.
      if (error instanceof RangeError) return message;
      throw error;
    }
  };
  return render;
}
