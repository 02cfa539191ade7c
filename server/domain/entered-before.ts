import { withLatinDigits, withLatinDigitsInSql } from './kernel/latin-digits';
import type { Message } from './kernel/message';
import { SIGNS } from './vehicle-number';

const EACH_SIGN = new RegExp(SIGNS, 'g');
/** Words for 'number' before one, such as 'No. 12' and 'नं. १२', in capitals and without signs. */
const NUMBER_WORD = '^(?:NUMBER|NOS?|नंबर|नम्बर|नं|क्रमांक|क्र)([0-9])';
const LEADING_WORD = new RegExp(NUMBER_WORD);

/**
 * Comparison key of a printed number, such as a slip's or a cheque's: its letters and digits alone, without a leading
 * word for 'number' and leading zeros, so '#0077', '77.', 'No. 77' and 'नं. ७७' are the same. Null for a text without a
 * digit, such as CASH.
 */
export function numberKey(text: string): string | null {
  const latin = withLatinDigits(text.normalize('NFKC').toUpperCase());
  if (!/[0-9]/.test(latin)) return null;
  return latin
    .replace(EACH_SIGN, '')
    .replace(LEADING_WORD, '$1')
    .replace(/(^|[^0-9])0+([0-9])/g, '$1$2');
}

/** The same in SQL. */
export const numberKeyInSql = (text: string): string => {
  const latin = withLatinDigitsInSql(`upper(normalize(${text}, NFKC))`);
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  const wordless = `regexp_replace(${signless}, '${NUMBER_WORD}', '\\1')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${wordless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

/** Codes of refusals that only ask: the same entry is recorded when it is sent again with `confirmed`. */
const ASKING_CODES = ['SLIP_SEEN', 'REFERENCE_SEEN', 'FIGURE_UNUSUAL'] as const;
export type AskingCode = (typeof ASKING_CODES)[number];

/** What is asked about before an entry or a change is stored. */
export interface Question {
  code: AskingCode;
  field: string;
  fact: Message;
}

export const isAskingCode = (code: string): code is AskingCode => (ASKING_CODES as readonly string[]).includes(code);

/** Whether a question is about an entry that resembles an earlier one, and not about an unusual figure. */
export const isAboutEarlier = ({ code }: Question): boolean => code !== 'FIGURE_UNUSUAL';
