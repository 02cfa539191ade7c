import { cash } from './cash.messages';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import { inr } from './kernel/format';
import { labelled, type Message } from './kernel/message';
import { GREATEST_AMOUNT } from './kernel/money';
import type { Problem } from './kernel/problem';
import { selection } from './money-document.rules';
import { isByCheque, type PaymentWays } from './payment-way';

/** What became of a cheque: a received one is held, deposited and cleared, or comes back; an issued one may come back. */
export const CHEQUE_STATES = ['HELD', 'DEPOSITED', 'CLEARED', 'RETURNED', 'ISSUED'] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];

export const CHEQUE_STATE_LABELS: Readonly<Record<ChequeState, string>> = {
  HELD: 'In hand',
  DEPOSITED: 'Deposited',
  CLEARED: 'Cleared',
  RETURNED: 'Returned',
  ISSUED: 'Issued',
};

/** The next steps of a cheque, by its state. */
const NEXT: Readonly<Record<ChequeState, readonly ChequeState[]>> = {
  HELD: ['DEPOSITED', 'RETURNED'],
  DEPOSITED: ['CLEARED', 'RETURNED'],
  CLEARED: [],
  RETURNED: [],
  ISSUED: ['RETURNED'],
};

/** The steps that a cheque in a state may take, each named by the state that it leads to. */
export const stepsFrom = (state: ChequeState): readonly ChequeState[] => NEXT[state];

/** The steps that can be undone; the last one of a cheque is. */
export const isStep = (state: ChequeState): boolean => state !== 'HELD' && state !== 'ISSUED';

/** What a payment says of its cheque besides the number, which is its reference. */
export const chequeRules = {
  chequeBank: { kind: 'text', max: 100, message: 'Bank of the cheque must be at most 100 characters' },
  chequeDate: { kind: 'date', message: 'Enter the date of the cheque' },
} as const satisfies FieldRules;

const chequeId = { ...selection('Select a cheque'), required: true } as const;
const reason = {
  kind: 'text',
  min: 1,
  max: 200,
  required: true,
  message: 'Reason must be at most 200 characters',
  missing: 'Enter the reason',
} as const;

export const depositRules = {
  chequeId,
  depositedOn: { kind: 'date', required: true, message: 'Enter the date of the deposit' },
  accountId: { ...selection('Select an account'), required: true },
} as const satisfies FieldRules;

export const clearingRules = {
  chequeId,
  clearedOn: { kind: 'date', required: true, message: 'Enter the date on which the bank credited the cheque' },
} as const satisfies FieldRules;

export const returnRules = {
  chequeId,
  returnedOn: { kind: 'date', required: true, message: 'Enter the date of the return' },
  reason,
  bankCharge: {
    kind: 'money',
    min: 0,
    max: GREATEST_AMOUNT,
    message: `The bank's charge must not be below 0 and at most ${inr(GREATEST_AMOUNT)}`,
    unreadable: "The bank's charge must be rupees with at most 2 decimals",
  },
  expenditureCategoryId: selection('Select an expenditure category'),
  customerCharge: {
    kind: 'money',
    min: 0,
    max: GREATEST_AMOUNT,
    message: `The charge to the customer must not be below 0 and at most ${inr(GREATEST_AMOUNT)}`,
    unreadable: 'The charge to the customer must be rupees with at most 2 decimals',
  },
} as const satisfies FieldRules;

export const undoRules = {
  chequeId,
  step: {
    kind: 'choice',
    choices: CHEQUE_STATES.filter(isStep),
    required: true,
    message: 'Select the step to undo',
  },
  reason,
} as const satisfies FieldRules;

type Entry = Readonly<Record<string, unknown>>;

const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];

const isEmpty = (value: unknown): boolean => value == null || value === '';

/** Validates what a new payment says of its cheque, typed or stored; nothing is needed for other ways of payment. */
export function problemsOfCheque(entry: Entry, ways: PaymentWays, isReceived: boolean): Problem[] {
  if (!isByCheque(entry, ways)) return [];
  const problems = problemsOfFields(chequeRules, entry);
  if (problems.length > 0) return problems;
  const { chequeBank, chequeDate } = normalise(chequeRules, entry);
  return [
    ...(isEmpty(String(entry.reference ?? '').trim())
      ? refuse('REQUIRED', 'reference', cash.chequeNumberMissing())
      : []),
    ...(isReceived && isEmpty(chequeBank) ? refuse('REQUIRED', 'chequeBank', cash.chequeBankMissing()) : []),
    ...(isEmpty(chequeDate) ? refuse('REQUIRED', 'chequeDate', cash.chequeDateMissing()) : []),
  ];
}

