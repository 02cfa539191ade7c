/** How an admin decided on a request of one's own. */
export interface OwnDecision {
  id: number;
  state: string;
  tableLabel: string;
  title: string;
  decidedBy: string;
}

/** Those that were not known yet. What stands in the first answer is no news. */
export function decidedSince(known: readonly OwnDecision[] | null, now: readonly OwnDecision[]): OwnDecision[] {
  if (known === null) return [];
  const ids = new Set(known.map(({ id }) => id));
  return now.filter(({ id }) => !ids.has(id));
}
