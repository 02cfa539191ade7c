import { discardSent, keepSent, unansweredBills } from '../../client/src/features/credit/bill/sent-bills';

const KEY = 'draft:7:bills-sent:1';

function storageOf(text: string | null = null): Storage {
  const kept = new Map<string, string>(text === null ? [] : [[KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

const order = (creditorId: number, to = '2026-10-31') => ({
  firmName: `FIRM ${creditorId}`,
  input: { creditorId, from: '2026-10-01', to },
});

test('retrying without an answer reuses the idempotency key, whatever was sent since', () => {
  const storage = storageOf();
  const { key } = keepSent(storage, KEY, order(1));
  const other = keepSent(storage, KEY, order(2));
  expect(other.key).not.toBe(key);
  expect(keepSent(storage, KEY, order(1)).key).toBe(key);
  expect(unansweredBills(storage, KEY).map(({ firmName }) => firmName)).toEqual(['FIRM 1', 'FIRM 2']);
});

test('another period is another bill', () => {
  const storage = storageOf();
  const { key } = keepSent(storage, KEY, order(1));
  expect(keepSent(storage, KEY, order(1, '2026-10-30')).key).not.toBe(key);
});

test('after an answer the same input is a new bill, and the others keep their keys', () => {
  const storage = storageOf();
  const { key } = keepSent(storage, KEY, order(1));
  const other = keepSent(storage, KEY, order(2));
  discardSent(storage, KEY, order(1));
  expect(unansweredBills(storage, KEY)).toEqual([other]);
  expect(keepSent(storage, KEY, order(1)).key).not.toBe(key);
  discardSent(storage, KEY, order(1));
  discardSent(storage, KEY, order(2));
  expect(storage.getItem(KEY)).toBeNull();
});

test.each(['not JSON', '{"savedAt":"2026-11-21","value":[{"input":{}}]}', '{"savedAt":"2026-11-21","value":[null]}'])(
  'discards stored keys that cannot be read: %s',
  (text) => {
    const storage = storageOf(text);
    expect(unansweredBills(storage, KEY)).toEqual([]);
    expect(storage.getItem(KEY)).toBeNull();
  },
);
