import type { FindRecordsQuery } from '../../graphql/generated/graphql';
import { type Locale, t } from '../../i18n/translate';
import { MOST_SUGGESTIONS } from '../../ui/inputs/match-options';
import type { NavigationItem } from '../navigation';
import type { Match } from './palette-match';

/** A row of a master that was found by its name. */
export type FoundRecord = FindRecordsQuery['findRecords'][number];

export type GroupName = (typeof NAMES)[number];

/** A line of the palette: it leads to an address, opens a dialog, or has commands of its own. */
export interface PaletteEntry {
  /** Tells it from all other lines that are shown with it. */
  value: string;
  group: GroupName;
  label: string;
  hint?: string;
  code?: string;
  aliases?: string;
  /** Where it leads, also in a new tab; none for a dialog. */
  to?: string;
  /** The dialog that it opens. */
  action?: string;
  /** The language that it switches to. */
  language?: Locale;
  /** Whose commands it opens. */
  record?: FoundRecord;
}

export interface PaletteGroup {
  name: GroupName;
  heading: string;
  entries: readonly PaletteEntry[];
}

/** In the order of the screen. */
const NAMES = [
  ...(['suggested', 'commands', 'goTo', 'do', 'reports', 'slips', 'creditors', 'employees'] as const),
  ...(['station', 'views', 'recent'] as const),
];

/** The entries under their headings, at most 6 each, in the order of the headings; empty groups are left out. */
export const grouped = (entries: readonly PaletteEntry[]): PaletteGroup[] =>
  NAMES.map((name) => ({
    name,
    heading: t(`palette.${name}`),
    entries: entries.filter(({ group }) => group === name).slice(0, MOST_SUGGESTIONS),
  })).filter((group) => group.entries.length > 0);

/** What was found, the group with the best answer first: Enter takes that. Equally good ones keep the order of the headings. */
export function groupedByRank(matches: readonly Match<PaletteEntry>[]): PaletteGroup[] {
  const best = new Map<GroupName, number>();
  for (const { entry, rank } of matches) if (!best.has(entry.group)) best.set(entry.group, rank);
  return grouped(matches.map(({ entry }) => entry)).sort((one, other) => best.get(other.name)! - best.get(one.name)!);
}

const GROUP_OF_KIND: Record<NavigationItem['kind'], GroupName> = {
  page: 'goTo',
  report: 'reports',
  action: 'do',
  drill: 'reports',
};
export const groupOfItem = ({ kind }: NavigationItem): GroupName => GROUP_OF_KIND[kind];
