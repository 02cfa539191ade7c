import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/** Notes or coins of one value, counted in and out of the safe. */
export interface NoteCount {
  denominationId: number;
  /** In whole rupees. */
  value: number;
  /** How many the safe holds now. */
  available: number;
  in: number;
  out: number;
}

const paiseOf = (value: number, count: number): Paise => value * 100 * count;

export const cashInTotal = (notes: readonly NoteCount[]): Paise => sum(notes, (note) => paiseOf(note.value, note.in));

export const cashOutTotal = (notes: readonly NoteCount[]): Paise => sum(notes, (note) => paiseOf(note.value, note.out));

/** A typed cash-in count: what is no whole number above 0 becomes 0 (specification, section 5, currency form). */
export const cashInCount = (text: string): number => (/^[0-9]{1,9}$/.test(text) ? Number(text) : 0);

/** A typed cash-out count: 0 unless it is a whole number above 0 and at most what is available. */
export const cashOutCount = (text: string, available: number): number => {
  const count = cashInCount(text);
  return count <= available ? count : 0;
};

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/** Why the counts cannot stand: whole numbers, one way only per note, and no more out than the safe holds. */
export function problemsOfNotes(notes: readonly NoteCount[], fieldPrefix = 'notes'): Problem[] {
  return notes.flatMap((note, place) => {
    const refuse = (code: string, input: 'in' | 'out', sentence: string): Problem[] => [
      { code, message: `₹${note.value}: ${sentence}`, field: `${fieldPrefix}.${place}.${input}` },
    ];
    if (!isCount(note.in)) return refuse('NOTES_NOT_WHOLE', 'in', 'cash in must be a whole number of notes');
    if (!isCount(note.out)) return refuse('NOTES_NOT_WHOLE', 'out', 'cash out must be a whole number of notes');
    if (note.in > 0 && note.out > 0) return refuse('NOTES_BOTH_WAYS', 'out', 'enter either cash in or cash out');
    if (note.out > note.available)
      return refuse('NOTES_NOT_AVAILABLE', 'out', `only ${note.available} of these are in the safe`);
    return [];
  });
}

/** An exchange swaps notes for notes: as much comes in as goes out, and something does. */
export function problemsOfExchange(notes: readonly NoteCount[], fieldPrefix = 'notes'): Problem[] {
  const problems = problemsOfNotes(notes, fieldPrefix);
  if (problems.length > 0) return problems;
  const cashIn = cashInTotal(notes);
  if (cashIn > 0 && cashIn === cashOutTotal(notes)) return [];
  return [{ code: 'EXCHANGE_UNEQUAL', message: 'Cash In and Cash Out must be same amount', field: fieldPrefix }];
}
