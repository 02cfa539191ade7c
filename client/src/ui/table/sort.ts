/** The sort column of a table and its direction. */
export interface Sort {
  key: string;
  descending: boolean;
}
