import { inOneTab } from '../../client/src/outbox/one-tab';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

test('without Web Locks only one tab at a time runs the work, and the others return undefined', async () => {
  const inside = await inOneTab(() => inOneTab(async () => 'second'));
  expect(inside).toBeUndefined();
  expect(await inOneTab(async () => 'third')).toBe('third');
});

test("a tab that outlives its lease leaves its successor's lease alone", async () => {
  const follower = `${Date.now() + 60_000} other`;
  await inOneTab(async () => kept.set('outboxLease', follower));
  expect(kept.get('outboxLease')).toBe(follower);
});
