import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { problemOfField } from '../../../../../server/domain/field-rules';
import { invoiceRules } from '../../../../../server/domain/invoice.rules';
import { InvoiceNumberTakenDocument } from '../../../graphql/generated/graphql';

/** Checks on the server whether an invoice with that number exists: at first, and on request. Only a hint. */
export function useNumberTaken(number: string): { isTaken: boolean; ask: () => void } {
  const known = problemOfField('invoiceNumber', invoiceRules.invoiceNumber, number) === null ? number : '';
  const [asked, setAsked] = useState(known);
  const { data } = useQuery(InvoiceNumberTakenDocument, {
    variables: { invoiceNumber: asked },
    skip: asked === '',
    fetchPolicy: 'network-only',
  });
  return {
    isTaken: asked === number && data?.invoiceNumberTaken === true,
    ask: () => setAsked(known),
  };
}
