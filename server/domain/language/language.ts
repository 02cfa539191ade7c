import type { MessageText } from '../kernel/message';
import { inHindi, labelInHindi, mixedInHindi } from './in-hindi';
import type { Labelling } from './labels';

/** Languages of prints and files; the API itself is always English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Renders a message. */
export type Wording = (text: MessageText) => string;

const inEnglish: Wording = (text) => (typeof text === 'string' ? text : text.message);

/** Returns the renderer of messages in a language. */
export const wordingIn = (language: Language): Wording => (language === 'hi' ? inHindi : inEnglish);

/** Returns the look-up of labels in a language. */
export const labelIn = (language: Language): Labelling => (language === 'hi' ? labelInHindi : (english) => english);

/** Returns the translator for text that is mainly typed data: it translates only the station's words in it. */
export const mixedWordingIn = (language: Language): Labelling =>
  language === 'hi' ? mixedInHindi : (english) => english;
