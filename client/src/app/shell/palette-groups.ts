import type { Language } from '../../../../i18n/languages';
import type { FindRecordsQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { MOST_SUGGESTIONS } from '../../ui/inputs/match-options';
import type { NavigationItem } from '../navigation';
import type { Match } from './palette-match';

/** A row of a master that was found by its name. */
export type FoundRecord = FindRecordsQuery['findRecords'][number];

export type GroupName = (typeof NAMES)[number];

/** An entry of the palette: it leads to an address, opens a dialog, or has commands of its own. */
export interface PaletteEntry {
  /** Unique among all entries shown together. */
  value: string;
  group: GroupName;
  label: string;
  hint?: string;
  code?: string;
  aliases?: string;
  /** The address it leads to, also in a new tab; undefined for a dialog. */
  to?: string;
  /** The dialog it opens. */
  action?: string;
  /** The language it switches to. */
  language?: Language;
  /** The record whose commands it opens. */
  record?: FoundRecord;
}

export interface PaletteGroup {
  name: GroupName;
  heading: string;
  entries: readonly PaletteEntry[];
}

/** In screen order. */
const NAMES = [
  ...(['suggested', 'commands', 'goTo', 'do', 'reports', 'slips', 'creditors', 'employees'] as const),
  ...(['station', 'views', 'recent'] as const),
];

/** Groups the entries under their headings, at most 6 each, in heading order; empty groups are left out. */
export const grouped = (entries: readonly PaletteEntry[]): PaletteGroup[] =>
  NAMES.map((name) => ({
    name,
    heading: t(`palette.${name}`),
    entries: entries.filter(({ group }) => group === name).slice(0, MOST_SUGGESTIONS),
  })).filter((group) => group.entries.length > 0);

/** Groups matches, the group with the best match first: Enter takes that one. Ties keep heading order. */
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
