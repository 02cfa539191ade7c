import { normaliseField } from '../../../../../server/domain/field-rules';
import { invoiceLineRules, invoiceRules } from '../../../../../server/domain/invoice.rules';
import { LITRE, type Millilitres } from '../../../../../server/domain/kernel/litres';
import { type Paise, roundHalfUp } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { InvoiceDraft, InvoiceLine } from './invoice-draft';

const KILOLITRE: Millilitres = 1000 * LITRE;

/** The typed litres of a line; zero while invalid. */
const quantityOf = ({ quantity }: InvoiceLine): Millilitres => {
  const litres = normaliseField(invoiceLineRules.quantity, quantity);
  return typeof litres === 'number' ? litres : 0;
};

/** Total litres of the lines. */
export const litresOf = (lines: readonly InvoiceLine[]): Millilitres => sum(lines, quantityOf);

/** Litres per product, in line order. */
export function litresByProduct(lines: readonly InvoiceLine[]): Map<string, Millilitres> {
  const litres = new Map<string, Millilitres>();
  for (const line of lines) litres.set(line.productId, (litres.get(line.productId) ?? 0) + quantityOf(line));
  return litres;
}

/**
 * The average price of a KL, which reveals a typing mistake in the amount or a quantity. Null while either is missing.
 */
export function amountPerKilolitre({ header, lines }: InvoiceDraft): Paise | null {
  const amount = normaliseField(invoiceRules.invoiceAmount, header.invoiceAmount);
  const litres = litresOf(lines);
  if (typeof amount !== 'number' || litres === 0) return null;
  return roundHalfUp(BigInt(amount) * BigInt(KILOLITRE), litres);
}
