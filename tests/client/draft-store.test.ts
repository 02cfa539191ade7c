import { draftKey, placesKey, readDraft, removeDraftsOf, writeDraft } from '../../client/src/hooks/draft-store';

/** A browser storage with room for the given number of characters. */
function storageOf(room = 1_000_000): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

interface Sheet {
  close: string;
}
const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'string';
const KEY = draftKey(7, 'close-shift:41', 1);

test('restores a stored draft with its time', () => {
  const storage = storageOf();
  expect(writeDraft(storage, KEY, { close: '10450.125' })).toBe(true);
  const found = readDraft(storage, KEY, isSheet);
  expect(found?.value).toEqual({ close: '10450.125' });
  expect(Date.parse(found?.savedAt ?? '')).not.toBeNaN();
});

test('hides a draft from another user, shift or version', () => {
  const storage = storageOf();
  writeDraft(storage, KEY, { close: '1' });
  for (const key of [
    draftKey(8, 'close-shift:41', 1),
    draftKey(7, 'close-shift:42', 1),
    draftKey(7, 'close-shift:41', 2),
  ])
    expect(readDraft(storage, key, isSheet)).toBeNull();
});

test.each([
  ['invalid JSON', '{"savedAt":"2026'],
  ['another type', '"hello"'],
  ['without a time', '{"value":{"close":"1"}}'],
  ['with another shape', '{"savedAt":"2026-11-21T12:00:00Z","value":{"close":5}}'],
])('ignores and removes a damaged draft (%s)', (_, text) => {
  const storage = storageOf();
  storage.setItem(KEY, text);
  expect(readDraft(storage, KEY, isSheet)).toBeNull();
  expect(storage.getItem(KEY)).toBeNull();
});

test('reports a full storage without throwing, and keeps its content', () => {
  const storage = storageOf(80);
  expect(writeDraft(storage, KEY, { close: '1' })).toBe(true);
  expect(writeDraft(storage, KEY, { close: '1'.repeat(100) })).toBe(false);
  expect(readDraft(storage, KEY, isSheet)?.value).toEqual({ close: '1' });
});

test("signing out removes the user's drafts and path, but not those of other users or of the browser", () => {
  const storage = storageOf();
  const own = [KEY, draftKey(7, 'expenditure:41', 1), draftKey(7, 'expenditure-sent', 1), placesKey(7)];
  const others = [draftKey(8, 'close-shift:41', 1), draftKey(77, 'expenditure:41', 1), placesKey(77), 'density'];
  for (const key of [...own, ...others]) storage.setItem(key, '[]');
  removeDraftsOf(storage, 7);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(others);
});
