import { useQuery } from '@apollo/client/react';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  PendingChangesDocument,
  type PendingChangesQuery,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';

export type PendingChange = PendingChangesQuery['pendingChanges'][number];

/** The server's limit per query. */
const MOST_ROWS = 5_000;

/** The pending requests of these rows, by row, live. */
export function usePendingChanges(table: string, ids: readonly number[]): ReadonlyMap<number, PendingChange[]> {
  const rowIds = [...ids.slice(0, MOST_ROWS)].sort((one, other) => one - other);
  const skip = rowIds.length === 0;
  const { data, previousData, refetch } = useQuery(PendingChangesDocument, {
    variables: { table, rowIds },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(ChangeRequestedDocument, () => refetch(), { skip });
  useLive(ChangeDecidedDocument, () => refetch(), { skip });
  const byRow = new Map<number, PendingChange[]>();
  for (const change of (data ?? previousData)?.pendingChanges ?? [])
    byRow.set(change.rowId, [...(byRow.get(change.rowId) ?? []), change]);
  return byRow;
}
