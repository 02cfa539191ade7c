import { credit } from './credit.messages';
import type { FieldRules } from './field-rules';
import { type BusinessDate, financialYearOf } from './kernel/business-date';
import { labelled, type Message } from './kernel/message';
import type { Problem } from './kernel/problem';

/** Series of the bills of credit sales. */
export const CREDIT_SERIES = 'CR';

/** Series of the bills of interest. */
export const INTEREST_SERIES = 'IN';

/** Series of the bills of charges for returned cheques. */
export const CHARGE_SERIES = 'CH';

export const BILL_SERIES = [CREDIT_SERIES, INTEREST_SERIES, CHARGE_SERIES] as const;

/** How the numbers of a series look in a financial year (docs/design/domain.md#bills). */
export interface NumberForm {
  /** In capitals; it does not end in a digit, so that the sequence after it can be read. */
  prefix: string;
  /** Digits of the sequence, with zeros in front; a greater sequence has more. */
  digits: number;
}

/** Digits of the sequence where a station set nothing. */
const STANDARD_DIGITS = 6;

/** The greatest length of the number of a tax invoice by rule 46 of the CGST Rules. */
export const GREATEST_NUMBER_LENGTH = 16;

/** Bills for which a chosen prefix must leave room. */
const BILLS_WITH_ROOM = 1_000;

/** The form of the numbers where a station set nothing: 'CR/2026-27/000001'. */
export const standardForm = (series: string, financialYear: string): NumberForm => ({
  prefix: `${series}/${financialYear}/`,
  digits: STANDARD_DIGITS,
});

/** Formats a number as printed: 'CR/2026-27/000123'. A sequence with more digits just gets longer. */
export const billNumberText = ({ prefix, digits }: NumberForm, sequence: number): string =>
  `${prefix}${String(sequence).padStart(digits, '0')}`;

/** The ways to write a financial year in a prefix, the longest first: '2026-27' includes '26-27'. */
const yearsIn = (financialYear: string): string[] => {
  const short = financialYear.slice(2);
  return [financialYear, short, financialYear.replace('-', ''), short.replace('-', '')];
};

/**
 * Carries the form of an earlier year's numbers to another year: 'SVP/26-27/' becomes 'SVP/27-28/'. Null if the prefix
 * does not name its year: its numbers would begin again with the same text.
 */
export function formOfYear(form: NumberForm, itsYear: string, financialYear: string): NumberForm | null {
  const way = yearsIn(itsYear).findIndex((text) => form.prefix.includes(text));
  if (way === -1) return null;
  return { ...form, prefix: form.prefix.replace(yearsIn(itsYear)[way]!, yearsIn(financialYear)[way]!) };
}

/** The financial years whose series can be set on `today`: the one before, whose last bills may be due, to the next. */
export const yearsToSet = (today: BusinessDate): string[] =>
  [-1, 0, 1].map((years) => financialYearOf(`${Number(today.slice(0, 4)) + years}${today.slice(4, 7)}-01`));

/** Fields of the choice of a series. */
export const billSeriesRules = {
  series: { kind: 'choice', required: true, choices: BILL_SERIES, message: 'Select the bills to number' },
  financialYear: {
    kind: 'text',
    required: true,
    max: 7,
    message: 'Select the previous, the current or the next financial year',
  },
  prefix: {
    kind: 'text',
    required: true,
    max: GREATEST_NUMBER_LENGTH - 1,
    case: 'upper',
    message: 'A prefix has at most 15 characters',
    missing: 'Enter the prefix of the numbers',
  },
  firstNumber: {
    kind: 'text',
    required: true,
    max: 9,
    message: 'Enter the first number as it is to be printed, such as 32 or 0032',
  },
} as const satisfies FieldRules;

/** A series as typed. */
export interface TypedSeries {
  series: string;
  financialYear: string;
  prefix: string;
  /** As the first bill prints it, with zeros in front or without. */
  firstNumber: string;
}

/** The prefix in capitals, in which bills are searched. */
export const normalisePrefix = (prefix: string): string => prefix.trim().toUpperCase();

/** Reads a typed first number: zeros in front say how many digits all numbers have. */
export function readFirstNumber(typed: string): { first: number; digits: number } {
  const text = typed.trim();
  return { first: Number(text), digits: text.startsWith('0') ? text.length : 1 };
}

function problemOfPrefix({ series, financialYear, prefix }: TypedSeries): Problem | null {
  const wrong = (code: string, message: Message): Problem => ({
    code,
    ...message,
    field: 'prefix',
  });
  const typed = prefix.trim();
  if (typed === '') return wrong('REQUIRED', labelled(billSeriesRules.prefix.missing));
  if (!/^[A-Za-z0-9/-]+$/.test(typed)) return wrong('INVALID', credit.prefixCharacters());
  if (!/^[A-Za-z1-9]/.test(typed)) return wrong('INVALID', credit.prefixBegin());
  if (/[0-9]$/.test(typed)) return wrong('INVALID', credit.prefixEnd());
  // The standard numbers of another series or year must stay free for it.
  const standard = /^(?:CR|IN|CH)\/[0-9]{4}-[0-9]{2}\/$/.test(normalisePrefix(typed));
  return standard && normalisePrefix(typed) !== standardForm(series, financialYear).prefix
    ? wrong('TAKEN', credit.prefixStandard())
    : null;
}

/**
 * Validates the prefix and the first number of a series: the numbers must be those that the law allows for a tax
 * invoice, of letters, digits, '/' and '-', not beginning with '0', '/' or '-', and of at most 16 characters.
 */
export function problemsOfSeries(typed: TypedSeries): Problem[] {
  const problems: Problem[] = [];
  const ofPrefix = problemOfPrefix(typed);
  if (ofPrefix !== null) problems.push(ofPrefix);
  const { first, digits } = readFirstNumber(typed.firstNumber);
  if (!/^[0-9]{1,9}$/.test(typed.firstNumber.trim()) || first === 0)
    problems.push({ code: 'INVALID', ...labelled(billSeriesRules.firstNumber.message), field: 'firstNumber' });
  if (problems.length > 0) return problems;
  const number = billNumberText({ prefix: normalisePrefix(typed.prefix), digits }, first + BILLS_WITH_ROOM - 1);
  return number.length > GREATEST_NUMBER_LENGTH
    ? [{ code: 'TOO_LONG', ...credit.numberTooLong({ number, length: number.length }), field: 'prefix' }]
    : [];
}
