import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-entry';

/** What the browser keeps for the time without a network (ADR 22). No token, no wage, no balance. */
interface DeviceSchema extends DBSchema {
  /** Names and rates to choose from, by user and question. */
  answers: { key: [userId: number, question: string]; value: unknown };
  /** What was typed and is not known to be recorded, in the order of typing. */
  outbox: { key: number; value: OutboxEntry; indexes: { ofUser: number } };
}

const NAME = 'forecourt';
const VERSION = 1;

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null;

/** The database of this device. Throws where the browser keeps none; the next call tries again. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('answers');
      database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }).createIndex('ofUser', 'userId');
    },
    // A newer version of the application in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}
