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
  sentNow,
  UNSURE,
} from '../graphql/outbox-entry';
import { bearer, tokenOf } from '../graphql/session';
import { type UserError, waitsForApproval } from '../graphql/user-error';
import { wordsFor } from '../hooks/words-for';
import { t } from '../i18n/translate';
import { OUTBOX_KINDS } from './outbox-kinds';
import { changeEntry, entriesOf, removeEntry } from './outbox-store';

export interface Sending {
  recorded: number;
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
  const sending: Sending = { recorded: 0, kept: 0, requested: 0, isDone: false };
  const token = tokenOf(userId);
  try {
    for (;;) {
      // Another user has entries of their own.
      if (token === null || tokenOf(userId) !== token) return sending;
      const next = nextToSend(await entriesOf(userId), userId);
      if (next === undefined) return { ...sending, isDone: true };
      const became = await sendEntry(next.id, token);
      if (became !== 'gone' && became !== 'late') sending[became] += 1;
    }
  } catch (error) {
    if (!isPassing(error)) throw error;
    return sending;
  }
}

type Verdict = Pick<OutboxEntry, 'state' | 'errors'> | null;

/**
 * Sends one entry: a recorded one leaves the outbox, any other stays with the reason. One whose shift was closed becomes
 * a late entry of it, which waits to be sent. Throws temporary errors.
 */
async function sendEntry(id: number, token: string): Promise<'recorded' | 'kept' | 'requested' | 'late' | 'gone'> {
  // Marked before it is sent: from here on it may be recorded, so it cannot be edited.
  const entry = await changeEntry(id, (now) => (now.state === 'waiting' ? sentNow(now, new Date()) : null));
  if (entry === null) return 'gone';
  const isSure = isKeyAlive(entry, new Date());
  // A late entry would be recorded again: its shift takes it at any time.
  const verdict = isLate(entry) && !isSure ? unsure() : await verdictOn(entry, token);
  if (verdict === null) await removeEntry(id);
  else if (isOver(verdict.errors) && isSure) {
    // Stored before it is sent, so that every repeat has the same body.
    await changeEntry(id, (now) => madeLate(now, ENTERED_OFFLINE));
    return 'late';
  } else {
    const kept = isOver(verdict.errors) ? unsure() : verdict;
    await changeEntry(id, (now) => ({ ...now, ...kept }));
  }
  if (verdict === null) return 'recorded';
  return verdict.state === 'requested' ? 'requested' : 'kept';
}

const unsure = (): NonNullable<Verdict> => ({
  state: 'stuck',
  errors: [{ code: UNSURE, message: t('outbox.unsure') }],
});

/** The server's errors for it; null when it is recorded. */
async function verdictOn({ kind, input, key }: OutboxEntry, token: string): Promise<Verdict> {
  try {
    const { data } = await apolloClient.mutate({
      mutation: OUTBOX_KINDS[kind].mutation,
      variables: { input },
      context: { headers: { ...withIdempotencyKey(key).headers, authorization: bearer(token) } },
    });
    const [payload] = Object.values(data as Record<string, { userErrors: UserError[] }>);
    const errors = payload?.userErrors ?? [];
    if (waitsForApproval(errors)) return { state: 'requested', errors };
    return errors.length === 0 ? null : { state: 'refused', errors };
  } catch (error) {
    if (isPassing(error)) throw error;
    return { state: 'stuck', errors: [{ code: 'FAILED', message: wordsFor(error) }] };
  }
}
