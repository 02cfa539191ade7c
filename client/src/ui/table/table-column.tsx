import type { ReactNode } from 'react';
import { isBusinessDate, showDate } from '../../../../server/domain/kernel/business-date';
import { showLocalDateTime } from '../../../../server/domain/kernel/local-date-time';
import { Alarm, Count, Litres, Money, Percent, Tenths } from '../text/figures';
import { ProductBadge } from '../text/product-badge';
import { showInstant } from '../text/show-time';
import { withUnbrokenDays } from '../text/unbroken-days';
import type { CellValue } from './cell-value';

export type ColumnKind =
  | 'text'
  | 'date'
  | 'dateTime'
  | 'money'
  | 'litres'
  | 'rate'
  | 'count'
  | 'percent'
  | 'tenths'
  | 'product';

export interface Column<Row> {
  key: string;
  label: string;
  kind: ColumnKind;
  /** The cell's value; by default the row's property of that key. */
  value?: (row: Row) => CellValue;
  /** A figure that should be 0: other values are highlighted. */
  alarm?: boolean;
  /** Renders the cell; gets its formatting function. Sorting still uses the value. */
  render?: (row: Row, draw: DrawValue) => ReactNode;
  /** `render` adds no more than a link to the value. */
  isLinked?: boolean;
  sortable?: boolean;
  hideOnPhone?: boolean;
  /** An action on the row: in a card it is next to the heading. */
  isAction?: boolean;
}

type DrawValue = (kind: ColumnKind, value: CellValue) => ReactNode;

const RIGHT: ReadonlySet<ColumnKind> = new Set(['money', 'litres', 'rate', 'count', 'percent', 'tenths']);

export const isFigure = (kind: ColumnKind): boolean => RIGHT.has(kind);

/** Without a currency sign in a table: the header has it. */
export const isRupees = (kind: ColumnKind): boolean => kind === 'money' || kind === 'rate';

export const cellValue = <Row,>({ key, value }: Column<Row>, row: Row): CellValue =>
  value ? value(row) : (row as Record<string, CellValue>)[key];

/** Formats a value by its kind: figures grouped, days dd-mm-yyyy, products by short name. */
export function shownValue(kind: ColumnKind, value: CellValue): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  switch (kind) {
    case 'money':
    case 'rate':
      return <Money value={text} />;
    case 'litres':
      return <Litres value={text} />;
    case 'count':
      return <Count value={text} />;
    case 'percent':
      return <Percent value={text} />;
    case 'tenths':
      return <Tenths value={text} />;
    case 'product':
      return <ProductBadge shortName={text} />;
    case 'date':
      return isBusinessDate(text) ? showDate(text) : showInstant(text);
    case 'dateTime':
      return showLocalDateTime(text);
    default:
      return text;
  }
}

/** The same as a React node, with each date kept on one line. */
export function drawValue(kind: ColumnKind, value: CellValue): ReactNode {
  const shown = shownValue(kind, value);
  return typeof shown === 'string' ? withUnbrokenDays(shown) : shown;
}

/** A total: money has a ₹. */
export const drawTotal = (kind: ColumnKind, value: CellValue): ReactNode =>
  kind === 'money' && typeof value === 'string' && value !== '' ? <Money value={value} sign /> : drawValue(kind, value);

/** A figure without a header, as in a card: with its unit. */
export function drawWithUnit(kind: ColumnKind, value: CellValue): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  if (isRupees(kind)) return <Money value={String(value)} sign />;
  return kind === 'litres' ? <Litres value={String(value)} sign /> : drawValue(kind, value);
}

/** The length of a text cell: long text is wrapped. */
export const wordsLength = <Row,>(column: Column<Row>, row: Row): number =>
  column.kind === 'text' ? String(cellValue(column, row) ?? '').length : 0;

export function drawCell<Row>(column: Column<Row>, row: Row, draw: DrawValue = drawValue): ReactNode {
  if (column.render) return column.render(row, draw);
  const value = cellValue(column, row);
  const drawn = draw(column.kind, value);
  return column.alarm && Number(value ?? 0) !== 0 ? <Alarm>{drawn}</Alarm> : drawn;
}
