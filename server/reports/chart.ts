/**
 * How the rows of a section are drawn beside their table: `bar` a bar a row, `line` what moves over days, `stacked` bars of
 * which each is the sum of its parts.
 */
export interface Chart {
  title: string;
  kind: 'bar' | 'line' | 'stacked';
  /** The column along the bottom: days, or what each bar is of. */
  x: string;
  /** The figures that are drawn: columns of one kind. */
  y: readonly string[];
  /** A column that each value of is drawn as a series of its own, the first of `y` for each: the product. */
  by?: string;
}
