import { prints } from '../../domain/prints.messages';
import type { Wording } from '../../platform/language';
import { cellText, plainText } from './cell-text';
import type { TextTable } from './pdf-cells';
import type { PrintedTable } from './printed';

/** A table with its cells, totals and labels as they are printed. */
export function tableInWords(
  { rows, sums = [], foot, columns, ...table }: PrintedTable,
  timeZone: string,
  said: Wording,
): TextTable {
  const cells = (row: unknown[]): string[] =>
    columns.map((column, index) => cellText(column, row[index], timeZone, table.asFacts, said));
  const totals = (row: unknown[]): string[] => {
    const label = columns.findIndex(({ kind }, index) => kind !== 'cell' && (row[index] ?? null) === null);
    return columns.map((column, index) =>
      index === label ? said(prints.total()) : cellText(column, row[index], timeZone, true, said),
    );
  };
  return {
    ...table,
    columns: columns.map((column) => ({
      ...column,
      label: column.side === 'balance' ? said(prints.balance()) : plainText(column.label),
    })),
    rows: rows.map((row, index) => (sums.includes(index) ? totals(row) : cells(row))),
    sums,
    foot: foot.map(totals),
  };
}
