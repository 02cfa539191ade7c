import { cash } from './cash.messages';
import type { FieldRule } from './field-rules';
import { inr } from './kernel/format';
import { GREATEST_AMOUNT, type Paise } from './kernel/money';
import type { Problem } from './kernel/problem';

/** Charges of a bank in paise; empty means 0. */
export const chargesRule = {
  kind: 'money',
  min: 0,
  max: GREATEST_AMOUNT,
  message: `charges must not be below 0 and at most ${inr(GREATEST_AMOUNT)}`,
} as const satisfies FieldRule;

/** Charges are an expenditure, so they need a category, of those in use. */
export function problemsOfCharges(
  charges: Paise,
  expenditureCategoryId: unknown,
  categories: readonly { id: number }[],
): Problem[] {
  if (charges === 0 || categories.some(({ id }) => id === expenditureCategoryId)) return [];
  const isMissing = expenditureCategoryId == null || expenditureCategoryId === '';
  const message = isMissing ? cash.selectCategoryForCharges() : cash.selectCategory();
  return [{ code: 'UNKNOWN', ...message, field: 'expenditureCategoryId' }];
}
