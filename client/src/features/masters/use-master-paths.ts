import { useQuery } from '@apollo/client/react';
import { MasterPathsDocument } from '../../graphql/generated/graphql';

/** The pages of the masters that the server has, so that a new one needs nothing here. */
export function useMasterPaths(): readonly string[] {
  const { data } = useQuery(MasterPathsDocument);
  return data?.masters.map(({ path }) => path) ?? [];
}
