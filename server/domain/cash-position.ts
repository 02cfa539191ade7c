import type { NoteCount } from './denominations';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** What moves a shift's cash, in display order: 1 into the safe, −1 out of it (docs/design/domain.md#safe). */
const WAYS = {
  collections: 1,
  creditorCash: 1,
  drawn: 1,
  expenditure: -1,
  advances: -1,
  salaries: -1,
  deposited: -1,
  // Cash moved by none of these documents, shown separately so that opening and lines always come to the book figure.
  other: 1,
} as const;

export type CashWay = keyof typeof WAYS;

export const CASH_WAYS = Object.keys(WAYS) as CashWay[];

/** The shift's cash figures by kind, positive as in their documents, also for cash spent. */
export type CashFlow = Readonly<Record<CashWay, Paise>>;

/** Converts signed changes of the cash (negative for cash paid out) to a shift's figures; kinds left out are 0. */
export const cashFlowOf = (added: Partial<CashFlow>): CashFlow =>
  Object.fromEntries(
    CASH_WAYS.map((way) => [way, WAYS[way] === 1 ? (added[way] ?? 0) : 0 - (added[way] ?? 0)]),
  ) as CashFlow;

/** The counted contents of the safe. */
export interface CountedSafe {
  /** `value` in whole rupees. */
  notes: readonly Pick<NoteCount, 'value' | 'available'>[];
  /** Uncounted cash (ADR 2). */
  uncounted: Paise;
}

export interface CashPosition {
  opening: Paise;
  /** Signed changes of the cash, negative for cash paid out; opening plus these is `book`. */
  lines: { way: CashWay; amount: Paise }[];
  book: Paise;
  /** The value of the counted notes alone. */
  counted: Paise;
  uncounted: Paise;
  /** counted + uncounted − book: negative when the safe is short. */
  difference: Paise;
}

/**
 * Calculates the cash position of a shift, opening + collections + creditor cash + drawn from bank − expenditure −
 * advances − salaries − deposited + other, beside what the safe holds.
 */
export function cashPosition(opening: Paise, flow: CashFlow, { notes, uncounted }: CountedSafe): CashPosition {
  // 0 − 0 is 0, whereas −1 × 0 would show as −0.
  const lines = CASH_WAYS.map((way) => ({ way, amount: WAYS[way] === 1 ? flow[way] : 0 - flow[way] }));
  const book = opening + sum(lines, ({ amount }) => amount);
  const counted = sum(notes, ({ value, available }) => value * 100 * available);
  return { opening, lines, book, counted, uncounted, difference: counted + uncounted - book };
}
