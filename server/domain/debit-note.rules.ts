import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import { invoices } from './invoices.messages';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, selection } from './money-document.rules';

/** Why a supplier owes something back: litres that did not come, a density out of tolerance, a wrong rate. */
export const DEBIT_NOTE_KINDS = ['SHORTAGE', 'DENSITY', 'RATE'] as const;
export type DebitNoteKind = (typeof DEBIT_NOTE_KINDS)[number];

export const DEBIT_NOTE_KIND_LABELS: Readonly<Record<DebitNoteKind, string>> = {
  SHORTAGE: 'Shortage',
  DENSITY: 'Density',
  RATE: 'Rate difference',
};

/** A claim on a supplier that reduces what it is owed. */
export const debitNoteRules = {
  supplierId: { ...selection('Select a supplier'), required: true },
  invoiceId: selection('Select an invoice of this supplier'),
  productId: { ...selection('Please select a product'), required: true },
  kind: { kind: 'choice', choices: DEBIT_NOTE_KINDS, required: true, message: 'Select what the claim is for' },
  amount: amountRule,
  noteDate: { kind: 'date', required: true, message: 'Enter the date of the debit note' },
  number: { kind: 'text', max: 45, message: 'Claim number must be at most 45 characters' },
  comment: commentRule,
} as const satisfies FieldRules;

/** The invoice that a debit note names. */
export interface ClaimedInvoice {
  id: number;
  supplierId: number | null;
  /** Its own date. */
  invoicedOn: BusinessDate;
  productIds: readonly number[];
}

interface DebitNoteFacts {
  today: BusinessDate;
  /** Undefined if there is no such invoice. */
  invoice?: ClaimedInvoice;
}

type Entry = Readonly<Record<string, unknown>>;

/** Validates a debit note, typed or stored: first its fields, then its day, its invoice and the invoice's products. */
export function problemsOfDebitNote(entry: Entry, { today, invoice }: DebitNoteFacts): Problem[] {
  const problems = problemsOfFields(debitNoteRules, entry);
  if (problems.length > 0) return problems;
  const { supplierId, invoiceId, productId, noteDate } = normalise(debitNoteRules, entry);
  const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];
  const day = String(noteDate);
  if (day > today) return refuse('IN_THE_FUTURE', 'noteDate', invoices.noteInFuture());
  if (invoiceId == null || invoiceId === '') return [];
  if (invoice === undefined || invoice.supplierId !== supplierId)
    return refuse('UNKNOWN_INVOICE', 'invoiceId', invoices.notOfSupplier());
  return [
    ...(invoice.productIds.includes(Number(productId))
      ? []
      : refuse('NOT_ON_INVOICE', 'productId', invoices.notOnInvoice())),
    ...(day < invoice.invoicedOn
      ? refuse('BEFORE_INVOICE', 'noteDate', invoices.noteBeforeInvoice({ date: invoice.invoicedOn }))
      : []),
  ];
}
