import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';

/** Sums decimal texts of rupees exactly. */
export const amountOfAll = (rows: readonly { amount: string }[]): string =>
  moneyText(sum(rows, ({ amount }) => parseMoney(amount) ?? 0));

/** Totals per category, by name. */
export const totalsByCategory = (
  rows: readonly { categoryName: string; amount: string }[],
): { category: string; amount: string }[] =>
  [...new Set(rows.map(({ categoryName }) => categoryName))]
    .sort((one, other) => one.localeCompare(other))
    .map((category) => ({ category, amount: amountOfAll(rows.filter((row) => row.categoryName === category)) }));
