import type { Page } from 'playwright-core';
import type { MessageKey } from '../../client/src/i18n/catalogue.en';
import type { Translated } from '../../i18n/languages';
import { labelIn } from '../../server/platform/language';
import { openScreen } from './browser';
import { catalogueOf } from './catalogues';
import { type DemoToWalk, type DemoWalk, openDemoToWalk, REVIEW, walkThroughDemo } from './demo-walk';
import { DIALOGS, OPEN_PAGES, PAGES, REPORTS } from './look-at-screens';
import { storedTexts } from './plain-words';
import { accented, accentTexts } from './pseudo-locale';
import { cutShort, misplaced } from './screen-look';
import { wordsShown } from './words-shown';

/**
 * Declares a test for each of the demo's pages, reports and dialogs in a language, on a phone: nothing is cut or out of
 * place, and every word is in a catalogue of the language or is data. The texts of the language have no plain letters
 * there, as those of the pseudo-locale have none.
 */
export function readScreensIn(language: Translated): void {
  jest.setTimeout(60_000);
  const texts = Object.fromEntries(
    Object.entries(catalogueOf(language)).map(([key, text]) => [key, accented(text)]),
  ) as Record<MessageKey, string>;
  const prepare = (page: Page): Promise<void> => accentTexts(page, language);
  let demo: DemoToWalk;
  let walk: DemoWalk;
  let stored: string[];
  beforeAll(async () => {
    demo = await openDemoToWalk();
    stored = await storedTexts(demo.backend.sql);
    walk = await walkThroughDemo(demo, { width: 360, height: 640 }, { language, texts, prepare });
  }, 120_000);
  afterAll(() => demo.close());

  async function expectInOrder({ page, faults } = walk.screen): Promise<void> {
    expect(await misplaced(page)).toEqual([]);
    expect(await cutShort(page)).toEqual([]);
    expect(await wordsShown(page, stored)).toEqual([]);
    expect(faults.splice(0)).toEqual([]);
  }

  it.each([...PAGES, REVIEW])('%s', async (path) => {
    await walk.goTo(path);
    await walk.settled();
    await expectInOrder();
  });

  it.each(OPEN_PAGES)('%s, before the log-in', async (path) => {
    const screen = await openScreen(demo.browser, demo.url, { width: 360, height: 640 });
    await screen.page.addInitScript((kept) => localStorage.setItem('language', kept), language);
    await prepare(screen.page);
    await screen.page.goto(path);
    await screen.page.getByRole('heading', { level: 1 }).waitFor();
    await expectInOrder(screen);
    await screen.close();
  });

  it.each(REPORTS)('the report $path', async ({ path, title }) => {
    await walk.goTo(path, accented(labelIn(language)(title)));
    await walk.screen.page.locator('main :is(table, dl, [data-cards])').first().waitFor();
    await walk.settled();
    await expectInOrder();
  });

  it.each(DIALOGS)('the dialog %s', async (label) => {
    await walk.openDialog(texts[label]);
    await walk.settled();
    await expectInOrder();
    await walk.screen.press('Escape');
  });
}
