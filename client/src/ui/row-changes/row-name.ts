import { type Column, type ColumnKind, cellValue, drawCell, shownValue } from '../table/table-column';

/** Text columns; a figure read without its column header would have no meaning. */
const WORDS: ReadonlySet<ColumnKind> = new Set(['text', 'date', 'dateTime']);

const MOST_CELLS = 3;

/** A row's accessible name: the text of its first cells, as displayed. */
export const rowName = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .filter(({ kind, sortable = true }) => sortable && WORDS.has(kind))
    .flatMap((column) => wordsOf(column, row) ?? [])
    .slice(0, MOST_CELLS)
    .join(', ');

/** Null if the cell is empty. A rendered cell (such as a link) uses the text of its value. */
function wordsOf<Row>(column: Column<Row>, row: Row): string | null {
  const drawn = drawCell(column, row, shownValue);
  const words = typeof drawn === 'string' ? drawn : shownValue(column.kind, cellValue(column, row));
  return typeof words === 'string' && words !== '' ? words : null;
}
