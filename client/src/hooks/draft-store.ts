import { serverNow } from '../graphql/server-clock';

export interface StoredDraft<Value> {
  /** By the server's clock. */
  savedAt: string;
  value: Value;
}

/** One key per user, subject and version, so that a draft is never loaded into a form it does not fit. */
export const draftKey = (userId: number, what: string, version: number): string => `draft:${userId}:${what}:${version}`;

/** The stored draft; null if there is none. An unreadable one is removed. */
export function readDraft<Value>(
  storage: Storage,
  key: string,
  fits: (value: unknown) => value is Value,
): StoredDraft<Value> | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStoredDraft(stored) && fits(stored.value)) return { savedAt: stored.savedAt, value: stored.value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  storage.removeItem(key);
  return null;
}

/** Stores the draft; returns false if the browser's storage is full or unavailable. */
export function writeDraft(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify({ savedAt: serverNow().toISOString(), value }));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

const isStoredDraft = (stored: unknown): stored is StoredDraft<unknown> =>
  typeof stored === 'object' &&
  stored !== null &&
  'value' in stored &&
  'savedAt' in stored &&
  typeof stored.savedAt === 'string';

/** The storage key of a user's recent pages. */
export const placesKey = (userId: number): string => `recentPlaces:${userId}`;

/** Deletes all drafts and recent pages of a user from this storage. */
export function removeDraftsOf(storage: Storage, userId: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(`draft:${userId}:`)) storage.removeItem(key);
  storage.removeItem(placesKey(userId));
}

/** Deletes a user's drafts of one subject, of any version. */
export function removeDraft(storage: Storage, userId: number, what: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.replace(/:\d+$/, '') === `draft:${userId}:${what}`) storage.removeItem(key);
}

/** A user's drafts in this browser, by subject ('close-shift:41') with the time of saving, newest first. */
export function draftsOf(storage: Storage, userId: number): { what: string; savedAt: string }[] {
  const before = `draft:${userId}:`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(before))
    .flatMap((key) => {
      const draft = readDraft(storage, key, (value): value is unknown => value !== undefined);
      const what = key.slice(before.length).replace(/:\d+$/, '');
      return draft === null ? [] : [{ what, savedAt: draft.savedAt }];
    })
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}
