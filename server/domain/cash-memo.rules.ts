import { GREATEST_SET, MOST_MEMOS, SPLIT_PRODUCT, splitsCash } from './cash-memo';
import type { FieldRules } from './field-rules';
import { type BusinessDate, showDate } from './kernel/business-date';
import { LITRE } from './kernel/litres';
import type { Problem } from './kernel/problem';

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
export const ONLY_SPLIT_PRODUCT = `Additional memos can be made for ${SPLIT_PRODUCT} only`;

/** Checks a request for memos beyond the rules of its fields. */
export function problemsOfMemos({ date, today, product, hasRate, ...asked }: JudgedMemos): Problem[] {
  const problem = (code: string, field: string, message: string): Problem[] => [{ code, field, message }];
  if (date > today) return problem('INVALID', 'date', `${showDate(date)} is in the future`);
  if (!hasRate) return problem('NO_RATE', 'date', `${product.shortName} has no rate on ${showDate(date)}`);
  if (asked.hasQuantity && !splitsCash(product)) return problem('NO_SPLIT', 'quantity', ONLY_SPLIT_PRODUCT);
  if (asked.creditSales === 0 && !asked.hasQuantity)
    return problem(
      'NOTHING',
      'quantity',
      'There is nothing to make memos from. Include credit vehicles or enter litres.',
    );
  if (asked.creditSales > MOST_MEMOS)
    return problem('TOO_MANY_MEMOS', 'includeCredit', tooManySales(asked.creditSales, product));
  return [];
}

const tooManySales = (sales: number, { shortName }: JudgedMemos['product']): string =>
  `${shortName} has ${sales} credit sales on that day, but at most ${MOST_MEMOS} memos can be made at once. Leave the credit vehicles out.`;

/** Checks the number of memos in a set, of the credit sales and the split together. */
export const problemsOfCount = (memos: number): Problem[] =>
  memos <= MOST_MEMOS
    ? []
    : [
        {
          code: 'TOO_MANY_MEMOS',
          field: 'quantity',
          message: `This would make ${memos} memos, but at most ${MOST_MEMOS} can be made at once. Enter part of the litres now and the rest as another set.`,
        },
      ];
