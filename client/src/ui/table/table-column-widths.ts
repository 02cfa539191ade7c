import type { CellValue } from './cell-value';
import { type Column, type ColumnKind, cellValue } from './table-column';

/** Cell padding, and room for grouping and sign of a figure. */
const AROUND = 3;
const WIDEST = 60;

const FIXED: Partial<Record<ColumnKind, number>> = { date: 16, dateTime: 16, product: 6 };

const lengthOf = (kind: ColumnKind, value: CellValue): number =>
  value === null || value === undefined ? 0 : (FIXED[kind] ?? String(value).length);

/** Each column's width in characters, by its longest cell; for virtualised tables. */
export function columnWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ReadonlyMap<string, number> {
  if (rows.length === 0) return new Map();
  return new Map(
    columns
      .filter(({ render }) => render === undefined)
      .map((column) => {
        const longest = rows.reduce((most, row) => Math.max(most, lengthOf(column.kind, cellValue(column, row))), 0);
        return [column.key, Math.min(longest, WIDEST) + AROUND];
      }),
  );
}
