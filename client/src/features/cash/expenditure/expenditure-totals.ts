import { amountOfAll } from '../../../ui/payment/amount-of-all';

/** Totals per category, by name. */
export const totalsByCategory = (
  rows: readonly { categoryName: string; amount: string }[],
): { category: string; amount: string }[] =>
  [...new Set(rows.map(({ categoryName }) => categoryName))]
    .sort((one, other) => one.localeCompare(other))
    .map((category) => ({ category, amount: amountOfAll(rows.filter((row) => row.categoryName === category)) }));
