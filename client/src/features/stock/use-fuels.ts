import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { InvoiceProductsDocument, type InvoiceProductsQuery } from '../../graphql/generated/graphql';

export interface Fuels {
  /** Empty until loaded. */
  fuels: InvoiceProductsQuery['products'];
  isLoaded: boolean;
  failed: boolean;
  askAgain: () => void;
}

/** Products delivered by tanker: those sold through nozzles. */
export function useFuels(): Fuels {
  const { data, error, refetch } = useQuery(InvoiceProductsDocument, { fetchPolicy: 'cache-and-network' });
  return {
    fuels: data?.products.filter(({ kind }) => kind === 'FUEL') ?? [],
    isLoaded: data !== undefined,
    failed: error !== undefined && !data,
    askAgain: () => void askAgain(refetch),
  };
}
