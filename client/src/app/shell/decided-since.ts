/** A request of one's own, as far as its end is told. */
export interface OwnRequest {
  id: number;
  state: string;
  tableLabel: string;
  title: string;
  decidedBy?: string | null;
}

/**
 * Those that an admin has accepted or rejected since they were last known: they waited then, or were not there yet. What
 * stands in the first answer is no news.
 */
export function decidedSince(known: readonly OwnRequest[] | null, now: readonly OwnRequest[]): OwnRequest[] {
  if (known === null) return [];
  const stateOf = new Map(known.map(({ id, state }) => [id, state]));
  return now.filter(
    ({ id, state }) => (state === 'ACCEPTED' || state === 'REJECTED') && (stateOf.get(id) ?? 'PENDING') === 'PENDING',
  );
}
