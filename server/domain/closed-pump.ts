import { calculatePump, type PumpTakings, problemsOfPump, type Rates, type ShortageShare } from './closing';
import { closing } from './closing.messages';
import { type Paise, wholeRupees } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/**
 * Adjusts the shares of a pump's shortage to total `needed` paise. An increase goes to the largest share, or without
 * any to `employeeId`, who handed in the last collection; a decrease is taken off the largest shares first, none below
 * 0. Returns null if there is a shortage and no employee to charge.
 */
export function sharesComingTo(
  shares: readonly ShortageShare[],
  needed: Paise,
  employeeId: number | null,
): ShortageShare[] | null {
  const [largest, ...others] = shares.toSorted(
    (one, other) => other.amount - one.amount || one.employeeId - other.employeeId,
  );
  const more = needed - sum(shares, ({ amount }) => amount);
  if (more === 0) return [...shares];
  if (largest === undefined) return employeeId === null ? null : [{ employeeId, amount: needed }];
  if (more > 0) return [{ ...largest, amount: largest.amount + more }, ...others];
  let left = -more;
  return [largest, ...others]
    .map((share) => {
      const taken = Math.min(left, share.amount);
      left -= taken;
      return { ...share, amount: share.amount - taken };
    })
    .filter(({ amount }) => amount > 0);
}

/** Requirements that only a close itself can meet. */
const UNANSWERED = ['LAST_COLLECTION_MISSING', 'LAST_COLLECTION_EMPLOYEE'];

/**
 * Calculates a pump of a closed shift again after its credit or cash has changed
 * (docs/design/domain.md#change-requests): its shares come to the new shortage, and every check of its close must hold,
 * except that nobody need answer for less than a rupee. Returns the pump with its shares, and the problems
 * that prevent the change.
 */
export function closedPump<P extends PumpTakings>(pump: P, rates: Rates): { pump: P; problems: Problem[] } {
  const { shortageNeeded, toHandIn } = calculatePump(pump, rates);
  const shortages = sharesComingTo(pump.shortages, shortageNeeded, pump.lastCollection?.employeeId ?? null);
  const changed = { ...pump, shortages: shortages ?? [] };
  const problems = problemsOfPump(changed, rates, '').map(({ field, ...problem }) => problem);
  const others = problems.filter(({ code }) => !UNANSWERED.includes(code));
  // Slips round one by one, so a new rate may leave some paise to a pump that sold everything on credit.
  if (others.length === problems.length || wholeRupees(toHandIn) === 0) return { pump: changed, problems: others };
  const message = closing.atPump({ pump: pump.pumpName, problem: closing.nobodyAnswers({ amount: toHandIn }) });
  return { pump: changed, problems: [{ code: 'NOBODY_ANSWERS', ...message }] };
}
