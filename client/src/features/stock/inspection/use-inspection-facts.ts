import { useApolloClient, useQuery } from '@apollo/client/react';
import type { InspectionFacts } from '../../../../../server/domain/inspection-warnings';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import {
  InspectionFactsDocument,
  type InspectionFactsQuery,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { factsOf } from './inspection-checks';

interface KnownInspection {
  /** Null if the books have no data of the product on that day; undefined until loaded, or without a query. */
  facts: InspectionFacts | null | undefined;
  /** Fetches the current facts before saving. Without an answer there is nothing to warn about. */
  ask: (productId: number, inspectionDate: string) => Promise<InspectionFacts | null>;
}

const read = (data: InspectionFactsQuery | undefined): InspectionFacts | null =>
  data?.inspectionFacts ? factsOf(data.inspectionFacts) : null;

/** The book figures of a product and day; loaded as soon as both are entered. */
export function useInspectionFacts(productId: number, inspectionDate: string): KnownInspection {
  const client = useApolloClient();
  const skip = productId === 0 || !isBusinessDate(inspectionDate);
  const { data, refetch } = useQuery(InspectionFactsDocument, {
    variables: { productId, inspectionDate },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(StockChangedDocument, refetch, { skip });
  return {
    facts: skip || data === undefined ? undefined : read(data),
    ask: async (id, date) => {
      const answer = await client.query({
        query: InspectionFactsDocument,
        variables: { productId: id, inspectionDate: date },
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      });
      return read(answer.data);
    },
  };
}
