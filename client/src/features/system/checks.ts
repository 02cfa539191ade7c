import { grouped } from '../../../../server/domain/kernel/format';
import { roundHalfUp } from '../../../../server/domain/kernel/money';
import { fetchedAheadAt } from '../../graphql/answer-cache';
import { deviceDatabase } from '../../graphql/device-database';
import type { SystemStatusQuery } from '../../graphql/generated/graphql';
import { isConnected, onGap } from '../../graphql/live-state';
import { waitingCount } from '../../graphql/outbox-entry';
import type { MessageKey } from '../../i18n/catalogue.en';
import { t } from '../../i18n/translate';
import { showInstant } from '../../ui/text/show-time';
import { middleOf, type Times, timeServer, timeSocket } from './measure';

export interface Finding {
  /** Whether someone should look at it. */
  state: 'ok' | 'attention';
  text: string;
}

/** The server's status, and the offset of this device's clock from the server's. */
export interface Status extends Omit<SystemStatusQuery['systemStatus'], 'serverTime'> {
  /** Milliseconds by which this clock is ahead; negative if behind. */
  clockAhead: number;
}

export interface Check {
  name: MessageKey & `system.check.${string}`;
  /** A failed check resolves with a finding too. */
  run: (status: Promise<Status>) => Promise<Finding>;
}

/** Thresholds above which users notice a delay. Milliseconds. */
const SLOW_ANSWER = 400;
const SLOW_DATABASE = 100;
const WRONG_CLOCK = 60_000;
const CONNECTED_WITHIN_MS = 5_000;
/** Of the storage quota, in bytes. */
const LITTLE_ROOM = 5 * 1024 * 1024;
/** A longer queue is not being delivered. */
const MANY_MESSAGES = 20;
/** The narrowest supported window. */
const NARROWEST = 320;

const found = (isOk: boolean, text: string): Finding => ({ state: isOk ? 'ok' : 'attention', text });

const pings = (times: Times): Finding =>
  found(
    middleOf(times) <= SLOW_ANSWER,
    t('system.pings', { count: times.length, middle: middleOf(times), slowest: times.at(-1) ?? 0 }),
  );

const megabytes = (bytes: number): string => grouped(roundHalfUp(bytes * 100, 1024 * 1024));

/** The automatic checks, in display order. */
export const CHECKS: readonly Check[] = [
  {
    name: 'system.check.version',
    run: async (status) => found(true, (await status).version),
  },
  { name: 'system.check.server', run: async () => pings(await timeServer()) },
  { name: 'system.check.socket', run: async () => pings(await timeSocket()) },
  {
    name: 'system.check.live',
    run: async () => {
      const isUp = await connectedSoon();
      return found(isUp, t(isUp ? 'system.live.up' : 'system.live.down'));
    },
  },
  {
    name: 'system.check.clock',
    run: async (status) => {
      const { clockAhead } = await status;
      const seconds = Math.ceil(Math.abs(clockAhead) / 1000);
      if (Math.abs(clockAhead) < 1000) return found(true, t('system.clock.same'));
      return found(
        Math.abs(clockAhead) <= WRONG_CLOCK,
        t(clockAhead > 0 ? 'system.clock.ahead' : 'system.clock.behind', { seconds }),
      );
    },
  },
  {
    name: 'system.check.database',
    run: async (status) => {
      const { databaseVersion: version, databaseMs, migrationsApplied, migrationsKnown } = await status;
      const isWhole = migrationsApplied === migrationsKnown;
      return found(
        isWhole && databaseMs <= SLOW_DATABASE,
        t('system.database', { version, milliseconds: databaseMs, applied: migrationsApplied, known: migrationsKnown }),
      );
    },
  },
  { name: 'system.check.storage', run: storage },
  {
    name: 'system.check.worker',
    run: async () => {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker === undefined) return found(true, t('system.worker.none'));
      return found(true, t(worker.waiting ? 'system.worker.waiting' : 'system.worker.active'));
    },
  },
  {
    name: 'system.check.offline',
    run: async () => {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (!worker?.active) return found(true, t('system.offline.none'));
      const at = fetchedAheadAt();
      if (at === null) return found(false, t('system.offline.notYet'));
      return found(true, t('system.offline.ready', { at: showInstant(at.toISOString()) }));
    },
  },
  { name: 'system.check.device', run: device },
  {
    name: 'system.check.screen',
    run: async () =>
      found(
        innerWidth >= NARROWEST,
        t('system.screen', {
          width: innerWidth,
          height: innerHeight,
          pixels: String(devicePixelRatio),
          zoom: roundHalfUp(outerWidth * 100, Math.max(1, innerWidth)),
        }),
      ),
  },
];

/** For admins: messages waiting for a configured mail server or webhook. */
export const MESSAGES: Check = {
  name: 'system.check.messages',
  run: async (status) => {
    const due = (await status).messagesDue ?? 0;
    return found(due < MANY_MESSAGES, t('system.messages', { count: due }));
  },
};

/** The page may open before its socket is connected. */
const connectedSoon = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (isConnected()) return resolve(true);
    const stop = onGap(() => end());
    const timer = window.setTimeout(() => end(), CONNECTED_WITHIN_MS);
    const end = (): void => {
      stop();
      window.clearTimeout(timer);
      resolve(isConnected());
    };
  });

/** Unsent entries of all users of this device wait there. Throws if the browser has no IndexedDB. */
async function device(): Promise<Finding> {
  const entries = await (await deviceDatabase()).getAll('outbox');
  const waiting = waitingCount(entries);
  return found(waiting === entries.length, t('system.device', { waiting, other: entries.length - waiting }));
}

/** Drafts and settings are stored there. */
async function storage(): Promise<Finding> {
  const KEY = 'system-check';
  localStorage.setItem(KEY, KEY);
  const isKept = localStorage.getItem(KEY) === KEY;
  localStorage.removeItem(KEY);
  if (!isKept) return found(false, t('system.storage.none'));
  // Browsers give figures only in a secure context (HTTPS or localhost).
  const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  if (quota === undefined) return found(true, t('system.storage.works'));
  return found(
    quota - usage >= LITTLE_ROOM,
    t('system.storage.room', { used: megabytes(usage), room: megabytes(quota) }),
  );
}
