import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { problemOfField } from '../../../../../server/domain/field-rules';
import { invoiceRules } from '../../../../../server/domain/invoice.rules';
import { InvoiceNumberTakenDocument } from '../../../graphql/generated/graphql';
import type { InvoiceHeader } from './invoice-draft';

const isRight = (field: 'invoiceNumber' | 'invoiceDateTime', text: string): boolean =>
  problemOfField(field, invoiceRules[field], text) === null;

/**
 * Checks on the server whether an invoice of the supplier with that number exists in the financial year of the date, or
 * in the present one until there is a date: at first, and on request. Only a hint.
 */
export function useNumberTaken(
  number: string,
  { invoiceDateTime: dateTime, supplierId }: InvoiceHeader,
): { isTaken: boolean; ask: () => void } {
  const known = {
    number: isRight('invoiceNumber', number) ? number : '',
    dateTime: isRight('invoiceDateTime', dateTime) ? dateTime : null,
    supplierId: supplierId === '' ? null : Number(supplierId),
  };
  const [asked, setAsked] = useState(known);
  const { data } = useQuery(InvoiceNumberTakenDocument, {
    variables: { invoiceNumber: asked.number, invoiceDateTime: asked.dateTime, supplierId: asked.supplierId },
    skip: asked.number === '',
    fetchPolicy: 'network-only',
  });
  return {
    isTaken:
      asked.number === number &&
      asked.dateTime === known.dateTime &&
      asked.supplierId === known.supplierId &&
      data?.invoiceNumberTaken === true,
    ask: () => setAsked(known),
  };
}
