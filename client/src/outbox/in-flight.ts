import type { NewOutboxEntry } from '../graphql/outbox-entry';

const UNDER_WAY = 'underWay';

function read(): NewOutboxEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(UNDER_WAY) ?? '[]') as NewOutboxEntry[];
  } catch (error) {
    return nothing(error);
  }
}

function write(entries: readonly NewOutboxEntry[]): void {
  try {
    sessionStorage.setItem(UNDER_WAY, JSON.stringify(entries));
  } catch (error) {
    nothing(error);
  }
}

function nothing(error: unknown): [] {
  console.warn('This browser keeps nothing of what is under way', error);
  return [];
}

/** Entries in flight when the previous page unloaded: read before this page sends anything. */
let left = read();

/** Returns the entries that were in flight when the previous page unloaded, once. They stay stored until deleted. */
export function takeLeftInFlight(): readonly NewOutboxEntry[] {
  const entries = left;
  left = [];
  return entries;
}

/** Stores a document that is in flight and no longer in a form, in case this tab closes before the answer. */
export const noteInFlight = (entry: NewOutboxEntry): void => write([...read(), entry]);

export const clearInFlight = (key: string): void => write(read().filter((entry) => entry.key !== key));

/** Deletes this user's entries in flight. */
export const clearInFlightOf = (userId: number): void => write(read().filter((entry) => entry.userId !== userId));
