import { financialYearOf } from './kernel/business-date';

/** A bill's number: gapless by series and financial year, from 1 on (docs/design/domain.md#bills). */
export interface BillNumber {
  /** Capital letters, such as 'CR'. */
  series: string;
  /** As returned by `financialYearOf`: '2026-27'. */
  financialYear: string;
  sequence: number;
}

/** Series of the bills of credit sales. */
export const CREDIT_SERIES = 'CR';

/** Series of the bills of interest. */
export const INTEREST_SERIES = 'IN';

const SEQUENCE_DIGITS = 6;

/** Formats the number as printed: 'CR/2026-27/000123'. Above 999999 the sequence just gets longer. */
export const billNumberText = ({ series, financialYear, sequence }: BillNumber): string =>
  `${series}/${financialYear}/${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;

/**
 * Parses a printed number; null for anything that `billNumberText` does not produce: lower case, fewer zeros, a year
 * that does not follow ('2026-28'), sequence 0.
 */
export function parseBillNumber(text: string): BillNumber | null {
  const match = /^([A-Z]{1,8})\/([1-9][0-9]{3}-[0-9]{2})\/([0-9]{6,9})$/.exec(text);
  if (match === null) return null;
  const [, series = '', financialYear = '', digits = ''] = match;
  const number = { series, financialYear, sequence: Number(digits) };
  const isYear = financialYearOf(`${financialYear.slice(0, 4)}-04-01`) === financialYear;
  return isYear && number.sequence > 0 && billNumberText(number) === text ? number : null;
}
