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
