import { useQuery } from '@apollo/client/react';
import { MasterPathsDocument } from '../../graphql/generated/graphql';

/** The paths of all masters, from the server, so that a new master needs no change here; null until loaded. */
export function useMasterPaths(): readonly string[] | null {
  const { data, loading } = useQuery(MasterPathsDocument);
  return data?.masters.map(({ path }) => path) ?? (loading ? null : []);
}
