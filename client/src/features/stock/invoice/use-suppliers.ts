import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { InvoiceSuppliersDocument, type InvoiceSuppliersQuery } from '../../../graphql/generated/graphql';
import { isInvoiceTyped } from './invoice-draft';
import type { InvoiceWorkspace } from './use-invoice-workspace';

export type Suppliers = InvoiceSuppliersQuery['invoiceSuppliers'];

/** The suppliers that the invoice may name; an empty form starts with the proposed one. */
export function useSuppliers({ draft, typeHeader }: InvoiceWorkspace): Suppliers {
  const { data } = useQuery(InvoiceSuppliersDocument, { fetchPolicy: 'cache-and-network' });
  const proposed = data?.invoiceSuppliers.find(({ isProposed }) => isProposed)?.id;
  const propose = useEffectEvent(() => {
    if (proposed !== undefined && draft.header.supplierId === '' && !isInvoiceTyped(draft))
      typeHeader('supplierId', String(proposed));
  });
  useEffect(() => {
    if (proposed !== undefined) propose();
  }, [proposed]);
  return data?.invoiceSuppliers ?? [];
}
