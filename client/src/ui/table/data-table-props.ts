import type { ReactNode } from 'react';
import type { RowChanges } from '../row-changes/row-changes';
import type { CellValue } from './cell-value';
import type { Sort } from './sort';
import type { Column } from './table-column';

export interface DataTableProps<Row> {
  /** What the table is about: read out, and not shown. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Totals of columns, from the server: never summed here. */
  totals?: Readonly<Record<string, CellValue>>;
  /** Where a row leads: its first cell is a link that covers the row. */
  rowHref?: (row: Row) => string | undefined;
  /** What choosing a row does, where it leads nowhere. */
  onOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  openKey?: string | number;
  loading?: boolean;
  /** What stands in place of no rows: why, and what to do. */
  empty?: ReactNode;
  /** By which rows may stand besides those that are drawn. */
  sortColumns?: readonly Column<Row>[];
  /** Sorting kept outside, such as in the address; otherwise the table keeps it. */
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Of rows that come in pages: how many stand before these, how many there are; they are in the order of `sort` already. */
  paged?: { before: number; rowCount: number };
  /** Of recorded rows: a last column where each is changed, deleted, or such a request of it is seen. */
  changes?: RowChanges<Row>;
  /** Tallest it may be before its own scrolling, as a CSS length. */
  maxHeight?: string;
}
