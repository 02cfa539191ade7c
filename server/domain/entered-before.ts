import { SIGNS } from './vehicle-number';

/**
 * SQL: comparison key of a printed number, such as a slip's or a cheque's: its letters and digits alone, without zeros
 * that lead a number, so '#0077', '77.' and '७७' are the same. Null for a text without a digit, such as CASH.
 */
export const numberKeyInSql = (text: string): string => {
  const latin = `translate(upper(normalize(${text}, NFKC)), '०१२३४५६७८९', '0123456789')`;
  const signless = `regexp_replace(${latin}, '${SIGNS}', '', 'g')`;
  return `CASE WHEN ${latin} ~ '[0-9]' THEN regexp_replace(${signless}, '(^|[^0-9])0+([0-9])', '\\1\\2', 'g') END`;
};

/** Codes of refusals that only ask: the same entry is recorded when it is sent again with `confirmed`. */
export const ASKING_CODES: readonly string[] = ['SLIP_SEEN', 'REFERENCE_SEEN', 'FIGURE_UNUSUAL'];
