import {
  addDays,
  type BusinessDate,
  isBusinessDate,
  isMonth,
  monthOf,
} from '../../../../server/domain/kernel/business-date';
import { withLatinDigits } from '../../../../server/domain/kernel/latin-digits';

const twoDigits = (text: string): string => text.padStart(2, '0');

/** A four-digit year as it is, a two-digit one in this century, none for the current year. */
const fullYear = (year: string, today: BusinessDate): string =>
  year.length === 4 ? year : `${today.slice(0, 2)}${year === '' ? today.slice(2, 4) : year}`;

/** Trimmed and in lower case, with ASCII digits. */
export const plainText = (typed: string): string => withLatinDigits(typed.trim().toLowerCase());

/**
 * Parses a day in the short forms staff use, to 'YYYY-MM-DD': '21' of this month, '2111' or '21-11' of this year,
 * '21-11-26', '21112026', 't' for today, '-1' for yesterday, '+1' for tomorrow. Null if it is no valid day.
 */
export function readDate(typed: string, today: BusinessDate): BusinessDate | null {
  const text = plainText(typed);
  if (text === 't') return today;
  if (/^[+-][0-9]{1,3}$/.test(text)) return addDays(today, Number(text));
  if (isBusinessDate(text)) return text;
  const parts =
    /^([0-9]{1,2})(?:[-/. ]([0-9]{1,2})(?:[-/. ]([0-9]{2}|[0-9]{4}))?)?$/.exec(text) ??
    /^([0-9]{2})([0-9]{2})([0-9]{2}|[0-9]{4})?$/.exec(text);
  if (parts === null) return null;
  const [, day = '', month = today.slice(5, 7), year = ''] = parts;
  const date = `${fullYear(year, today)}-${twoDigits(month)}-${twoDigits(day)}`;
  return isBusinessDate(date) ? date : null;
}

/**
 * Parses a month in the short forms staff use, to 'YYYY-MM': '11' of this year, '1126', '11-26', '112026', '11-2026',
 * 't' for this month, '-1' for the previous one. Null if invalid.
 */
export function readMonth(typed: string, today: BusinessDate): string | null {
  const text = plainText(typed);
  if (text === 't') return today.slice(0, 7);
  if (text === '-1') return addDays(monthOf(today).from, -1).slice(0, 7);
  if (isMonth(text)) return text;
  const parts =
    /^([0-9]{1,2})(?:[-/. ]([0-9]{2}|[0-9]{4}))?$/.exec(text) ?? /^([0-9]{2})([0-9]{2}|[0-9]{4})$/.exec(text);
  if (parts === null) return null;
  const [, month = '', year = ''] = parts;
  const read = `${fullYear(year, today)}-${twoDigits(month)}`;
  return isMonth(read) ? read : null;
}
