import type { Paise } from '../../domain/kernel/money';

/** The fewest incoming notes for an amount of whole rupees. */
export function notesOf(amount: Paise): { value: number; in: number; out: number }[] {
  let rest = amount / 100;
  return [500, 200, 100, 50, 20, 10, 5, 2, 1].map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, in: count, out: 0 };
  });
}
