/** An admin's decision on the current user's own request. */
export interface OwnDecision {
  id: number;
  state: string;
  tableLabel: string;
  title: string;
  decidedBy: string;
  decisionReason: string | null;
}

/** Decisions that were not known before. Those in the first answer are not news. */
export function decidedSince(known: readonly OwnDecision[] | null, now: readonly OwnDecision[]): OwnDecision[] {
  if (known === null) return [];
  const ids = new Set(known.map(({ id }) => id));
  return now.filter(({ id }) => !ids.has(id));
}
