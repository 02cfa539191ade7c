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

/** Of the page that was here before this one: read before anything is sent from this one. */
let left = read();

/** What the page before took with it, once. It stays noted until it is forgotten. */
export function takeLeftUnderWay(): readonly NewOutboxEntry[] {
  const entries = left;
  left = [];
  return entries;
}

/** Notes a document that is sent and no longer stands in a form, for the case that this tab goes before the answer comes. */
export const noteUnderWay = (entry: NewOutboxEntry): void => write([...read(), entry]);

export const forgetUnderWay = (key: string): void => write(read().filter((entry) => entry.key !== key));

/** Throws away what this user has under way. */
export const forgetUnderWayOf = (userId: number): void => write(read().filter((entry) => entry.userId !== userId));
