import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { type Catalogue, english, type MessageKey } from './catalogue.en';

/** Languages with a catalogue. Figures and dates keep the Indian form in all of them. */
export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** A language: its catalogue, and how a text of the server is said in it. */
interface Language {
  messages: Messages;
  said: (english: string) => string;
}

/** What the server says is English already. */
const ENGLISH: Language = { messages: english, said: (text) => text };

const loaded = new Map<Locale, Language>([['en', ENGLISH]]);
const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: english } });
let wanted: Locale = 'en';

/** For what is looked for by its English name too, whatever the language. */
const inEnglish = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: english } });

type Values = Record<string, string | number>;
/** A text with {places} cannot be asked for without what goes in them. */
type ValuesFor<Text> = Text extends `${string}{${string}` ? [values: Values] : [];

/** The text of a key in the language now in use, with its places filled in. */
export const t = <Key extends MessageKey>(key: Key, ...[values]: ValuesFor<Catalogue[Key]>): string =>
  i18n._(key, values);

/** The English text of a key without places. */
export const englishOf = (key: MessageKey): string => inEnglish._(key);

/**
 * What the server or a rule of the domain says, in the language now in use: a refusal, a label of a master, a column of a
 * report. What is in that language already, what users typed, and what is no text, comes back as it is (ADR 21).
 */
export const said = <Said>(text: Said): Said =>
  typeof text === 'string' ? (loaded.get(locale())!.said(text) as Said) : text;

/** The language in use. */
export const locale = (): Locale => i18n.locale as Locale;

/** The same with the country, as `Intl` is asked: for names of days, lists and times gone by. */
export const localeInIndia = (): string => `${locale()}-IN`;

async function languageOf(asked: Locale): Promise<Language> {
  const known = loaded.get(asked);
  if (known !== undefined) return known;
  const { hindi, inHindi } = await import('./hindi.ts');
  const language = { messages: hindi, said: inHindi };
  loaded.set(asked, language);
  i18n.load(asked, hindi);
  return language;
}

/** Draws all in another language, once its texts are there; throws where they cannot be had. The last wish counts. */
export async function switchLocale(asked: Locale): Promise<void> {
  wanted = asked;
  await languageOf(asked);
  if (wanted !== asked) return;
  document.documentElement.lang = asked;
  i18n.activate(asked, `${asked}-IN`);
}

/** The language in use; whoever reads it is drawn anew when it is switched. */
export const useLocale = (): Locale => useSyncExternalStore((onChange) => i18n.on('change', onChange), locale);
