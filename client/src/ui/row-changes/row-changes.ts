/** Makes the rows of a list changeable (docs/design/domain.md#change-requests). */
export interface RowChanges<Row> {
  /** The table name in the registry: 'credit_sale'. */
  table: string;
  /** The row's id in that table; null for a row that is not recorded. */
  rowId: (row: Row) => number | null;
}

/** 1: delete, 2: modify, 3: already done (specification, section 9); 4: a new entry. */
export const PERMISSION = { DELETE: 1, MODIFY: 2, OTHER: 3, ENTER: 4 } as const;

/** The page on which a row's requests are decided. */
export const reviewPath = (table: string, rowId: number): string => `/permission/${rowId}/${table}`;
