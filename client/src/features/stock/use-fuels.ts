import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { InvoiceProductsDocument, type InvoiceProductsQuery } from '../../graphql/generated/graphql';

export interface Fuels {
  /** None until the server has answered. */
  fuels: InvoiceProductsQuery['products'];
  failed: boolean;
  askAgain: () => void;
}

/** What a tanker brings: the products that are sold through nozzles. */
export function useFuels(): Fuels {
  const { data, error, refetch } = useQuery(InvoiceProductsDocument, { fetchPolicy: 'cache-and-network' });
  return {
    fuels: data?.products.filter(({ kind }) => kind === 'FUEL') ?? [],
    failed: error !== undefined && !data,
    askAgain: () => void askAgain(refetch),
  };
}
