import { deviceDatabase } from '../graphql/device-database';
import { canBeEdited, type NewOutboxEntry, type OutboxEntry } from '../graphql/outbox-entry';
import { clearInFlightOf } from './in-flight';

type Listener = (hasMore: boolean) => void;

const listeners = new Set<Listener>();
/** Notifies other tabs. */
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
 * Calls back when an entry was added, changed or removed, in this tab or another one, and says whether one is newly
 * waiting: changes made by the sending itself must not start another sending.
 */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a document. Throws if the browser cannot store it: storage unavailable or full. */
export async function addToOutbox(entry: NewOutboxEntry): Promise<void> {
  const database = await deviceDatabase();
  // The database assigns the id.
  await database.add('outbox', entry as OutboxEntry);
  tell(true);
}

/** This user's entries in order of entry. Another user's are never read. */
export const entriesOf = async (userId: number): Promise<OutboxEntry[]> =>
  (await deviceDatabase()).getAllFromIndex('outbox', 'ofUser', userId);

/** Whether the entry still exists. */
export const isInOutbox = async (id: number): Promise<boolean> =>
  (await (await deviceDatabase()).getKey('outbox', id)) !== undefined;

/** Changes the current version of an entry in one transaction; does nothing if it is gone or `change` returns null. */
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

/** Removes an entry that is surely not recorded; null if it was sent in the meantime. */
export async function takeBack(id: number): Promise<OutboxEntry | null> {
  const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite');
  const entry = await transaction.store.get(id);
  const isFree = entry !== undefined && canBeEdited(entry);
  if (isFree) await transaction.store.delete(id);
  await transaction.done;
  if (isFree) tell();
  return isFree ? entry : null;
}

/** Deletes all unsent entries of this user. */
export async function emptyOutboxOf(userId: number): Promise<void> {
  clearInFlightOf(userId);
  const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite');
  for (const id of await transaction.store.index('ofUser').getAllKeys(userId)) await transaction.store.delete(id);
  await transaction.done;
  tell();
}
