import { CreateInvoiceDocument } from '../../../graphql/generated/graphql';
import { useSentKey } from '../../../hooks/use-sent-key';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { type InvoiceDraft, invoiceNumberOf } from './invoice-draft';
import { inputOf } from './invoice-input';
import { refusalsOf } from './invoice-refusals';

/** Sends the invoice and shows the specification's messages (section 8); returns whether it is recorded. */
export function useCreateInvoice(draft: InvoiceDraft) {
  const number = invoiceNumberOf(draft);
  const failed = t('stock.invoice.failed', { number });
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(CreateInvoiceDocument, {
    success: () => t('stock.invoice.created', { number }),
    failure: (reason) => `${failed}\n${reason}`,
    sent: useSentKey('invoice-sent'),
  });
  const send = async (whole: InvoiceDraft, confirmed: boolean): Promise<boolean> => {
    clearErrors();
    return Boolean(await submit({ input: { ...inputOf(whole), ...(confirmed && { confirmed }) } }));
  };
  return { send, busy, refused: refusalsOf(fieldErrors, formErrors, failed) };
}
