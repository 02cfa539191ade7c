import type { CellObject, Row } from 'write-excel-file/node';
import { sum } from '../../domain/kernel/sum';
import { prints } from '../../domain/prints.messages';
import { wordingIn } from '../../platform/language';
import { isFigure } from '../column';
import { cellText } from './cell-text';
import { totalPlace } from './total-place';
import { sheetNames, type WorkbookJob, type WorkbookTable } from './workbook';
import { cellOf, columnLetters, numberOf, sumCell, textCell } from './workbook-cells';

/** A sheet with the results of its sums, for viewers that do not calculate. */
export interface FilledSheet {
  sheet: string;
  data: Row[];
  columns: { width: number }[];
  stickyRowsCount?: number;
  sums: Map<string, number>;
}

const WIDTHS = { least: 9, most: 42 };
const BOLD: Partial<CellObject> = { fontWeight: 'bold' };
const HEAD: Partial<CellObject> = { ...BOLD, bottomBorderStyle: 'thin', alignVertical: 'top', wrap: true };
const TOTAL: Partial<CellObject> = { ...BOLD, topBorderStyle: 'thin' };

/** The sheets of a workbook: one for each table, and one for facts that follow each other. */
export function sheetsOf(job: WorkbookJob): FilledSheet[] {
  const shown = job.tables.filter(({ optional, rows }) => !optional || rows.length > 0);
  const groups: WorkbookTable[][] = [];
  for (const table of shown.length > 0 ? shown : job.tables.slice(0, 1)) {
    const last = groups.at(-1);
    if (table.asFacts && last?.at(0)?.asFacts) last.push(table);
    else groups.push([table]);
  }
  const names = sheetNames(groups.map(([table]) => table!.title));
  return groups.map((tables, index) => {
    const name = names[index]!;
    return tables[0]!.asFacts ? factsSheet(name, job, tables) : tableSheet(name, job, tables[0]!);
  });
}

/** Station, report, filters and description, each a line above the table. */
function headOf({ station, title, filters, description }: WorkbookJob, table: string | null): Row[] {
  const report = table === null ? title : `${title} · ${table}`;
  const told = [filters, description].filter((line) => line !== '');
  return [
    [textCell(station, { ...BOLD, fontSize: 14 })],
    [textCell(report, { ...BOLD, fontSize: 12 })],
    ...told.map((line) => [textCell(line)]),
  ];
}

function tableSheet(name: string, job: WorkbookJob, table: WorkbookTable): FilledSheet {
  const { columns, rows, subtotals, totals } = table;
  const head = headOf(job, table.isOnly ? null : table.title);
  const said = wordingIn(job.language ?? 'en');
  const labels = columns.map(({ label, kind }) =>
    textCell(label, { ...HEAD, align: isFigure(kind) ? 'right' : 'left' }),
  );
  const first = head.length + 2;
  const sums = new Map<string, number>();
  const line =
    (style?: Partial<CellObject>) =>
    (cells: unknown[]): Row =>
      columns.map(({ kind, alarm }, index) => {
        const value = cells[index] ?? null;
        const stands = alarm && value !== null && value !== 0 ? BOLD : {};
        return cellOf(kind, value, job.timeZone, { ...stands, ...style }, said);
      });
  const totalRow = (cells: unknown[]): Row => {
    const row = line(TOTAL)(cells);
    for (const [place, { kind, total }] of columns.entries()) {
      if (!total || rows.length === 0) continue;
      // A total that excludes rows stays a figure, since a formula over the cells above would give another sum.
      if (sum(rows, (others) => Number(others[place] ?? 0)) !== Number(cells[place] ?? 0)) continue;
      const letters = columnLetters(place);
      const formula = `SUM(${letters}${first}:${letters}${first + rows.length - 1})`;
      sums.set(formula, numberOf(kind, Number(cells[place] ?? 0)));
      row[place] = sumCell(kind, formula, TOTAL);
    }
    return row;
  };
  const labelled = (row: Row, cells: unknown[], style: Partial<CellObject>): Row => {
    const place = placeOfTotal(table, cells);
    return row.map((cell, at) =>
      at === place && (cells[at] ?? null) === null ? textCell(said(prints.total()), style) : cell,
    );
  };
  const data: Row[] = [
    ...head,
    labels,
    ...(rows.length === 0 ? [[textCell(said(prints.none()))]] : rows.map(line())),
    ...subtotals.map((cells) => labelled(line(BOLD)(cells), cells, BOLD)),
    ...(totals === null ? [] : [labelled(totalRow(totals), totals, TOTAL)]),
  ];
  return {
    sheet: name,
    data,
    columns: columns.map((_, index) => ({ width: widthOf(table, index, job.timeZone) })),
    stickyRowsCount: head.length + 1,
    sums,
  };
}

const placeOfTotal = ({ columns }: WorkbookTable, cells: unknown[]): number =>
  totalPlace(columns, Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])));

function factsSheet(name: string, job: WorkbookJob, tables: WorkbookTable[]): FilledSheet {
  const data: Row[] = headOf(job, null);
  const said = wordingIn(job.language ?? 'en');
  for (const { title, isOnly, columns, rows } of tables) {
    data.push([], ...(isOnly ? [] : [[textCell(title, BOLD)]]));
    if (rows.length === 0) data.push([textCell(said(prints.none()))]);
    for (const [place, { label, kind }] of columns.entries())
      if ((rows[0]?.[place] ?? null) !== null)
        data.push([textCell(label), cellOf(kind, rows[0]![place], job.timeZone, { align: 'right' }, said)]);
  }
  return { sheet: name, data, columns: [{ width: 28 }, { width: 28 }], sums: new Map() };
}

/** The width of the longest cell as displayed. */
function widthOf({ columns, rows, totals }: WorkbookTable, place: number, timeZone: string): number {
  const column = columns[place]!;
  const longestWord = Math.max(...column.label.split(' ').map((word) => word.length));
  const lengthOf = (cells: unknown[]): number =>
    typeof cells[place] === 'string'
      ? (cells[place] as string).length
      : cellText(column, cells[place], timeZone).length;
  const longest = [...rows.slice(0, 1_000), ...(totals === null ? [] : [totals])].reduce(
    (most, cells) => Math.max(most, lengthOf(cells)),
    Math.max(longestWord, Math.min(column.label.length, 14)),
  );
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2));
}
