import type { MessageText } from '../i18n/translate';
import { isAsking } from './asking';
import type { UserError } from './user-error';

/** Documents that may be queued offline; the close of a shift is none of them. */
export type OutboxKind = 'credit-sale' | 'creditor-payment' | 'expenditure' | 'employee-advance' | 'cash-collection';

/** The shift shown in its form: the input names it, so that the entry is recorded in this shift or refused. */
export interface ShiftOfEntry {
  id: number;
  shiftName: string;
  shiftDate: string;
}

/** A typed document that is not confirmed as recorded. */
export interface NewOutboxEntry {
  userId: number;
  kind: OutboxKind;
  /** The mutation's input. */
  input: Record<string, unknown>;
  /** The form's input, for editing. */
  typed: unknown;
  /** The idempotency key, set before the first send and the same for every retry. */
  key: string;
  shift: ShiftOfEntry;
  /** ISO instant. */
  typedAt: string;
  /** Its summary for the user: 'SHREE TRANSPORT, 20 L, ₹1,850.00'. */
  words: string;
  /** Whether it was ever sent: if so, it may be recorded until the server denies it. */
  wasSent: boolean;
  /** ISO instant of the first send of this input; not stored before it is sent, nor by older versions. */
  sentAt?: string;
  /**
   * waiting: to be sent. refused: rejected by the server, so not recorded. stuck: the server failed on it, so it may be
   * recorded. requested: it waits for approval, as a request.
   */
  state: 'waiting' | 'refused' | 'stuck' | 'requested';
  /** Why it is refused or stuck. */
  errors: readonly UserError[];
}

export interface OutboxEntry extends NewOutboxEntry {
  /** Increments in order of entry. */
  id: number;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** This user's oldest waiting entry; refused and stuck ones block nothing. */
export const nextToSend = (entries: readonly OutboxEntry[], userId: number): OutboxEntry | undefined =>
  entries
    .filter((entry) => entry.userId === userId && entry.state === 'waiting')
    .toSorted((one, other) => one.id - other.id)[0];

/** An edited entry is a new document, so this one must surely not be recorded. */
export const canBeEdited = ({ state, wasSent }: Pick<OutboxEntry, 'state' | 'wasSent'>): boolean =>
  state === 'refused' || !wasSent;

/** The server deletes a key after a week; one day is left for clocks that differ. */
const KEY_LIVES_MS = 6 * 24 * 60 * 60 * 1_000;

/** The entry as it is sent now. */
export const sentNow = (entry: OutboxEntry, now: Date): OutboxEntry => ({
  ...entry,
  wasSent: true,
  sentAt: entry.sentAt ?? (entry.wasSent ? entry.typedAt : now.toISOString()),
});

/** Whether its key still finds a sent entry if it was recorded: then a refusal is true, and a repeat records nothing twice. */
export const isKeyAlive = ({ sentAt = '' }: OutboxEntry, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < KEY_LIVES_MS;

/** Whether it is sent for a shift that was closed in the meantime. */
export const isLate = ({ input }: Pick<NewOutboxEntry, 'input'>): boolean => input.lateReason != null;

/** Whether the shift for which it was entered no longer runs. */
export const isOver = (errors: readonly UserError[]): boolean => errors.some(({ code }) => code === 'SHIFT_OVER');

/** A refused entry as a late one of its shift: another input, which was never sent. */
export const madeLate = (entry: OutboxEntry, lateReason: string): OutboxEntry =>
  unsent({ ...entry, input: { ...entry.input, lateReason } });

/** An entry that is surely not recorded, to be sent as if for the first time. */
export const unsent = ({ sentAt: _, ...entry }: OutboxEntry): OutboxEntry => ({
  ...entry,
  wasSent: false,
  state: 'waiting',
  errors: [],
});

/** Whether the server only asks whether it is to be recorded; sent again unchanged, it would ask again. */
export const isAskedAbout = ({ state, errors }: Pick<OutboxEntry, 'errors'> & { state: string }): boolean =>
  state === 'refused' && errors.length > 0 && errors.every(isAsking);

/** An entry that was asked about, to be recorded as it is. */
export const confirmed = (entry: OutboxEntry): OutboxEntry =>
  unsent({ ...entry, input: { ...entry.input, confirmed: true } });

/** The code of an entry that may be recorded, while its key may be deleted. */
export const UNSURE = 'UNSURE';

/** The delay after this many failed attempts in a row, in milliseconds. */
export const waitAfter = (vain: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, vain - 1));

export const waitingCount = (entries: readonly OutboxEntry[]): number =>
  entries.filter(({ state }) => state === 'waiting').length;

/** Errors by form field; those of the whole form are under `first`. */
export const errorsByField = (entry: Pick<OutboxEntry, 'errors'>, first: string): Record<string, MessageText> =>
  Object.fromEntries(entry.errors.map((error) => [error.field ?? first, error]));
