import type { Sort } from '../table/sort';
import { type Column, cellValue, isFigure } from '../table/table-column';

const words = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts rows by one column; empty cells come last in either direction, ties keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (sort === null || column === undefined) return rows;
  const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [cellValue(column, one), cellValue(column, other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = isFigure(column.kind) ? Number(a) - Number(b) : words.compare(String(a), String(b));
    return sort.descending ? -order : order;
  };
  return [...rows].sort(compare);
}

/** Cycles through ascending, descending and unsorted. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}
