import { isFigure } from '../column';
import type { Row } from '../section';

/** In which column a line of sums says that it is one: the first empty one that has no figures, else the first empty one. */
export function totalPlace(columns: readonly { kind: string; name: string }[], sums: Row): number {
  const isEmpty = ({ name }: { name: string }): boolean => (sums[name] ?? null) === null;
  const place = columns.findIndex((column) => isEmpty(column) && !isFigure(column.kind));
  return Math.max(0, place === -1 ? columns.findIndex(isEmpty) : place);
}
