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
  /** The cell's value; without it the row's property of that key. */
  value?: (row: Row) => CellValue;
  /** A figure that should be 0: one that is not stands out. */
  alarm?: boolean;
  /** Draws the cell in a way of its own, its value as all are drawn there; sorting still goes by the value. */
  render?: (row: Row, draw: DrawValue) => ReactNode;
  sortable?: boolean;
  hideOnPhone?: boolean;
  /** What can be done to a row: it stands beside the heading of its card. */
  isAction?: boolean;
}

type DrawValue = (kind: ColumnKind, value: CellValue) => ReactNode;

const RIGHT: ReadonlySet<ColumnKind> = new Set(['money', 'litres', 'rate', 'count', 'percent', 'tenths']);

export const isFigure = (kind: ColumnKind): boolean => RIGHT.has(kind);

/** Without their sign in a table: its head has it. */
export const isRupees = (kind: ColumnKind): boolean => kind === 'money' || kind === 'rate';

export const cellValue = <Row,>({ key, value }: Column<Row>, row: Row): CellValue =>
  value ? value(row) : (row as Record<string, CellValue>)[key];

/** A value drawn as its kind is: figures grouped, days dd-mm-yyyy, products as their letters. */
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

/** The same where it stands on the page. */
export function drawValue(kind: ColumnKind, value: CellValue): ReactNode {
  const shown = shownValue(kind, value);
  return typeof shown === 'string' ? withUnbrokenDays(shown) : shown;
}

/** A sum: money has its ₹ there. */
export const drawTotal = (kind: ColumnKind, value: CellValue): ReactNode =>
  kind === 'money' && typeof value === 'string' && value !== '' ? <Money value={value} sign /> : drawValue(kind, value);

/** A figure without a head above it, as in a card: with its unit. */
export function drawWithUnit(kind: ColumnKind, value: CellValue): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  if (isRupees(kind)) return <Money value={String(value)} sign />;
  return kind === 'litres' ? <Litres value={String(value)} sign /> : drawValue(kind, value);
}

/** How many letters of words a cell has: long ones are read in lines. */
export const wordsLength = <Row,>(column: Column<Row>, row: Row): number =>
  column.kind === 'text' ? String(cellValue(column, row) ?? '').length : 0;

export function drawCell<Row>(column: Column<Row>, row: Row, draw: DrawValue = drawValue): ReactNode {
  if (column.render) return column.render(row, draw);
  const value = cellValue(column, row);
  const drawn = draw(column.kind, value);
  return column.alarm && Number(value ?? 0) !== 0 ? <Alarm>{drawn}</Alarm> : drawn;
}
