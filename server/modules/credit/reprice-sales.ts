import { credit } from '../../domain/credit.messages';
import { quantityBy } from '../../domain/credit-sale.rules';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import type { CreditSale } from './credit-sale.entity';
import { repostSale } from './entry-of-sale';
import { lockCreditor } from './lock-creditor';
import { resettle } from './resettle';
import { restateBills } from './restate-bills';

type PricedSale = Pick<
  CreditSale,
  'id' | 'creditorId' | 'productId' | 'vehicle' | 'slipNo' | 'litres' | 'rate' | 'amount' | 'byAmount' | 'billId'
>;

interface NewRate {
  /** Paise per litre. */
  rate: number;
  /** The field at which a refusal is shown. */
  field: string;
}

/** Locks the creditors of a product's sales in the shifts, in one order before anything is posted. */
export async function lockBuyers(tx: Tx, shiftIds: readonly number[], productId: number): Promise<void> {
  const creditors = await tx.sql<{ id: number }>(
    'SELECT DISTINCT creditor_id AS id FROM credit_sale WHERE shift_id = ANY($1) AND product_id = $2 ORDER BY 1',
    [shiftIds, productId],
  );
  for (const { id } of creditors) await lockCreditor(tx, id);
}

/**
 * Gives the credit sales of a product in a locked shift, whose creditors are locked, another rate: litres that were typed get a new amount, rupees
 * new litres. Bills that have them are restated, and debts settled again. Returns what changed, in sentences. Throws
 * ProblemError INVALID for a quantity that cannot be.
 */
export async function repriceSales(
  tx: Tx,
  shift: { id: number; shiftDate: string },
  productId: number,
  { rate, field }: NewRate,
): Promise<Message[]> {
  const sales = await tx.sql<PricedSale>(
    `SELECT id, creditor_id AS "creditorId", product_id AS "productId", vehicle, slip_no AS "slipNo", litres, rate, amount,
            by_amount AS "byAmount", bill_id AS "billId"
     FROM credit_sale WHERE shift_id = $1 AND product_id = $2 AND rate <> $3 ORDER BY id FOR UPDATE`,
    [shift.id, productId, rate],
  );
  const restated: Message[] = [];
  const settled = await resettle(
    tx,
    sales.map(({ creditorId }) => creditorId),
    async () => {
      for (const sale of sales) restated.push(...(await reprice(tx, shift, sale, { rate, field })));
    },
  );
  return [...settled, ...restated];
}

async function reprice(
  tx: Tx,
  shift: { id: number; shiftDate: string },
  sale: PricedSale,
  { rate, field }: NewRate,
): Promise<Message[]> {
  const { id, creditorId, byAmount, billId } = sale;
  const quantity = quantityBy(byAmount ? 'amount' : 'litres', byAmount ? sale.amount : sale.litres, rate);
  if (quantity === null) throw refusal('QUANTITY', credit.litresRange(), field, 'INVALID');
  const { litres, amount } = quantity;
  await tx.sql('UPDATE credit_sale SET litres = $2, rate = $3, amount = $4, version = version + 1 WHERE id = $1', [
    id,
    litres,
    rate,
    amount,
  ]);
  const before = { litres: sale.litres, rate: sale.rate, amount: sale.amount };
  tx.audit({ table: 'credit_sale', id, before, after: { litres, rate, amount } });
  await repostSale(tx, { ...sale, litres, amount }, shift);
  const more = amount - sale.amount;
  if (more === 0) return [];
  return restateBills(tx, { creditorId, day: shift.shiftDate, by: { saleId: id, billedOn: billId, field } }, more);
}
