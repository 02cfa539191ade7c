import { type PumpTakings, problemsOfPump, type Rates, reckonPump, type ShortageShare } from './closing';
import { inr } from './kernel/format';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/**
 * The shares of a pump's shortage once they have to total `needed` paise. What is more falls to the largest share, and
 * where there is none to `employeeId`, who handed in the last collection; what is less comes off them in order, the
 * largest first, none below 0. Null: somebody has to answer, and nobody is named.
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

/** What a close asks for that only a close can answer. */
const UNANSWERED = ['LAST_COLLECTION_MISSING', 'LAST_COLLECTION_EMPLOYEE'];

/**
 * A pump of a closed shift whose credit or cash is not what it was (domain: section 7): its shares come to what is short
 * now, and every check of its close has to hold again. Answers the pump with its shares, and why it cannot be.
 */
export function closedPump(pump: PumpTakings, rates: Rates): { pump: PumpTakings; problems: Problem[] } {
  const { shortageNeeded, toHandIn } = reckonPump(pump, rates);
  const shortages = sharesComingTo(pump.shortages, shortageNeeded, pump.lastCollection?.employeeId ?? null);
  const changed = { ...pump, shortages: shortages ?? [] };
  const problems = problemsOfPump(changed, rates, '').map(({ code, message }) => ({ code, message }));
  if (!problems.some(({ code }) => UNANSWERED.includes(code))) return { pump: changed, problems };
  const message = `${pump.pumpName}: ${inr(toHandIn)} would still be to be handed in, and there is no last collection and nobody named to answer for it. Undo the shift and close it anew.`;
  return { pump: changed, problems: [{ code: 'NOBODY_ANSWERS', message }] };
}
