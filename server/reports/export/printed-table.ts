import { isDrawn } from '../column';
import type { Row, Section, SectionAnswer } from '../section';
import type { PrintedTable } from './printed';

/** A section on paper: cells in the order of the drawn columns, as they are; the worker puts them into words. */
export function printedTable(
  { name, title, columns, asFacts = false, grouped = false, subtotalBy }: Section,
  { rows, subtotals, totals }: SectionAnswer,
): PrintedTable {
  const drawn = columns.filter(isDrawn);
  const cells = (row: Row): unknown[] => drawn.map((column) => row[column.name]);
  return {
    title: name === null ? null : title,
    asFacts,
    columns: drawn.map(({ label, kind, alarm }) => ({ label, kind, alarm })),
    ...(grouped ? byGroup(rows, subtotals, subtotalBy!, cells) : { rows: rows.map(cells), sums: [] }),
    foot: [...(grouped ? [] : subtotals), ...(totals === null ? [] : [totals])].map(cells),
  };
}

/** Each subtotal under the rows that it is of. */
function byGroup(
  rows: readonly Row[],
  subtotals: readonly Row[],
  by: string,
  cells: (row: Row) => unknown[],
): Pick<PrintedTable, 'rows' | 'sums'> {
  const lines = rows.flatMap((row, place) =>
    row[by] === rows[place + 1]?.[by] ? [row] : [row, subtotals.find((subtotal) => subtotal[by] === row[by])!],
  );
  return {
    rows: lines.map(cells),
    sums: lines.flatMap((line, place) => (subtotals.includes(line) ? [place] : [])),
  };
}
