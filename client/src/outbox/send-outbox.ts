import { CombinedGraphQLErrors } from '@apollo/client';
import type { ProblemKind } from '../../../server/domain/kernel/problem';
import { ENTERED_OFFLINE } from '../../../server/domain/late-entry.rules';
import { apolloClient } from '../graphql/client';
import { withIdempotencyKey } from '../graphql/idempotency';
import { gotNoAnswer } from '../graphql/no-answer';
import {
  isKeyAlive,
  isLate,
  isOver,
  madeLate,
  nextToSend,
  type OutboxEntry,
  type ShiftOfEntry,
  sentNow,
  UNSURE,
} from '../graphql/outbox-entry';
import { serverNow } from '../graphql/server-clock';
import { bearer, tokenOf } from '../graphql/session';
import { type UserError, waitsForApproval } from '../graphql/user-error';
import { wordsFor } from '../hooks/words-for';
import { type MessageText, t } from '../i18n/translate';
import { OUTBOX_KINDS } from './outbox-kinds';
import { changeEntry, entriesOf, removeEntry } from './outbox-store';

/** An entry that was recorded late in a closed shift, with what it changed besides itself. */
export interface LateRecorded {
  shift: ShiftOfEntry;
  effects: readonly MessageText[];
}

export interface Sending {
  recorded: number;
  /** Those of them that were recorded late, in order. */
  late: readonly LateRecorded[];
  /** Number of refused and stuck entries. */
  kept: number;
  /** Number of entries that wait for approval. */
  requested: number;
  /** Whether everything that could be sent was; otherwise a retry is needed. */
  isDone: boolean;
}

/** Temporary errors, or errors of the session: they say nothing about the entry itself. */
const PASSING: readonly ProblemKind[] = ['UNAUTHENTICATED', 'UNAVAILABLE', 'TOO_MANY'];

const isPassing = (error: unknown): boolean =>
  gotNoAnswer(error) ||
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => PASSING.includes(extensions?.code as ProblemKind)));

/** Sends this user's entries in order until none waits or the server cannot be reached. */
export async function sendOutbox(userId: number): Promise<Sending> {
  const sending: Sending = { recorded: 0, late: [], kept: 0, requested: 0, isDone: false };
  const token = tokenOf(userId);
  try {
    for (;;) {
      // Another user has entries of their own.
      if (token === null || tokenOf(userId) !== token) return sending;
      const next = nextToSend(await entriesOf(userId), userId);
      if (next === undefined) return { ...sending, isDone: true };
      const { became, late } = await sendEntry(next.id, token);
      if (became !== 'gone' && became !== 'made late') sending[became] += 1;
      if (late) sending.late = [...sending.late, late];
    }
  } catch (error) {
    if (!isPassing(error)) throw error;
    return sending;
  }
}

type Verdict = Pick<OutboxEntry, 'state' | 'errors'>;

/** The server's answer: a verdict unless the entry is recorded, and the effects of one that was recorded late. */
interface Answer {
  verdict: Verdict | null;
  effects?: readonly MessageText[] | null;
}

interface Outcome {
  became: 'recorded' | 'kept' | 'requested' | 'made late' | 'gone';
  late?: LateRecorded;
}

/**
 * Sends one entry: a recorded one leaves the outbox, any other stays with the reason. One whose shift was closed becomes
 * a late entry of it, which waits to be sent. Throws temporary errors.
 */
async function sendEntry(id: number, token: string): Promise<Outcome> {
  // Marked before it is sent: from here on it may be recorded, so it cannot be edited.
  const entry = await changeEntry(id, (now) => (now.state === 'waiting' ? sentNow(now, serverNow()) : null));
  if (entry === null) return { became: 'gone' };
  const isSure = isKeyAlive(entry, serverNow());
  // A late entry would be recorded again: its shift takes it at any time.
  const { verdict, effects }: Answer = isLate(entry) && !isSure ? { verdict: unsure() } : await answerTo(entry, token);
  if (verdict === null) {
    await removeEntry(id);
    // A shift that runs again takes the entry like any other, and nothing follows.
    return { became: 'recorded', ...(isLate(entry) && effects && { late: { shift: entry.shift, effects } }) };
  }
  if (isOver(verdict.errors) && isSure) {
    // Stored before it is sent, so that every repeat has the same body.
    await changeEntry(id, (now) => madeLate(now, ENTERED_OFFLINE));
    return { became: 'made late' };
  }
  const kept = isOver(verdict.errors) ? unsure() : verdict;
  await changeEntry(id, (now) => ({ ...now, ...kept }));
  return { became: kept.state === 'requested' ? 'requested' : 'kept' };
}

const unsure = (): Verdict => ({
  state: 'stuck',
  errors: [{ code: UNSURE, message: t('outbox.unsure') }],
});

interface Payload {
  userErrors: UserError[];
  effectTexts?: MessageText[] | null;
}

async function answerTo({ kind, input, key }: OutboxEntry, token: string): Promise<Answer> {
  try {
    const { data } = await apolloClient.mutate({
      mutation: OUTBOX_KINDS[kind].mutation,
      variables: { input },
      context: { headers: { ...withIdempotencyKey(key).headers, authorization: bearer(token) } },
    });
    const [payload] = Object.values(data as Record<string, Payload>);
    const errors = payload?.userErrors ?? [];
    if (waitsForApproval(errors)) return { verdict: { state: 'requested', errors } };
    return errors.length === 0
      ? { verdict: null, effects: payload?.effectTexts }
      : { verdict: { state: 'refused', errors } };
  } catch (error) {
    if (isPassing(error)) throw error;
    return { verdict: { state: 'stuck', errors: [{ code: 'FAILED', message: wordsFor(error) }] } };
  }
}
