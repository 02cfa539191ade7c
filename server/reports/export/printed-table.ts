import { isDrawn } from '../column';
import type { Row, Section, SectionAnswer } from '../section';
import type { PrintedTable } from './printed';

/** A section for printing, on paper without the columns that are elsewhere on it: raw cells in the order of the visible columns; the worker formats them. */
export function printedTable(
  { name, title, columns, asFacts = false, grouped = false, subtotalBy, groupName }: Section,
  { rows, subtotals, totals }: Omit<SectionAnswer, 'rowCount'>,
  isPaper: boolean,
): PrintedTable {
  const drawn = columns.filter((column) => isDrawn(column) && !(isPaper && column.onPaper));
  const cells = (row: Row): unknown[] => drawn.map((column) => row[column.name]);
  return {
    title: name === null ? null : title,
    asFacts,
    columns: drawn.map(({ label, kind, alarm, side }) => ({ label, kind, alarm, ...(isPaper && { side }) })),
    ...(grouped
      ? byGroup(rows, subtotals, groupName === undefined ? subtotalBy! : '_group', cells)
      : { rows: rows.map(cells), sums: [] }),
    foot: [...(grouped ? [] : subtotals), ...(totals === null ? [] : [totals])].map(cells),
  };
}

/** Puts each subtotal under its rows. */
function byGroup(
  rows: readonly Row[],
  subtotals: readonly Row[],
  by: string,
  cells: (row: Row) => unknown[],
): Pick<PrintedTable, 'rows' | 'sums'> {
  const lines = rows.flatMap((row, index) =>
    row[by] === rows[index + 1]?.[by] ? [row] : [row, subtotals.find((subtotal) => subtotal[by] === row[by])!],
  );
  return {
    rows: lines.map(cells),
    sums: lines.flatMap((line, index) => (subtotals.includes(line) ? [index] : [])),
  };
}
