import { credit } from '../../domain/credit.messages';
import { type Quantity, quantityBy } from '../../domain/credit-sale.rules';
import { litresFor } from '../../domain/kernel/money';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { type BookLeaf, slipText } from '../../domain/slip-book';
import { problemsOfLeaf, problemsOfOwner } from '../../domain/slip-book.rules';
import type { Tx } from '../../platform/submit';
import type { CreditSale } from './credit-sale.entity';
import { leafUse, type SaleOfLeaf, type StationBook } from './slip-leaf';

/** The shift's rate (paise per litre) of a product that a nozzle of the pump must sell. */
export async function rateAt(
  { sql }: Tx,
  { shiftId, pumpId, productId }: Pick<CreditSale, 'shiftId' | 'pumpId' | 'productId'>,
): Promise<number> {
  const [leg] = await sql<{ rate: number }>(
    'SELECT rate FROM nozzle_reading WHERE shift_id = $1 AND pump_id = $2 AND product_id = $3 ORDER BY id DESC LIMIT 1',
    [shiftId, pumpId, productId],
  );
  if (!leg) throw refusal('NOT_SOLD_THERE', credit.notSoldThere(), 'productId', 'INVALID');
  return leg.rate;
}

/**
 * Amount = litres × rate, rounded once; a typed amount stays and gives the litres to three decimals
 * (docs/design/domain.md#credit-sales). If both were typed they must agree. Throws ProblemError INVALID for an
 * impossible delivery.
 */
export function calculateQuantity(
  { litres, amount }: { litres?: number | null; amount?: number | null },
  rate: number,
): Quantity {
  const typed = litres ?? amount;
  if (typed == null) throw refusal('NO_QUANTITY', credit.noQuantity(), 'litres', 'INVALID');
  const quantity = quantityBy(litres == null ? 'amount' : 'litres', typed, rate);
  if (quantity === null) throw refusal('QUANTITY', credit.litresRange(), 'litres', 'INVALID');
  if (litres == null || amount == null || amount === quantity.amount) return quantity;
  if (litresFor(amount, rate) === litres) return { litres, amount };
  throw refusal('AMOUNT_NOT_AS_LITRES', credit.amountNotAsLitres({ amount: quantity.amount }), 'amount', 'INVALID');
}

/** The slip of a sale: as its book prints it, or as typed if no book has it. */
export type WrittenSlip = Pick<CreditSale, 'slipNo' | 'slipBookId' | 'leaf'>;

/**
 * Assigns a sale's slip to its leaf (`lockLeaf`) if a book has it. Throws ProblemError REFUSED for a void leaf, and for
 * one with a sale of another creditor or another shift.
 */
export async function assignSlip(
  tx: Tx,
  { slipNo, ...sale }: SaleOfLeaf & { slipNo?: string | null },
  place: BookLeaf<StationBook> | null,
): Promise<WrittenSlip> {
  if (place === null) return { slipNo: slipNo?.trim() || null, slipBookId: null, leaf: null };
  refuseIf(problemsOfOwner(place, sale.creditorId), 'REFUSED');
  refuseIf(problemsOfLeaf(place, await leafUse(tx, place, sale)), 'REFUSED');
  return { slipNo: slipText(place.book, place.leaf), slipBookId: place.book.id, leaf: place.leaf };
}
