import { account, type Entry, transfer } from '../../services/ledger/post';
import type { RunningShift } from '../shifts/running-shift';
import type { ClosingPump } from './takings';

export const SHIFT_CLOSE = 'SHIFT_CLOSE';

/** Results of the close that other parts refer to: ids of the last collections by pump, and each tank's variation. */
export interface WrittenClose {
  /** Identifies this close among those of its shift. */
  key: string;
  lastCollectionIds: Map<number, number>;
  tanks: { tankId: number; productId: number; sold: number; variation: number }[];
}

/**
 * The postings of a close (docs/design/domain.md#postings); together with those of the shift its clearing account
 * balances to zero.
 */
export function entriesOf(shift: RunningShift, pumps: readonly ClosingPump[], written: WrittenClose): Entry[] {
  const clearing = account('SHIFT_CLEARING', shift.id);
  const common = { businessDate: shift.shiftDate, shiftId: shift.id };
  const close: Entry = {
    document: { kind: SHIFT_CLOSE, id: shift.id },
    ...common,
    lines: pumps.flatMap(({ figures, swipes, shortages }) => [
      ...Object.entries(figures.saleByProduct).flatMap(([productId, amount]) =>
        transfer(clearing, account('SALES', Number(productId)), amount),
      ),
      ...swipes.flatMap((swipe) => transfer(account('SWIPE', swipe.swipeMachineId), clearing, swipe.amount)),
      ...shortages.flatMap((share) => transfer(account('EMPLOYEE', share.employeeId), clearing, share.amount)),
      ...transfer(clearing, account('SHORT_OVER'), figures.shortAndOver),
    ]),
    stock: written.tanks.flatMap(({ tankId, productId, sold, variation }) => [
      { tankId, productId, kind: 'SALE' as const, litres: -sold },
      { tankId, productId, kind: 'VARIATION' as const, litres: variation },
    ]),
  };
  const lastCollections = pumps.flatMap((pump): Entry[] =>
    pump.lastCash === null || pump.lastCash.amount === 0
      ? []
      : [
          {
            document: { kind: 'CASH_COLLECTION', id: written.lastCollectionIds.get(pump.pumpId)! },
            ...common,
            lines: transfer(account('CASH'), clearing, pump.lastCash.amount),
            notes: pump.lastCash.notes,
          },
        ],
  );
  return [...lastCollections, close];
}
