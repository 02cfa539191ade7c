import { normalise } from '../../../../../server/domain/field-rules';
import { invoiceLineRules, invoiceRules } from '../../../../../server/domain/invoice.rules';
import { litresText } from '../../../../../server/domain/kernel/litres';
import { moneyText } from '../../../../../server/domain/kernel/money';
import type { CreateInvoiceMutationVariables } from '../../../graphql/generated/graphql';
import type { HeaderField, InvoiceDraft, InvoiceLine, LineField } from './invoice-draft';

/** The parsed fields: paise, millilitres and a product id. */
type StoredHeader = Record<Exclude<HeaderField, 'invoiceAmount' | 'supplierId'>, string> & {
  invoiceAmount: number;
  supplierId: number | '' | null;
};
type StoredLine = Record<Exclude<LineField, 'density'>, number> & { density: string };

type Input = CreateInvoiceMutationVariables['input'];

/** A draft without problems as server input, quantities in litres. */
export function inputOf({ header, document, lines }: InvoiceDraft): Input {
  const stored = normalise(invoiceRules, header) as StoredHeader;
  return {
    supplierId: stored.supplierId || null,
    invoiceNumber: stored.invoiceNumber,
    invoiceDateTime: stored.invoiceDateTime,
    receiveDateTime: stored.receiveDateTime,
    invoiceAmount: moneyText(stored.invoiceAmount),
    truckNumber: stored.truckNumber,
    transportName: stored.transportName || null,
    truckDriverPhone: stored.truckDriverPhone || null,
    comment: stored.comment || null,
    documentId: document?.fileId ?? null,
    lines: lines.map(inputOfLine),
  };
}

function inputOfLine(line: InvoiceLine): Input['lines'][number] {
  const { productId, quantity, shortageQuantity, density } = normalise(invoiceLineRules, line) as StoredLine;
  return { productId, quantity: litresText(quantity), shortageQuantity: litresText(shortageQuantity), density };
}
