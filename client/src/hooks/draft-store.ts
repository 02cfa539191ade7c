export interface StoredDraft<Value> {
  savedAt: string;
  value: Value;
}

/** One key per user, matter and version, so that a draft never meets a form it does not fit. */
export const draftKey = (userId: number, what: string, version: number): string => `draft:${userId}:${what}:${version}`;

/** The draft kept under the key; null when there is none. One that cannot be read is removed. */
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

/** Keeps the draft; false when the browser's storage is full or closed. */
export function writeDraft(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify({ savedAt: new Date().toISOString(), value }));
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

/** Under which it is kept where a user was. */
export const placesKey = (userId: number): string => `recentPlaces:${userId}`;

/** Throws away all that this storage has of a user: what was begun, and where they were. */
export function removeDraftsOf(storage: Storage, userId: number): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys) if (key.startsWith(`draft:${userId}:`)) storage.removeItem(key);
  storage.removeItem(placesKey(userId));
}

/** Throws away what a user has begun of one matter, of whatever version. */
export function removeDraft(storage: Storage, userId: number, what: string): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys) if (key.replace(/:\d+$/, '') === `draft:${userId}:${what}`) storage.removeItem(key);
}

/** What a user has begun in this browser, by matter ('close-shift:41'), the newest first; of each only when it was kept. */
export function draftsOf(storage: Storage, userId: number): { what: string; savedAt: string }[] {
  const before = `draft:${userId}:`;
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  return keys
    .filter((key) => key.startsWith(before))
    .flatMap((key) => {
      const draft = readDraft(storage, key, (value): value is unknown => value !== undefined);
      const what = key.slice(before.length).replace(/:\d+$/, '');
      return draft === null ? [] : [{ what, savedAt: draft.savedAt }];
    })
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}
