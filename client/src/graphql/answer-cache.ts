import { ApolloLink, Observable } from '@apollo/client';
import { deviceDatabase } from './device-database';
import type { EmployeeStandingsQuery, MeQuery, NotesInSafeQuery, PaymentWaysQuery } from './generated/graphql';
import { gotNoAnswer } from './no-answer';
import { serverNow } from './server-clock';
import { noteUser, onTokenChange, readToken } from './session';

/** The user id whose answers are stored. */
const OWNER = 'keptFor';
/** When the last prefetch completed. */
const FETCHED_AT = 'keptAllAt';

const whole = (answer: unknown): unknown => answer;
const emptied = <Note extends { available: number }>(notes: readonly Note[]): Note[] =>
  notes.map((note) => ({ ...note, available: 0 }));

/**
 * The operations that serve the choices of quick entries, with the part of each answer that is stored: names and rates.
 * The contents of the safe and balances are left out: they would be outdated, and must not be readable by others.
 */
const KEPT: Readonly<Record<string, (answer: never) => unknown>> = {
  Me: whole,
  RunningShift: whole,
  CreditChoices: whole,
  SlipBooks: whole,
  PayingCreditors: whole,
  ExpenditureChoices: whole,
  CollectionChoices: whole,
  PaymentWays: (answer: PaymentWaysQuery) => ({
    ...answer,
    uncountedCash: '0.00',
    notesInSafe: emptied(answer.notesInSafe),
  }),
  NotesInSafe: (answer: NotesInSafeQuery) => ({ ...answer, notesInSafe: emptied(answer.notesInSafe) }),
  EmployeeStandings: (answer: EmployeeStandingsQuery) => ({
    ...answer,
    employeeStandings: answer.employeeStandings.map((standing) => ({ ...standing, balance: '' })),
  }),
};

/** When the choices of all quick entries were last prefetched for this user; null if never. */
export function fetchedAheadAt(): Date | null {
  const at = localStorage.getItem(FETCHED_AT);
  return at === null ? null : new Date(at);
}

export const noteFetchedAhead = (): void => localStorage.setItem(FETCHED_AT, serverNow().toISOString());

const ownerId = (): number | null => Number(localStorage.getItem(OWNER)) || null;

/** A browser without storage, or with full storage, works without the stored answers. */
const notKept = (error: unknown): undefined => void console.warn('Not kept for the time without a network', error);

async function keep(askedBy: string | null, operation: string, question: string, answer: unknown): Promise<void> {
  if (askedBy === null || askedBy !== readToken()) return;
  const me = operation === 'Me' ? (answer as MeQuery).me : null;
  if (me) localStorage.setItem(OWNER, String(me.userId));
  const userId = ownerId();
  if (userId === null) return;
  await (await deviceDatabase()).put('answers', KEPT[operation]!(answer as never), [userId, question]);
}

const keeping = new Set<Promise<void>>();

/** Resolves when every answer received so far is stored. */
export const allKept = async (): Promise<void> => void (await Promise.all(keeping));

async function find(question: string): Promise<unknown> {
  const userId = ownerId();
  return userId === null ? undefined : (await deviceDatabase()).get('answers', [userId, question]);
}

/** Stores some answers on this device, and serves them when the server gives none. */
export const cacheAnswers = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? '';
  if (!(name in KEPT)) return forward(operation);
  const question = `${name} ${JSON.stringify(operation.variables)}`;
  const askedBy = readToken();
  return new Observable((observer) => {
    let isWaiting = false;
    const noteMe = (answer: unknown): void => {
      const me = name === 'Me' ? (answer as MeQuery).me : null;
      if (me && askedBy !== null) noteUser(me.userId, askedBy);
    };
    const sending = forward(operation).subscribe({
      next: (answer) => {
        if (answer.data && !answer.errors) {
          noteMe(answer.data);
          const kept = keep(askedBy, name, question, answer.data).catch(notKept);
          keeping.add(kept);
          void kept.finally(() => keeping.delete(kept));
        }
        observer.next(answer);
      },
      error: (error) => {
        if (!gotNoAnswer(error)) return observer.error(error);
        isWaiting = true;
        void find(question)
          .catch(notKept)
          .then((kept) => {
            if (kept === undefined) return observer.error(error);
            noteMe(kept);
            observer.next({ data: kept as Record<string, unknown> });
            observer.complete();
          });
      },
      complete: () => isWaiting || observer.complete(),
    });
    return () => sending.unsubscribe();
  });
});

/** Deletes the stored answers, which belonged to an ended session. */
async function clearAnswerCache(): Promise<void> {
  localStorage.removeItem(OWNER);
  localStorage.removeItem(FETCHED_AT);
  await deviceDatabase()
    .then((database) => database.clear('answers'))
    .catch(notKept);
}

let keptBy = readToken();
onTokenChange(() => {
  const before = keptBy;
  keptBy = readToken();
  if (before !== null && before !== keptBy) void clearAnswerCache();
});
