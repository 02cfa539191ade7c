import { useQuery } from '@apollo/client/react';
import { MasterPathsDocument } from '../../graphql/generated/graphql';

/** The pages of the masters that the server has, so that a new one needs nothing here; null until it has answered. */
export function useMasterPaths(): readonly string[] | null {
  const { data, loading } = useQuery(MasterPathsDocument);
  return data?.masters.map(({ path }) => path) ?? (loading ? null : []);
}
