import type { Language } from '../../domain/language/language';
import type { PrintedColumn } from './printed';

/** A table of a workbook: its rows, and under them its sums. */
export interface WorkbookTable {
  /** The title of its sheet; the report's own where it is the only one. */
  title: string;
  isOnly: boolean;
  /** One row, as label and value; facts that follow each other share a sheet. */
  asFacts: boolean;
  /** Without rows it is not there at all. */
  optional: boolean;
  columns: (PrintedColumn & { name: string; total: boolean })[];
  rows: unknown[][];
  subtotals: unknown[][];
  totals: unknown[] | null;
}

/** What a workbook is made of: plain data, sent to its thread. */
export interface WorkbookJob {
  station: string;
  title: string;
  filters: string;
  description: string;
  timeZone: string;
  /** Of what the workbook says itself; what it is given is worded already. English where it is left out. */
  language?: Language;
  tables: WorkbookTable[];
}

/** Some cells of a table, in the order of its columns; `end` after the last ones. */
export type WorkbookPart = { table: number; kind: 'row' | 'subtotal' | 'total'; cells: unknown[][] } | 'end';

const MOST_NAME = 31;

/** A name for each sheet that spreadsheets take: of 31 letters, without []:*?/\, and no two alike. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = title.replace(/[[\]:*?/\\\p{Cc}]+/gu, ' ').replace(/^['\s]+|['\s]+$/g, '');
    const base = plain === '' || /^history$/i.test(plain) ? `Sheet ${plain}`.trim() : plain;
    for (let count = 1; ; count++) {
      const tail = count === 1 ? '' : ` (${count})`;
      const name = base.slice(0, MOST_NAME - tail.length).trimEnd() + tail;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
