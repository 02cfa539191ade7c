import { isDeepStrictEqual } from 'node:util';
import { isDrawn } from '../column';
import type { Row, Section, SectionAnswer } from '../section';
import type { PrintedTable } from './printed';

/** A section for printing, on paper without the columns that are elsewhere on it: raw cells in the order of the visible columns; the worker formats them. */
export function printedTable(
  { name, title, columns, asFacts = false, grouped = false, subtotalBy, groupName, printedOnce = [] }: Section,
  { rows, subtotals, totals }: Omit<SectionAnswer, 'rowCount'>,
  isPaper: boolean,
): PrintedTable {
  const drawn = columns.filter((column) => isDrawn(column) && !(isPaper && column.onPaper));
  const cells = (row: Row): unknown[] => drawn.map((column) => row[column.name]);
  const rowCells = (row: Row, index: number): unknown[] =>
    cells(index > 0 && continues(row, rows[index - 1]!, printedOnce) ? { ...row, ...emptied(printedOnce) } : row);
  return {
    title: name === null ? null : title,
    asFacts,
    columns: drawn.map(({ label, kind, alarm, side }) => ({ label, kind, alarm, ...(isPaper && { side }) })),
    ...(grouped
      ? byGroup(rows, subtotals, groupName === undefined ? subtotalBy! : '_group', cells)
      : { rows: rows.map(rowCells), sums: [] }),
    foot: [...(grouped ? [] : subtotals), ...(totals === null ? [] : [totals])].map(cells),
  };
}

/** Whether a row has the same in these columns as the one above; false without columns. */
const continues = (row: Row, above: Row, columns: readonly string[]): boolean =>
  columns.length > 0 && columns.every((name) => isDeepStrictEqual(row[name], above[name]));

const emptied = (columns: readonly string[]): Row => Object.fromEntries(columns.map((name) => [name, null]));

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
