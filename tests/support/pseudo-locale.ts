import type { Page } from 'playwright-core';
import type { Translated } from '../../i18n/languages';
import type { LanguageTexts } from '../../i18n/sayings';
import { definedMessages } from './server-catalogue';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçďéƒğħíĵķľɱñöþɋřšťüṽŵẋÿžÅƁÇĎÉƑĞĦÍĴĶĽṀÑÖÞɊŘŠŤÜṼŴẊŸŽ';
/** A text without plain letters. */
export const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);

/** The index of the brace that closes the one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new RangeError(`Unclosed brace: ${text}`);
}

/** An argument of an ICU text: only the texts of plurals and selections are accented. */
function argument(text: string): string {
  const head = /^\{\s*\w+\s*,\s*(?:plural|selectordinal|select)\s*,/.exec(text)?.[0];
  if (head === undefined) return text;
  let made = head;
  for (let at = head.length; at < text.length; at++) {
    if (text[at] !== '{') made += text[at];
    else {
      const end = closing(text, at);
      made += `{${letters(text.slice(at + 1, end))}}`;
      at = end;
    }
  }
  return made;
}

function letters(text: string): string {
  const from = text.indexOf('{');
  if (from < 0) return accented(text);
  const end = closing(text, from);
  return accented(text.slice(0, from)) + argument(text.slice(from, end + 1)) + letters(text.slice(end + 1));
}

/**
 * An ICU text of the pseudo-locale: '[Šåṽé~~]'. No letter of a catalogue is plain, so a word with plain letters is data
 * or is in no catalogue. The tail makes it about 30 % longer, as translations are.
 */
export const pseudo = (text: string): string => `[${letters(text)}${'~'.repeat(Math.ceil(text.length * 0.3))}]`;

/** All messages of the server, by area and key. */
function areas(): LanguageTexts['areas'] {
  const made: Record<string, Record<string, string>> = {};
  for (const { id, english } of definedMessages) {
    const [area, key] = id.split('.') as [string, string];
    made[area] = { ...made[area], [key]: pseudo(english) };
  }
  return made;
}

/** The server's texts in the pseudo-locale, made of those of a language. What is in no catalogue stays in English. */
export const pseudoTexts = ({ labels }: LanguageTexts): LanguageTexts => ({
  areas: areas(),
  labels: Object.fromEntries(
    Object.entries(labels).map(([file, texts]) => [
      file,
      Object.fromEntries(Object.keys(texts).map((label) => [label, pseudo(label)])),
    ]),
  ),
  amountInWords: (paise) => `[${paise}~~]`,
});

/**
 * Makes a page load the texts of a language without plain letters: each chunk of its catalogues, as the build wrote it,
 * through a module that replaces them. The names of parameters, and the English ids of labels, stay.
 */
export async function accentTexts(page: Page, language: Translated): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`/assets/language-${language}-`) && url.search === '',
    async (route) => {
      const reply = await route.fetch();
      const exported = /export\{([^}]*)\};?\s*$/.exec(await reply.text())![1]!;
      const names = exported.split(',').map((one) => one.split(' as ').at(-1)!.trim());
      const own = new URL(route.request().url()).pathname;
      const body = `import * as plain from '${own}?plain';
        const accented = (text) => text.replace(/[A-Za-z]/g, (letter) => '${ACCENTED}'['${PLAIN}'.indexOf(letter)]);
        const ofObject = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, of(text)]));
        const argument = ([name, kind, cases]) => cases === undefined ? (kind === undefined ? [name] : [name, kind])
          : [name, kind, typeof cases === 'object' ? ofObject(cases) : cases];
        const of = (text) => typeof text === 'string' ? accented(text)
          : Array.isArray(text) ? text.map((token) => Array.isArray(token) ? argument(token) : of(token))
          : typeof text === 'object' && text !== null ? ofObject(text) : text;
        ${names.map((name) => `const made_${name} = of(plain.${name});`).join('\n')}
        export { ${names.map((name) => `made_${name} as ${name}`).join(', ')} };`;
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
}
