import { challanDensity } from './density';
import { type FieldRules, GREATEST_FIGURE, GREATEST_ID, normalise, problemOfField } from './field-rules';
import { invoices } from './invoices.messages';
import type { Millilitres } from './kernel/litres';
import type { LocalDateTime } from './kernel/local-date-time';
import type { Message } from './kernel/message';
import { GREATEST_AMOUNT } from './kernel/money';
import type { Problem } from './kernel/problem';
import { selection } from './money-document.rules';

/**
 * An invoice's header: its supplier, if it names one, then the specification's section 5 in its order. Its document is a
 * file, validated at upload.
 */
export const invoiceRules = {
  supplierId: selection('Select a supplier'),
  invoiceNumber: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'upper',
    required: true,
    message: 'Invoice number within 2 to 45 characters',
  },
  invoiceDateTime: { kind: 'dateTime', required: true, message: 'please enter a valid invoice date' },
  receiveDateTime: { kind: 'dateTime', required: true, message: 'please enter a valid receive date' },
  invoiceAmount: {
    kind: 'money',
    min: 1,
    max: GREATEST_AMOUNT,
    required: true,
    message: 'invoiceAmount must be a valid number',
  },
  truckNumber: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'upper',
    required: true,
    message: 'Lorry number must be 2 to 45 characters',
  },
  transportName: { kind: 'text', max: 45, case: 'upper', message: 'Transport name must be at most 45 characters' },
  truckDriverPhone: { kind: 'text', max: 45, message: 'Driver phone must be at most 45 characters' },
  comment: { kind: 'text', max: 500, message: 'Comment must be at most 500 characters' },
} as const satisfies FieldRules;

/** A line of an invoice: one product bought. `quantity` is typed in KL, `shortageQuantity` in litres; both are stored in ml. */
export const invoiceLineRules = {
  productId: { kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: 'Please select a product' },
  quantity: {
    kind: 'kilolitres',
    min: 1,
    max: GREATEST_FIGURE,
    required: true,
    message: 'Enter a valid quantity',
    missing: 'Please enter quantity in K.L',
  },
  shortageQuantity: {
    kind: 'wholeLitres',
    min: 0,
    max: GREATEST_FIGURE,
    required: true,
    message: 'shortageQuantity must be a valid integer',
    missing: 'Please enter shortage quantity in Ltrs.',
  },
  density: { kind: 'text', min: 2, max: 45, case: 'upper', required: true, message: 'Please enter base density' },
} as const satisfies FieldRules;

type Fields = Readonly<Record<string, unknown>>;

/** A receive date needs the invoice date, and is not before it. */
function problemOfReceiveDate(header: Fields): Problem | null {
  const refuse = (code: string, message: Message): Problem => ({ code, ...message, field: 'receiveDateTime' });
  const { invoiceDateTime, receiveDateTime } = normalise(invoiceRules, header) as Record<string, LocalDateTime>;
  if (problemOfField('invoiceDateTime', invoiceRules.invoiceDateTime, invoiceDateTime) !== null)
    return refuse('INVOICE_DATE_FIRST', invoices.invoiceDateFirst());
  if (receiveDateTime! >= invoiceDateTime!) return null;
  return refuse('RECEIVED_BEFORE_INVOICED', invoices.receivedBeforeInvoiced());
}

/** A delivery is entered after it arrived: not before its minute by the station's clock. */
export const problemsOfReceiveTime = (receiveDateTime: LocalDateTime, now: LocalDateTime): Problem[] =>
  receiveDateTime <= now
    ? []
    : [
        {
          code: 'RECEIVED_IN_FUTURE',
          ...invoices.receivedInFuture(),
          field: 'receiveDateTime',
        },
      ];

/** Validates the header, typed or stored: at most one problem per field, in the specification's order. */
export const problemsOfInvoiceHeader = (header: Fields): Problem[] =>
  Object.entries(invoiceRules).flatMap(([field, rule]) => {
    const problem = problemOfField(field, rule, header[field]);
    return problem ?? (field === 'receiveDateTime' ? problemOfReceiveDate(header) : null) ?? [];
  });

/** The shortage is at most the quantity. A quantity that cannot be parsed is reported at its own field. */
function problemOfShortage(line: Fields): Problem | null {
  const { quantity, shortageQuantity } = normalise(invoiceLineRules, line) as Record<string, Millilitres>;
  if (problemOfField('quantity', invoiceLineRules.quantity, quantity) !== null) return null;
  if (shortageQuantity! <= quantity!) return null;
  return { code: 'MORE_SHORT_THAN_BOUGHT', ...invoices.moreShortThanBought(), field: 'shortageQuantity' };
}

/** A density that is not a number could never be compared with a reading, and nobody would notice. */
function problemOfDensity({ density }: Fields): Problem | null {
  if (challanDensity(String(density)) !== null) return null;
  return { code: 'DENSITY_UNREADABLE', ...invoices.densityUnreadable(), field: 'density' };
}

const BESIDE: Readonly<Record<string, (line: Fields) => Problem | null>> = {
  shortageQuantity: problemOfShortage,
  density: problemOfDensity,
};

/** Validates a line, typed or stored: at most one problem per field, in the specification's order. */
export const problemsOfInvoiceLine = (line: Fields): Problem[] =>
  Object.entries(invoiceLineRules).flatMap(([field, rule]) => {
    const problem = problemOfField(field, rule, line[field]);
    return problem ?? BESIDE[field]?.(line) ?? [];
  });
