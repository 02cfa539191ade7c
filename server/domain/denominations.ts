import type { Message } from './kernel/message';
import { GREATEST_AMOUNT, type Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';
import { safe } from './safe.messages';

/** Notes or coins of one value, counted in and out of the safe. */
export interface NoteCount {
  denominationId: number;
  /** Whole rupees. */
  value: number;
  /** How many the safe holds now. */
  available: number;
  in: number;
  out: number;
}

/** A count without the safe's contents, fit to be stored where nobody may learn what the safe holds. */
export type CountedNote = Omit<NoteCount, 'available'>;

/** Removes what the safe holds. */
export const countedNote = ({ denominationId, value, in: cashIn, out }: NoteCount): CountedNote => ({
  denominationId,
  value,
  in: cashIn,
  out,
});

/** Maximum per value and document: as many of the largest note (₹10,000) are within `GREATEST_AMOUNT`. */
export const MOST_NOTES = 99_999;

type Counts = Pick<NoteCount, 'in' | 'out'>;

/** Whether a row of the form has a count. */
export const isUsed = (note: Counts): boolean => note.in !== 0 || note.out !== 0;

/** Whether notes were counted, rather than only an amount entered. */
export const isCounted = (notes: readonly Counts[]): boolean => notes.some(isUsed);

const paiseOf = (value: number, count: number): Paise => value * 100 * count;

export const cashInTotal = (notes: readonly Pick<CountedNote, 'value' | 'in'>[]): Paise =>
  sum(notes, (note) => paiseOf(note.value, note.in));

export const cashOutTotal = (notes: readonly Pick<CountedNote, 'value' | 'out'>[]): Paise =>
  sum(notes, (note) => paiseOf(note.value, note.out));

/** What is wrong with a typed count; null for one that can be counted, and for none. */
export function problemOfCount(text: string): Message | null {
  if (text !== '' && !/^[0-9]+$/.test(text)) return safe.countNotWhole();
  return Number(text) > MOST_NOTES ? safe.countTooGreat({ most: MOST_NOTES }) : null;
}

/** Parses a cash-in count: anything but an integer above 0 becomes 0 (specification, section 5, currency form). */
export const cashInCount = (text: string): number => (/^[0-9]{1,9}$/.test(text) ? Number(text) : 0);

/** Parses a cash-out count: 0 unless it is an integer above 0 and at most what is available. */
export const cashOutCount = (text: string, available: number): number => {
  const count = cashInCount(text);
  return count <= available ? count : 0;
};

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/**
 * Validates counts: integers, one direction per note, no more out than the safe holds, and a total within the limit.
 */
export function problemsOfNotes(notes: readonly NoteCount[], fieldPrefix = 'notes'): Problem[] {
  const problems = notes.flatMap((note, index) => {
    const refuse = (code: string, input: 'in' | 'out', problem: Message): Problem[] => [
      { code, ...safe.atNote({ value: note.value, problem }), field: `${fieldPrefix}.${index}.${input}` },
    ];
    if (!isCount(note.in)) return refuse('NOTES_NOT_WHOLE', 'in', safe.inNotWhole());
    if (!isCount(note.out)) return refuse('NOTES_NOT_WHOLE', 'out', safe.outNotWhole());
    if (note.in > 0 && note.out > 0) return refuse('NOTES_BOTH_WAYS', 'out', safe.bothWays());
    if (note.out > note.available)
      return refuse('NOTES_NOT_AVAILABLE', 'out', safe.notAvailable({ available: note.available }));
    return [];
  });
  if (problems.length > 0 || Math.max(cashInTotal(notes), cashOutTotal(notes)) <= GREATEST_AMOUNT) return problems;
  return [{ code: 'AMOUNT_TOO_GREAT', ...safe.tooGreat({ greatest: GREATEST_AMOUNT }), field: fieldPrefix }];
}

/** Counted notes must come to the amount of their document, which is negative if it takes money out of the safe. */
export function problemsOfTally(notes: readonly CountedNote[], amount: Paise, field = 'notes'): Problem[] {
  const counted = cashInTotal(notes) - cashOutTotal(notes);
  if (counted === amount) return [];
  const message = safe.notAsAmount({ counted: amount < 0 ? -counted : counted, amount: Math.abs(amount) });
  return [{ code: 'NOTES_NOT_AS_AMOUNT', ...message, field }];
}

/** An exchange swaps notes for notes: in and out have the same total, which is not zero. */
export function problemsOfExchange(notes: readonly NoteCount[], fieldPrefix = 'notes'): Problem[] {
  const problems = problemsOfNotes(notes, fieldPrefix);
  return problems.length > 0 ? problems : problemsOfSwap(cashInTotal(notes), cashOutTotal(notes), fieldPrefix);
}

/** The same check by the totals, for notes that are already counted and validated. */
export function problemsOfSwap(cashIn: Paise, cashOut: Paise, fieldPrefix: string): Problem[] {
  if (cashIn > 0 && cashIn === cashOut) return [];
  return [{ code: 'EXCHANGE_UNEQUAL', ...safe.exchangeUnequal(), field: fieldPrefix }];
}
