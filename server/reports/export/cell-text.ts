import { densityText } from '../../domain/density';
import { dayIn, showDate } from '../../domain/kernel/business-date';
import { grouped, groupedLitres, inr, withMinusSign } from '../../domain/kernel/format';
import { showLocalDateTime } from '../../domain/kernel/local-date-time';
import { rateText } from '../../domain/kernel/money';
import { prints } from '../../domain/prints.messages';
import { type Wording, wordingIn } from '../../platform/language';
import type { PrintedColumn } from './printed';

const LONGEST_CELL = 500;
/** Characters that are not printed: controls, and marks that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const counts = new Intl.NumberFormat('en-IN');

/** Replacements for characters that the font lacks. */
const DRAWN_AS: Readonly<Record<string, string>> = { '→': '»', '³': '3' };

/** Text in a form that a cell can print. */
export const plainText = (text: string): string => {
  const plain = text
    .replace(UNPRINTABLE, ' ')
    .replace(/[→³]/g, (sign) => DRAWN_AS[sign]!)
    .trim();
  return plain.length <= LONGEST_CELL ? plain : `${plain.slice(0, LONGEST_CELL - 1)}…`;
};

/** An instant as day and time of the station: '21-11-2026 18:42'. */
function showInstant(timeZone: string, instant: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });
  return `${showDate(dayIn(timeZone, instant))} ${time.format(instant)}`;
}

/** What an account is owed in debit and owes in credit, as accountants write it: '4,347.50 Dr'. */
const sided = (amount: number, said: Wording): string =>
  amount === 0
    ? grouped(0)
    : said((amount > 0 ? prints.debitBalance : prints.creditBalance)({ amount: grouped(Math.abs(amount)) }));

/** Formats a cell: figures in Indian grouping, in totals and facts with ₹, days dd-mm-yyyy; empty for null. */
export function cellText(
  { kind, side }: PrintedColumn,
  value: unknown,
  timeZone: string,
  withSign = false,
  said: Wording = wordingIn('en'),
): string {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'money':
      if (side === 'one' && value === 0 && !withSign) return '';
      if (side === 'balance') return sided(value as number, said);
      return withMinusSign((withSign ? inr : grouped)(value as number));
    case 'rate':
      return withMinusSign(grouped(value as number));
    case 'litres':
      return withMinusSign(groupedLitres(value as number));
    case 'percent':
      return withMinusSign(`${rateText(value as number)} %`);
    case 'tenths':
      return withMinusSign(densityText(value as number));
    case 'count':
      return withMinusSign(counts.format(value as number));
    case 'date':
      return showDate(value as string);
    case 'dateTime':
      return showLocalDateTime(value as string);
    case 'instant':
      return showInstant(timeZone, value as Date);
    case 'file':
      return said(prints.yes());
    default:
      return plainText(String(value));
  }
}