/** A cheque as its steps see it. */
export interface ChequeFacts {
  state: ChequeState;
  /** The day of its payment. */
  paidOn: BusinessDate;
  chequeDate: BusinessDate;
  /** Null until it is deposited. */
  depositedOn: BusinessDate | null;
  today: BusinessDate;
}

/** The first day on which a cheque may take a step: not before the step before it, nor deposited before its date. */
function earliestDay(step: ChequeState, { paidOn, chequeDate, depositedOn }: ChequeFacts): BusinessDate {
  if (step === 'DEPOSITED') return chequeDate > paidOn ? chequeDate : paidOn;
  return depositedOn ?? paidOn;
}

/** Refuses a step that the state does not allow, and a day before the step before it or after today. */
function problemsOfStep(step: ChequeState, field: string, day: BusinessDate, cheque: ChequeFacts): Problem[] {
  if (!stepsFrom(cheque.state).includes(step))
    return refuse('WRONG_STATE', 'chequeId', cash.chequeIs({ state: labelled(CHEQUE_STATE_LABELS[cheque.state]) }));
  if (day > cheque.today) return refuse('IN_THE_FUTURE', field, cash.stepInFuture());
  const earliest = earliestDay(step, cheque);
  if (day >= earliest) return [];
  return step === 'DEPOSITED' && cheque.chequeDate > cheque.paidOn
    ? refuse('POST_DATED', field, cash.chequePostDated({ date: earliest }))
    : refuse('BEFORE_STEP', field, cash.stepTooEarly({ date: earliest }));
}

const has = (list: readonly { id: number }[], id: unknown): boolean => list.some((row) => row.id === Number(id));

/** Validates a deposit, typed or stored. `accounts` are those in use. */
export function problemsOfDeposit(entry: Entry, cheque: ChequeFacts, accounts: readonly { id: number }[]): Problem[] {
  const problems = problemsOfFields(depositRules, entry);
  if (problems.length > 0) return problems;
  const { depositedOn, accountId } = normalise(depositRules, entry);
  return [
    ...problemsOfStep('DEPOSITED', 'depositedOn', String(depositedOn), cheque),
    ...(has(accounts, accountId) ? [] : refuse('UNKNOWN', 'accountId', cash.selectAccount())),
  ];
}

/** Validates the day on which the bank credited a cheque, typed or stored. */
export function problemsOfClearing(entry: Entry, cheque: ChequeFacts): Problem[] {
  const problems = problemsOfFields(clearingRules, entry);
  if (problems.length > 0) return problems;
  return problemsOfStep('CLEARED', 'clearedOn', String(normalise(clearingRules, entry).clearedOn), cheque);
}

/** Reads the charges of a return, typed or stored; missing or invalid figures are 0. */
export function chargesOf(entry: Entry): { bankCharge: number; customerCharge: number } {
  const { bankCharge, customerCharge } = normalise(returnRules, entry);
  const paise = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return { bankCharge: paise(bankCharge), customerCharge: paise(customerCharge) };
}

/**
 * Validates a return, typed or stored: the bank charges only for a cheque that it was given, and only who paid with it
 * is charged. `categories` are those in use.
 */
export function problemsOfReturn(entry: Entry, cheque: ChequeFacts, categories: readonly { id: number }[]): Problem[] {
  const problems = problemsOfFields(returnRules, entry);
  if (problems.length > 0) return problems;
  const { returnedOn, expenditureCategoryId } = normalise(returnRules, entry);
  const { bankCharge, customerCharge } = chargesOf(entry);
  const ofStep = problemsOfStep('RETURNED', 'returnedOn', String(returnedOn), cheque);
  if (ofStep.length > 0) return ofStep;
  return [
    ...(bankCharge > 0 && cheque.state === 'HELD' ? refuse('NOT_DEPOSITED', 'bankCharge', cash.chargeOfHeld()) : []),
    ...(customerCharge > 0 && cheque.state === 'ISSUED'
      ? refuse('NO_CUSTOMER', 'customerCharge', cash.chargeOfIssued())
      : []),
    ...(bankCharge > 0 && !has(categories, expenditureCategoryId)
      ? refuse('UNKNOWN', 'expenditureCategoryId', cash.selectCategoryForCharges())
      : []),
  ];
}
