import type { TDocumentDefinitions } from 'pdfmake';
import type { Language } from '../../domain/language/language';
import type { ColumnKind } from '../column';

/** A column of a print; a `cell` comes from elsewhere as it is, text or a number. */
export interface PrintedColumn {
  label: string;
  kind: ColumnKind | 'cell';
  /** A figure that should be 0: in bold where it is not. */
  alarm?: boolean;
  /** Points, '*', 'auto' or a share such as '20%'. */
  width?: number | string;
}

export interface PrintedTable {
  title: string | null;
  /** One row, printed as label and value. */
  asFacts: boolean;
  columns: PrintedColumn[];
  rows: unknown[][];
  /** The places of subtotals that stand among the rows, in bold too. */
  sums?: number[];
  /** Subtotals and totals, in bold under the rows. */
  foot: unknown[][];
}

/** What is to be printed: plain data, sent to the worker as it is. */
export interface PrintJob {
  station: string;
  /** The lines under the station's name. */
  letterhead: string[];
  title: string;
  /** The filters in one line; empty on a paper that goes to somebody. */
  filters: string;
  /** What the figures are; empty where the title says it. */
  description: string;
  timeZone: string;
  /** Of what the print says itself; what it is given is worded already. English where it is left out. */
  language?: Language;
  /** It goes to somebody: its tables are as wide as the sheet, and under them is room for the station to sign. */
  isDocument?: boolean;
  printedAt: Date;
  tables: PrintedTable[];
}

/** Sheets that are laid out already; there is no function in them, so that they too can be sent to the worker. */
export interface LaidOutJob {
  document: Omit<TDocumentDefinitions, 'footer'>;
}
