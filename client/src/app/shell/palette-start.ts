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

/** Pages of one record that may be come back to; a request's page ends with its decision. */
const DRILLS = NAVIGATION.filter(
  ({ path, kind, adminOnly }) => kind === 'drill' && !adminOnly && path.includes('/report/'),
);

/** A page somebody was on, as a line of the palette; none for what is not there any more, or not for this user. */
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

/** Where the user was last, without where the user is. */
export const recentEntries = (places: readonly RecentPlace[], items: Items, here: string): PaletteEntry[] =>
  places
    .filter((place) => !('path' in place) || place.path !== here)
    .flatMap((place) =>
      'path' in place
        ? entryOfPath(place.path, items)
        : entryOfRecord(place.record, items).map((entry) => ({ ...entry, group: 'recent' as const })),
    );

/** What this hour asks for: a shift where none runs, the end of one that has run long for so many shift types. */
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

/** What is done most, for whoever has been nowhere yet. */
export const firstEntries = (items: Items): PaletteEntry[] =>
  entriesOfItems(items.filter(({ hotkey }) => hotkey !== undefined));
