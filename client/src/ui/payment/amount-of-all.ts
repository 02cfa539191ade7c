import { moneyText, parseMoney } from '../../../../server/domain/kernel/money';
import { sum } from '../../../../server/domain/kernel/sum';

/** Sums decimal texts of rupees exactly. */
export const amountOfAll = (rows: readonly { amount: string }[]): string =>
  moneyText(sum(rows, ({ amount }) => parseMoney(amount) ?? 0));
