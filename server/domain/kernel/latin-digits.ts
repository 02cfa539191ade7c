const DEVANAGARI_DIGITS = '०१२३४५६७८९';
const EACH_DIGIT = /[०-९]/g;

/** Replaces the Devanagari digits, which Hindi and Marathi keyboards type, by 0 to 9. */
export const withLatinDigits = (text: string): string =>
  text.replace(EACH_DIGIT, (digit) => String(DEVANAGARI_DIGITS.indexOf(digit)));

/** The same in SQL. */
export const withLatinDigitsInSql = (text: string): string =>
  `translate(${text}, '${DEVANAGARI_DIGITS}', '0123456789')`;
