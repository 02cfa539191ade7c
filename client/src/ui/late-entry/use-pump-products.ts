import { useQuery } from '@apollo/client/react';
import { LatePumpProductsDocument, type LatePumpProductsQuery } from '../../graphql/generated/graphql';
import { useLateEntry } from './late-context';

type PumpProduct = LatePumpProductsQuery['pumpProducts'][number];

interface LatePumpProducts {
  /** None for an entry in the running shift, and until they are loaded. */
  products: readonly PumpProduct[] | undefined;
  isLoading: boolean;
}

/** The products of the pumps of a late entry's shift. */
export function useLatePumpProducts(): LatePumpProducts {
  const { late } = useLateEntry();
  const { data, loading } = useQuery(LatePumpProductsDocument, {
    variables: { shiftId: late?.shift.id ?? 0 },
    skip: late === null,
  });
  return late === null
    ? { products: undefined, isLoading: false }
    : { products: data?.pumpProducts, isLoading: loading };
}
