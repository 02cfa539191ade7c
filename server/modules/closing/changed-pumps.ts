import { closedPump } from '../../domain/closed-pump';
import type { Rates, ShortageShare } from '../../domain/closing';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import type { ClosedPump } from './closed-pumps.queries';
import { type MovedAmount, movedAmounts } from './moved-amounts';

/** A pump of a closed shift: its frozen figures, and its takings before and after a change. */
export interface ChangedPump {
  frozen: ClosedPump['frozen'];
  before: ClosedPump['takings'];
  after: ClosedPump['takings'];
  /** The shares of its shortage if they were typed with the change; otherwise those that were typed before stay. */
  typedShares?: ShortageShare[];
}

/** The rates of the shift before and after a change. */
export interface ChangedRates {
  before: Rates;
  after: Rates;
}

/**
 * Calculates the shares of the shortages of changed pumps again (`closedPump`). Throws ProblemError REFUSED, with what
 * `refusalOf` makes of each problem, if a pump would not close.
 */
export function shareShortages(
  pumps: readonly ChangedPump[],
  rates: Rates,
  refusalOf: (problem: Problem, pump: ChangedPump['after']) => Problem,
): ChangedPump[] {
  const problems: Problem[] = [];
  const shared = pumps.map((changed) => {
    const { pump: after, problems: own } = closedPump(changed.after, changed.frozen.typedShares, rates);
    problems.push(...own.map((problem) => refusalOf(problem, after)));
    return { ...changed, after };
  });
  refuseIf(problems, 'REFUSED');
  return shared;
}

/** The shares of a pump's shortage that differ, by employee. */
export const movedShares = ({ before, after }: ChangedPump): MovedAmount<ShortageShare>[] =>
  movedAmounts(before.shortages, after.shortages, ({ employeeId }) => employeeId);
