import { cash } from './cash.messages';
import type { FieldRule } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';

/** The day on which the bank moved the money of a payment through an account; empty for the day of its shift. */
export const valueDateRule = { kind: 'date', message: 'Enter a valid value date' } as const satisfies FieldRule;

/** The fields of a payment that decide whether it may have a value date, typed or stored. */
interface Valued {
  accountId?: unknown;
  valueDate?: unknown;
}

interface ValueFacts {
  today: BusinessDate;
  /** The day of the first shift; null if it is unknown. */
  booksBegan: BusinessDate | null;
  /** Its money has a day of its own, on which the bank clears it. */
  isCheque: boolean;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Why a payment may not have its value date; the date itself is valid by `valueDateRule`. */
export function problemsOfValueDate(
  { accountId, valueDate }: Valued,
  { today, booksBegan, isCheque }: ValueFacts,
): Problem[] {
  if (isEmpty(valueDate)) return [];
  const refuse = (code: string, message: Message): Problem[] => [{ code, ...message, field: 'valueDate' }];
  const day = String(valueDate);
  if (isEmpty(accountId)) return refuse('VALUE_DATE_OF_CASH', cash.valueDateOfCash());
  if (isCheque) return refuse('VALUE_DATE_OF_CHEQUE', cash.valueDateOfCheque());
  if (day > today) return refuse('IN_THE_FUTURE', cash.valueDateInFuture());
  if (booksBegan !== null && day < booksBegan)
    return refuse('BEFORE_BOOKS', cash.valueDateBeforeBooks({ day: booksBegan }));
  return [];
}
