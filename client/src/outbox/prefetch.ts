import { allKept, fetchedAheadAt, noteFetchedAhead } from '../graphql/answer-cache';
import { apolloClient } from '../graphql/client';
import { MeDocument } from '../graphql/generated/graphql';
import { isOnline, onNetworkChange } from '../graphql/network-state';
import { gotNoAnswer } from '../graphql/no-answer';
import { serverNow } from '../graphql/server-clock';
import { tokenOf } from '../graphql/session';

/** Delays the prefetch until the first page has loaded. */
const QUIET_MS = 5_000;
const HOUR_MS = 3_600_000;

/**
 * Runs all queries, so that their answers are stored (`graphql/kept-answers`); those without the
 * right are skipped.
 */
async function fetchAhead(userId: number): Promise<void> {
  const { QUESTIONS } = await import('./prefetched-queries');
  const token = tokenOf(userId);
  const rights = new Set(apolloClient.readQuery({ query: MeDocument })?.me.rights);
  for (const { rights: needed, ...one } of QUESTIONS) {
    if (!needed.every((right) => rights.has(right))) continue;
    if (token === null || tokenOf(userId) !== token || !isOnline()) return;
    try {
      await apolloClient.query({ ...one, fetchPolicy: 'no-cache' });
    } catch (error) {
      if (gotNoAnswer(error)) return;
    }
  }
  await allKept();
  noteFetchedAhead();
}

/** The time until the next prefetch, in milliseconds. */
const untilFetchedAgain = (last: Date | null, now: Date): number =>
  Math.max(QUIET_MS, last === null ? 0 : last.getTime() + HOUR_MS - now.getTime());

/**
 * Prefetches once per log-in and hour, so that every quick entry opens offline; stops when the returned function is
 * called.
 */
export function fetchAheadHourly(userId: number): () => void {
  let timer: number | undefined;
  const begin = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), untilFetchedAgain(fetchedAheadAt(), serverNow()));
  };
  const ask = async (): Promise<void> => {
    timer = window.setTimeout(() => void ask(), HOUR_MS);
    await fetchAhead(userId).catch((error: unknown) => console.warn('Not fetched ahead', error));
  };
  const stop = onNetworkChange(begin);
  begin();
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}
