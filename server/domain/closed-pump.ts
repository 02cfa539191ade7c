import { calculatePump, type PumpTakings, problemsOfPump, type Rates, type ShortageShare } from './closing';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/**
 * The typed shares of a pump's shortage, adjusted to total `needed` paise. An increase goes to the largest share, or
 * without any to `employeeId`, who handed in the last collection; a decrease is taken off the largest shares first, none
 * below 0. Returns null if there is a shortage and no employee to charge.
 */
export function sharesComingTo(
  typed: readonly ShortageShare[],
  needed: Paise,
  employeeId: number | null,
): ShortageShare[] | null {
  const [largest, ...others] = typed.toSorted(
    (one, other) => other.amount - one.amount || one.employeeId - other.employeeId,
  );
  const more = needed - sum(typed, ({ amount }) => amount);
  if (more === 0) return [...typed];
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

/**
 * Calculates a pump of a closed shift again after its readings, its credit or its cash have changed
 * (docs/design/domain.md#change-requests): the shares that were typed for it come to the new shortage, and every check
 * of its close must hold. Without a last collection nobody need hand one in now: what is missing is short, unless the
 * close names an employee, or all cash had been handed in and shares were typed. Always the same for the same facts,
 * whatever was calculated in between. Returns the pump with its shares, and the problems that prevent the change.
 */
export function closedPump<P extends PumpTakings>(
  pump: P,
  typed: readonly ShortageShare[],
  rates: Rates,
): { pump: P; problems: Problem[] } {
  const employeeId = pump.lastCollection?.employeeId ?? null;
  const shares = sharesComingTo(typed, calculatePump(pump, rates).shortageNeeded, employeeId);
  const changed = { ...pump, shortages: shares ?? [] };
  // Nobody can be charged: then what is missing is short.
  const checked = shares === null ? { ...changed, isAllHandedIn: false, isWithoutLast: true } : changed;
  return { pump: changed, problems: problemsOfPump(checked, rates, '').map(({ field: _, ...problem }) => problem) };
}
