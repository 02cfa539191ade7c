import { inHindi, mixedInHindi } from './in-hindi';

/** What prints and files are worded in; the wire itself stays English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text of the server, made in English, in a language. */
export type Wording = (english: string) => string;

/** How texts of the server are said in a language; in English as they are. */
export const wordingIn = (language: Language): Wording => (language === 'hi' ? inHindi : (english) => english);

/** The same of a text that is mostly what somebody typed: only the station's words beside it, or in its place. */
export const mixedWordingIn = (language: Language): Wording =>
  language === 'hi' ? mixedInHindi : (english) => english;
