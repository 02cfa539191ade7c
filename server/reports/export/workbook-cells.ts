import type { CellObject } from 'write-excel-file/node';
import { densityText } from '../../domain/density';
import { litresText } from '../../domain/kernel/litres';
import { type LocalDateTime, minuteIn } from '../../domain/kernel/local-date-time';
import { moneyText } from '../../domain/kernel/money';
import { prints } from '../../domain/prints.messages';
import { type Wording, wordingIn } from '../../platform/language';
import type { PrintedColumn } from './printed';

/**
 * Indian grouping from a lakh on; a number format has only two conditions, so negative numbers are grouped by
 * thousands.
 */
const indian = (decimals: string): string =>
  `[>=10000000]##\\,##\\,##\\,##0${decimals};[>=100000]##\\,##\\,##0${decimals};##,##0${decimals}`;

const DAY = 'dd-mm-yyyy';
const MINUTE = 'dd-mm-yyyy hh:mm';

const FORMATS: Partial<Record<PrintedColumn['kind'], string>> = {
  money: indian('.00'),
  rate: indian('.00'),
  litres: indian('.000'),
  percent: '0.00"%"',
  tenths: '0.0',
  count: indian(''),
};

/** The maximum length of a cell's text. */
const LONGEST_TEXT = 32_767;
/** Controls except tab and line feed, and marks that change the direction of text. */
const UNSHOWN = /[^\P{Cc}\t\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text cell, whatever the text begins with. */
export function textCell(text: string, style: Partial<CellObject> = {}): CellObject {
  const plain = text.replace(UNSHOWN, '').slice(0, LONGEST_TEXT);
  // The writer indexes its texts in a plain object, and would find inherited properties.
  return { value: plain in {} ? `${plain} ` : plain, type: String, ...style };
}

/**
 * Converts to the displayed unit: rupees, litres, per cent. It parses the decimal text, which gives the nearest number.
 */
export function numberOf(kind: PrintedColumn['kind'], value: number): number {
  switch (kind) {
    case 'litres':
      return Number(litresText(value));
    case 'tenths':
      return Number(densityText(value));
    case 'count':
      return value;
    default:
      return Number(moneyText(value));
  }
}

const figure = (value: number, format: string, style: Partial<CellObject>): CellObject => ({
  value,
  type: Number,
  format,
  ...style,
});

/** Spreadsheets know no zones: the station's minute as if it were one of UTC. */
const minute = (local: LocalDateTime, format: string, style: Partial<CellObject>): CellObject => ({
  value: new Date(`${local}:00Z`),
  type: Date,
  format,
  align: 'left',
  ...style,
});

/** A cell of a column's kind: real numbers and days; empty for null. */
export function cellOf(
  kind: PrintedColumn['kind'],
  value: unknown,
  timeZone: string,
  style: Partial<CellObject> = {},
  said: Wording = wordingIn('en'),
): CellObject | null {
  if (value === null || value === undefined) return Object.keys(style).length > 0 ? { ...style } : null;
  const format = FORMATS[kind];
  if (format !== undefined) return figure(numberOf(kind, value as number), format, style);
  switch (kind) {
    case 'date':
      return minute(`${value}T00:00`, DAY, style);
    case 'dateTime':
      return minute(value as LocalDateTime, MINUTE, style);
    case 'instant':
      return minute(minuteIn(timeZone, value as Date), MINUTE, style);
    case 'file':
      return textCell(said(prints.yes()), style);
    default:
      return textCell(String(value), style);
  }
}

/** The sum of the cells above it, from one row of the sheet to another. */
export const sumCell = (kind: PrintedColumn['kind'], formula: string, style: Partial<CellObject>): CellObject => ({
  value: formula,
  type: 'Formula',
  format: FORMATS[kind]!,
  ...style,
});

/** 'A', 'Z', 'AA': the letters of a column. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
