import { CombinedGraphQLErrors } from '@apollo/client';
import { showDate } from '../../../server/domain/kernel/business-date';
import { apolloClient } from '../graphql/client';
import { RunningShiftDocument } from '../graphql/generated/graphql';
import { withIdempotencyKey } from '../graphql/idempotency';
import { gotNoAnswer } from '../graphql/no-answer';
import { type EntryError, isOfShift, nextToSend, type OutboxEntry } from '../graphql/outbox-entry';
import { readToken } from '../graphql/session';
import { wordsFor } from '../hooks/use-submit';
import { t } from '../i18n/translate';
import { OUTBOX_KINDS } from './outbox-mutations';
import { changeEntry, entriesOf, removeEntry } from './outbox-store';

export interface Sending {
  sent: number;
  refused: number;
  /** Whether all that could be sent was; else it is worth another attempt. */
  isDone: boolean;
}

/** Answers that are of a moment, or of the log-in: nothing is known of the entry itself. */
const PASSING: readonly unknown[] = ['UNAUTHENTICATED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

const isPassing = (error: unknown): boolean =>
  gotNoAnswer(error) ||
  (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => PASSING.includes(extensions?.code)));

/** Sends what this user typed, one after the other, until nothing waits or the server cannot be reached. */
export async function sendOutbox(userId: number): Promise<Sending> {
  const sending: Sending = { sent: 0, refused: 0, isDone: false };
  const token = readToken();
  try {
    for (;;) {
      // Another log-in has entries of its own.
      if (token === null || readToken() !== token) return sending;
      const next = nextToSend(await entriesOf(userId), userId);
      if (next === undefined) return { ...sending, isDone: true };
      if (await isRecorded(next)) sending.sent += 1;
      else sending.refused += 1;
    }
  } catch (error) {
    if (!isPassing(error)) throw error;
    return sending;
  }
}

/** Sends one entry: gone when it is recorded, else it stays with the reason. Throws what is passing. */
async function isRecorded(entry: OutboxEntry): Promise<boolean> {
  const { data: now } = await apolloClient.query({
    query: RunningShiftDocument,
    fetchPolicy: 'network-only',
    context: { fresh: true },
  });
  if (!isOfShift(entry, now?.runningShift?.id)) return isKeptBack(entry, [shiftIsOver(entry)]);
  // Marked before it leaves: from here on nobody may make another document of it.
  const leaving = await changeEntry(entry.id, (current) =>
    current.state === 'waiting' ? { ...current, wasSent: true } : null,
  );
  if (leaving === null) return false;
  const errors = await errorsOf(leaving);
  if (errors === null) {
    await removeEntry(entry.id);
    return true;
  }
  return isKeptBack(leaving, errors.errors, errors.isCertain);
}

/** What the server said against it; null when it is recorded. */
async function errorsOf({
  kind,
  input,
  key,
}: OutboxEntry): Promise<{ errors: readonly EntryError[]; isCertain: boolean } | null> {
  try {
    const { data } = await apolloClient.mutate({
      mutation: OUTBOX_KINDS[kind].mutation,
      variables: { input },
      context: withIdempotencyKey(key),
    });
    const [payload] = Object.values(data as Record<string, { userErrors: EntryError[] }>);
    const errors = payload?.userErrors ?? [];
    return errors.length === 0
      ? null
      : { errors: errors.map(({ code, message, field }) => ({ code, message, field })), isCertain: true };
  } catch (error) {
    if (isPassing(error)) throw error;
    return { errors: [{ code: 'FAILED', message: wordsFor(error) }], isCertain: false };
  }
}

/** Refused where it is surely not recorded, else stuck. */
async function isKeptBack(
  { id, wasSent }: OutboxEntry,
  errors: readonly EntryError[],
  isCertain = !wasSent,
): Promise<false> {
  await changeEntry(id, (entry) => ({ ...entry, state: isCertain ? 'refused' : 'stuck', errors }));
  return false;
}

function shiftIsOver({ shift, wasSent }: OutboxEntry): EntryError {
  const words = { shift: shift.shiftName, date: showDate(shift.shiftDate) };
  return { code: 'SHIFT_OVER', message: t(wasSent ? 'outbox.shiftOver.unsure' : 'outbox.shiftOver', words) };
}
