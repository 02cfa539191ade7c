import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { isDraft, type Language, localeOf, TRANSLATIONS } from '../../../i18n/languages';
import type { Sayings } from '../../../i18n/sayings';
import type { MessageText, WordedText } from '../../../server/domain/kernel/message';
import { AREAS, type Area, SCREENS, START_TEXTS } from './areas';
import type { Catalogue, MessageKey } from './catalogue.en';

export type { MessageText };

const START_AREAS: readonly Area[] = ['ui', 'shell'];
/** Searchable by English names in every language. */
const FOUND_IN_ENGLISH: readonly Area[] = ['navigation', 'documents'];

const i18n = setupI18n({ locale: 'en', locales: localeOf('en'), messages: { en: { ...START_TEXTS } } });
const inEnglish = setupI18n({ locale: 'en', locales: localeOf('en'), messages: { en: {} } });
let wanted: Language = 'en';

/** The server's texts are in English already. */
const sayings = new Map<Language, Sayings>([
  [
    'en',
    {
      said: ({ message }) => message,
      label: (text) => text,
    },
  ],
]);
/** Areas loaded by pages so far, to load in another language too. */
const inUse = new Set<Area>(START_AREAS);
const coming = new Map<string, Promise<void>>(START_AREAS.map((area) => [`en ${area}`, Promise.resolve()]));

type Values = Record<string, string | number>;
/** A text with {placeholders} requires their values. */
type ValuesFor<MessageText> = MessageText extends `${string}{${string}` ? [values: Values] : [];

/** The text of a key in the current language, with its placeholders filled in. */
export const t = <Key extends MessageKey>(key: Key, ...[values]: ValuesFor<Catalogue[Key]>): string =>
  i18n._(key, values);

/** The English name of a page. */
export const englishOf = (key: MessageKey & `nav.${string}`): string => inEnglish._(key);

/**
 * Renders a message of the server or of a domain rule, such as a refusal, in the current language by its id (ADR 46). A
 * string is text of this client already, and is returned unchanged like any other value.
 */
export function said(text: MessageText): string;
export function said<Other>(text: MessageText | Other): string | Other;
export function said(text: unknown): unknown {
  return isWorded(text) ? sayings.get(locale())!.said(text) : text;
}

/** The answer of a mutation that says what was done; empty if it says nothing. */
export const saidAnswer = ({ message, ...text }: Omit<WordedText, 'message'> & { message: string | null }): string =>
  message === null ? '' : said({ message, ...text });

/**
 * Translates a label of a registry into the current language: a report's column, a master's field, a command of the
 * audit. Its English text is its id (ADR 50). Other texts are returned unchanged; never pass typed data.
 */
export const translateLabel = <Text extends string | null | undefined>(label: Text): Text =>
  typeof label === 'string' ? (sayings.get(locale())!.label(label) as Text) : label;

const isWorded = (text: unknown): text is WordedText => typeof text === 'object' && text !== null && 'message' in text;

/** The current language. */
export const locale = (): Language => i18n.locale as Language;

/** The language with country for `Intl`: names of days, lists and relative times. */
export const localeInIndia = (): string => localeOf(locale());

/** The texts of an area by their keys, compiled by the build. */
async function textsIn(language: Language, area: Area): Promise<Messages> {
  const load = language === 'en' ? AREAS[area] : (await SCREENS[language].screens()).screens[area];
  return load === undefined ? {} : ((await load()) as Record<string, Messages>)[area]!;
}

async function load(asked: Language, area: Area, from: Language = asked): Promise<void> {
  const [english, texts] = await Promise.all([isDraft(from) ? textsIn('en', area) : {}, textsIn(from, area)]);
  i18n.load(asked, { ...english, ...texts });
  if (FOUND_IN_ENGLISH.includes(area) && from === 'en') inEnglish.load('en', { ...texts });
}

/** Loads an area once; a failed load is retried with the next call. */
function textsOf(asked: Language, area: Area): Promise<void> {
  const name = `${asked} ${area}`;
  const known = coming.get(name) ?? load(asked, area);
  coming.set(name, known);
  known.catch(() => coming.delete(name));
  return known;
}

/** Loads the texts of areas before they are rendered. Falls back to English, which is cached for offline use. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
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
      ...(FOUND_IN_ENGLISH.includes(area) ? [textsOf('en', area)] : []),
    ]),
  );
}

async function sayingsOf(asked: Language): Promise<void> {
  if (asked === 'en' || sayings.has(asked)) return;
  const [{ texts }, { sayingsWith }] = await Promise.all([TRANSLATIONS[asked].texts(), import('./sayings.ts')]);
  sayings.set(asked, sayingsWith(localeOf(asked), texts));
}

/**
 * Re-renders everything in another language once its texts are loaded; throws if they cannot be. The last call wins.
 */
export async function switchLocale(asked: Language): Promise<void> {
  wanted = asked;
  await Promise.all([sayingsOf(asked), ...[...inUse].map((area) => textsOf(asked, area))]);
  if (wanted !== asked) return;
  document.documentElement.lang = asked;
  i18n.activate(asked, localeOf(asked));
}

/** The current language; re-renders the component when it changes. */
export const useLocale = (): Language => useSyncExternalStore((onChange) => i18n.on('change', onChange), locale);
