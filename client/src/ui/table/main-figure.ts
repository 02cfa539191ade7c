import type { CellValue } from './cell-value';
import { type Column, isFigure, isRupees } from './table-column';

/** Columns that sum up their row, the most telling first. */
const TELLING = ['totalDue', 'due', 'balance', 'closing', 'outstanding', 'amount', 'total', 'net', 'sale'];

/**
 * The figure shown beside a row's name on a phone: the column that sums the row up, else its last amount, else its last figure;
 * undefined if it has none. A column without a value in this row does not count.
 */
export function mainFigure<Row>(
  columns: readonly Column<Row>[],
  valueIn: (column: Column<Row>) => CellValue,
): Column<Row> | undefined {
  const figures = columns.filter((column) => {
    const value = valueIn(column);
    return isFigure(column.kind) && value !== null && value !== undefined && value !== '';
  });
  const telling = TELLING.flatMap((name) => figures.filter(({ key }) => key === name));
  return telling[0] ?? figures.findLast(({ kind }) => isRupees(kind)) ?? figures.at(-1);
}
