import { type PumpCalculation, type ShortageShare, type SwipeTaking, soldBy } from '../../domain/closing';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Paise } from '../../domain/kernel/money';
import { sum } from '../../domain/kernel/sum';
import { type AccountRef, account, type Entry, transfer } from '../../services/ledger/post';
import type { NamedShift } from '../shifts/running-shift';
import type { ClosedTank } from '../stock/change-close';
import { type MovedAmount, movedAmounts } from './moved-amounts';
import type { LegRow } from './takings.queries';

export const SHIFT_CLOSE = 'SHIFT_CLOSE';

/** A pump of a close with the figures that are posted. */
interface PostedPump {
  pumpId: number;
  figures: Pick<PumpCalculation, 'saleByProduct' | 'shortAndOver'>;
  swipes: readonly SwipeTaking[];
  shortages: readonly ShortageShare[];
  nozzles: readonly (Omit<LegRow, 'testing'> & { testing: Millilitres | null })[];
}

/** Money that a pump moves between the clearing account of its shift and another account. */
interface MoneyPosting {
  pumpId: number;
  debit: AccountRef;
  credit: AccountRef;
  amount: Paise;
}

/** Fuel that all pumps sold out of a tank. */
interface SalePosting {
  tank: ClosedTank;
  amount: Millilitres;
}

interface PostingsOfClose {
  money: MoneyPosting[];
  sold: SalePosting[];
}

/**
 * Lists the postings of the pumps' figures (docs/design/domain.md#postings). A first close posts them, a correction
 * their difference (`differenceOf`); with those of the shift's documents its clearing account balances to zero.
 */
export function postingsOf(shiftId: number, pumps: readonly PostedPump[]): PostingsOfClose {
  const clearing = account('SHIFT_CLEARING', shiftId);
  return {
    money: pumps.flatMap(({ pumpId, figures, swipes, shortages }) => [
      ...Object.entries(figures.saleByProduct).map(([productId, amount]) => ({
        ...{ pumpId, debit: clearing, credit: account('SALES', Number(productId)), amount },
      })),
      ...swipes.map(({ swipeMachineId, amount }) => ({
        ...{ pumpId, debit: account('SWIPE', swipeMachineId), credit: clearing, amount },
      })),
      ...shortages.map(({ employeeId, amount }) => ({
        ...{ pumpId, debit: account('EMPLOYEE', employeeId), credit: clearing, amount },
      })),
      { pumpId, debit: clearing, credit: account('SHORT_OVER'), amount: figures.shortAndOver },
    ]),
    sold: soldByTank(pumps.flatMap(({ nozzles }) => nozzles)),
  };
}

function soldByTank(legs: PostedPump['nozzles']): SalePosting[] {
  const tanks = new Map(legs.map(({ tankId, tankName, productId }) => [tankId, { tankId, tankName, productId }]));
  return [...tanks.values()].map((tank) => ({
    tank,
    amount: sum(
      legs.filter(({ tankId }) => tankId === tank.tankId),
      soldBy,
    ),
  }));
}

/** The postings that bring the ledgers from one state of a close to another. */
export const differenceOf = (before: PostingsOfClose, after: PostingsOfClose): PostingsOfClose => ({
  money: movedAmounts(before.money, after.money, ({ amount: _, ...accounts }) => JSON.stringify(accounts)).map(byMore),
  sold: movedAmounts(before.sold, after.sold, ({ tank }) => tank.tankId).map(byMore),
});

const byMore = <T>({ before, after, ...posting }: MovedAmount<T>) => ({ ...posting, amount: after - before });

/** The entry of such postings, on the shift's date. */
export const entryOf = (
  kind: string,
  { id, shiftDate }: Pick<NamedShift, 'id' | 'shiftDate'>,
  { money, sold }: PostingsOfClose,
): Entry & Required<Pick<Entry, 'stock'>> => ({
  document: { kind, id },
  businessDate: shiftDate,
  shiftId: id,
  lines: money.flatMap(({ debit, credit, amount }) => transfer(debit, credit, amount)),
  stock: sold.map(({ tank: { tankId, productId }, amount }) => ({ tankId, productId, kind: 'SALE', litres: -amount })),
});
