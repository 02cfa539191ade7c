import { PERMISSION } from '../../ui/row-changes/row-changes';

export interface Waiting {
  tableName: string;
  rowId: number;
  permission: number;
  tableLabel: string;
  title: string;
}

export interface Place<One> {
  /** Rows with something to decide on. */
  count: number;
  /** This row's place among them, from 1; null where nothing of it waits. */
  place: number | null;
  previous: One | null;
  next: One | null;
}

/**
 * Where a row stands among those that wait for a decision, the oldest first; after the last comes the first. A row of
 * which nothing waits any more leads to the first.
 */
export function placeAmong<One extends Waiting>(
  notifications: readonly One[],
  row: Pick<Waiting, 'tableName' | 'rowId'>,
): Place<One> {
  const keyOf = ({ tableName, rowId }: Pick<Waiting, 'tableName' | 'rowId'>): string => `${rowId}/${tableName}`;
  const waiting = notifications.filter(({ permission }) => permission !== PERMISSION.OTHER).toReversed();
  const rows = [...new Map(waiting.map((one) => [keyOf(one), one])).values()];
  const at = rows.findIndex((one) => keyOf(one) === keyOf(row));
  const others = rows.length > 1 || (rows.length === 1 && at === -1);
  const one = (place: number): One | null => (others ? (rows.at(place % rows.length) ?? null) : null);
  return {
    count: rows.length,
    place: at === -1 ? null : at + 1,
    previous: one(at === -1 ? -1 : at - 1),
    next: one(at + 1),
  };
}
