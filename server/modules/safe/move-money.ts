import { isCounted } from '../../domain/denominations';
import { ProblemError } from '../../domain/kernel/problem';
import { notesFor, whyNotPaid } from '../../domain/notes-for';
import type { OpenTransaction } from '../../platform/transaction';
import { type AccountRef, account, type Entry } from '../../services/ledger/post';
import { countNotes, lockSafe, type Safe } from './count-notes';
import type { PaidInput } from './paid-input';

/** Where a document's money is posted, and the notes that move with it. */
export interface MovedMoney {
  account: AccountRef;
  notes: NonNullable<Entry['notes']>;
}

/** Where a way's money is: in the safe, or in an account. */
export const moneyAccount = (accountId: number | null): AccountRef =>
  accountId === null ? account('CASH') : account('BANK', accountId);

const ofAccount = (accountId: number): MovedMoney => ({ account: moneyAccount(accountId), notes: [] });

/**
 * Takes an amount in, by its way: into an account, or into the safe as the notes that are counted, uncounted where none
 * is. The way itself is judged before (domain/payment-way). Throws ProblemError INVALID where the notes are not the amount.
 */
export async function takeIn(tx: OpenTransaction, { amount, accountId, notes }: PaidInput): Promise<MovedMoney> {
  if (accountId != null) return ofAccount(accountId);
  const counted = countNotes(await lockSafe(tx), notes, amount, 'notes');
  return { account: account('CASH'), notes: counted.notes };
}

/**
 * Pays an amount out, by its way: from an account, or from the safe as the notes that are counted (those that come in are
 * change). Where none is counted, `notesFor` says which leave. Throws ProblemError INVALID where the notes are not the
 * amount, REFUSED where the safe cannot make it.
 */
export async function payOut(tx: OpenTransaction, { amount, accountId, notes }: PaidInput): Promise<MovedMoney> {
  if (accountId != null) return ofAccount(accountId);
  const safe = await lockSafe(tx);
  if (isCounted(notes)) return { account: account('CASH'), notes: countNotes(safe, notes, -amount, 'notes').notes };
  return { account: account('CASH'), notes: uncounted(safe, amount) };
}

function uncounted(safe: Safe, amount: number): MovedMoney['notes'] {
  const held = safe.notes.map(({ value, available }) => ({ value: value / 100, available }));
  const taken = notesFor(amount, held, safe.loose);
  if (taken === null) throw new ProblemError([whyNotPaid(amount, held, safe.loose)]);
  const idOf = (value: number): number => safe.notes.find((row) => row.value === value * 100)!.id;
  return [
    ...taken.notes.map(({ value, count }) => ({ denominationId: idOf(value), count: -count })),
    { denominationId: safe.looseId, count: 0 - taken.loose },
  ];
}
