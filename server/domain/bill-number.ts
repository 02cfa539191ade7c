import { financialYearOf } from './kernel/business-date';

/** A bill's number: gapless by series and financial year, from 1 on (domain: section 5). */
export interface BillNumber {
  /** Capital letters, such as 'CR'. */
  series: string;
  /** As `financialYearOf` says it: '2026-27'. */
  financialYear: string;
  sequence: number;
}

/** The series of the bills of credit sales. */
export const CREDIT_SERIES = 'CR';

/** The series of the bills of interest. */
export const INTEREST_SERIES = 'IN';

const SEQUENCE_DIGITS = 6;

/** The number as it is printed: 'CR/2026-27/000123'. After 999999 a sequence just grows longer. */
export const billNumberText = ({ series, financialYear, sequence }: BillNumber): string =>
  `${series}/${financialYear}/${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;

/**
 * Reads a printed number; null for whatever `billNumberText` does not write: small letters, fewer zeros, a year that
 * does not follow ('2026-28'), sequence 0.
 */
export function parseBillNumber(text: string): BillNumber | null {
  const match = /^([A-Z]{1,8})\/([1-9][0-9]{3}-[0-9]{2})\/([0-9]{6,9})$/.exec(text);
  if (match === null) return null;
  const [, series = '', financialYear = '', digits = ''] = match;
  const number = { series, financialYear, sequence: Number(digits) };
  const isYear = financialYearOf(`${financialYear.slice(0, 4)}-04-01`) === financialYear;
  return isYear && number.sequence > 0 && billNumberText(number) === text ? number : null;
}
