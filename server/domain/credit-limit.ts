import { type Paise, roundHalfUp } from './kernel/money';

/** A creditor's due including one more sale, compared with the limit. */
export interface CreditUse {
  due: Paise;
  /** Whole percent of the limit; when the limit is passed, at least 100 and `isOver`. */
  percent: number;
  isOver: boolean;
}

/** Calculates a creditor's due after a sale. `due` is negative for an advance; `limit` is above 0. */
export function creditUse(due: Paise, sale: Paise, limit: Paise): CreditUse {
  const after = due + sale;
  return { due: after, percent: roundHalfUp(BigInt(after) * 100n, limit), isOver: after > limit };
}
