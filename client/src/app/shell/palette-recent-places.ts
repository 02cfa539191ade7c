import { placesKey as keyOf } from '../../hooks/draft-store';
import type { FoundRecord } from './palette-groups';

/** Where somebody was: a page by its path, or a record that was chosen. */
export type RecentPlace = { path: string } | { record: FoundRecord };

const MOST_KEPT = 20;

const sameAs = (place: RecentPlace): string =>
  'path' in place ? place.path : `${place.record.kind} ${place.record.id}`;

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  if ('path' in value) return typeof value.path === 'string';
  if (!('record' in value) || typeof value.record !== 'object' || value.record === null) return false;
  const { kind, id, title } = value.record as Partial<FoundRecord>;
  return typeof kind === 'string' && typeof id === 'number' && typeof title === 'string';
}

/** Where the user was in this browser, the last place first; what is kept may be anything, so it is judged. */
export function recentPlaces(userId: number): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    // What cannot be read is as good as nothing: the next place is kept over it.
    return [];
  }
}

/** Puts a place first, once. */
export function rememberPlace(userId: number, place: RecentPlace): void {
  const others = recentPlaces(userId).filter((other) => sameAs(other) !== sameAs(place));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, MOST_KEPT)));
  } catch {
    // A browser without room goes on without recent places.
  }
}
