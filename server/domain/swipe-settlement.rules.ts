import { chargesRule, problemsOfCharges } from './bank-charges.rules';
import { cash } from './cash.messages';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import { inr } from './kernel/format';
import type { Message } from './kernel/message';
import { GREATEST_AMOUNT } from './kernel/money';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type BankPayment, lastPaidDay, type MachineDay, problemsOfSettlement, settleSwipes } from './swipe-settlement';

/** A bank's payment for a machine's days, and its charges; a category is only needed with charges. */
export const swipeSettlementRules = {
  swipeMachineId: { ...selection('Select a swipe machine'), required: true },
  paid: {
    ...amountRule,
    unreadable: 'paid must be rupees with at most 2 decimals',
    message: `paid must be more than 0 and at most ${inr(GREATEST_AMOUNT)}`,
    missing: 'Enter the amount the bank paid',
  },
  charges: chargesRule,
  expenditureCategoryId: selection('Select an expenditure category'),
  paidOn: { kind: 'date', required: true, message: 'Enter the date the money was received' },
  accountId: { ...selection('Select an account'), required: true },
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** Facts for validating a settlement: the machine's unsettled days, and the rows that it may name. */
export interface SettlementFacts {
  days: readonly MachineDay[];
  accounts: readonly { id: number }[];
  categories: readonly { id: number }[];
  today: BusinessDate;
}

type Entry = Readonly<Record<string, unknown>>;

/** Reads the payment and charges of a settlement, typed or stored; missing or invalid figures are 0. */
export function bankPaymentOf(entry: Entry): BankPayment {
  const { paid, charges } = normalise(swipeSettlementRules, entry);
  const paise = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return { paid: paise(paid), charges: paise(charges) };
}

const has = (list: readonly { id: number }[], id: unknown): boolean => list.some((row) => row.id === id);

function problemsOfRows(entry: Entry, { accounts, categories }: SettlementFacts): Problem[] {
  const { accountId, expenditureCategoryId } = normalise(swipeSettlementRules, entry);
  const ofAccount: Problem[] = has(accounts, accountId)
    ? []
    : [{ code: 'UNKNOWN', ...cash.selectAccount(), field: 'accountId' }];
  return [...ofAccount, ...problemsOfCharges(bankPaymentOf(entry).charges, expenditureCategoryId, categories)];
}

/** The payment date is not before the last day that it pays for, and not after today. */
function problemsOfPaidOn(entry: Entry, { days, today }: SettlementFacts): Problem[] {
  const paidOn = String(normalise(swipeSettlementRules, entry).paidOn);
  const refuse = (code: string, message: Message): Problem[] => [{ code, ...message, field: 'paidOn' }];
  if (paidOn > today) return refuse('IN_THE_FUTURE', cash.paidOnInFuture());
  const last = lastPaidDay(settleSwipes(days, bankPaymentOf(entry)));
  if (last === undefined || last.businessDate <= paidOn) return [];
  return refuse('BEFORE_ITS_DAYS', cash.paidBeforeItsDays({ paidOn, last: last.businessDate }));
}

/** Validates a settlement, typed or stored: first its fields, then its references, its sum and its day. */
export function problemsOfSwipeSettlement(entry: Entry, facts: SettlementFacts): Problem[] {
  const problems = problemsOfFields(swipeSettlementRules, entry);
  if (problems.length > 0) return problems;
  const ofSum = [...problemsOfRows(entry, facts), ...problemsOfSettlement(facts.days, bankPaymentOf(entry))];
  return ofSum.length > 0 ? ofSum : problemsOfPaidOn(entry, facts);
}
