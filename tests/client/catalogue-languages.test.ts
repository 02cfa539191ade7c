import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { weekdayOf } from '../../client/src/features/home/against-usual';
import { english, type MessageKey } from '../../client/src/i18n/catalogue.en';
import { said, switchLocale, t } from '../../client/src/i18n/translate';
import { relativeTime } from '../../client/src/ui/text/relative-time';
import { TRANSLATED } from '../../i18n/languages';
import { closing } from '../../server/domain/closing.messages';
import { catalogueOf } from '../support/catalogues';
import { serverTexts } from '../support/server-catalogue';

const keys = Object.keys(english) as MessageKey[];

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** The placeholders of a text, each with its format: 'count plural'. */
function placesOf(text: string): string[] {
  const found = new Set<string>();
  const walk = (part: Compiled | unknown): void => {
    if (!Array.isArray(part)) return;
    for (const piece of part) {
      if (!Array.isArray(piece)) continue;
      const [name, kind, choices] = piece as [string, string?, Record<string, unknown>?];
      if (name !== '#') found.add(kind === undefined ? name : `${name} ${kind}`);
      if (typeof choices === 'object') for (const choice of Object.values(choices)) walk(choice);
    }
  };
  walk(compileMessageOrThrow(text));
  return [...found].sort();
}

/** Signs, units, names and formats that are the same in every language. */
const SAME_IN_ENGLISH =
  /^[\W\d_]*$|^(DD-MM-YYYY( HH:MM)?|MM-YYYY|kg\/m³|[\s,]*L[\s,]*|KL|L|PDF|XLSX|CSV|SMS|WhatsApp|ATG|GSTIN|PAN|DSR|HS|MS|HS\/MS|GST|Forecourt)$/;

describe.each(TRANSLATED)('%s', (language) => {
  const texts: Partial<Record<MessageKey, string>> = catalogueOf(language);
  const translated = keys.flatMap((key) => (texts[key] === undefined ? [] : [{ key, text: texts[key] }]));

  test('has only keys of English', () => {
    expect(Object.keys(texts).filter((key) => !(key in english))).toEqual([]);
  });

  test('has every key', () => {
    const missing = keys.filter((key) => !(key in texts));
    expect(missing).toEqual([]);
  });

  test('every text parses and has the placeholders of the English one', () => {
    const wrong = translated.filter(({ key, text }) => placesOf(text).join() !== placesOf(english[key]).join());
    expect(wrong.map(({ key, text }) => `${key}: ${english[key]} / ${text}`)).toEqual([]);
  });

  test('every text is in Devanagari, unless it is the same in English', () => {
    const letters = (text: string): string => text.replace(/\{[^{}]*\}/g, '').trim();
    const unworded = translated.filter(
      ({ text }) => !/\p{Script=Devanagari}/u.test(text) && !SAME_IN_ENGLISH.test(letters(text)),
    );
    expect(unworded.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});

test.each(TRANSLATED)('%s: the client and the server translate a sentence the same', (language) => {
  const plain = (text: string): string => text.replace(/\{\w+\}/g, '{}');
  const texts: Partial<Record<MessageKey, string>> = catalogueOf(language);
  const byServer = new Map(
    serverTexts(language).flatMap(([text, worded]) =>
      text.split(' ').length > 3 ? [[plain(text), plain(worded)] as const] : [],
    ),
  );
  const otherwise = keys.filter((key) => {
    const own = texts[key] && plain(texts[key]);
    return own !== undefined && (byServer.get(plain(english[key])) ?? own) !== own;
  });
  expect(otherwise.map((key) => `${key}: ${texts[key]}`)).toEqual([]);
});

test('renders a message by its id, switches the language, and back to the exact text', async () => {
  const text = closing.noShift();
  // The only part of the page that it uses.
  const page = { documentElement: { lang: 'en' } };
  Object.assign(globalThis, { document: page });
  await switchLocale('hi');
  expect([page.documentElement.lang, t('ui.save'), said(text)]).toEqual(['hi', 'सहेजें', 'कोई शिफ्ट चालू नहीं है !!!']);
  expect(t('ui.rows', { count: 123456 })).toContain('1,23,456');
  const since = relativeTime('2026-11-21T11:55:00Z', new Date('2026-11-21T12:00:00Z'));
  const now = relativeTime('2026-11-21T11:59:30Z', new Date('2026-11-21T12:00:00Z'));
  expect([weekdayOf('2026-11-21'), since, now]).toEqual(['शनिवार', '5 मिनट पहले', 'अभी']);
  await switchLocale('en');
  expect([page.documentElement.lang, t('ui.save'), said(text)]).toEqual(['en', 'Save', text.message]);
  await Promise.all([switchLocale('hi'), switchLocale('en')]);
  expect(t('ui.save')).toBe('Save');
});
