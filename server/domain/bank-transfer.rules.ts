import { chargesRule, problemsOfCharges } from './bank-charges.rules';
import { cash } from './cash.messages';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import { GREATEST_AMOUNT, type Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { requests } from './requests.messages';

/** Money moved from one account of the station to another, and what the bank took for it. */
export const bankTransferRules = {
  fromAccountId: { ...selection('Select an account'), required: true },
  toAccountId: { ...selection('Select an account'), required: true },
  amount: amountRule,
  charges: chargesRule,
  expenditureCategoryId: selection('Select an expenditure category'),
  transferDate: { kind: 'date', required: true, message: 'Enter the date of the transfer' },
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** The rows that a transfer may name, and the days between which it may be. */
interface BankTransferFacts {
  accounts: readonly { id: number }[];
  categories: readonly { id: number }[];
  today: BusinessDate;
  /** The day of the first shift; null if it is unknown. */
  booksBegan: BusinessDate | null;
}

type Entry = Readonly<Record<string, unknown>>;

/** Reads amount and charges of a transfer in paise, typed or stored; missing or invalid figures are 0. */
export function moneyOfTransfer(entry: Entry): { amount: Paise; charges: Paise } {
  const { amount, charges } = normalise(bankTransferRules, entry);
  const paise = (value: unknown): Paise => (typeof value === 'number' ? value : 0);
  return { amount: paise(amount), charges: paise(charges) };
}

const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];

function problemsOfDay(day: BusinessDate, { today, booksBegan }: BankTransferFacts): Problem[] {
  if (day > today) return refuse('IN_THE_FUTURE', 'transferDate', cash.transferInFuture());
  if (booksBegan !== null && day < booksBegan)
    return refuse('BEFORE_BOOKS', 'transferDate', cash.transferBeforeBooks({ day: booksBegan }));
  return [];
}

/** Validates a transfer, typed or stored: first its fields, then its accounts, its charges and its day. */
export function problemsOfBankTransfer(entry: Entry, facts: BankTransferFacts): Problem[] {
  const problems = problemsOfFields(bankTransferRules, entry);
  if (problems.length > 0) return problems;
  const { fromAccountId, toAccountId, expenditureCategoryId, transferDate } = normalise(bankTransferRules, entry);
  const { amount, charges } = moneyOfTransfer(entry);
  const unknown = (field: string, id: unknown): Problem[] =>
    facts.accounts.some((account) => account.id === id) ? [] : refuse('UNKNOWN', field, cash.selectAccount());
  return [
    ...unknown('fromAccountId', fromAccountId),
    ...(fromAccountId === toAccountId
      ? refuse('SAME_ACCOUNT', 'toAccountId', cash.transferToItself())
      : unknown('toAccountId', toAccountId)),
    ...(amount + charges > GREATEST_AMOUNT
      ? refuse('AMOUNT_TOO_GREAT', 'charges', requests.amountTooGreat({ most: GREATEST_AMOUNT }))
      : []),
    ...problemsOfCharges(charges, expenditureCategoryId, facts.categories),
    ...problemsOfDay(String(transferDate), facts),
  ];
}
