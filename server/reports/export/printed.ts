import type { TDocumentDefinitions } from 'pdfmake';
import type { Language } from '../../../i18n/languages';
import type { ColumnKind } from '../column';

/** A column of a print; a `cell` is printed as given, text or a number. */
export interface PrintedColumn {
  label: string;
  kind: ColumnKind | 'cell';
  /** A figure that should be 0; any other value is bold. */
  alarm?: boolean;
  /** As in an account: with 'Dr' or 'Cr' in place of a sign, or empty if 0. */
  side?: 'balance' | 'one';
  /** Points, '*', 'auto' or a share such as '20%'. */
  width?: number | string;
}

export interface PrintedTable {
  title: string | null;
  /** One row, printed as labels and values. */
  asFacts: boolean;
  /** Begins a page. */
  onNewPage?: boolean;
  columns: PrintedColumn[];
  rows: unknown[][];
  /** Indexes of subtotals among the rows, also bold. */
  sums?: number[];
  /** Subtotals and totals, in bold under the rows. */
  foot: unknown[][];
}

/** A print job: plain data, sent to the worker. */
export interface PrintJob {
  station: string;
  /** The lines under the station's name. */
  letterhead: string[];
  /** The station's logo, as the address of a PNG. */
  logo?: string;
  title: string;
  /** Whom a document is for: what the party is, the name, and lines below it. */
  party?: { is: string; name: string; lines: string[] };
  /** The number and dates of a document, facts beside the party. */
  head?: PrintedTable;
  /** Where the station takes payments by UPI: the address of the code to scan, and the text beside it. */
  upi?: { uri: string; text: string };
  /** The filters in one line; empty on a document. */
  filters: string;
  /** Explains the figures; empty if the title suffices. */
  description: string;
  timeZone: string;
  /** The language of the print's own texts; the data is already translated. The default is English. */
  language?: Language;
  isLandscape?: boolean;
  /** A document for another party: its tables have the full width, and under them is a signature space. */
  isDocument?: boolean;
  /** A sheet of the station's own with a space for who filled it in and who checked it. */
  isSigned?: boolean;
  /** On an 80 mm receipt roll in place of A4; a document only. */
  isRoll?: boolean;
  /** When it is printed; of an issued document, when it was issued. */
  printedAt: Date;
  /** Of an issued document: printed from what is stored, it has the same bytes each time. */
  version?: number;
  tables: PrintedTable[];
}

/** Finished layouts without functions, so that they too can be sent to the worker. */
export interface LaidOutJob {
  document: Omit<TDocumentDefinitions, 'footer'>;
  language?: Language;
}
