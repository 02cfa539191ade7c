import { inHindi } from './in-hindi';

/** What prints and files are worded in; the wire itself stays English. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text of the server, made in English, in a language. */
export type Wording = (english: string) => string;

/** How texts of the server are said in a language; in English as they are. */
export const wordingIn = (language: Language): Wording => (language === 'hi' ? inHindi : (english) => english);
