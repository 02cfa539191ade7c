import { matchPath } from 'react-router-dom';
import type { RunningShiftQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { showInstant } from '../../ui/text/show-time';
import { NAVIGATION, type NavigationItem } from '../navigation';
import { entriesOfItems, entryOfItem } from './palette-entries';
import type { PaletteEntry } from './palette-groups';
import { isToBeClosed } from './palette-hours';
import type { RecentPlace } from './palette-recent-places';
import { entryOfRecord } from './palette-records';

type Items = readonly NavigationItem[];

/** Detail pages worth revisiting; a request's page is of no use after its decision. */
const DRILLS = NAVIGATION.filter(
  ({ path, kind, rights }) => kind === 'drill' && rights.length === 0 && path.includes('/report/'),
);

/** A visited page as an entry of the palette; empty if it no longer exists or this user may not see it. */
export function entryOfPath(path: string, items: Items): PaletteEntry[] {
  const value = `recent ${path}`;
  const item = items.find((candidate) => candidate.path === path && candidate.kind !== 'action');
  if (item) return [{ ...entryOfItem(item), value, group: 'recent' }];
  for (const { path: pattern, label } of DRILLS) {
    const params = matchPath(pattern, path)?.params;
    const name = params && (params.firmName ?? params.shiftDate);
    if (params) return [{ value, group: 'recent', label: t(label), ...(name && { hint: name }), to: path }];
  }
  return [];
}

/** Recent entries without the current page. */
export const recentEntries = (places: readonly RecentPlace[], items: Items, here: string): PaletteEntry[] =>
  places
    .filter((place) => !('path' in place) || place.path !== here)
    .flatMap((place) =>
      'path' in place
        ? entryOfPath(place.path, items)
        : entryOfRecord(place.record, items).map((entry) => ({ ...entry, group: 'recent' as const })),
    );

/**
 * Suggestions for this hour: start a shift when none is running, or close one that has run its time for this number of
 * shift types.
 */
export function suggestedEntries(
  shift: RunningShiftQuery['runningShift'] | undefined,
  shiftTypes: number,
  items: Items,
  now: number,
): PaletteEntry[] {
  if (shift === undefined) return [];
  const isOld = shift !== null && isToBeClosed(shift.startedAt, shiftTypes, now);
  const path = shift === null ? '/page/start-shift' : isOld ? '/closeshift' : null;
  const hint = shift === null ? t('shell.shift.none') : t('palette.runsSince', { time: showInstant(shift.startedAt) });
  return items
    .filter((item) => item.path === path)
    .map((item) => ({ ...entryOfItem(item), value: `suggested ${item.path}`, group: 'suggested' as const, hint }));
}

/** The most frequent actions, for a user without history. */
export const firstEntries = (items: Items): PaletteEntry[] =>
  entriesOfItems(items.filter(({ hotkey }) => hotkey !== undefined));
