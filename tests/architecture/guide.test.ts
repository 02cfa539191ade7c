import fs from 'node:fs';
import path from 'node:path';
import { english } from '../../client/src/i18n/catalogue.en';
import { labels } from '../../i18n/hi/labels';
import { hindi } from '../support/catalogues';

const GUIDE = path.resolve(__dirname, '../../docs/guide');
const MOST_LINES = 120;
const MOST_BYTES = 100_000;

const pagesOf = (language: string): string[] => fs.readdirSync(path.join(GUIDE, language)).sort();
const textOf = (language: string, page: string): string => fs.readFileSync(path.join(GUIDE, language, page), 'utf8');

const ofRegistries = Object.assign({}, ...Object.values(labels)) as Record<string, string>;

/** What the screens say: their texts and the labels of the registries. */
const SAID = {
  en: new Set<string>([...Object.values(english), ...Object.keys(ofRegistries)]),
  hi: new Set<string>([...Object.values(hindi), ...Object.values(ofRegistries)]),
};

test('both languages have the same pages', () => {
  expect(pagesOf('en')).toEqual(pagesOf('hi'));
});

describe.each(['en', 'hi'] as const)('%s', (language) => {
  const pages = pagesOf(language).map((page) => [page, textOf(language, page)] as const);

  test.each(pages)('%s is at most one page long', (_, text) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });

  test.each(pages)('%s names pages, buttons and fields as the screens do', (_, text) => {
    const named = [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !SAID[language].has(name))).toEqual([]);
  });

  test('every picture is small and shown', () => {
    const shown = pages.flatMap(([, text]) =>
      [...text.matchAll(/\]\((\.\.\/pictures\/[^)]+)\)/g)].map(([, to]) => to!),
    );
    const pictures = fs.readdirSync(path.join(GUIDE, 'pictures', language));
    expect(shown.map((to) => path.basename(to)).sort()).toEqual([...pictures].sort());
    const large = pictures.filter(
      (name) => fs.statSync(path.join(GUIDE, 'pictures', language, name)).size > MOST_BYTES,
    );
    expect(large).toEqual([]);
  });
});
