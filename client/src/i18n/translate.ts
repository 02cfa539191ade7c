import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { AREAS, type Area, START_TEXTS } from './areas';
import type { Catalogue, MessageKey } from './catalogue.en';

/** Languages with a catalogue. Figures and dates keep the Indian form in all of them. */
export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

const START_AREAS: readonly Area[] = ['ui', 'shell'];
/** Looked for by its English names too, whatever the language. */
const FOUND_IN_ENGLISH: Area = 'navigation';

const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: { ...START_TEXTS } } });
const inEnglish = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } });
let wanted: Locale = 'en';

/** How a text of the server is said in a language. */
interface Sayings {
  said: (english: string) => string;
  /** The same of a text that is mostly typed, where only the words beside it are said. */
  saidBeside: (english: string) => string;
}

/** What the server says is English already. */
const sayings = new Map<Locale, Sayings>([['en', { said: (text) => text, saidBeside: (text) => text }]]);
/** The areas that pages have asked for, in whatever language is used next too. */
const inUse = new Set<Area>(START_AREAS);
const coming = new Map<string, Promise<void>>(START_AREAS.map((area) => [`en ${area}`, Promise.resolve()]));

type Values = Record<string, string | number>;
/** A text with {places} cannot be asked for without what goes in them. */
type ValuesFor<Text> = Text extends `${string}{${string}` ? [values: Values] : [];

/** The text of a key in the language now in use, with its places filled in. */
export const t = <Key extends MessageKey>(key: Key, ...[values]: ValuesFor<Catalogue[Key]>): string =>
  i18n._(key, values);

/** The English name of a page. */
export const englishOf = (key: MessageKey & `nav.${string}`): string => inEnglish._(key);

/**
 * What the server or a rule of the domain says, in the language now in use: a refusal, a label of a master, a column of a
 * report. What is in that language already, what users typed, and what is no text, comes back as it is (ADR 21).
 */
export const said = <Said>(text: Said): Said =>
  typeof text === 'string' ? (sayings.get(locale())!.said(text) as Said) : text;

/** The same of a document's title or a cell that is mostly what users typed: only the server's words beside that, 'slip 12'. */
export const saidBeside = <Said>(text: Said): Said =>
  typeof text === 'string' ? (sayings.get(locale())!.saidBeside(text) as Said) : text;

/** The language in use. */
export const locale = (): Locale => i18n.locale as Locale;

/** The same with the country, as `Intl` is asked: for names of days, lists and times gone by. */
export const localeInIndia = (): string => `${locale()}-IN`;

async function load(asked: Locale, area: Area, from: Locale = asked): Promise<void> {
  const texts = (await AREAS[area][from]())[area] as Messages;
  i18n.load(asked, { ...texts });
  if (area === FOUND_IN_ENGLISH && from === 'en') inEnglish.load('en', { ...texts });
}

/** Loads it once; what failed is tried again when it is asked for again. */
function textsOf(asked: Locale, area: Area): Promise<void> {
  const name = `${asked} ${area}`;
  const known = coming.get(name) ?? load(asked, area);
  coming.set(name, known);
  known.catch(() => coming.delete(name));
  return known;
}

/**
 * Brings the texts of areas, before what says them is drawn. Those that cannot be had in the language in use come in
 * English, which is kept for the time without a network.
 */
export async function bringTexts(areas: readonly Area[]): Promise<void> {
  for (const area of areas) inUse.add(area);
  const asked = [...new Set([locale(), wanted])];
  await Promise.all(
    areas.flatMap((area) => [
      ...asked.map((one) =>
        textsOf(one, area).catch((error: unknown) => {
          if (one === 'en') throw error;
          return load(one, area, 'en');
        }),
      ),
      ...(area === FOUND_IN_ENGLISH ? [textsOf('en', area)] : []),
    ]),
  );
}

async function sayingsOf(asked: Locale): Promise<void> {
  if (sayings.has(asked)) return;
  const { inHindi, mixedInHindi } = await import('./hindi.ts');
  sayings.set(asked, { said: inHindi, saidBeside: mixedInHindi });
}

/** Draws all in another language, once its texts are there; throws where they cannot be had. The last wish counts. */
export async function switchLocale(asked: Locale): Promise<void> {
  wanted = asked;
  await Promise.all([sayingsOf(asked), ...[...inUse].map((area) => textsOf(asked, area))]);
  if (wanted !== asked) return;
  document.documentElement.lang = asked;
  i18n.activate(asked, `${asked}-IN`);
}

/** The language in use; whoever reads it is drawn anew when it is switched. */
export const useLocale = (): Locale => useSyncExternalStore((onChange) => i18n.on('change', onChange), locale);
