import type { CellValue } from './cell-value';
import { type Column, type ColumnKind, cellValue } from './table-column';

/** What a cell has around its text, and what grouping and the sign add to a figure. */
const AROUND = 3;
const WIDEST = 60;

const FIXED: Partial<Record<ColumnKind, number>> = { date: 16, dateTime: 16, product: 6 };

const lengthOf = (kind: ColumnKind, value: CellValue): number =>
  value === null || value === undefined ? 0 : (FIXED[kind] ?? String(value).length);

/** How many characters each column is wide, by its longest cell; for a long table, of which only a part is drawn. */
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
