import type { Language } from '../../../i18n/languages';
import type { PrintedColumn } from './printed';

/** A table of a workbook: its rows, and its sums below. */
export interface WorkbookTable {
  /** The title of its sheet; the report's own if it is the only one. */
  title: string;
  isOnly: boolean;
  /** One row, as labels and values; consecutive facts share a sheet. */
  asFacts: boolean;
  /** Left out if it has no rows. */
  optional: boolean;
  columns: (PrintedColumn & { name: string; total: boolean })[];
  rows: unknown[][];
  subtotals: unknown[][];
  totals: unknown[] | null;
}

/** The parts of a workbook except its cells: plain data, sent to the worker. */
export interface WorkbookJob {
  station: string;
  title: string;
  filters: string;
  description: string;
  timeZone: string;
  /** The language of the workbook's own texts; the data is already translated. The default is English. */
  language?: Language;
  tables: WorkbookTable[];
}

/** Some cells of a table, in the order of its columns; `end` follows the last ones. */
export type WorkbookPart = { table: number; kind: 'row' | 'subtotal' | 'total'; cells: unknown[][] } | 'end';

const MOST_NAME = 31;

/** Valid sheet names for spreadsheets: at most 31 letters, without []:*?/\, and unique. */
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
