/** Which rows of a list are open to changes (domain: section 7). */
export interface RowChanges<Row> {
  /** The table of the registry: 'credit_sale'. */
  table: string;
  /** The row's id in that table; null for a row that is not recorded there. */
  rowId: (row: Row) => number | null;
}

/** 1 deletes, 2 modifies, 3 was done already (specification, section 9). */
export const PERMISSION = { DELETE: 1, MODIFY: 2, OTHER: 3 } as const;

/** Where the requests of a row are decided. */
export const reviewPath = (table: string, rowId: number): string => `/permission/${rowId}/${table}`;
