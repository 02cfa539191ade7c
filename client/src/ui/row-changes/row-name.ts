import { type Column, type ColumnKind, cellValue, drawCell, shownValue } from '../table/table-column';

/** Cells that are words; figures would be read out without their column. */
const WORDS: ReadonlySet<ColumnKind> = new Set(['text', 'date', 'dateTime']);

const MOST_CELLS = 3;

/** What a row is called among the others: the words of its first cells, as they are shown. */
export const rowName = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .filter(({ kind, sortable = true }) => sortable && WORDS.has(kind))
    .flatMap((column) => wordsOf(column, row) ?? [])
    .slice(0, MOST_CELLS)
    .join(', ');

/** Null where the cell is empty. A cell that is drawn as more than words (a link) has those of its value. */
function wordsOf<Row>(column: Column<Row>, row: Row): string | null {
  const drawn = drawCell(column, row, shownValue);
  const words = typeof drawn === 'string' ? drawn : shownValue(column.kind, cellValue(column, row));
  return typeof words === 'string' && words !== '' ? words : null;
}
