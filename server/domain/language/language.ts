import { inHindi, labelInHindi, mixedInHindi } from './in-hindi';
import type { Labelling } from './labels';

/** Languages of prints and files; the API itself is always English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Translates a text of the server from English. */
export type Wording = (english: string) => string;

/** Returns the translator of a language; English is returned unchanged. */
export const wordingIn = (language: Language): Wording => (language === 'hi' ? inHindi : (english) => english);

/** Returns the look-up of labels in a language. */
export const labelIn = (language: Language): Labelling => (language === 'hi' ? labelInHindi : (english) => english);

/** Returns the translator for text that is mainly typed data: it translates only the station's words in it. */
export const mixedWordingIn = (language: Language): Wording =>
  language === 'hi' ? mixedInHindi : (english) => english;
