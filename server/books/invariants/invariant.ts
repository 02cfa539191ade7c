/** A condition on the books of a station that must hold at every moment: `sql` returns the rows that violate it. */
export interface Invariant {
  name: string;
  sql: string;
}
