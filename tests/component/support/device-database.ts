import type { OutboxEntry } from '../../../client/src/graphql/outbox-entry';

let lastId = 0;
const outbox = new Map<number, OutboxEntry>();
const answers = new Map<string, unknown>();

const store = {
  get: async (id: number) => outbox.get(id),
  put: async (entry: OutboxEntry) => void outbox.set(entry.id, entry),
  delete: async (id: number) => void outbox.delete(id),
  index: () => ({ getAllKeys: async (userId: number) => ofUser(userId).map(({ id }) => id) }),
};
const ofUser = (userId: number): OutboxEntry[] => [...outbox.values()].filter((entry) => entry.userId === userId);

/** IndexedDB is not part of jsdom: the same stores in memory. */
export const deviceDatabase = async () => ({
  add: async (_: 'outbox', entry: OutboxEntry) => {
    lastId += 1;
    outbox.set(lastId, { ...entry, id: lastId });
  },
  getAllFromIndex: async (_: 'outbox', _index: 'ofUser', userId: number) => ofUser(userId),
  getKey: async (_: 'outbox', id: number) => (outbox.has(id) ? id : undefined),
  delete: async (_: 'outbox', id: number) => store.delete(id),
  transaction: () => ({ store, done: Promise.resolve() }),
  put: async (_: 'answers', value: unknown, key: unknown) => void answers.set(JSON.stringify(key), value),
  get: async (_: 'answers', key: unknown) => answers.get(JSON.stringify(key)),
  clear: async () => {
    outbox.clear();
    answers.clear();
  },
});
