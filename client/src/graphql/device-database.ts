import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-entry';

/** Data stored in the browser for offline use (ADR 22). No tokens, wages or balances. */
interface DeviceSchema extends DBSchema {
  /** Names and rates of choice lists, by user and operation. */
  answers: { key: [userId: number, question: string]; value: unknown };
  /** Entries not confirmed as recorded yet, in order of entry. */
  outbox: { key: number; value: OutboxEntry; indexes: { ofUser: number } };
}

const NAME = 'forecourt';
const VERSION = 1;

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null;

/** Opens this device's database. Throws if the browser has none; the next call tries again. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('answers');
      database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }).createIndex('ofUser', 'userId');
    },
    // A newer version of the application in another tab must not wait for this tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}
