import type { TNode } from 'pdfmake';
import type { PrintedTable } from './printed';

export const MUTED = '#5b6470';
/** Lines between rows, and the ground of a table's head. */
export const LIGHT = '#c9cfd6';
export const SHADE = '#eef1f4';
/** A longer word is broken at the end of its column; a shorter one is not. */
export const LONG_WORD = /\S{25}/;
/** Matches figures other than 0 in any format. */
export const NOT_ZERO = /[1-9]/;

/** Padding of cells in tables, and of facts beside them. */
export const PADDING = {
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** No lines, with the same padding. */
export const NO_LINES = { ...PADDING, hLineWidth: () => 0, hLineColor: () => '#000000' };

/** A table with formatted cells. */
export interface TextTable extends Pick<PrintedTable, 'title' | 'asFacts' | 'onNewPage' | 'columns'> {
  rows: string[][];
  sums: number[];
  foot: string[][];
}

export const textNode = (text: string, right: boolean, bold = false, isBroken = LONG_WORD.test(text)): TNode => ({
  text,
  bold,
  alignment: right ? 'right' : 'left',
  ...(isBroken && { wordBreak: 'break-all' }),
});
