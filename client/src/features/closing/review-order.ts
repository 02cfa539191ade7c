import type { Verdict } from './pumps/pump-verdict';
import type { PlacedProblem } from './sheet/check-sheet';

/** Further warnings are collapsed. */
const MOST_SHOWN = 4;

const OF_TANKS: ReadonlySet<string> = new Set(['FAR_OFF', 'BOOK_BELOW_ZERO']);

/** Splits the warnings into shown and collapsed ones: each tank's first warning is always shown. */
export function warningsInReview(warnings: readonly PlacedProblem[]): {
  shown: readonly PlacedProblem[];
  folded: readonly PlacedProblem[];
} {
  const ofTanks = warnings.filter(({ code }) => OF_TANKS.has(code));
  const others = warnings.filter(({ code }) => !OF_TANKS.has(code));
  const room = Math.max(0, MOST_SHOWN - ofTanks.length);
  return { shown: [...ofTanks, ...others.slice(0, room)], folded: others.slice(room) };
}

/** Whether a pump's money is exact, so that the review collapses it. */
export const isToThePaisa = (verdict: Verdict): boolean => verdict === 'exact' || verdict === 'nothingDue';
