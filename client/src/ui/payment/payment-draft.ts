import {
  type CountedNote,
  cashInTotal,
  cashOutTotal,
  countedNote,
  type NoteCount,
  problemsOfTally,
} from '../../../../server/domain/denominations';
import { denominationLabel, inr } from '../../../../server/domain/kernel/format';
import { moneyText, type Paise, parseMoney } from '../../../../server/domain/kernel/money';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { notesFor, whyNotPaid } from '../../../../server/domain/notes-for';
import { isByCheque, type PaymentWays } from '../../../../server/domain/payment-way';
import { t } from '../../i18n/translate';

/** Whether the station receives the money or pays it. */
export type Direction = 'in' | 'out';

/** The payment fields of a document and its comment, as the controls hold them. */
export interface PaymentDraft {
  amount: string;
  /** Empty: cash. */
  accountId: string;
  /** Empty: the account's only mode, if it has just one. */
  paymentModeId: string;
  /** Absent for the day of the shift. Drafts that were stored before there were value dates still fit. */
  valueDate?: string;
  reference: string;
  /** Of a cheque; drafts of older versions lack them. */
  chequeBank?: string;
  chequeDate?: string;
  comment: string;
  /** Empty if not counted. Preserved, but not sent, while an account is chosen. */
  notes: readonly CountedNote[];
}

export const EMPTY_PAYMENT: PaymentDraft = {
  amount: '',
  accountId: '',
  paymentModeId: '',
  reference: '',
  comment: '',
  notes: [],
};

/** Current contents of the safe: notes by value in rupees, and uncounted cash in paise. */
export interface SafeNow {
  notes: readonly Pick<NoteCount, 'value' | 'available'>[];
  uncounted: Paise;
}

export const accountOf = <Account extends { id: number }>(
  { accountId }: PaymentDraft,
  { accounts }: { accounts: readonly Account[] },
): Account | undefined => accounts.find(({ id }) => String(id) === accountId);

/** The chosen mode, or the account's only one. */
export function modeOf(draft: PaymentDraft, ways: PaymentWays): string {
  const modes = accountOf(draft, ways)?.modes ?? [];
  const [first, second] = modes;
  return draft.paymentModeId || (first && !second ? String(first.id) : '');
}

/** The counted notes; none for a payment through an account. */
export const countedOf = ({ accountId, notes }: PaymentDraft): readonly CountedNote[] =>
  accountId === '' ? notes : [];

/** The fields as input of the domain's rules (`problemsOfPayment` and those that build on it). */
export const entryOf = (draft: PaymentDraft, ways: PaymentWays) => ({
  amount: draft.amount,
  accountId: draft.accountId,
  paymentModeId: draft.accountId === '' ? '' : modeOf(draft, ways),
  valueDate: (draft.accountId !== '' && draft.valueDate) || '',
  reference: draft.accountId === '' ? '' : draft.reference,
  comment: draft.comment,
});

/** Whether the chosen mode is a cheque. */
export const isCheque = (draft: PaymentDraft, ways: PaymentWays): boolean => isByCheque(entryOf(draft, ways), ways);

/** What a cheque says besides its number, as input of the domain's rules and of the server; nothing for another way. */
export function chequeInput(
  draft: PaymentDraft,
  ways: PaymentWays,
): { chequeBank?: string | null; chequeDate?: string | null } {
  if (!isCheque(draft, ways)) return {};
  return { chequeBank: draft.chequeBank?.trim() || null, chequeDate: draft.chequeDate || null };
}

/** The fields as the server's PaidInput, with the comment. */
export function paidInput(draft: PaymentDraft, ways: PaymentWays) {
  const { amount, accountId, paymentModeId, valueDate, comment } = entryOf(draft, ways);
  return {
    amount,
    accountId: accountId === '' ? null : Number(accountId),
    paymentModeId: paymentModeId === '' ? null : Number(paymentModeId),
    ...(valueDate !== '' && { valueDate }),
    comment: comment.trim() || null,
    notes: countedOf(draft).map((note) => ({ value: note.value, in: note.in, out: note.out })),
  };
}

/** The amount in paise; null if invalid. */
function amountOf({ amount }: PaymentDraft): Paise | null {
  const paise = parseMoney(amount);
  return paise === null || paise <= 0 ? null : paise;
}

/**
 * Why the cash cannot move: the counted notes differ from the amount, or the safe cannot pay it. Offline the contents
 * of the safe are unknown (null), and the server decides.
 */
export function problemsOfCash(draft: PaymentDraft, direction: Direction, safe: SafeNow | null): Problem[] {
  const amount = amountOf(draft);
  if (draft.accountId !== '' || amount === null) return [];
  if (draft.notes.length > 0) return problemsOfTally(draft.notes, direction === 'in' ? amount : -amount);
  if (direction === 'in' || safe === null || notesFor(amount, safe.notes, safe.uncounted) !== null) return [];
  return [whyNotPaid(amount, safe.notes, safe.uncounted)];
}

/** Sets the counted notes; their total becomes the amount if none was typed. */
export function withNotes(draft: PaymentDraft, direction: Direction, notes: readonly NoteCount[]): PaymentDraft {
  const counted = cashInTotal(notes) - cashOutTotal(notes);
  return {
    ...draft,
    notes: notes.map(countedNote),
    amount: draft.amount || moneyText(direction === 'in' ? counted : -counted),
  };
}

const noteWords = (value: number, count: number): string => `${denominationLabel(value)} × ${count}`.replace('-', '−');

/** The effect on the safe in a sentence; empty without an amount of cash, or if it is impossible. */
export function cashWords(draft: PaymentDraft, direction: Direction, safe: SafeNow | null): string {
  const amount = amountOf(draft);
  if (draft.accountId !== '') return '';
  if (draft.notes.length > 0) {
    const sign = direction === 'in' ? 1 : -1;
    const notes = draft.notes.map((note) => noteWords(note.value, sign * (note.in - note.out)));
    return t('ui.payment.counted', { notes: notes.join(', ') });
  }
  if (amount === null) return '';
  if (direction === 'in') return t('ui.payment.uncounted', { amount: inr(amount) });
  const taken = safe && notesFor(amount, safe.notes, safe.uncounted);
  if (taken === null) return '';
  const notes = taken.notes.map(({ value, count }) => noteWords(value, count));
  if (taken.uncounted > 0) notes.push(t('ui.payment.fromUncounted', { amount: inr(taken.uncounted) }));
  return t('ui.payment.leaves', { notes: notes.join(', ') });
}
