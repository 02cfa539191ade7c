import type { Page } from 'playwright-core';
import { capitals, plainWords } from './plain-words';

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
const NAMES = /^(?:by|creditor|date|name|rates|station)(?=$|, )|PostgreSQL/g;

/**
 * Finds what a reader sees or hears that is in no catalogue: words with plain letters that are not data, on a page whose
 * texts have none (`accentTexts`).
 */
export async function wordsShown(page: Page, data: readonly string[]): Promise<string[]> {
  const known = new Set(capitals(data));
  return (await shownOn(page)).flatMap((text) => {
    if (TYPED.has(text) || isTemplate(text) || (text.length > 15 && data.some((one) => one.includes(text)))) return [];
    const words = plainWords(text.replace(NAMES, ' '), data).filter((word) => !known.has(word));
    return words.length === 0 ? [] : [`${words.join(' ')} in ${text}`];
  });
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
