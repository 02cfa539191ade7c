import type { Page } from 'playwright-core';
import { english, type MessageKey } from '../../client/src/i18n/catalogue.en';
import type { Translated } from '../../i18n/languages';
import { labelIn } from '../../server/platform/language';
import { catalogueOf } from './catalogues';
import { capitals, plainWords } from './plain-words';
import { serverTexts } from './server-catalogue';

/** Data of the demo that looks like English texts, and the comment that is asked for at its review. */
const TYPED = new Set([
  'Cash',
  'Electricity',
  'Firms',
  'Forecourt',
  'Morning',
  'Night',
  'Nozzle boot and hose',
  'Repairs',
  'Stationery',
  'Two cups',
]);

/** The words of a template, and of a message of the demo, are in English until the station writes its own. */
const isTemplate = (text: string): boolean => /^Forecourt Filling Station: |^R\. KUMAR |\{\{/.test(text);

/** The product of the system check, and placeholders, which a template contains as they are named. */
const NAMES = /^(?:by|creditor|date|name|rates)(?=$|, )|PostgreSQL/g;

/** The Latin words of a text, without its placeholders. */
const latinIn = (text: string): string[] =>
  text.replace(/\{\w+(?:, ?\w+)?\}|\{\w+, ?(?:plural|select),|\b\w+ \{/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];

/**
 * Finds what a reader of the language sees or hears in English: a text that has a translation, and any word in Latin
 * letters that is neither data nor in a text of the language.
 */
export function wordsShownIn(language: Translated): (page: Page, data: readonly string[]) => Promise<string[]> {
  const own = catalogueOf(language);
  const labelOf = labelIn(language);
  const translated = new Set<string>(
    (Object.keys(english) as MessageKey[]).flatMap((key) => (english[key] === own[key] ? [] : [english[key]])),
  );
  const latin = new Set([...Object.values(own), ...serverTexts(language).map(([, text]) => text)].flatMap(latinIn));
  return async (page, data) => {
    const known = new Set(capitals(data));
    return (await shownOn(page)).flatMap((text) => {
      if (TYPED.has(text) || isTemplate(text) || (text.length > 15 && data.some((one) => one.includes(text))))
        return [];
      if (text.replace(NAMES, '') === '') return [];
      if (translated.has(text) || labelOf(text) !== text) return [text];
      const words = plainWords(text.replace(NAMES, ' '), data).filter((word) => !latin.has(word) && !known.has(word));
      return words.length === 0 ? [] : [`${words.join(' ')} in ${text}`];
    });
  };
}

/** The texts with Latin words on the screen and for a screen reader, also those in fields. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const isShown = (element: Element | null): boolean =>
      element?.checkVisibility({ visibilityProperty: true }) === true &&
      !element.closest('script, style, textarea, [lang=en], [aria-hidden=true]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isShown(parentElement)) seen.add(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll(
      ':is([aria-label], [placeholder], [title]):not([aria-hidden=true])',
    ))
      for (const name of ['aria-label', 'placeholder', 'title']) seen.add(element.getAttribute(name) ?? '');
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])'))
      if (isShown(field)) seen.add(field.value);
    return [...seen].filter((text) => /[A-Za-z]{2}/.test(text));
  });
