import { type Paise, roundHalfUp } from './kernel/money';

/** A creditor's due with one more sale, against the limit. */
export interface CreditUse {
  due: Paise;
  /** Of the limit, in whole percent; above 100 or exactly 100 and `isOver` when the limit is passed. */
  percent: number;
  isOver: boolean;
}

/** What a sale would make of a creditor's due. `due` is below 0 for a creditor who paid in advance; `limit` is above 0. */
export function creditUse(due: Paise, sale: Paise, limit: Paise): CreditUse {
  const after = due + sale;
  return { due: after, percent: roundHalfUp(BigInt(after) * 100n, limit), isOver: after > limit };
}
