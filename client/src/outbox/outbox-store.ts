import { deviceDatabase } from '../graphql/device-database';
import { canBeEdited, type NewOutboxEntry, type OutboxEntry } from '../graphql/outbox-entry';
import { forgetUnderWayOf } from './under-way';

type Listener = (hasMore: boolean) => void;

const listeners = new Set<Listener>();
/** Tells the other tabs. */
const channel = new BroadcastChannel('outbox');
const tellHere = (hasMore: boolean): void => {
  for (const listener of listeners) listener(hasMore);
};
channel.addEventListener('message', ({ data }: MessageEvent<boolean>) => tellHere(data));
const tell = (hasMore = false): void => {
  tellHere(hasMore);
  channel.postMessage(hasMore);
};

/**
 * Calls back when an entry came, changed or went, in this tab or in another one, and tells whether one waits now that did
 * not before: what the sending itself does to them is no reason to send at once.
 */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a document in. Throws where the browser cannot keep it: closed to storage, or full. */
export async function addToOutbox(entry: NewOutboxEntry): Promise<void> {
  const database = await deviceDatabase();
  // The database gives the number.
  await database.add('outbox', entry as OutboxEntry);
  tell(true);
}

/** What this user typed, in its order. Another user's is never read. */
export const entriesOf = async (userId: number): Promise<OutboxEntry[]> =>
  (await deviceDatabase()).getAllFromIndex('outbox', 'ofUser', userId);

/** Whether it is still there. */
export const isInOutbox = async (id: number): Promise<boolean> =>
  (await (await deviceDatabase()).getKey('outbox', id)) !== undefined;

/** Changes an entry as it is at this moment; nothing happens where it is gone or `change` answers null. */
export async function changeEntry(
  id: number,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | null> {
  const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite');
  const entry = await transaction.store.get(id);
  const changed = entry ? change(entry) : null;
  if (changed) await transaction.store.put(changed);
  await transaction.done;
  if (changed) tell(changed.state === 'waiting' && entry?.state !== 'waiting');
  return changed;
}

export async function removeEntry(id: number): Promise<void> {
  await (await deviceDatabase()).delete('outbox', id);
  tell();
}

/** Takes out an entry that is surely not recorded; null where it was sent in the meantime. */
export async function takeBack(id: number): Promise<OutboxEntry | null> {
  const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite');
  const entry = await transaction.store.get(id);
  const isFree = entry !== undefined && canBeEdited(entry);
  if (isFree) await transaction.store.delete(id);
  await transaction.done;
  if (isFree) tell();
  return isFree ? entry : null;
}

/** Throws away all that this user typed and did not send. */
export async function emptyOutboxOf(userId: number): Promise<void> {
  forgetUnderWayOf(userId);
  const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite');
  for (const id of await transaction.store.index('ofUser').getAllKeys(userId)) await transaction.store.delete(id);
  await transaction.done;
  tell();
}
