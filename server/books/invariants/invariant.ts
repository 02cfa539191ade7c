/** What must hold in the books of a station at every moment: `sql` returns the rows that break it, so none. */
export interface Invariant {
  name: string;
  sql: string;
}
