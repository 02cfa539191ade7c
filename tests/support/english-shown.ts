import type { Page } from 'playwright-core';
import { english, type MessageKey } from '../../client/src/i18n/catalogue.en';
import { hindi } from './catalogues';
import { inHindi } from './in-hindi';

/** Data of the demo, and names of roles, that look like English texts. Messages use the words of their templates. */
const TYPED = new Set([
  'Admin',
  'Cash',
  'Electricity',
  'Firms',
  'Forecourt',
  'Morning',
  'Night',
  'Nozzle boot and hose',
  'Repairs',
  'Staff',
  'Stationery',
  'creditor',
  'name',
]);
const isMessage = (text: string): boolean => text.startsWith('Forecourt Filling Station: ');

/** The browser's English texts that differ in Hindi, without those that have placeholders. */
const ENGLISH = new Set<string>(
  (Object.keys(english) as MessageKey[]).flatMap((key) => (english[key] === hindi[key] ? [] : [english[key]])),
);

/** Texts that a Hindi reader sees or hears in English although they have a translation. */
export async function englishShown(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const seen = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() && !parentElement.closest('script, style, textarea, [lang=en]'))
        seen.add(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) seen.add(element.getAttribute(name) ?? '');
    return [...seen].filter((text) => /[A-Za-z]{2}/.test(text));
  });
  return texts.filter((text) => !TYPED.has(text) && !isMessage(text) && (ENGLISH.has(text) || inHindi(text) !== text));
}
