import type { UserError } from './user-error';

/** The documents that may wait for a network; the close of a shift is none of them. */
export type OutboxKind = 'credit-sale' | 'creditor-payment' | 'expenditure' | 'employee-advance' | 'cash-collection';

/** The shift that its form showed: its input names it, so that it is recorded in this one or in none. */
export interface ShiftOfEntry {
  id: number;
  shiftName: string;
  shiftDate: string;
}

/** One document that was typed and is not known to be recorded. */
export interface NewOutboxEntry {
  userId: number;
  kind: OutboxKind;
  /** The mutation's input. */
  input: Record<string, unknown>;
  /** The form as it was typed, to go on from. */
  typed: unknown;
  /** Fixed before the first send and the same in every one, so that it is recorded once. */
  key: string;
  shift: ShiftOfEntry;
  /** ISO instant. */
  typedAt: string;
  /** What the user sees of it: 'SHREE TRANSPORT, 20 L, ₹1,850.00'. */
  words: string;
  /** Whether it ever left this device: then nobody knows whether it is recorded until the server says so. */
  wasSent: boolean;
  /**
   * waiting: to be sent. refused: the server said no, so it is not recorded. stuck: the server failed at it, and nobody
   * knows whether it is recorded.
   */
  state: 'waiting' | 'refused' | 'stuck';
  /** Why it is refused or stuck. */
  errors: readonly UserError[];
}

export interface OutboxEntry extends NewOutboxEntry {
  /** Counts up in the order of typing. */
  id: number;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** The next of this user's to send, the oldest first; what was refused or is stuck holds up nothing. */
export const nextToSend = (entries: readonly OutboxEntry[], userId: number): OutboxEntry | undefined =>
  entries
    .filter((entry) => entry.userId === userId && entry.state === 'waiting')
    .toSorted((one, other) => one.id - other.id)[0];

/** What is typed anew can be another document only where this one is surely not recorded. */
export const canBeEdited = ({ state, wasSent }: Pick<OutboxEntry, 'state' | 'wasSent'>): boolean =>
  state === 'refused' || !wasSent;

/** How long to wait after so many vain attempts in a row, in milliseconds. */
export const waitAfter = (vain: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, vain - 1));

export const waitingCount = (entries: readonly OutboxEntry[]): number =>
  entries.filter(({ state }) => state === 'waiting').length;

/** Reasons by the field of the form that they stand at; of the whole under `first`. */
export const errorsByField = (entry: Pick<OutboxEntry, 'errors'>, first: string): Record<string, string> =>
  Object.fromEntries(entry.errors.map(({ field, message }) => [field ?? first, message]));
