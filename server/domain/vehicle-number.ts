import { withLatinDigits, withLatinDigitsInSql } from './kernel/latin-digits';

/**
 * What is neither a letter nor a digit, in capitals: spaces, slashes, dashes, underscores and other signs, as ranges that
 * regular expressions of JavaScript and PostgreSQL read alike.
 */
export const SIGNS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u0964\\u0965\\u0970\\u2000-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE30-\\uFE6F\\uFEFF]';
const EACH_SIGN = new RegExp(SIGNS, 'g');

/**
 * Comparison key of a vehicle number, its letters and digits alone: 'MH12/AB/1234', 'MH-12 AB 1234' and 'mh12_ab_1234'
 * are the same vehicle, and so is 'MH१२AB१२३४'. A text without letters and digits is its own key.
 */
export const vehicleKey = (number: string): string => {
  const capitals = withLatinDigits(number.normalize('NFKC').toUpperCase());
  return capitals.replace(EACH_SIGN, '') || capitals.trim();
};

/** Whether a text has neither a letter nor a digit, so that it names no vehicle. */
export const isSigns = (text: string): boolean => text.replace(EACH_SIGN, '') === '';

/** The same as `vehicleKey` in SQL. */
export const vehicleKeyInSql = (number: string): string => {
  const capitals = withLatinDigitsInSql(`upper(normalize(${number}, NFKC))`);
  return `COALESCE(NULLIF(regexp_replace(${capitals}, '${SIGNS}', '', 'g'), ''), btrim(${capitals}))`;
};
