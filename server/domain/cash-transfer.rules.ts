import { cashInTotal, cashOutTotal, type NoteCount, problemsOfNotes } from './denominations';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { commentRule, referenceRule, selection } from './money-document.rules';

/** DEPOSIT moves notes from the safe to an account, DRAWING from an account into the safe. */
export const CASH_TRANSFERS = ['DEPOSIT', 'DRAWING'] as const;
export type CashTransfer = (typeof CASH_TRANSFERS)[number];

const SELECT_ACCOUNT = 'Select an account';

/** A cash transfer between the safe and an account. It has no amount field: the counted notes are the amount. */
export const cashTransferRules = {
  kind: { kind: 'choice', choices: CASH_TRANSFERS, required: true, message: 'Select deposit or withdrawal' },
  accountId: { ...selection(SELECT_ACCOUNT), required: true },
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** The amount deposited or drawn, by its counted notes. */
export const amountOfTransfer = (kind: CashTransfer, notes: readonly NoteCount[]): Paise =>
  kind === 'DEPOSIT' ? cashOutTotal(notes) : cashInTotal(notes);

const WRONG_WAY = {
  DEPOSIT: { side: 'in', sentence: 'a deposit takes notes out of the safe, enter them as cash out' },
  DRAWING: { side: 'out', sentence: 'a withdrawal brings notes into the safe, enter them as cash in' },
} as const;

/** A transfer moves notes in one direction only: the other column must be empty. */
function problemsOfCount(kind: CashTransfer, notes: readonly NoteCount[]): Problem[] {
  const problems = problemsOfNotes(notes);
  if (problems.length > 0) return problems;
  const { side, sentence } = WRONG_WAY[kind];
  const wrong = notes.flatMap((note, index) =>
    note[side] === 0
      ? []
      : [{ code: 'NOTES_WRONG_WAY', message: `₹${note.value}: ${sentence}`, field: `notes.${index}.${side}` }],
  );
  if (wrong.length > 0 || amountOfTransfer(kind, notes) > 0) return wrong;
  return [{ code: 'NOTES_MISSING', message: 'Count the notes', field: 'notes' }];
}

/** Checks that the account of a transfer is in use. */
export function problemsOfTransferAccount(
  entry: Readonly<Record<string, unknown>>,
  accounts: readonly { id: number }[],
): Problem[] {
  const { accountId } = normalise(cashTransferRules, entry);
  const isKnown = accounts.some(({ id }) => id === accountId);
  return isKnown ? [] : [{ code: 'UNKNOWN_ACCOUNT', message: SELECT_ACCOUNT, field: 'accountId' }];
}

/** Validates a deposit or withdrawal, typed or stored: first its fields, then the account and the notes. */
export function problemsOfCashTransfer(
  entry: Readonly<Record<string, unknown>>,
  accounts: readonly { id: number }[],
  notes: readonly NoteCount[],
): Problem[] {
  const problems = problemsOfFields(cashTransferRules, entry);
  if (problems.length > 0) return problems;
  const { kind } = normalise(cashTransferRules, entry);
  return [...problemsOfTransferAccount(entry, accounts), ...problemsOfCount(kind as CashTransfer, notes)];
}
