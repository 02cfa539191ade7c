import type { RunningShiftQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { showInstant } from '../../ui/text/show-time';
import type { NavigationItem } from '../navigation';
import { entriesOfItems, entryOfItem } from './palette-entries';
import type { PaletteEntry } from './palette-groups';
import { isToBeClosed } from './palette-hours';
import type { RecentPlace } from './palette-recent-places';
import { entryOfRecord } from './palette-records';
import { drillAt, pageAt } from './palette-visits';

type Items = readonly NavigationItem[];

/** A visited page as an entry of the palette; empty if it no longer exists or this user may not see it. */
function entryOfPath(path: string, items: Items): PaletteEntry[] {
  const value = `recent ${path}`;
  const item = pageAt(path, items);
  if (item) return [{ ...entryOfItem(item), value, group: 'recent' }];
  const drill = drillAt(path);
  if (drill === undefined) return [];
  const { label, params } = drill;
  const name = params.firmName ?? params.shiftDate;
  return [{ value, group: 'recent', label: t(label), ...(name && { hint: name }), to: path }];
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
