import { parseMoney } from '../../../../../server/domain/kernel/money';
import type { MachineDay } from '../../../../../server/domain/swipe-settlement';
import type { SwipesToComeQuery } from '../../../graphql/generated/graphql';

export type Machine = SwipesToComeQuery['swipesToCome'][number];

/** A machine's days in the domain's form, in paise. */
export const daysOf = (machine: Machine | undefined): MachineDay[] =>
  (machine?.days ?? []).map(({ businessDate, taken, settled }) => ({
    businessDate,
    taken: parseMoney(taken) ?? 0,
    settled: parseMoney(settled) ?? 0,
  }));
