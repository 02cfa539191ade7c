import { useQuery } from '@apollo/client/react';
import type { ClaimedInvoice } from '../../../../../server/domain/debit-note.rules';
import { askAgain } from '../../../graphql/ask-again';
import {
  ClaimableInvoicesDocument,
  type ClaimableInvoicesQuery,
  InvoiceSuppliersDocument,
  type InvoiceSuppliersQuery,
} from '../../../graphql/generated/graphql';
import type { Typed } from '../../../ui/dated-document/dated-document';
import { type Fuels, useFuels } from '../use-fuels';

type Invoice = ClaimableInvoicesQuery['claimableInvoices'][number];

/** What the form of a debit note offers. */
export interface ClaimFacts {
  suppliers: InvoiceSuppliersQuery['invoiceSuppliers'];
  fuels: Fuels['fuels'];
  /** Those of the chosen supplier; null while they are loading. */
  invoices: readonly (Invoice & Pick<ClaimedInvoice, 'supplierId'>)[] | null;
}

/** Suppliers and fuels, and the invoices of the supplier that is chosen. */
export function useClaimFacts({ supplierId }: Typed) {
  const suppliers = useQuery(InvoiceSuppliersDocument, { fetchPolicy: 'cache-and-network' });
  const fuels = useFuels();
  const known = suppliers.data?.invoiceSuppliers;
  const chosen = Number(supplierId || (known?.length === 1 ? known[0]!.id : ''));
  const invoices = useQuery(ClaimableInvoicesDocument, {
    variables: { supplierId: chosen },
    skip: !chosen,
    fetchPolicy: 'cache-and-network',
  });
  const listed = invoices.data?.claimableInvoices;
  const facts: ClaimFacts | null =
    known === undefined || !fuels.isLoaded
      ? null
      : {
          suppliers: known,
          fuels: fuels.fuels,
          invoices: chosen ? (listed?.map((invoice) => ({ ...invoice, supplierId: chosen })) ?? null) : [],
        };
  return {
    facts,
    failed: fuels.failed || [suppliers, invoices].some(({ error, data }) => error !== undefined && !data),
    reload: () => {
      fuels.askAgain();
      void askAgain(suppliers.refetch, ...(chosen ? [invoices.refetch] : []));
    },
  };
}
