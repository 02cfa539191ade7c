import { isFigure } from '../column';
import type { Row } from '../section';

/** The column for the label of a line of sums: the first empty one without figures, else the first empty one. */
export function totalPlace(columns: readonly { kind: string; name: string }[], sums: Row): number {
  const isEmpty = ({ name }: { name: string }): boolean => (sums[name] ?? null) === null;
  const place = columns.findIndex((column) => isEmpty(column) && !isFigure(column.kind));
  return Math.max(0, place === -1 ? columns.findIndex(isEmpty) : place);
}
