import { ApolloLink, Observable } from '@apollo/client';
import { deviceDatabase } from './device-database';
import type { EmployeeStandingsQuery, MeQuery, NotesInSafeQuery, PaymentWaysQuery } from './generated/graphql';
import { gotNoAnswer } from './no-answer';
import { noteUser, onTokenChange, readToken } from './session';

/** Whose answers are kept; only a number. */
const OWNER = 'keptFor';
/** When all was fetched ahead. */
const FETCHED_AT = 'keptAllAt';

const whole = (answer: unknown): unknown => answer;
const emptied = <Note extends { available: number }>(notes: readonly Note[]): Note[] =>
  notes.map((note) => ({ ...note, available: 0 }));

/**
 * What a page of quick entries chooses from, by its operation, and how much of the answer is kept: names and rates.
 * What is in the safe, and what anyone owes, is left out: it would be old, and is nobody else's to find.
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
    looseCash: '0.00',
    notesInSafe: emptied(answer.notesInSafe),
  }),
  NotesInSafe: (answer: NotesInSafeQuery) => ({ ...answer, notesInSafe: emptied(answer.notesInSafe) }),
  EmployeeStandings: (answer: EmployeeStandingsQuery) => ({
    ...answer,
    employeeStandings: answer.employeeStandings.map((standing) => ({ ...standing, balance: '' })),
  }),
};

/** When all that quick entries choose from was last fetched ahead for this log-in; null before the first time. */
export function fetchedAheadAt(): Date | null {
  const at = localStorage.getItem(FETCHED_AT);
  return at === null ? null : new Date(at);
}

export const noteFetchedAhead = (): void => localStorage.setItem(FETCHED_AT, new Date().toISOString());

const ownerId = (): number | null => Number(localStorage.getItem(OWNER)) || null;

/** A browser that keeps nothing, or has no room left, works on without. */
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

/** Once every answer that came so far lies on the device. */
export const allKept = async (): Promise<void> => void (await Promise.all(keeping));

async function find(question: string): Promise<unknown> {
  const userId = ownerId();
  return userId === null ? undefined : (await deviceDatabase()).get('answers', [userId, question]);
}

/** Keeps a few answers on this device, and gives them where the server gives none. */
export const keepAnswers = new ApolloLink((operation, forward) => {
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

/** Throws away what is kept to choose from: it belonged to a log-in that is over. */
export async function forgetAnswers(): Promise<void> {
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
  if (before !== null && before !== keptBy) void forgetAnswers();
});
