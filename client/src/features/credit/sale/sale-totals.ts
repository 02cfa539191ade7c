import { litresText, parseLitres } from '../../../../../server/domain/kernel/litres';
import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { CreditSalesOfShiftQuery } from '../../../graphql/generated/graphql';

export type RecordedSale = CreditSalesOfShiftQuery['creditSalesOfShift'][number];
type Figures = Pick<RecordedSale, 'litres' | 'amount'>;

export interface ProductTotal extends Figures {
  productId: number;
  productName: string;
}

export const amountOfAll = (sales: readonly Pick<Figures, 'amount'>[]): string =>
  moneyText(sum(sales, ({ amount }) => parseMoney(amount) ?? 0));

const litresOfAll = (sales: readonly Figures[]): string =>
  litresText(sum(sales, ({ litres }) => parseLitres(litres) ?? 0));

/** Totals per product, in product order. Sums of integer paise and millilitres. */
export function totalsByProduct(sales: readonly Omit<RecordedSale, 'createdAt'>[]): ProductTotal[] {
  const products = new Map(sales.map(({ productId, productName }) => [productId, productName]));
  return [...products]
    .sort(([one], [other]) => one - other)
    .map(([productId, productName]) => {
      const own = sales.filter((sale) => sale.productId === productId);
      return { productId, productName, litres: litresOfAll(own), amount: amountOfAll(own) };
    });
}
