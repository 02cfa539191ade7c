import type { NoteCount } from './denominations';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';
import { safe } from './safe.messages';

/** Notes of one value in the safe; `value` in whole rupees. */
type Held = Pick<NoteCount, 'value' | 'available'>;

/** What leaves the safe for an amount: a number of notes of each value, and a part of the uncounted cash. */
export interface TakenOut {
  notes: { value: number; count: number }[];
  uncounted: Paise;
}

/** Using fewer of a note than fit helps only to make room for others, such as three of 20 for one of 50 and a 10. */
const FEWER_AT_MOST = 5;

/**
 * Chooses what leaves the safe for an amount when nobody counted it (ADR 10): uncounted cash if there is enough, since
 * then no count becomes wrong; otherwise the largest notes that make the amount, and uncounted cash for the rest below
 * them. Null if the safe cannot make the amount.
 */
export function notesFor(amount: Paise, held: readonly Held[], uncounted: Paise): TakenOut | null {
  if (amount <= uncounted) return { notes: [], uncounted: amount };
  const largestFirst = held.filter(({ available }) => available > 0).toSorted((one, other) => other.value - one.value);
  const tried = new Set<string>();
  const take = (rest: Paise, place: number): TakenOut | null => {
    if (rest <= uncounted && (place === largestFirst.length || rest === 0)) return { notes: [], uncounted: rest };
    const key = `${place} ${rest}`;
    const note = largestFirst[place];
    if (note === undefined || tried.has(key)) return null;
    const most = Math.min(note.available, Math.floor(rest / (note.value * 100)));
    for (let count = most; count >= Math.max(0, most - FEWER_AT_MOST); count--) {
      const further = take(rest - count * note.value * 100, place + 1);
      if (further === null) continue;
      const notes = count === 0 ? further.notes : [{ value: note.value, count }, ...further.notes];
      return { ...further, notes };
    }
    tried.add(key);
    return null;
  };
  return take(amount, 0);
}

/** Why `notesFor` is null: the safe holds too little, or no notes that make the amount without change. */
export function whyNotPaid(amount: Paise, held: readonly Held[], uncounted: Paise): Problem {
  const holds = uncounted + sum(held, ({ value, available }) => value * 100 * available);
  if (holds < amount) return { code: 'CASH_NOT_AVAILABLE', ...safe.cashNotAvailable({ holds }), field: 'amount' };
  return { code: 'COUNT_THE_NOTES', ...safe.countTheNotes({ amount }), field: 'notes' };
}
