import { useQuery } from '@apollo/client/react';
import { LatePumpProductsDocument, type LatePumpProductsQuery } from '../../graphql/generated/graphql';
import { useLateEntry } from './late-context';

type PumpProduct = LatePumpProductsQuery['pumpProducts'][number];

/** The products of the pumps of a late entry's shift; null for an entry in the running shift. */
export function useLatePumpProducts(): readonly PumpProduct[] | null {
  const { late } = useLateEntry();
  const { data } = useQuery(LatePumpProductsDocument, {
    variables: { shiftId: late?.shift.id ?? 0 },
    skip: late === null,
  });
  return late === null ? null : (data?.pumpProducts ?? []);
}
