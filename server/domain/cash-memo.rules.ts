import { GREATEST_SET, MOST_MEMOS, SPLIT_PRODUCT, splitsCash } from './cash-memo';
import type { FieldRules } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import { LITRE } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { memos } from './memos.messages';

/** Input fields of instant cash memos (specification, section 5). */
export const cashMemoRules = {
  productId: { kind: 'integer', required: true, min: 1, message: 'Please select product first' },
  date: { kind: 'date', required: true, message: 'Please enter a valid date' },
  includeCredit: { kind: 'flag', message: 'Include Credit Vehicles must be yes or no' },
  // The hint mentions 6,000 litres; the limit only refuses figures that no station sells in a day.
  quantity: {
    kind: 'litres',
    min: 0,
    max: 100_000 * LITRE,
    message: 'Additional quantity must be at most 1,00,000 litres',
    unreadable: 'Additional quantity must be litres with at most 3 decimals',
  },
  seed: { kind: 'integer', min: 1, max: GREATEST_SET, message: `The set number must be from 1 to ${GREATEST_SET}` },
} as const satisfies FieldRules;

export interface JudgedMemos {
  date: BusinessDate;
  today: BusinessDate;
  product: { shortName: string };
  /** Whether the product has a rate on that day. */
  hasRate: boolean;
  /** How many credit sales get memos. */
  creditSales: number;
  hasQuantity: boolean;
}

/** Why only this product takes an additional quantity. */
export const ONLY_SPLIT_PRODUCT = memos.onlySplitProduct({ product: SPLIT_PRODUCT });

/** Checks a request for memos beyond the rules of its fields. */
export function problemsOfMemos({ date, today, product, hasRate, ...asked }: JudgedMemos): Problem[] {
  const problem = (code: string, field: string, message: Message): Problem[] => [{ code, field, ...message }];
  if (date > today) return problem('INVALID', 'date', memos.inFuture({ date }));
  if (!hasRate) return problem('NO_RATE', 'date', memos.noRate({ product: product.shortName, date }));
  if (asked.hasQuantity && !splitsCash(product)) return problem('NO_SPLIT', 'quantity', ONLY_SPLIT_PRODUCT);
  if (asked.creditSales === 0 && !asked.hasQuantity) return problem('NOTHING', 'quantity', memos.nothing());
  if (asked.creditSales > MOST_MEMOS)
    return problem('TOO_MANY_MEMOS', 'includeCredit', tooManySales(asked.creditSales, product));
  return [];
}

const tooManySales = (sales: number, { shortName }: JudgedMemos['product']): Message =>
  memos.tooManySales({ product: shortName, sales, most: MOST_MEMOS });

/** Checks the number of memos in a set, of the credit sales and the split together. */
export const problemsOfCount = (count: number): Problem[] =>
  count <= MOST_MEMOS
    ? []
    : [
        {
          code: 'TOO_MANY_MEMOS',
          field: 'quantity',
          ...memos.tooMany({ memos: count, most: MOST_MEMOS }),
        },
      ];
