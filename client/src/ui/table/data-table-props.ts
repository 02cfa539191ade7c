import type { ReactNode } from 'react';
import type { RowChanges } from '../row-changes/row-changes';
import type { CellValue } from './cell-value';
import type { Sort } from './sort';
import type { Column } from './table-column';

export interface DataTableProps<Row> {
  /** The table's accessible name, not displayed. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Column totals from the server: never summed here. */
  totals?: Readonly<Record<string, CellValue>>;
  /** A row's address: its first cell becomes a link that covers the row. */
  rowHref?: (row: Row) => string | undefined;
  /** Called when a row without an address is chosen. */
  onOpen?: (row: Row) => void;
  /** The key of the row that is open beside the table. */
  openKey?: string | number;
  loading?: boolean;
  /** Shown if there are no rows: the reason, and what to do. */
  empty?: ReactNode;
  /** Columns available for sorting besides the visible ones. */
  sortColumns?: readonly Column<Row>[];
  /** Controlled sorting, such as by the address; otherwise the table holds it. */
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** For paged rows, which are sorted by `sort` already: the number before these, and in total. */
  paged?: { before: number; rowCount: number };
  /** For recorded rows: adds a column to change or delete each, or to see a pending request. */
  changes?: RowChanges<Row>;
  /** Maximum height before it scrolls, as a CSS length. */
  maxHeight?: string;
}
