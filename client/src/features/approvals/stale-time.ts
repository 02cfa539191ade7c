import type { Request, RowNow } from './diff-rows';

/** Whether the row has changed since the request was made, so that the request was based on older values. */
export const isStale = (
  { rowVersion }: Pick<Request, 'rowVersion'>,
  row: Pick<RowNow, 'version'> | null | undefined,
): boolean => row != null && row.version !== rowVersion;

/** When the row last changed, by its own timestamp or a decision on it; null if neither is later than the request. */
export function changedAt(
  { requestedAt }: Pick<Request, 'requestedAt'>,
  row: Pick<RowNow, 'at'>,
  ended: readonly Pick<Request, 'state' | 'decidedAt' | 'requestedAt'>[],
): string | null {
  const applied = ended.flatMap(({ state, decidedAt }) =>
    (state === 'ACCEPTED' || state === 'DONE') && decidedAt ? [decidedAt] : [],
  );
  const later = [...applied, ...(row.at ? [row.at] : [])].filter((at) => Date.parse(at) > Date.parse(requestedAt));
  return later.sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}
