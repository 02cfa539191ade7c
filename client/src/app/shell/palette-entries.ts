import { LANGUAGES, type Language, localeOf } from '../../../../i18n/languages';
import { searchWordsFor } from '../../../../i18n/search-words';
import type { SavedViewNamesQuery } from '../../graphql/generated/graphql';
import { offeredName } from '../../i18n/language';
import { englishOf, locale, localeInIndia, t } from '../../i18n/translate';
import type { NavigationItem } from '../navigation';
import { NAVIGATION_CODES } from '../navigation-codes';
import { groupOfItem, type PaletteEntry } from './palette-groups';

type SavedView = SavedViewNamesQuery['savedViews'][number];

const whereOf = ({ menu, section }: NavigationItem): string =>
  menu && section ? `${t(`menu.${menu}`)} · ${t(section)}` : '';

/** A page, report or action as an entry of the palette. */
export function entryOfItem(item: NavigationItem): PaletteEntry {
  const code = NAVIGATION_CODES[item.path];
  return {
    value: item.path,
    group: groupOfItem(item),
    label: t(item.label),
    hint: whereOf(item),
    ...(code !== undefined && { code }),
    aliases: `${englishOf(item.label)}, ${searchWordsFor(item.path)}`,
    ...(item.kind === 'action' ? { action: item.path } : { to: item.path }),
  };
}

/** The names of a language in itself, in the reader's and in English, after the words for 'language'. */
const wordsForLanguage = (language: Language): string =>
  [localeOf(language), localeInIndia(), localeOf('en')]
    .map((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(language))
    .join(' ');

/** The switches to the other languages. */
export const languageEntries = (): PaletteEntry[] =>
  LANGUAGES.filter((other) => other !== locale()).map((other) => ({
    value: `language ${other}`,
    group: 'do',
    label: offeredName(other),
    hint: t('ui.language'),
    aliases: `language ${searchWordsFor('ui.language')} ${wordsForLanguage(other)}`,
    language: other,
  }));

/** Lists each item once, although some are in two menus. */
export const entriesOfItems = (items: readonly NavigationItem[]): PaletteEntry[] => [
  ...new Map(items.map((item) => [item.path, entryOfItem(item)])).values(),
];

/**
 * Saved views of the reports in the menus. Those that need a creditor first are left out: they have no address of their
 * own.
 */
export const entriesOfViews = (views: readonly SavedView[], items: readonly NavigationItem[]): PaletteEntry[] =>
  views.flatMap(({ id, route, name, search, isOwn, byName }) => {
    const path = `/report/${route}`;
    const report = items.find((item) => item.path === path);
    if (report === undefined) return [];
    return {
      value: `view ${id}`,
      group: 'views',
      label: name,
      hint: [t(report.label), ...(isOwn ? [] : [byName])].join(' · '),
      to: search === '' ? path : `${path}?${search}`,
    };
  });
