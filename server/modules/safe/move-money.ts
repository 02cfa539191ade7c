import { isCounted } from '../../domain/denominations';
import { ProblemError } from '../../domain/kernel/problem';
import { notesFor, whyNotPaid } from '../../domain/notes-for';
import type { OpenTransaction } from '../../platform/transaction';
import { type AccountRef, account, type Entry } from '../../services/ledger/post';
import { countNotes, lockSafe, type Safe } from './count-notes';
import type { PaidInput } from './paid-input';

/** The account where a document's money is posted, and the notes that move with it. */
export interface MoneyMovement {
  account: AccountRef;
  notes: NonNullable<Entry['notes']>;
}

/** The ledger account of a money account; null is the safe. */
export const moneyAccount = (accountId: number | null): AccountRef =>
  accountId === null ? account('CASH') : account('BANK', accountId);

const ofAccount = (accountId: number): MoneyMovement => ({ account: moneyAccount(accountId), notes: [] });

/**
 * Receives an amount: into an account, or into the safe as the counted notes, or as uncounted cash without any. The way
 * is validated before (domain/payment-way). Throws ProblemError INVALID if the notes do not add up to the amount.
 */
export async function receiveMoney(
  tx: OpenTransaction,
  { amount, accountId, notes }: PaidInput,
): Promise<MoneyMovement> {
  if (accountId != null) return ofAccount(accountId);
  const counted = countNotes(await lockSafe(tx), notes, amount, 'notes');
  return { account: account('CASH'), notes: counted.notes };
}

/**
 * Pays an amount: from an account, or from the safe with the counted notes (incoming ones are change). Without counted
 * notes `notesFor` chooses them. Throws ProblemError INVALID if the notes do not add up to the amount, REFUSED if the
 * safe cannot pay it.
 */
export async function payMoney(tx: OpenTransaction, { amount, accountId, notes }: PaidInput): Promise<MoneyMovement> {
  if (accountId != null) return ofAccount(accountId);
  const safe = await lockSafe(tx);
  if (isCounted(notes)) return { account: account('CASH'), notes: countNotes(safe, notes, -amount, 'notes').notes };
  return { account: account('CASH'), notes: takeFrom(safe, amount) };
}

/** What leaves the safe for an amount that nobody counted. Throws ProblemError REFUSED if the safe cannot pay it. */
export function takeFrom(safe: Safe, amount: number): MoneyMovement['notes'] {
  const held = safe.notes.map(({ value, available }) => ({ value: value / 100, available }));
  const taken = notesFor(amount, held, safe.uncounted);
  if (taken === null) throw new ProblemError([whyNotPaid(amount, held, safe.uncounted)]);
  const idOf = (value: number): number => safe.notes.find((row) => row.value === value * 100)!.id;
  return [
    ...taken.notes.map(({ value, count }) => ({ denominationId: idOf(value), count: -count })),
    { denominationId: safe.uncountedId, count: 0 - taken.uncounted },
  ];
}
