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
  /** Those of the chosen supplier. */
  invoices: readonly (Invoice & Pick<ClaimedInvoice, 'supplierId'>)[];
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
  const facts: ClaimFacts | null =
    known === undefined
      ? null
      : {
          suppliers: known,
          fuels: fuels.fuels,
          invoices: (invoices.data?.claimableInvoices ?? []).map((invoice) => ({ ...invoice, supplierId: chosen })),
        };
  return {
    facts,
    failed: fuels.failed || (suppliers.error !== undefined && !suppliers.data),
    reload: () => {
      fuels.askAgain();
      void askAgain(suppliers.refetch);
    },
  };
}
