/** By which column the rows of a table stand, and which way. */
export interface Sort {
  key: string;
  descending: boolean;
}
