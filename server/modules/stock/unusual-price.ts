import type { BusinessDate } from '../../domain/kernel/business-date';
import { LITRE, type Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { type Paise, roundHalfUp } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import { RATE_AT_END } from '../../masters/product-rate.queries';
import type { Sql } from '../../platform/sql';

interface BoughtLitres {
  productId: number;
  quantity: Millilitres;
  amount: Paise;
}

/** A purchase is stored in whole litres, so its millilitres are not 0. */
export const perLitre = ({ amount, quantity }: Pick<BoughtLitres, 'amount' | 'quantity'>): number =>
  roundHalfUp(amount * LITRE, quantity);

/**
 * What is said of the first line whose price per litre is far from what the product sells at on the day of delivery, and
 * from that of earlier invoices, except the invoice itself; null if none is.
 */
export async function unusualPriceText(
  sql: Sql,
  lines: readonly BoughtLitres[],
  receivedOn: BusinessDate,
  invoiceId: number | null = null,
): Promise<Message | null> {
  for (const { productId, ...line } of lines) {
    const figure = perLitre(line);
    const [sold] = await sql<{ name: string; rate: number | null }>(
      `SELECT p.name, ${RATE_AT_END} AS rate FROM product p WHERE p.id = $2`,
      [receivedOn, productId],
    );
    const { name: product, rate } = sold!;
    if (rate !== null && usualUnlessNear('purchasePriceAtRate', figure, [rate]) === null) continue;
    const earlier = await sql<Omit<BoughtLitres, 'productId'>>(
      `SELECT quantity, amount FROM invoice_line WHERE product_id = $1 AND invoice_id IS DISTINCT FROM $2::int
       ORDER BY id DESC LIMIT $3`,
      [productId, invoiceId, UNUSUAL_FROM.purchasePrice.newest],
    );
    const usual = usualUnlessNear('purchasePrice', figure, earlier.map(perLitre));
    if (usual !== null) return unusual.purchasePrice({ figure, usual, product });
    if (rate !== null && earlier.length < UNUSUAL_FROM.purchasePrice.least)
      return unusual.purchasePriceAtRate({ figure, rate, product });
  }
  return null;
}
