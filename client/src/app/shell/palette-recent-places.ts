import { placesKey as keyOf } from '../../hooks/draft-store';
import type { FoundRecord } from './palette-groups';

/** A visited page, by its path, or a chosen record. */
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

/**
 * Recent pages and records of this user in this browser, latest first. Stored content is validated, since it may be
 * anything.
 */
export function recentPlaces(userId: number): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    // Unreadable content counts as empty and is overwritten by the next visit.
    return [];
  }
}

/** Moves an entry to the front, without duplicates. */
export function rememberPlace(userId: number, place: RecentPlace): void {
  const others = recentPlaces(userId).filter((other) => sameAs(other) !== sameAs(place));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Without free storage there are no recent entries.
  }
}
