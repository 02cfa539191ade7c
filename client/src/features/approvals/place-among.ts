import { PERMISSION } from '../../ui/row-changes/row-changes';

export interface Waiting {
  tableName: string;
  rowId: number;
  permission: number;
  tableLabel: string;
  title: string;
}

export interface Place<One> {
  /** Rows with pending requests. */
  count: number;
  /** This row's position among them, from 1; null if it has no pending request. */
  place: number | null;
  previous: One | null;
  next: One | null;
}

/**
 * A row's position among those that wait for a decision, oldest first; the last one is followed by the first. A row
 * without pending requests leads to the first.
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
