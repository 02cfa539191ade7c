import { normaliseField } from '../../../../../server/domain/field-rules';
import { invoiceLineRules, invoiceRules } from '../../../../../server/domain/invoice.rules';
import { LITRE, type Millilitres } from '../../../../../server/domain/kernel/litres';
import { type Paise, roundHalfUp } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { InvoiceDraft, InvoiceLine } from './invoice-draft';

const KILOLITRE: Millilitres = 1000 * LITRE;

/** The litres of a line as typed; none while it cannot be read. */
const quantityOf = ({ quantity }: InvoiceLine): Millilitres => {
  const litres = normaliseField(invoiceLineRules.quantity, quantity);
  return typeof litres === 'number' ? litres : 0;
};

/** The litres of all of them. */
export const litresOf = (lines: readonly InvoiceLine[]): Millilitres => sum(lines, quantityOf);

/** The litres of each product, in the order of the lines. */
export function litresByProduct(lines: readonly InvoiceLine[]): Map<string, Millilitres> {
  const litres = new Map<string, Millilitres>();
  for (const line of lines) litres.set(line.productId, (litres.get(line.productId) ?? 0) + quantityOf(line));
  return litres;
}

/** What a KL costs on the average: a slip of a digit in the amount or a quantity shows in it. Null while either is missing. */
export function amountPerKilolitre({ header, lines }: InvoiceDraft): Paise | null {
  const amount = normaliseField(invoiceRules.invoiceAmount, header.invoiceAmount);
  const litres = litresOf(lines);
  if (typeof amount !== 'number' || litres === 0) return null;
  return roundHalfUp(BigInt(amount) * BigInt(KILOLITRE), litres);
}
