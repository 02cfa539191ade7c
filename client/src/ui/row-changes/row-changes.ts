/** An action in the menu of a row. */
export interface RowAction {
  label: string;
  run: () => void;
}

/** Makes the rows of a list changeable (docs/design/domain.md#change-requests). */
export interface RowChanges<Row> {
  /** The table name in the registry: 'credit_sale'. */
  table: string;
  /** The row's id in that table; null for a row that is not recorded. */
  rowId: (row: Row) => number | null;
  /** The actions on a row that nobody changes, in place of Edit and Delete; undefined for other rows. */
  instead?: (row: Row) => readonly RowAction[] | undefined;
}

/** 1: delete, 2: modify, 3: already done (specification, section 9); 4: a new entry. */
export const PERMISSION = { DELETE: 1, MODIFY: 2, OTHER: 3, ENTER: 4 } as const;

/** The page on which a row's requests are decided. */
export const reviewPath = (table: string, rowId: number): string => `/permission/${rowId}/${table}`;
