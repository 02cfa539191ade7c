import { cash } from './cash.messages';
import { type CountedNote, cashInTotal, cashOutTotal, type NoteCount, problemsOfNotes } from './denominations';
import { type FieldRule, type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { commentRule, referenceRule, selection } from './money-document.rules';
import { safe } from './safe.messages';
import { valueDateRule } from './value-date.rules';

/** DEPOSIT moves notes from the safe to an account, DRAWING from an account into the safe. */
export const CASH_TRANSFERS = ['DEPOSIT', 'DRAWING'] as const;
export type CashTransfer = (typeof CASH_TRANSFERS)[number];

/** A cash transfer between the safe and an account. It has no amount field: the counted notes are the amount. */
export const cashTransferRules = {
  kind: { kind: 'choice', choices: CASH_TRANSFERS, required: true, message: 'Select deposit or withdrawal' },
  accountId: { ...selection('Select an account'), required: true },
  valueDate: valueDateRule,
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** The counted notes of a recorded transfer as a change of it types them: '500 × 10, 100 × 4'. */
export const transferNotesRule = {
  kind: 'text',
  required: true,
  min: 1,
  max: 500,
  message: 'Enter each value and its number of notes, like 500 × 10, 100 × 4',
} as const satisfies FieldRule;

/** The amount deposited or drawn, by its counted notes. */
export const amountOfTransfer = (
  kind: CashTransfer,
  notes: readonly Pick<CountedNote, 'value' | 'in' | 'out'>[],
): Paise => (kind === 'DEPOSIT' ? cashOutTotal(notes) : cashInTotal(notes));

const WRONG_WAY = {
  DEPOSIT: { side: 'in', problem: cash.depositTakesOut },
  DRAWING: { side: 'out', problem: cash.withdrawalBringsIn },
} as const;

/** A transfer moves notes in one direction only: the other column must be empty. */
function problemsOfCount(kind: CashTransfer, notes: readonly NoteCount[]): Problem[] {
  const problems = problemsOfNotes(notes);
  if (problems.length > 0) return problems;
  const { side, problem } = WRONG_WAY[kind];
  const wrong = notes.flatMap((note, index) =>
    note[side] === 0
      ? []
      : [
          {
            code: 'NOTES_WRONG_WAY',
            ...safe.atNote({ value: note.value, problem: problem() }),
            field: `notes.${index}.${side}`,
          },
        ],
  );
  if (wrong.length > 0 || amountOfTransfer(kind, notes) > 0) return wrong;
  return [{ code: 'NOTES_MISSING', ...cash.countTheNotes(), field: 'notes' }];
}

/** Checks that the account of a transfer is in use. */
export function problemsOfTransferAccount(
  entry: Readonly<Record<string, unknown>>,
  accounts: readonly { id: number }[],
): Problem[] {
  const { accountId } = normalise(cashTransferRules, entry);
  const isKnown = accounts.some(({ id }) => id === accountId);
  return isKnown ? [] : [{ code: 'UNKNOWN_ACCOUNT', ...cash.selectAccount(), field: 'accountId' }];
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
