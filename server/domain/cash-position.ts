import type { NoteCount } from './denominations';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** What moves a shift's cash, in the order it is shown: 1 into the safe, −1 out of it (domain: section 6). */
const WAYS = {
  collections: 1,
  creditorCash: 1,
  drawn: 1,
  expenditure: -1,
  advances: -1,
  salaries: -1,
  deposited: -1,
  // What none of these documents brought: it stands apart, so that opening and lines always make the book figure.
  other: 1,
} as const;

export type CashWay = keyof typeof WAYS;

export const CASH_WAYS = Object.keys(WAYS) as CashWay[];

/** The shift's figures, each as its documents say it: what was spent is above 0 too. */
export type CashFlow = Readonly<Record<CashWay, Paise>>;

/** A shift's figures out of what each way added to the cash, below 0 where it took from it; a way that is left out moved nothing. */
export const cashFlowOf = (added: Partial<CashFlow>): CashFlow =>
  Object.fromEntries(
    CASH_WAYS.map((way) => [way, WAYS[way] === 1 ? (added[way] ?? 0) : 0 - (added[way] ?? 0)]),
  ) as CashFlow;

/** The safe as it is counted. */
export interface CountedSafe {
  /** `value` in whole rupees. */
  notes: readonly Pick<NoteCount, 'value' | 'available'>[];
  /** What came in without its notes being counted (docs/adr: uncounted cash). */
  loose: Paise;
}

export interface CashPosition {
  opening: Paise;
  /** What each way added to the cash, below 0 where it took from it; opening and all of these make `book`. */
  lines: { way: CashWay; amount: Paise }[];
  book: Paise;
  /** By the notes alone. */
  counted: Paise;
  loose: Paise;
  /** counted + loose − book: below 0 when the safe is short. */
  difference: Paise;
}

/**
 * The cash position of a shift: opening + collections + creditor cash + drawn from bank − expenditure − advances − salaries
 * − deposited + whatever else moved it, beside what the safe holds.
 */
export function cashPosition(opening: Paise, flow: CashFlow, { notes, loose }: CountedSafe): CashPosition {
  // 0 − 0 is 0, where −1 × 0 would be shown as −0.
  const lines = CASH_WAYS.map((way) => ({ way, amount: WAYS[way] === 1 ? flow[way] : 0 - flow[way] }));
  const book = opening + sum(lines, ({ amount }) => amount);
  const counted = sum(notes, ({ value, available }) => value * 100 * available);
  return { opening, lines, book, counted, loose, difference: counted + loose - book };
}
