import { type BusinessDate, isBusinessDate } from './kernel/business-date';
import { withLatinDigits } from './kernel/latin-digits';

/** Limits of an imported sheet (ADR 64). Bytes are of the file as chosen, rows without those above the headings. */
export const SHEET_LIMITS = { megabytes: 3, rows: 10_000, columns: 100 } as const;

/** Rows above the headings: a title, a date, an address. */
export const MOST_ROWS_ABOVE = 20;

/** The heading of a column with the row's number in the sheet that it was copied from. */
export const ROW_NUMBER = '#';

/** Kinds of fields, as far as they are typed differently in a sheet. */
type CellKind = 'phone' | 'figure' | 'date' | 'flag' | 'text';

const FIGURES: ReadonlySet<string> = new Set(['integer', 'money', 'rate', 'litres', 'percent']);

/** How a field of a master is typed in a sheet, by its kind. */
export function cellKindOf(kind: string): CellKind {
  if (FIGURES.has(kind)) return 'figure';
  return kind === 'date' || kind === 'flag' || kind === 'phone' ? kind : 'text';
}

/** Text copied from a sheet: cells separated by tabs, quoted where they contain a tab, a quote or a line break. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

/** Letters and digits of a heading, for comparison: without a unit in brackets, an asterisk, or a colon. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/%/g, 'percent')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** A number that a spreadsheet has shortened, so that its digits are lost: 9.87654E+09. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text.trim());

/** The error values of spreadsheets. */
export const isFormulaError = (text: string): boolean =>
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/.test(text.trim());

/** Grouped by thousands or, as in India, by lakhs and crores. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * A figure as it is typed in sheets: '₹ 1,23,456.50', '(500)', '2,500/-', '18%', '5,000 Cr'. What it cannot read it returns
 * unchanged, to be refused. A credit is negative.
 */
export function figureText(typed: string): string {
  const text = withLatinDigits(typed).trim();
  const bare = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|₹|%)$/, '')
    .replace(/\u2212/g, '-')
    .trim();
  const side = /^(.*\d)\s*(dr|cr)\.?$/i.exec(bare);
  const inBrackets = /^\(\s*(.*\d)\s*\)$/.exec(side?.[1] ?? bare);
  const amount = (inBrackets?.[1] ?? side?.[1] ?? bare).replace(/^(-?)\s*(?:₹|rs\.?)?\s*/i, '$1');
  const isNegative = amount.startsWith('-') !== (inBrackets !== null || side?.[2]?.toLowerCase() === 'cr');
  const digits = amount.replace(/^-/, '');
  const plain = GROUPED.test(digits) ? digits.replaceAll(',', '') : digits;
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return text;
  const [whole = '', fraction = ''] = plain.split('.');
  const decimals = fraction.replace(/0+$/, '');
  return `${isNegative ? '-' : ''}${whole === '' ? '0' : whole}${decimals === '' ? '' : `.${decimals}`}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** How the months begin in Hindi and Marathi, without the dot of a letter and with ं for a nasal. */
const MONTHS_IN_DEVANAGARI = [
  ['जन', 'जान'],
  ['फर', 'फेब'],
  ['मार'],
  ['अप', 'एप'],
  ['मई', 'मे'],
  ['जून', 'जुन'],
  ['जुल'],
  ['अग', 'ऑग', 'आग'],
  ['सित', 'सप'],
  ['अक', 'ऑक', 'आक'],
  ['नव', 'नोव'],
  ['दिस', 'डिस'],
];

/** The number of a month by its name, 1 for January; 0 for another word. */
function monthNamed(word: string): number {
  const english = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  if (english > 0) return english;
  const plain = word.normalize('NFD').replace(/[\u093c\u0902]/g, '');
  return MONTHS_IN_DEVANAGARI.findIndex((starts) => starts.some((start) => plain.startsWith(start))) + 1;
}

/** The day that a spreadsheet counts from: its day 60 is a 29 February that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Days from 1954 to 2119, so that no year and no short number is taken for one. */
const isSerial = (text: string): boolean =>
  /^\d{5}(?:\.\d+)?$/.test(text) && Number(text) >= 20_000 && Number(text) < 80_500;

/**
 * A day as it is written in India, day first: '31/12/2025', '31-12-25', '31 Dec 2025', '31 दिसंबर 2025', '2025-12-31', or the number by which a
 * spreadsheet stores it. What it cannot read it returns unchanged, to be refused.
 */
export function dateText(typed: string): string {
  const text = withLatinDigits(typed).trim();
  if (isSerial(text)) return new Date(EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  const day = text.replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[ap]m)?Z?$/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return asDate(iso[1]!, iso[2]!, iso[3]!) ?? text;
  const plain = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(day);
  if (plain) return asDate(plain[3]!, plain[2]!, plain[1]!) ?? text;
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9}|[\u0900-\u0963]{2,10})\.?[-/., ]*(\d{2}|\d{4})$/i.exec(
    day,
  );
  const month = named ? monthNamed(named[2]!) : 0;
  return (month > 0 && asDate(named![3]!, String(month), named![1]!)) || text;
}

function asDate(year: string, month: string, day: string): BusinessDate | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isBusinessDate(date) ? date : null;
}

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'होय', 'हो']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'नही', 'नाही']);

const flagText = (text: string): string => {
  const word = text.toLowerCase();
  if (YES.has(word)) return 'true';
  return NO.has(word) ? 'false' : text;
};

/** Blanks that look alike, and the apostrophe before a text that looks like a formula (`withoutFormula`). */
const plainText = (typed: string): string =>
  typed
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim()
    .replace(/(^|\n)'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1');

/** What is typed in a cell, in the form in which a form would have it. */
export function cellText(kind: CellKind, typed: string): string {
  const text = plainText(typed);
  if (text === '') return '';
  switch (kind) {
    case 'figure':
      return figureText(text);
    case 'date':
      return dateText(text);
    case 'flag':
      return flagText(text);
    case 'phone':
      // A spreadsheet adds a decimal to a number that was once calculated.
      return withLatinDigits(text).replace(/^(\d{6,})\.0+$/, '$1');
    default:
      return text;
  }
}
