/**
 * How the rows of a section are drawn: `bar` one bar per row, `line` development over days, `stacked` bars that are the
 * sum of their parts.
 */
export interface Chart {
  title: string;
  kind: 'bar' | 'line' | 'stacked';
  /** The column of the horizontal axis: days, or the name of each bar. */
  x: string;
  /** The figures to draw: columns of one kind. */
  y: readonly string[];
  /** A column whose values become series, each with the first column of `y`: the product. */
  by?: string;
}
