import type { WordedText } from '../../../../server/domain/kernel/message';
import type { Verdict } from './pumps/pump-verdict';

/** Further warnings are collapsed. */
const MOST_SHOWN = 4;

const OF_TANKS: ReadonlySet<string> = new Set(['FAR_OFF', 'BOOK_BELOW_ZERO']);

/** A warning of the form, by its code, or of the server. */
export interface ReviewWarning extends WordedText {
  code?: string;
}

/** Splits the warnings into shown and collapsed ones: each tank's first warning is always shown. */
export function warningsInReview(warnings: readonly ReviewWarning[]): {
  shown: readonly ReviewWarning[];
  folded: readonly ReviewWarning[];
} {
  const ofTanks = warnings.filter(({ code = '' }) => OF_TANKS.has(code));
  const others = warnings.filter(({ code = '' }) => !OF_TANKS.has(code));
  const room = Math.max(0, MOST_SHOWN - ofTanks.length);
  return { shown: [...ofTanks, ...others.slice(0, room)], folded: others.slice(room) };
}

/** Whether a pump's money is exact, so that the review collapses it. */
export const isToThePaisa = (verdict: Verdict): boolean => verdict === 'exact' || verdict === 'nothingDue';
